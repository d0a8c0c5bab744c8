// C8: requirement, bandits and Sheriff of each story, and what meets each requirement.
#include <gtest/gtest.h>

#include <iterator>

#include "tests/support/scenario.h"

namespace dr::stories_board_test {
namespace {

struct Face {
  const char* id;
  bool first;
  const char *trigger, *bandits;  // letters
  int sheriff;
};

constexpr Face kFaces[] = {
    // covers: story-the-wild-wild-west
    {"story-the-wild-wild-west", true, "trigger-lp-2", "ABC", 4},
    // covers: story-dead-or-alive
    {"story-dead-or-alive", true, "trigger-points", "", 6},
    // covers: story-the-pinkertons
    {"story-the-pinkertons", true, "trigger-spend-80", "", 6},
    // covers: story-local-rabble
    {"story-local-rabble", true, "trigger-end-outside", "AB", 2},
    // covers: story-fortune-favors-the-bold
    {"story-fortune-favors-the-bold", true, "trigger-lp-2", "C", 3},
    // covers: story-the-cruel-wastes
    {"story-the-cruel-wastes", true, "trigger-end-outside", "", 3},
    // covers: story-blood-money
    {"story-blood-money", true, "trigger-lp-2", "BC", 3},
    // covers: story-high-noon
    {"story-high-noon", true, "trigger-win-fight", "", 4},
    // covers: story-rub-some-dirt-in-it
    {"story-rub-some-dirt-in-it", true, "trigger-win-fight", "A", 2},
    // covers: story-the-law
    {"story-the-law", true, "trigger-points", "", 5},
    // covers: story-tribes-of-the-mesa
    {"story-tribes-of-the-mesa", true, "trigger-end-outside", "", 0},
    // covers: story-cheap-horse
    {"story-cheap-horse", true, "trigger-poker", "A", 2},
    // covers: story-ghost-mine
    {"story-ghost-mine", true, "trigger-nugget", "C", 1},
    // covers: story-snake-oil-salesman
    {"story-snake-oil-salesman", true, "trigger-spend-80", "B", 2},
    // covers: story-the-widow
    {"story-the-widow", true, "trigger-company", "", 1},
    // covers: story-spit-shined-and-proper
    {"story-spit-shined-and-proper", true, "trigger-spend-80", "", 1},
    // covers: story-the-preacher
    {"story-the-preacher", true, "trigger-end-outside", "", 0},
    // covers: story-tools-of-the-trade
    {"story-tools-of-the-trade", true, "trigger-poker", "", 3},
    // covers: story-the-sheriff-of-darkrock
    {"story-the-sheriff-of-darkrock", true, "trigger-points", "B", 5},
    // covers: story-harsh-times
    {"story-harsh-times", true, "trigger-lp-2", "ABC", 4},
    // covers: story-the-photographer
    {"story-the-photographer", false, "trigger-lp-2", "", 2},
    // covers: story-front-page-news
    {"story-front-page-news", false, "trigger-lp-2", "B", 4},
    // covers: story-homecoming
    {"story-homecoming", false, "trigger-lp-2", "", 1},
    // covers: story-boomtown
    {"story-boomtown", false, "trigger-spend-80", "A", 3},
    // covers: story-opera-night
    {"story-opera-night", false, "trigger-spend-80", "", 0},
    // covers: story-new-schoolhouse
    {"story-new-schoolhouse", false, "trigger-spend-80", "", 2},
    // covers: story-wagon-train
    {"story-wagon-train", false, "trigger-end-outside", "B", 3},
    // covers: story-dust-storm
    {"story-dust-storm", false, "trigger-end-outside", "AB", 0},
    // covers: story-iron-horse
    {"story-iron-horse", false, "trigger-end-outside", "C", 4},
    // covers: story-hanging-judge
    {"story-hanging-judge", false, "trigger-points", "", 6},
    // covers: story-bounty-board
    {"story-bounty-board", false, "trigger-points", "AC", 5},
    // covers: story-the-undertaker
    {"story-the-undertaker", false, "trigger-win-fight", "", 3},
    // covers: story-bad-blood
    {"story-bad-blood", false, "trigger-win-fight", "BC", 4},
    // covers: story-hired-guns
    {"story-hired-guns", false, "trigger-win-fight", "A", 5},
    // covers: story-riverboat-gambler
    {"story-riverboat-gambler", false, "trigger-poker", "", 2},
    // covers: story-marked-deck
    {"story-marked-deck", false, "trigger-poker", "C", 3},
    // covers: story-gold-fever
    {"story-gold-fever", false, "trigger-nugget", "A", 1},
    // covers: story-claim-dispute
    {"story-claim-dispute", false, "trigger-nugget", "C", 4},
    // covers: story-traveling-circus
    {"story-traveling-circus", false, "trigger-company", "", 2},
    // covers: story-election-day
    {"story-election-day", false, "trigger-company", "B", 6},
};
static_assert(std::size(kFaces) == 40);

// The hideouts of each letter.
struct Hideout {
  char letter;
  const char* space;
};
constexpr Hideout kHideouts[] = {{'A', "mp1"}, {'A', "sh8"}, {'B', "sh1"},
                                 {'B', "dx1"}, {'C', "cj8"}, {'C', "sv3"}};

// A space at each distance from the Sheriff's Office.
constexpr const char* kFar[] = {"dr1", "dr3", "dr6", "dr7", "dx1", "cj2", "cj3", "cj4"};

// Ends the rewards: each contributor takes the first option that is offered.
void take_rewards(Scenario& s) {
  for (int i = 0; i < 20 && !s.asks(0, Ask::kSheriffTo) && !s.asks(1, Ask::kIncome); ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(s.pub())));
    const std::string options = s.options(seat);
    s.play(seat, options.substr(0, options.find('\n')));
  }
}

