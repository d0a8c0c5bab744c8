// C17.6 The orange cattle: what each pays, and where cattle go with three ranches, two stations and
// the outlaw camp (A11, A12, A19).
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::orange_cattle_test {
namespace {

struct Row {
  const char* id;
  int dollars, cards, lp, nuggets;
};
constexpr Row kRows[] = {
    {"cattle-orange-1", 0, 0, 0, 1},   // covers: cattle-orange-1
    {"cattle-orange-2", 20, 0, 0, 0},  // covers: cattle-orange-2
    {"cattle-orange-3", 30, 0, 0, 0},  // covers: cattle-orange-3
    {"cattle-orange-4", 40, 0, 0, 0},  // covers: cattle-orange-4
    {"cattle-orange-5", 20, 1, 0, 0},  // covers: cattle-orange-5
    {"cattle-orange-6", 0, 3, 0, 0},   // covers: cattle-orange-6
    {"cattle-orange-7", 0, 0, 1, 0},   // covers: cattle-orange-7
    {"cattle-orange-8", 0, 0, 1, 0},   // covers: cattle-orange-8
};

struct Way {
  const char *from, *to;
};
constexpr Way kStations[] = {{"sv13", "sv12"}, {"fr15", "fr16"}};
constexpr Way kRanches[] = {{"mp3", "mp2"}, {"sh6", "sh7"}, {"fr7", "fr8"}};  // green, blue, orange
constexpr const char* kColours[] = {"green", "blue", "orange"};

// Brings a token to where the movement ends and delivers it.
void deliver(Scenario& s, const Row& row, Way way, std::string_view kind) {
  s.at(0, way.from).cattle(0, row.id);
  s.draws(row.cards == 3 ? "6h 6d 6c" : row.cards == 1 ? "6h" : "").turn(0);
  s.play(0, std::string("move ") + way.to).play(0, "deliver " + std::string(kind));
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).hand_n, row.cards);
  EXPECT_EQ(s.player(0).lp, row.lp);
  EXPECT_EQ(s.player(0).nuggets, row.nuggets);
  EXPECT_EQ(s.player(0).cattle, kNone);
  EXPECT_EQ(s.pub().cattle_n[2], 8);  // back at its own ranch
}

// covers: AU38, AU40, B7.9
TEST(OrangeCattle, EachTokenPaysAtBothStations) {
  for (const Row& row : kRows)
    for (const Way& way : kStations) {
      SCOPED_TRACE(std::string(row.id) + " to " + way.to);
      Scenario s(3, ante_up());
      deliver(s, row, way, "wrangle");
      EXPECT_EQ(s.dollars(0), row.dollars + 20);  // and the first Marshal point
      EXPECT_EQ(s.player(0).mp, 1);
      EXPECT_EQ(s.player(0).wp, 0);
    }
}

// covers: AU40, AU58, B7.9
TEST(OrangeCattle, EachTokenPaysAtTheOtherRanchesAndTheCamp) {
  for (const Row& row : kRows)
    for (const Way& way : {kRanches[0], kRanches[1], Way{"fr35", "fr36"}}) {
      SCOPED_TRACE(std::string(row.id) + " to " + way.to);
      Scenario s(3, ante_up());
      deliver(s, row, way, "rustle");
      EXPECT_EQ(s.dollars(0), row.dollars);
      EXPECT_EQ(s.player(0).wp, 1);
      EXPECT_EQ(s.player(0).mp, 0);
    }
}

// covers: AU40, AU38, B7.9
TEST(ThreeRanches, CattleAreRustledAtTheTwoOfOtherColours) {
  constexpr const char* kTokens[] = {"cattle-green-3", "cattle-blue-2", "cattle-orange-3"};  // $30
  for (int colour = 0; colour < 3; ++colour) {
    for (int ranch = 0; ranch < 3; ++ranch) {
      SCOPED_TRACE(std::string(kTokens[colour]) + " to " + kRanches[ranch].to);
      Scenario s(3, ante_up());
      s.at(0, kRanches[ranch].from).cattle(0, kTokens[colour]).turn(0);
      s.play(0, std::string("move ") + kRanches[ranch].to);
      EXPECT_EQ(s.asks(0, Ask::kWindow), colour != ranch);
      if (colour == ranch) continue;  // its own: nothing to do there
      EXPECT_FALSE(s.offers(0, "deliver wrangle"));
      s.play(0, "deliver rustle").settle();
      EXPECT_EQ(s.dollars(0), 30);
      EXPECT_EQ(s.player(0).wp, 1);
    }
    for (const Way& way : kStations) {
      SCOPED_TRACE(std::string(kTokens[colour]) + " to " + way.to);
      Scenario s(3, ante_up());
      s.wp(0, 2).at(0, way.from).cattle(0, kTokens[colour]).turn(0);
      s.play(0, std::string("move ") + way.to);
      EXPECT_FALSE(s.offers(0, "deliver rustle"));
      s.play(0, "deliver wrangle").settle();
      EXPECT_EQ(s.dollars(0), 30);
      EXPECT_EQ(s.player(0).mp, 0);  // Wanted: the reward alone
    }
  }
}

