// B2 Set-up.
#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr::b02_setup_test {
namespace {

const Catalog& cat() { return default_content().catalog; }
const Lexicon& lexicon() { return default_content().lexicon; }

std::uint8_t id(std::string_view word) {
  return static_cast<std::uint8_t>(lexicon().find(word)->second);
}
std::string space_id(Space s) { return s == kNone ? "-" : lexicon().entry(Deck::kSpace, s).id; }

Setup cast(std::initializer_list<const char*> characters) {
  Setup setup;
  setup.players = 0;
  for (const char* character : characters)
    setup.characters[setup.players++] = *character ? id(character) : kNone;
  return setup;
}

Setup first_game(int players) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.first_game = 1;
  setup.cattle = 0;
  setup.length = Length::kShort;
  return setup;
}

std::vector<std::string> options(const State& state, Seat seat) {
  Choices list;
  legal(cat(), observe(state, seat), list);
  std::vector<std::string> words;
  for (const Choice& choice : list) words.push_back(choice_words(default_content(), choice));
  return words;
}

void say(State& state, Seat seat, std::string_view words, Events* events = nullptr) {
  const ParsedChoice parsed = parse_choice(default_content(), words);
  ASSERT_TRUE(parsed.ok) << words;
  ASSERT_TRUE(try_apply(cat(), state, seat, parsed.choice, events).ok()) << words;
}

// Answers everything with the first option until the first turn begins.
void to_first_turn(State& state, Events* events = nullptr) {
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices list;
    legal(cat(), observe(state, seat), list);
    apply(cat(), state, seat, list[0], events);
  }
}

State started(const Setup& setup, int seed = 1) {
  State state = new_game(cat(), setup, seed_from(static_cast<std::uint64_t>(seed)));
  to_first_turn(state);
  return state;
}

// covers: B2.1
TEST(SetUp, ShufflesEveryDeck) {
  std::set<int> top_fight_cards;
  std::set<CardSet> hands;
  std::set<int> cattle;
  for (int seed = 0; seed < 60; ++seed) {
    State state = started(cast({"yb-rowdy", "bloody-knife", "kit-carson"}), seed);
    top_fight_cards.insert(state.hid.fight_order[0]);
    hands.insert(state.own[0].hand);
    std::uint8_t seen[kFightCards] = {};
    for (const std::uint8_t card : state.hid.fight_order) ++seen[card];
    for (const std::uint8_t n : seen) EXPECT_EQ(n, 1);
    state.pub.player[state.pub.first].space = id("mp2");
    say(state, state.pub.first, "income cash");
    say(state, state.pub.first, "cattle green");
    cattle.insert(state.own[state.pub.first].cattle);
  }
  EXPECT_EQ(top_fight_cards.size(), 13u);
  EXPECT_GT(hands.size(), 50u);
  EXPECT_EQ(cattle.size(), 8u);
}

// covers: B2.2, B14.2
TEST(SetUp, TwoStoryDecksShowOnlyTheRequirementOfTheirTopCards) {
  std::set<int> tops;
  for (int seed = 0; seed < 40; ++seed) {
    const State state = started(cast({"yb-rowdy", "bloody-knife", "kit-carson"}), seed);
    EXPECT_EQ(state.pub.n_story_decks, 2);
    EXPECT_EQ(state.pub.story_n[0], (cat().n_stories + 1) / 2);
    EXPECT_EQ(state.pub.story_n[1], cat().n_stories / 2);
    std::uint64_t all = state.hid.story_pool;
    for (int deck = 0; deck < 2; ++deck) {
      tops.insert(state.hid.story_top[deck]);
      EXPECT_FALSE(all >> state.hid.story_top[deck] & 1);
      all |= std::uint64_t{1} << state.hid.story_top[deck];
      EXPECT_EQ(state.pub.trigger[deck], cat().stories[state.hid.story_top[deck]].trigger);
    }
    EXPECT_EQ(all, (std::uint64_t{1} << cat().n_stories) - 1);
    // Another story with the same back changes nothing anybody sees.
    State other = state;
    for (std::uint8_t story = 0; story < 40; ++story)
      if (cat().stories[story].trigger == state.pub.trigger[0]) other.hid.story_top[0] = story;
    for (Seat seat = 0; seat < 4; ++seat) {
      const View a = observe(state, seat), b = observe(other, seat);
      EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
    }
  }
  EXPECT_GT(tops.size(), 20u);
}