// Seat 0 completes the story; seat 2, far away, is Wanted.
void complete(Scenario& s, const char* id) {
  s.story(0, id).discs(0, 0, 2).wp(2, 1).at(2, "sh11").turn(0);
  s.play(0, "end-turn").settle();
  take_rewards(s);
}

// covers: B8.4, B12.2, ruling 53
TEST(StoryFaces, BanditsComeToTheirHideoutsAndTheSheriffMovesUpToTheNumber) {
  for (const Face& face : kFaces) {
    SCOPED_TRACE(face.id);
    Scenario s(3);
    complete(s, face.id);
    for (const Hideout& hideout : kHideouts)
      EXPECT_EQ(s.bandits_at(hideout.space),
                std::string(face.bandits).find(hideout.letter) != std::string::npos)
          << hideout.space;
    if (face.sheriff == 0) {
      EXPECT_FALSE(s.asks(0, Ask::kSheriffTo));
      EXPECT_EQ(s.sheriff_space(), "dr1");
      continue;
    }
    s.expect(0, Ask::kSheriffTo);
    for (int n = 0; n <= 7; ++n)
      EXPECT_EQ(s.offers(0, std::string("sheriff ") + kFar[n]), n <= face.sheriff) << kFar[n];
    s.play(0, std::string("sheriff ") + kFar[face.sheriff]).settle();
    EXPECT_EQ(s.sheriff_space(), kFar[face.sheriff]);
  }
}