// covers: AU40, B7.9, B3.7
TEST(ThreeRanches, EachGivesItsOwnColour) {
  for (int ranch = 0; ranch < 3; ++ranch)
    for (int colour = 0; colour < 3; ++colour) {
      SCOPED_TRACE(std::string(kRanches[ranch].to) + " " + kColours[colour]);
      Scenario s(3, ante_up());
      s.at(0, kRanches[ranch].to).turn(0);
      const std::string words = "cattle " + std::string(kColours[colour]);
      if (ranch != colour) {
        s.refused(0, words, "B7.9");
        continue;
      }
      s.play(0, words);
      EXPECT_EQ(s.player(0).cattle, colour);
      EXPECT_EQ(s.pub().cattle_n[colour], 7);
      s.refused(0, words, "B7.9");  // one at a time
    }
  Scenario empty(3, ante_up());
  empty.at(0, "fr8").turn(0);
  empty.edit().pub.cattle_n[2] = empty.edit().hid.cattle[2] = 0;
  empty.refused(0, "cattle orange", "B3.7");
}

// covers: AU58, AU80, B7.10
TEST(OutlawCamp, TakesCattleOfEveryColour) {
  for (const char* token : {"cattle-green-3", "cattle-blue-2", "cattle-orange-3"}) {
    SCOPED_TRACE(token);
    Scenario s(3, ante_up());
    s.at(0, "fr35").cattle(0, token).longhorns(0, 1).turn(0).play(0, "move fr36");
    EXPECT_FALSE(s.offers(0, "deliver wrangle"));
    s.play(0, "deliver rustle").play(0, "deliver longhorn 1").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).wp, 1);
    EXPECT_EQ(s.dollars(0), 60);
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.player(0).mp, 0);
    for (const int left : s.pub().cattle_n) EXPECT_EQ(left, 8);  // back at its ranch
    for (const char* colour : {"green", "blue", "orange"})
      s.refused(0, "cattle " + std::string(colour), "B7.9");  // none is to be had here
    EXPECT_TRUE(s.offers(0, "work"));
  }
}

// covers: AU58, B4.6
TEST(OutlawCamp, OnlyWhenAMovementEndsThere) {
  Scenario s(3, ante_up());
  s.at(0, "fr36").cattle(0, "cattle-green-3").turn(0).play(0, "work").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).cattle, 0);
}

// covers: AU58, AU20, B4.8, outlaw-2
TEST(OutlawCamp, TheOutlawThereIsFoughtFirst) {
  Scenario s(3, ante_up());
  s.at(0, "fr35").cattle(0, "cattle-green-3").token("outlaw-2", "fr36").hand(0, "7h").draws("6h");
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "move fr36").settle().play(2, "npc-card 8");
  s.play(0, "deliver rustle").settle().expect(0, Ask::kAction);  // lost, and rustled all the same
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.dollars(0), 30);
}

// covers: AU80, goal-jesse-james-3
TEST(OutlawCamp, IsNoHideoutForAnEffectThatNamesOne) {
  for (const char* where : {"fr36", "dx1"}) {
    SCOPED_TRACE(where);
    dr::Setup setup = ante_up();
    setup.goals = 1;
    Scenario s(3, setup);
    s.character(0, "jesse-james").goals(0, "goal-jesse-james-3").at(0, where).cash(0, 80).turn(0);
    s.play(0, "end-turn");
    const bool hideout = std::string_view(where) == "dx1";
    EXPECT_EQ(s.asks(0, Ask::kWindow) && s.offers(0, "goal 3"), hideout);
    if (hideout) s.pass(0);
  }
}

// covers: AU58, AU80, story-the-wild-wild-west
TEST(OutlawCamp, BanditsNeverComeThere) {
  // every story there is, resolved once on an empty board, as far as nobody must choose
  const Lexicon& lexicon = default_content(kAnteUp).lexicon;
  SpaceSet seen;
  for (int story = 0; story < lexicon.size(Deck::kStory); ++story) {
    Scenario s(3, ante_up());
    s.story(0, lexicon.entry(Deck::kStory, story).id).discs(0, 0, 1).discs(1, 0, 1).turn(0);
    s.leave_open().play(0, "end-turn");
    seen = seen | s.pub().bandits;
  }
  EXPECT_EQ(seen, default_content(kAnteUp).catalog.hideouts);
  EXPECT_EQ(seen.size(), 6);
}

}  // namespace
}  // namespace dr::orange_cattle_test