// covers: B2.3, B14.2, B14.3
TEST(SetUp, EachPlayerKeepsOneOfTwoCharactersDealtInSecret) {
  State state = new_game(cat(), cast({"", "", "", "", "", ""}), seed_from(11));
  ASSERT_EQ(state.pub.ask, Ask::kCharacter);
  EXPECT_EQ(to_act(state.pub), 0b111111);  // all at once
  std::set<int> dealt;
  for (Seat seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(options(state, seat).size(), 2u);
    dealt.insert(state.own[seat].offered[0]);
    dealt.insert(state.own[seat].offered[1]);
  }
  EXPECT_EQ(dealt.size(), 12u);  // all twelve, each once
  const std::uint8_t first = state.own[2].offered[0];
  Choice choice{Verb::kTakeCharacter, state.own[2].offered[1], 0, 0};
  ASSERT_TRUE(try_apply(cat(), state, 2, choice).ok());
  EXPECT_EQ(state.pub.player[2].character, kNone);  // nobody sees it yet
  EXPECT_EQ(to_act(state.pub), 0b111011);
  EXPECT_FALSE(try_apply(cat(), state, 2, choice).ok());
  for (Seat seat : {0, 1, 3, 4}) {
    choice.a = state.own[seat].offered[0];
    ASSERT_TRUE(try_apply(cat(), state, seat, choice).ok());
    EXPECT_EQ(state.pub.player[seat].character, kNone);
  }
  choice.a = state.own[5].offered[0];
  ASSERT_TRUE(try_apply(cat(), state, 5, choice).ok());
  for (Seat seat = 0; seat < 6; ++seat)  // shown together when the last is in
    EXPECT_EQ(state.pub.player[seat].character, state.own[seat].offered[seat == 2 ? 1 : 0]);
  for (Seat seat = 0; seat < 6; ++seat) EXPECT_NE(state.pub.player[seat].character, first);
}

struct Start {
  const char* character;
  const char* spaces;
  int dollars, cards, mp, wp, wounds;
  const char* items;
};

constexpr Start kStarts[] = {
    {"annie-oakley", "dr2 dr3 dr4", 0, 1, 0, 0, 0, "rifle"},
    {"bass-reeves", "dr1", 10, 1, 1, 0, 0, "revolver-up"},
    {"billy-the-kid", "mp1 sh8", 0, 2, 0, 2, 0, "revolver"},
    {"bloody-knife", "sv5", 20, 2, 0, 0, 0, "revolver"},
    {"calamity-jane", "rf6 rf7 rf8", 20, 1, 0, 0, 0, "revolver provisions"},
    {"doc-holliday", "rf1", 40, 2, 0, 0, 1, "revolver"},
    {"jesse-james", "sh1 dx1", 10, 1, 0, 1, 0, "revolver-up"},
    {"kit-carson", "sh2", 0, 2, 0, 0, 0, "miners-map revolver-up"},
    {"mary-fields", "dr5 dr8 dr9", 10, 1, 0, 0, 0, "shotgun"},
    {"wild-bill-hickok", "rf3", 10, 3, 0, 0, 0, "revolver"},
    {"wyatt-earp", "mp1 dx1 sh1 sh8 cj8 sv3", 10, 2, 1, 0, 0, "revolver"},
    {"yb-rowdy", "cj12", 0, 3, 0, 0, 0, "revolver-up"},
};

std::set<std::string> words_of(std::string_view text) {
  std::set<std::string> out;
  std::string word;
  for (const char c : std::string(text) + " ")
    if (c == ' ') {
      if (!word.empty()) out.insert(word);
      word.clear();
    } else {
      word += c;
    }
  return out;
}

