#include "replay/words.h"

#include <gtest/gtest.h>

#include "replay/test_games.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }
const Content& all_content() { return default_content(kAnteUp | kAlternativePoker); }

Choice parsed(std::string_view words, const Content& with = content()) {
  const ParsedChoice result = parse_choice(with, words);
  EXPECT_TRUE(result.ok) << words << ": " << result.problem;
  return result.choice;
}

std::uint8_t id(std::string_view word) {
  return static_cast<std::uint8_t>(content().lexicon.find(word)->second);
}

void expect_round_trips(const Content& content) {
  constexpr std::uint8_t kPairs[][2] = {{0, 0},   {1, 0},   {0, 1},   {2, 3},
                                        {41, 42}, {42, 41}, {6, 255}, {255, 255}};
  for (int verb = 0; verb < kVerbs; ++verb)
    for (int a = 0; a < 256; ++a)
      for (const auto& pair : kPairs) {
        const Choice choice{static_cast<Verb>(verb), static_cast<std::uint8_t>(a), pair[0],
                            pair[1]};
        const std::string words = choice_words(content, choice);
        const ParsedChoice back = parse_choice(content, words);
        ASSERT_TRUE(back.ok) << words << ": " << back.problem;
        ASSERT_EQ(back.choice.code(), choice.code()) << words;
      }
}

TEST(Words, EveryVerbAndArgumentRoundTrips) {
  expect_round_trips(content());
  expect_round_trips(all_content());
}

TEST(Words, AreTheNamesOfTheGame) {
  const std::uint8_t rail = id("sv12"), mule = static_cast<std::uint8_t>(id("mule") / 2);
  const Card card = make_card(4, Suit::kHearts);
  const std::pair<Choice, const char*> kExamples[] = {
      {{Verb::kPass}, "pass"},
      {{Verb::kMove, rail}, "move sv12"},
      {{Verb::kMove, rail, 1}, "move sv12 mesa"},
      {{Verb::kPlayCard, card}, "play poker-manhunt/4h"},
      {{Verb::kCommit, make_card(13, Suit::kHearts)}, "commit Kh"},
      {{Verb::kBuy, mule, 1}, "buy mule active"},
      {{Verb::kFight, 1, static_cast<std::uint8_t>(FightKind::kArrest)}, "fight arrest 2"},
      {{Verb::kFight, kMib, static_cast<std::uint8_t>(FightKind::kDuel)}, "fight duel mib"},
      {{Verb::kDeposit, 2, static_cast<std::uint8_t>(make_card(10, Suit::kClubs) + 1)},
       "deposit 2 10c"},
      {{Verb::kIncome, 2}, "income both"},
      {{Verb::kTrigger, 0, mule, 0}, "trigger item mule 1"},
      {{Verb::kTrigger, 1, 0, 0}, "trigger character 1 1"},
      {{Verb::kCommitFight, 9}, "npc-card J"},
      {{Verb::kPlaceDisc, 1, 1}, "disc right moved"},
      {{Verb::kKeepLegend, 3}, "keep-legend 3"},
  };
  for (const auto& [choice, words] : kExamples) {
    EXPECT_EQ(choice_words(content(), choice), words);
    EXPECT_EQ(parsed(words), choice) << words;
  }
}

TEST(Words, AreTheNamesOfAnteUp) {
  const auto id = [](std::string_view word) {
    return static_cast<std::uint8_t>(all_content().lexicon.find(word)->second);
  };
  const auto at = [](LookAt what) { return static_cast<std::uint8_t>(what); };
  const std::pair<Choice, const char*> kExamples[] = {
      {{Verb::kMove, id("fr16")}, "move fr16"},
      {{Verb::kTakeLonghorn}, "longhorn"},
      {{Verb::kRobTrain}, "rob-train"},
      {{Verb::kRailTravel}, "rail"},
      {{Verb::kCrossPass}, "cross"},
      {{Verb::kExplore}, "explore"},
      {{Verb::kFaro}, "faro"},
      {{Verb::kHighRoller}, "high-roller"},
      {{Verb::kCommunityPoker}, "community-poker"},
      {{Verb::kTakeNuggets, 2}, "take-nuggets 2"},
      {{Verb::kResolveEvent, id("event-07")}, "event event-07"},
      {{Verb::kLook, at(LookAt::kTrain)}, "look train"},
      {{Verb::kLook, at(LookAt::kToken), id("fr36")}, "look token fr36"},
      {{Verb::kLook, at(LookAt::kHighRoller), id("bg1")}, "look high-roller bg1"},
      {{Verb::kLook, at(LookAt::kFrontier), id("fr21")}, "look frontier fr21"},
      {{Verb::kLook, at(LookAt::kCattle), 2}, "look cattle orange"},
      {{Verb::kBet, 11, 1}, "bet K 20"},
      {{Verb::kBet, 8, 0}, "bet 10 10"},
      {{Verb::kStay}, "stay"},
      {{Verb::kLeave}, "leave"},
      {{Verb::kRaise}, "raise"},
      {{Verb::kFold}, "fold"},
      {{Verb::kDeliver, 2, 2}, "deliver longhorn 2"},
      {{Verb::kDeliver, 1}, "deliver rustle"},
      {{Verb::kReward, 2}, "reward gp"},
      {{Verb::kLoot, 3}, "loot longhorn"},
  };
  for (const auto& [choice, words] : kExamples) {
    EXPECT_EQ(choice_words(all_content(), choice), words);
    EXPECT_EQ(parsed(words, all_content()), choice) << words;
  }
}

