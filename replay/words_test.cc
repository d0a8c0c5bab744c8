#include "replay/words.h"

#include <gtest/gtest.h>

#include "replay/test_games.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }

Choice parsed(std::string_view words) {
  const ParsedChoice result = parse_choice(content(), words);
  EXPECT_TRUE(result.ok) << words << ": " << result.problem;
  return result.choice;
}

std::uint8_t id(std::string_view word) {
  return static_cast<std::uint8_t>(content().lexicon.find(word)->second);
}

TEST(Words, EveryVerbAndArgumentRoundTrips) {
  constexpr std::uint8_t kPairs[][2] = {{0, 0},   {1, 0},   {0, 1},   {2, 3},
                                        {41, 42}, {42, 41}, {6, 255}, {255, 255}};
  for (int verb = 0; verb < kVerbs; ++verb)
    for (int a = 0; a < 256; ++a)
      for (const auto& pair : kPairs) {
        const Choice choice{static_cast<Verb>(verb), static_cast<std::uint8_t>(a), pair[0],
                            pair[1]};
        const std::string words = choice_words(content(), choice);
        const ParsedChoice back = parse_choice(content(), words);
        ASSERT_TRUE(back.ok) << words << ": " << back.problem;
        ASSERT_EQ(back.choice.code(), choice.code()) << words;
      }
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

TEST(Words, PeopleMayTypeShortForms) {
  EXPECT_EQ(parsed("arrest 2"), parsed("fight arrest 2"));
  EXPECT_EQ(parsed("rob 3"), parsed("fight robbery 3"));
  EXPECT_EQ(parsed("  PLAY 4H "), parsed("play poker-manhunt/4h"));
  EXPECT_EQ(parsed("upgrade rifle-up"), parsed("upgrade rifle"));
  EXPECT_EQ(parsed("end"), parsed("end-turn"));
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
}

TEST(Words, LegalChoicesOfRandomGamesNeedNoRawForm) {
  dr::Setup setup;
  setup.goals = 1;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    setup.players = static_cast<std::uint8_t>(2 * seed);
    State state = new_game(content().catalog, setup, seed_from(seed));
    Rng rng{seed};
    for (int i = 0; i < 600 && !state.pub.over; ++i) {
      const Seat seat = first_asked(state.pub);
      Choices legal;
      dr::legal(content().catalog, observe(state, seat), legal);
      for (const Choice choice : legal) {
        const std::string words = choice_words(content(), choice);
        ASSERT_FALSE(words.starts_with("raw")) << words;
        ASSERT_EQ(parsed(words), choice);
      }
      apply(content().catalog, state, seat, random_choice(content(), state, seat, rng));
    }
  }
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