// covers: B2.3, B2.4, B2.7, annie-oakley, bass-reeves, billy-the-kid, bloody-knife, calamity-jane
// covers: doc-holliday, jesse-james, kit-carson, mary-fields, wild-bill-hickok, wyatt-earp
// covers: yb-rowdy, ruling 79
TEST(SetUp, EveryCharacterTakesItsStartBonusAndSpace) {
  for (const Start& start : kStarts) {
    SCOPED_TRACE(start.character);
    const bool is_bass = std::string_view(start.character) == "bass-reeves";
    const bool is_mary = std::string_view(start.character) == "mary-fields";
    State state = new_game(cat(),
                           cast({start.character, is_bass ? "yb-rowdy" : "bass-reeves",
                                 is_mary ? "doc-holliday" : "mary-fields"}),
                           seed_from(5));
    std::set<std::string> spaces;
    while (state.pub.ask != Ask::kIncome) {
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      ASSERT_EQ(state.pub.ask, Ask::kStart);
      const auto list = options(state, seat);
      if (seat == 0)
        for (const std::string& words : list) spaces.insert(words.substr(6));
      say(state, seat, list.back());
    }
    const Player& p = state.pub.player[0];
    if (spaces.empty()) spaces.insert(space_id(p.space));
    EXPECT_EQ(spaces, words_of(start.spaces));
    EXPECT_EQ(p.cash * 10, start.dollars);
    EXPECT_EQ(p.hand_n, start.cards);
    EXPECT_EQ(count(state.own[0].hand), start.cards);
    EXPECT_EQ(p.mp, start.mp);  // and no reward of the track: cash and cards are those of the card
    EXPECT_EQ(p.wp, start.wp);
    EXPECT_EQ(p.wounds, start.wounds);
    EXPECT_EQ(p.lp, 0);
    EXPECT_FALSE(p.flags & Player::kUnlocked);
    std::set<std::string> items;
    for (int i = 0; i < cat().n_items; ++i)
      if (p.items >> i & 1)
        items.insert(lexicon().entry(Deck::kItem, 2 * i + (p.upgraded >> i & 1)).id);
    EXPECT_EQ(items, words_of(start.items));
    ASSERT_NE(p.weapon, kNone);  // its only weapon is in use
    EXPECT_EQ(cat().items[p.weapon].type, ItemType::kWeapon);
    EXPECT_EQ(p.mount, kNone);
  }
}

// covers: B2.3, B2.4
TEST(SetUp, TheStartBonusIsTold) {
  for (const Start& start : kStarts) {
    SCOPED_TRACE(start.character);
    const bool other = std::string_view(start.character) == "bass-reeves";
    const auto events = std::make_unique<Events>();
    State state = new_game(cat(), cast({start.character, other ? "yb-rowdy" : "bass-reeves", ""}),
                           seed_from(5), events.get());
    while (state.pub.ask != Ask::kIncome) {
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      Choices list;
      legal(cat(), observe(state, seat), list);
      apply(cat(), state, seat, list[0], events.get());
    }
    int told[4] = {};  // dollars, MP, WP, wounds
    for (int i = 0; i < events->n; ++i) {
      const Event& e = events->list[i];
      if (e.seat != 0) continue;
      if (e.kind == EventKind::kStartCash) told[0] += e.a * 10;
      if (e.kind == EventKind::kStartPoints)
        told[e.b == static_cast<int>(PointKind::kMp) ? 1 : 2] += e.a;
      if (e.kind == EventKind::kStartWounds) told[3] += e.a;
      EXPECT_NE(e.kind, EventKind::kCash) << "start cash is not gained";
    }
    EXPECT_EQ(told[0], start.dollars);
    EXPECT_EQ(told[1], start.mp);
    EXPECT_EQ(told[2], start.wp);
    EXPECT_EQ(told[3], start.wounds);
  }
}

// covers: B2.5
TEST(SetUp, TheMostWantedGoesFirstElseChanceDecides) {
  std::set<int> nobody_wanted;
  for (int seed = 0; seed < 60; ++seed) {
    EXPECT_EQ(started(cast({"jesse-james", "mary-fields", "billy-the-kid"}), seed).pub.first, 2);
    EXPECT_EQ(started(cast({"mary-fields", "jesse-james", "kit-carson"}), seed).pub.first, 1);
    nobody_wanted.insert(
        started(cast({"mary-fields", "doc-holliday", "kit-carson"}), seed).pub.first);
  }
  EXPECT_EQ(nobody_wanted, (std::set<int>{0, 1, 2}));
}

// covers: B2.5, B3.1
TEST(SetUp, TheFirstPlayerNeverChanges) {
  State state = started(cast({"mary-fields", "billy-the-kid", "kit-carson"}));
  for (int turn = 0; turn < 9; ++turn) {
    const Seat seat = static_cast<Seat>((1 + turn) % 3);
    EXPECT_EQ(state.pub.active, seat);
    EXPECT_EQ(state.pub.first, 1);
    EXPECT_EQ(state.pub.round, 1 + turn / 3);
    say(state, seat, "income cash");
    say(state, seat, "end-turn");
    while (state.pub.ask != Ask::kIncome) {
      const Seat asked = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      say(state, asked, options(state, asked)[0]);
    }
  }
}