TEST(Words, PeopleMayTypeShortForms) {
  EXPECT_EQ(parsed("arrest 2"), parsed("fight arrest 2"));
  EXPECT_EQ(parsed("rob 3"), parsed("fight robbery 3"));
  EXPECT_EQ(parsed("  PLAY 4H "), parsed("play poker-manhunt/4h"));
  EXPECT_EQ(parsed("upgrade rifle-up"), parsed("upgrade rifle"));
  EXPECT_EQ(parsed("end"), parsed("end-turn"));
  EXPECT_EQ(parsed("train"), parsed("rob-train"));
  EXPECT_EQ(parsed("bet k 20"), parsed("bet K 20"));
}

TEST(Words, WhatDoesNotFitIsRaw) {
  EXPECT_EQ(choice_words(content(), {Verb::kPass, 7, 0, 0}), "raw 00070000");
  EXPECT_EQ(choice_words(content(), Choice::from(0xff010203)), "raw ff010203");
  EXPECT_EQ(parsed("raw ff010203").code(), 0xff010203u);
}

TEST(Words, MistakesSayWhereAndWhatWasExpected) {
  const auto fails = [](std::string_view words, std::size_t at, std::string_view part) {
    const ParsedChoice result = parse_choice(content(), words);
    EXPECT_FALSE(result.ok) << words;
    EXPECT_EQ(result.at, at) << words;
    EXPECT_NE(result.problem.find(part), std::string::npos) << result.problem;
  };
  fails("", 0, "expected a choice");
  fails("fly sv12", 0, "unknown choice 'fly'; expected one of pass");
  fails("move", 4, "needs the id of a space");
  fails("move sv99", 5, "'sv99' does not fit 'move'; expected the id of a space");
  fails("move sv12 twice", 10, "'mesa' or nothing");
  fails("pass now", 5, "too much");
  fails("play poker-manhunt/5h", 5, "poker-manhunt/4h");
  fails("fight duel 7", 11, "a player, 1 to 6");
  fails("revel 256", 6, "a number");
  fails("raw 12", 4, "8 hexadecimal digits");
  fails("look", 4, "one of train, token");
  fails("look token", 10, "the id of a space");
  fails("look cattle fr1", 12, "one of green, blue, orange");
  fails("look train fr1", 11, "too much");
  fails("deliver longhorn", 16, "needs a number");
  fails("deliver rustle 2", 15, "too much");
  fails("bet 1 10", 4, "one of 2, 3");
  fails("bet K 30", 6, "one of 10, 20");
  fails("event event-07", 6, "the id of an event");
  fails("take-nuggets some", 13, "a number");
  fails("trigger item nothing 1", 13, "the id of an item");
}

void expect_no_raw_form(const Content& content, dr::Setup setup) {
  setup.goals = 1;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    setup.players = static_cast<std::uint8_t>(2 * seed);
    State state = new_game(content.catalog, setup, seed_from(seed));
    Rng rng{seed};
    for (int i = 0; i < 600 && !state.pub.over; ++i) {
      const Seat seat = first_asked(state.pub);
      Choices legal;
      dr::legal(content.catalog, observe(state, seat), legal);
      for (const Choice choice : legal) {
        const std::string words = choice_words(content, choice);
        ASSERT_FALSE(words.starts_with("raw")) << words;
        ASSERT_EQ(parsed(words, content), choice);
      }
      apply(content.catalog, state, seat, random_choice(content, state, seat, rng));
    }
  }
}

TEST(Words, LegalChoicesOfRandomGamesNeedNoRawForm) { expect_no_raw_form(content(), {}); }

TEST(Words, LegalChoicesWithAnteUpNeedNoRawForm) {
  dr::Setup setup;
  setup.modules = kAnteUp | kAlternativePoker | kCommunityPoker;
  expect_no_raw_form(all_content(), setup);
}

TEST(Words, CardsHaveShortNames) {
  EXPECT_EQ(card_word(make_card(10, Suit::kClubs)), "10c");
  EXPECT_EQ(card_word(make_card(14, Suit::kSpades)), "As");
  EXPECT_EQ(card_word(kNone), "");
  for (Card card = 0; card < kPokerCards; ++card) EXPECT_EQ(parse_card(card_word(card)), card);
  EXPECT_EQ(parse_card("1h"), kNone);
  EXPECT_EQ(parse_card(""), kNone);
}

}  // namespace
}  // namespace dr