// covers: ruling 50, B12.1
TEST(StoryFaces, TheSheriffStaysWithNobodyWanted) {
  Scenario s(3);
  s.story(0, "story-high-noon").discs(0, 0, 2).turn(0);
  s.play(0, "end-turn");
  EXPECT_TRUE(s.asks(1, Ask::kIncome));
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: B2.2, B2.8
TEST(StoryFaces, EachShowsItsRequirementAndTwentyAreForTheFirstGame) {
  const Content& content = default_content();
  int first = 0;
  for (const Face& face : kFaces) {
    SCOPED_TRACE(face.id);
    Scenario s(3);
    s.story(0, face.id);
    EXPECT_EQ(content.lexicon.entry(Deck::kTrigger, s.pub().trigger[0]).id, face.trigger);
    const int index = content.lexicon.find(face.id)->second;
    EXPECT_EQ(content.catalog.stories[index].first_game != 0, face.first);
    first += face.first;
  }
  EXPECT_EQ(first, 20);
}

// covers: B2.8
TEST(StoryFaces, TheFirstGameHasOneDeckOfTwenty) {
  dr::Setup setup;
  setup.players = 3;
  setup.first_game = 1;
  setup.cattle = 0;
  setup.length = Length::kShort;
  const State state = new_game(default_content().catalog, setup, seed_from(3));
  EXPECT_EQ(state.pub.n_story_decks, 1);
  EXPECT_EQ(state.pub.story_n[0], 20);
}

// covers: trigger-lp-2, G8
TEST(Requirement, TwoLegendaryPointsOfOneAction) {
  Scenario two(3);
  two.story(0, "story-harsh-times").at(0, "rf3").cash(0, 60).turn(0);
  two.play(0, "revel 2");
  EXPECT_TRUE(two.offers(0, "disc left"));
  two.play(0, "disc left").settle();
  EXPECT_EQ(two.player(0).discs[0], 1);

  Scenario one(3);
  one.story(0, "story-harsh-times").at(0, "rf3").cash(0, 60).turn(0);
  one.play(0, "revel 1");
  EXPECT_TRUE(one.asks(0, Ask::kAction));
  one.play(0, "revel 1");  // two actions of one each
  EXPECT_TRUE(one.asks(0, Ask::kAction));
}

// covers: trigger-spend-80, G19
TEST(Requirement, EightyDollarsSpentInTownWithOneAction) {
  Scenario eighty(3);
  eighty.story(0, "story-boomtown").at(0, "dr3").cash(0, 80).turn(0);
  eighty.play(0, "buy mustang active").play(0, "buy mule").settle();
  EXPECT_TRUE(eighty.offers(0, "disc left"));
  eighty.play(0, "disc left").settle();

  Scenario seventy(3);
  seventy.story(0, "story-boomtown").at(0, "dr3").cash(0, 80).turn(0);
  seventy.play(0, "buy mustang active").play(0, "buy revolver").pass(0);
  EXPECT_TRUE(seventy.asks(0, Ask::kAction));
  EXPECT_EQ(seventy.dollars(0), 10);

  Scenario outside(3);
  outside.story(0, "story-boomtown").at(0, "mp9").hand(0, "8h").cash(0, 80).turn(0);
  outside.play(0, "play 8h").play(0, "buy mustang active").play(0, "upgrade mustang").settle();
  EXPECT_EQ(outside.dollars(0), 0);
  EXPECT_TRUE(outside.asks(0, Ask::kAction));
}

// covers: trigger-end-outside
TEST(Requirement, TheTurnEndsAtALocationOutsideTown) {
  for (const char* space : {"sh2", "mp2", "sv12", "cj8"}) {  // mine, ranch, station, hideout
    SCOPED_TRACE(space);
    Scenario s(3);
    s.story(0, "story-iron-horse").at(0, space).turn(0);
    s.play(0, "end-turn");
    EXPECT_TRUE(s.offers(0, "disc left"));
    s.play(0, "disc left").settle();
    EXPECT_EQ(s.player(0).discs[0], 1);
  }
  for (const char* space : {"mp8", "dr1"}) {  // no location; in town
    SCOPED_TRACE(space);
    Scenario s(3);
    s.story(0, "story-iron-horse").at(0, space).turn(0);
    s.play(0, "end-turn");
    EXPECT_TRUE(s.asks(1, Ask::kIncome));
  }
}

// covers: trigger-points
TEST(Requirement, MarshalOrWantedPointsGained) {
  for (const char* option : {"option 1", "option 2"}) {
    SCOPED_TRACE(option);
    Scenario s(3);
    s.story(0, "story-the-law").hand(0, "2c").turn(0);
    s.play(0, "play 2c").play(0, option);
    EXPECT_TRUE(s.offers(0, "disc left"));
    s.play(0, "disc left").settle();
  }
  Scenario lp(3);
  lp.story(0, "story-the-law").at(0, "rf3").cash(0, 30).turn(0);
  lp.play(0, "revel 1");
  EXPECT_TRUE(lp.asks(0, Ask::kAction));
}

// covers: trigger-win-fight, ruling 62
TEST(Requirement, AFightWon) {
  Scenario won(3);
  won.story(0, "story-bad-blood")
      .at(0, "mp4")
      .bandits("sh1")
      .hand(0, "9h")
      .fight_deck("fight-8 fight-k");
  won.turn(0);
  won.play(0, "move sh1").settle();
  won.play(2, "npc-card 8").settle();
  won.play(0, "reward lp");
  EXPECT_TRUE(won.offers(0, "disc left"));
  won.play(0, "disc left").settle();

  Scenario lost(3);
  lost.story(0, "story-bad-blood")
      .at(0, "mp9")
      .at(1, "mp9")
      .hand(0, "8h")
      .hand(1, "9h")
      .draws("2c");
  lost.turn(0);
  lost.play(0, "fight duel 2").settle();
  lost.play(1, "commit 9h").settle();  // the target wins, but it is not its turn
  EXPECT_EQ(lost.player(0).wounds, 1);
  EXPECT_TRUE(lost.asks(0, Ask::kAction));
}

// covers: trigger-poker
TEST(Requirement, AHandOfPokerWonOrLost) {
  Scenario s(3);
  s.story(0, "story-riverboat-gambler")
      .at(0, "dr5")
      .at(1, "dr6")
      .hand(0, "9c")
      .cash(0, 10)
      .cash(1, 10);
  s.hand(1, "Jd").draws("7s Jh 8s 6c 2s 4c").turn(0);
  s.play(0, "poker").play(1, "join").settle();
  EXPECT_TRUE(s.offers(0, "disc left"));
  EXPECT_FALSE(s.offers(1, "disc left"));
  s.play(0, "disc left").settle();
  EXPECT_EQ(s.player(0).discs[0], 1);
  EXPECT_EQ(s.player(1).discs[0], 0);

  Scenario work(3);
  work.story(0, "story-riverboat-gambler").at(0, "dr5").turn(0);
  work.play(0, "work");
  EXPECT_TRUE(work.asks(0, Ask::kAction));
}

// covers: trigger-nugget
TEST(Requirement, ANuggetGainedWithAnAction) {
  Scenario s(3);
  s.story(0, "story-gold-fever").at(0, "sh2").dice("die-nugget die-gravel").turn(0);
  s.play(0, "prospect");
  EXPECT_TRUE(s.offers(0, "disc left"));
  s.play(0, "disc left").settle();

  Scenario none(3);
  none.story(0, "story-gold-fever").at(0, "sh2").dice("die-tailings die-gravel").turn(0);
  none.play(0, "prospect");
  EXPECT_TRUE(none.asks(0, Ask::kAction));
}

// covers: trigger-company
TEST(Requirement, TheTurnEndsWithAnotherPlayerInTheSpace) {
  Scenario s(3);
  s.story(0, "story-traveling-circus").at(0, "mp9").at(1, "mp9").turn(0);
  s.play(0, "end-turn");
  EXPECT_TRUE(s.offers(0, "disc left"));
  s.play(0, "disc left").settle();
  EXPECT_EQ(s.player(0).discs[0], 1);

  Scenario alone(3);
  alone.story(0, "story-traveling-circus").at(0, "mp9").at(1, "mp8").turn(0);
  alone.play(0, "end-turn");
  EXPECT_TRUE(alone.asks(1, Ask::kIncome));
}

}  // namespace
}  // namespace dr::stories_board_test