// covers: B2.6
TEST(SetUp, SheriffInHisOfficeAndBanditsInEveryEmptyHideout) {
  State state = new_game(cat(), cast({"billy-the-kid", "jesse-james", "wyatt-earp"}), seed_from(2));
  EXPECT_TRUE(state.pub.bandits.empty());
  say(state, 0, "start sh8");
  say(state, 1, "start dx1");
  EXPECT_TRUE(state.pub.bandits.empty());  // bandits come last (B2.11)
  say(state, 2, "start cj8");
  EXPECT_EQ(space_id(state.pub.sheriff), "dr1");
  std::set<std::string> bandits;
  for_each(state.pub.bandits, [&](Space s) { bandits.insert(space_id(s)); });
  EXPECT_EQ(bandits, (std::set<std::string>{"mp1", "sh1", "sv3"}));
}

// covers: B2.7
TEST(SetUp, TheGameLengthIsAgreed) {
  EXPECT_EQ(game_length(Length::kShort), 15);
  EXPECT_EQ(game_length(Length::kMedium), 20);
  EXPECT_EQ(game_length(Length::kLong), 25);
  for (const Length length : {Length::kShort, Length::kMedium, Length::kLong}) {
    for (int lp : {game_length(length) - 1, game_length(length)}) {
      SCOPED_TRACE(lp);
      dr::Setup setup;
      setup.length = length;
      Scenario s(3, setup);
      s.lp(1, lp).turn(0).play(0, "end-turn");
      EXPECT_EQ(s.pub().last_round, lp == game_length(length) ? 2 : 0);
    }
  }
}

// covers: B2.8
TEST(FirstGame, IsRefusedOnAnyOtherTable) {
  EXPECT_EQ(refuse_setup(cat(), first_game(2)), nullptr);
  EXPECT_EQ(refuse_setup(cat(), first_game(3)), nullptr);
  EXPECT_EQ(refuse_setup(cat(), first_game(4)), nullptr);
  EXPECT_NE(refuse_setup(cat(), first_game(5)), nullptr);
  dr::Setup setup = first_game(3);
  setup.goals = 1;
  EXPECT_NE(refuse_setup(cat(), setup), nullptr);
  setup = first_game(3);
  setup.cattle = 1;
  EXPECT_NE(refuse_setup(cat(), setup), nullptr);
  for (const Length length : {Length::kMedium, Length::kLong}) {
    setup = first_game(3);
    setup.length = length;
    EXPECT_NE(refuse_setup(cat(), setup), nullptr);
  }
  for (const Start& start : kStarts) {
    SCOPED_TRACE(start.character);
    const auto any = words_of("annie-oakley bass-reeves billy-the-kid");
    setup = first_game(3);
    setup.characters[1] = id(start.character);
    EXPECT_EQ(refuse_setup(cat(), setup) == nullptr, any.contains(start.character));
    setup = first_game(4);
    setup.characters[1] = id(start.character);
    EXPECT_EQ(refuse_setup(cat(), setup) == nullptr,
              any.contains(start.character) || std::string_view(start.character) == "bloody-knife");
  }
}

// covers: B2.8
TEST(FirstGame, CharactersAreChosenAmongThreeOrFour) {
  State three = new_game(cat(), first_game(3), seed_from(1));
  EXPECT_EQ(options(three, 0),
            (std::vector<std::string>{"character annie-oakley", "character bass-reeves",
                                      "character billy-the-kid"}));
  say(three, 0, "character bass-reeves");
  EXPECT_EQ(options(three, 1),
            (std::vector<std::string>{"character annie-oakley", "character billy-the-kid"}));
  State four = new_game(cat(), first_game(4), seed_from(1));
  EXPECT_EQ(options(four, 0).size(), 4u);
  EXPECT_EQ(options(four, 0)[3], "character bloody-knife");
  for (Seat seat = 0; seat < 4; ++seat) say(four, seat, options(four, seat).back());
  EXPECT_EQ(four.pub.player[0].character, id("bloody-knife"));
  EXPECT_EQ(four.pub.first, 1);  // Billy the Kid, chosen second, goes first
  to_first_turn(four);
  EXPECT_EQ(four.pub.active, 1);
}

// covers: B2.8
TEST(FirstGame, BillyGoesFirstAndWithoutHimChanceDecides) {
  std::set<int> first;
  for (int seed = 0; seed < 40; ++seed) {
    dr::Setup setup = first_game(3);
    for (int i = 0; i < 3; ++i) setup.characters[i] = id(kStarts[i].character);
    EXPECT_EQ(started(setup, seed).pub.first, 2);
    dr::Setup two = first_game(2);
    two.characters[0] = id("annie-oakley");
    two.characters[1] = id("bass-reeves");
    first.insert(started(two, seed).pub.first);
  }
  EXPECT_EQ(first, (std::set<int>{0, 1}));
}

// covers: B2.8
TEST(FirstGame, LeavesOutItemsCattleAndHalfTheStories) {
  State state = started(first_game(3));
  for (int i = 0; i < cat().n_items; ++i) {
    const std::string item = lexicon().entry(Deck::kItem, 2 * i).id;
    SCOPED_TRACE(item);
    const bool out = item == "whiskey" || item == "ten-gallon" || item == "miners-map";
    int owned = 0;
    for (int seat = 0; seat < 3; ++seat) owned += state.pub.player[seat].items >> i & 1;
    EXPECT_EQ(stock_of(state.pub, i) + owned, out ? 0 : 6);
  }
  EXPECT_EQ(state.pub.cattle_n[0] + state.pub.cattle_n[1], 0);
  EXPECT_EQ(state.pub.goals, 0);
  EXPECT_EQ(state.pub.length, Length::kShort);
  EXPECT_EQ(state.pub.n_story_decks, 1);
  EXPECT_EQ(state.pub.story_n[0], 20);
  EXPECT_EQ(state.pub.story_n[1], 0);
  EXPECT_EQ(state.pub.trigger[1], kNone);
  const auto twenty = words_of(
      "story-the-wild-wild-west story-dead-or-alive story-the-pinkertons story-local-rabble "
      "story-fortune-favors-the-bold story-the-cruel-wastes story-blood-money story-high-noon "
      "story-rub-some-dirt-in-it story-the-law story-tribes-of-the-mesa story-cheap-horse "
      "story-ghost-mine story-snake-oil-salesman story-the-widow story-spit-shined-and-proper "
      "story-the-preacher story-tools-of-the-trade story-the-sheriff-of-darkrock "
      "story-harsh-times");
  std::set<std::string> deck;
  const std::uint64_t all = state.hid.story_pool | std::uint64_t{1} << state.hid.story_top[0];
  for (int i = 0; i < cat().n_stories; ++i)
    if (all >> i & 1) deck.insert(lexicon().entry(Deck::kStory, i).id);
  EXPECT_EQ(deck, twenty);
}

// covers: B2.8
TEST(FirstGame, HasNoAcquireCattleAction) {
  Scenario s(3, first_game(3));
  s.at(0, "mp2").turn(0).refused(0, "cattle green", "B2.8");
  Scenario usual(3);
  usual.at(0, "mp2").turn(0);
  EXPECT_TRUE(usual.offers(0, "cattle green"));
}

// covers: B2.11
TEST(SetUp, ClockwiseFromTheFirstPlayerEachTakesBonusAndSpaceInTurn) {
  // Jesse James is first; Wyatt Earp chooses after him, before Billy could be there.
  State state = new_game(cat(), cast({"wyatt-earp", "mary-fields", "jesse-james"}), seed_from(4));
  ASSERT_EQ(state.pub.first, 2);
  ASSERT_EQ(state.pub.ask, Ask::kStart);
  EXPECT_EQ(to_act(state.pub), seat_bit(2));
  EXPECT_EQ(state.pub.player[2].cash, 1);  // his whole bonus is taken
  EXPECT_EQ(state.pub.player[2].hand_n, 1);
  EXPECT_EQ(state.pub.player[0].cash, 0);  // the others have not begun
  EXPECT_EQ(state.pub.player[0].hand_n, 0);
  EXPECT_EQ(state.pub.player[1].hand_n, 0);
  say(state, 2, "start sh1");
  EXPECT_EQ(to_act(state.pub), seat_bit(0));
  EXPECT_EQ(state.pub.player[0].hand_n, 2);
  const auto list = options(state, 0);
  EXPECT_EQ(
      std::set<std::string>(list.begin(), list.end()),  // no figure at sh1 but his
      (std::set<std::string>{"start mp1", "start dx1", "start sh8", "start cj8", "start sv3"}));
  say(state, 0, "start mp1");
  EXPECT_EQ(to_act(state.pub), seat_bit(1));
  EXPECT_EQ(state.pub.player[1].hand_n, 1);
  say(state, 1, "start dr8");
  EXPECT_EQ(state.pub.ask, Ask::kIncome);
  EXPECT_EQ(to_act(state.pub), seat_bit(2));
}

}  // namespace
}  // namespace dr::b02_setup_test
