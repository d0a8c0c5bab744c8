// C6 and C7: cattle, dice, the two tracks and the legendary tokens.
#include <gtest/gtest.h>

#include "tests/support/cattle.h"
#include "tests/support/scenario.h"

namespace dr::tokens_test {
namespace {

const Catalog& catalog() { return default_content().catalog; }

// covers: cattle-green-1, cattle-green-2, cattle-green-3, cattle-green-4, cattle-green-5, cattle-green-6, cattle-green-7, cattle-green-8
// covers: cattle-blue-1, cattle-blue-2, cattle-blue-3, cattle-blue-4, cattle-blue-5, cattle-blue-6, cattle-blue-7, cattle-blue-8
// covers: B7.9, ruling 75
TEST(Cattle, EachTokenPaysItsRewardOnWranglingAndOnRustling) {
  for (const CattleReward& row : kCattleRewards) {
    SCOPED_TRACE(row.id);
    const bool green = std::string(row.id).find("green") != std::string::npos;
    const char* drawn = row.cards == 2 ? "Kh 9s" : row.cards == 1 ? "Kh" : "";

    Scenario wrangle(3);  // a Wanted player: the reward alone
    wrangle.wp(0, 1).at(0, "sv13").cattle(0, row.id).draws(drawn).turn(0);
    wrangle.play(0, "move sv12").play(0, "deliver wrangle").settle();
    EXPECT_EQ(wrangle.dollars(0), row.dollars);
    EXPECT_EQ(wrangle.player(0).hand_n, row.cards);
    EXPECT_EQ(wrangle.player(0).lp, row.lp);
    EXPECT_EQ(wrangle.player(0).nuggets, row.nuggets);
    EXPECT_EQ(wrangle.player(0).mp, 0);
    EXPECT_EQ(wrangle.player(0).cattle, kNone);
    EXPECT_EQ(wrangle.pub().cattle_n[green ? 0 : 1], 8);

    Scenario rustle(3);
    rustle.at(0, green ? "sh6" : "mp3").cattle(0, row.id).draws(drawn).turn(0);
    rustle.play(0, green ? "move sh7" : "move mp2").play(0, "deliver rustle").settle();
    EXPECT_EQ(rustle.player(0).wp, 1);
    EXPECT_EQ(rustle.dollars(0), row.dollars);
    EXPECT_EQ(rustle.player(0).hand_n, row.cards);
    EXPECT_EQ(rustle.player(0).lp, row.lp);
    EXPECT_EQ(rustle.player(0).nuggets, row.nuggets);
  }
}

// covers: B7.9
TEST(Cattle, EightOfEachColourWaitAtTheRanches) {
  Scenario s(3);
  s.at(0, "mp2").next_cattle("cattle-green-7").turn(0);
  EXPECT_EQ(s.pub().cattle_n[0], 8);
  EXPECT_EQ(s.pub().cattle_n[1], 8);
  s.play(0, "cattle green");
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.state().own[0].cattle, 6);
  EXPECT_EQ(s.pub().cattle_n[0], 7);
}

struct Roll {
  const char* dice;
  int nuggets, dollars;
};
constexpr Roll kRolls[] = {
    {"die-nugget die-gravel", 1, 0},                       // covers: die-nugget
    {"die-nugget die-nugget", 2, 0},                       // covers: die-nugget
    {"die-tailings die-gravel", 0, 10},                    // covers: die-tailings
    {"die-gravel die-gravel", 0, 0},                       // covers: die-gravel
    {"die-dust die-gravel die-nugget", 1, 10},             // covers: die-dust
    {"die-dust die-gravel die-dust die-tailings", 0, 30},  // covers: die-dust
};

// covers: B7.5
TEST(Dice, PayWhatTheirFacesShow) {
  for (const Roll& roll : kRolls) {
    SCOPED_TRACE(roll.dice);
    Scenario s(3);
    s.at(0, "sh2").dice(roll.dice).turn(0);
    s.play(0, "prospect").settle();
    EXPECT_EQ(s.player(0).nuggets, roll.nuggets);
    EXPECT_EQ(s.dollars(0), roll.dollars);
  }
}

// covers: die-nugget, die-tailings, die-dust, die-gravel
TEST(Dice, HaveThreeNuggetsAndOneOfEachOtherFace) {
  int nuggets = 0, tailings = 0, dust = 0, gravel = 0;
  for (const DieFace& face : catalog().die) {
    nuggets += face.nuggets == 1 && !face.cash && !face.again;
    tailings += face.cash == 1 && !face.again;
    dust += face.cash == 1 && face.again && !face.nuggets;
    gravel += face.gravel && !face.cash && !face.nuggets && !face.again;
  }
  EXPECT_EQ(nuggets, 3);
  EXPECT_EQ(tailings, 1);
  EXPECT_EQ(dust, 1);
  EXPECT_EQ(gravel, 1);
}

struct MarshalSpace {
  int space, dollars, lp, end_lp;
};
constexpr MarshalSpace kMarshal[] = {
    {1, 20, 0, 1},  // covers: marshal-1
    {2, 20, 0, 1},  // covers: marshal-2
    {3, 0, 2, 1},   // covers: marshal-3
    {4, 30, 0, 2},  // covers: marshal-4
    {5, 30, 0, 2},  // covers: marshal-5
    {6, 0, 4, 2},   // covers: marshal-6
    {7, 40, 0, 3},  // covers: marshal-7
    {8, 40, 0, 3},  // covers: marshal-8
    {9, 0, 6, 3},   // covers: marshal-9
};

// covers: B9.2, B9.4, B13.2
TEST(MarshalTrack, EachSpacePaysOnEnteringAndAtTheEnd) {
  for (const MarshalSpace& row : kMarshal) {
    SCOPED_TRACE(row.space);
    Scenario s(3);
    s.mp(0, row.space - 1).hand(0, "2c").turn(0);
    s.play(0, "play 2c").play(0, "option 1");
    EXPECT_EQ(s.player(0).mp, row.space);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.player(0).hand_n, 0);
    EXPECT_EQ(scores(catalog(), s.pub()).seat[0].law, row.end_lp);
  }
  Scenario past(3);
  past.mp(0, 9).hand(0, "2c").turn(0);
  past.play(0, "play 2c").play(0, "option 1");
  EXPECT_EQ(past.player(0).mp, 9);
  EXPECT_EQ(past.player(0).lp, 1);
}

struct WantedSpace {
  int space, cards, turn_lp;
};
constexpr WantedSpace kWanted[] = {
    {1, 0, 1},  // covers: wanted-1
    {2, 1, 1},  // covers: wanted-2
    {3, 0, 1},  // covers: wanted-3
    {4, 1, 2},  // covers: wanted-4
    {5, 0, 2},  // covers: wanted-5
    {6, 1, 2},  // covers: wanted-6
    {7, 0, 3},  // covers: wanted-7
    {8, 1, 3},  // covers: wanted-8
    {9, 0, 3},  // covers: wanted-9
};

// covers: B9.2, B9.5, B9.6
TEST(WantedTrack, EachSpacePaysOnEnteringAndAtTheEndOfTheTurn) {
  for (const WantedSpace& row : kWanted) {
    SCOPED_TRACE(row.space);
    Scenario s(3);
    s.wp(0, row.space - 1).hand(0, "2c").draws(row.cards ? "9h" : "").turn(0);
    s.play(0, "play 2c");
    if (row.space == 1) s.play(0, "option 2");  // a Wanted player has no other option
    s.settle();
    EXPECT_EQ(s.player(0).wp, row.space);
    EXPECT_EQ(s.cards(0), row.cards ? "9h" : "");
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(0).lp, 0);
    s.play(0, "end-turn");
    EXPECT_EQ(s.player(0).lp, row.turn_lp);
  }
}

// covers: wanted-1, B12.1
TEST(WantedTrack, TheFirstSpaceSetsTheSheriffGoing) {
  Scenario s(3);
  s.hand(0, "2c 4h").turn(0);
  s.play(0, "play 2c").play(0, "option 2").settle();
  s.play(0, "play 4h");
  s.expect(0, Ask::kSheriffTo);
  s.play(0, "sheriff dr1");
}

// covers: legend-1, legend-2, legend-3, B1.2
TEST(LegendaryTokens, AreSixNineAndThree) {
  Scenario s(3);
  s.turn(0);
  EXPECT_EQ(s.state().hid.legends[0], 6);
  EXPECT_EQ(s.state().hid.legends[1], 9);
  EXPECT_EQ(s.state().hid.legends[2], 3);
  EXPECT_EQ(s.pub().legends_n, 18);
}

struct Legend {
  const char* worth;
  int lp;
};
constexpr Legend kLegends[] = {
    {"1", 1},  // covers: legend-1
    {"2", 2},  // covers: legend-2
    {"3", 3},  // covers: legend-3
};

// covers: B2.10, B2.13, B13.2, ruling 87
TEST(LegendaryTokens, AreDrawnForAGoalAndScoreTheirWorthAtTheEnd) {
  for (const Legend& row : kLegends) {
    SCOPED_TRACE(row.worth);
    Scenario s(3);  // the last turn of the last round
    s.character(2, "annie-oakley")
        .goals(2, "goal-annie-oakley-2")
        .at(2, "dr3")
        .cash(2, 40)
        .item(2, "rifle");
    s.next_legends(row.worth).round(5);
    s.edit().pub.last_round = 5;
    s.turn(2);
    s.play(2, "upgrade rifle").settle();
    s.play(2, "goal 2").settle();
    EXPECT_EQ(s.player(2).legends_n, 1);
    EXPECT_EQ(s.state().own[2].legends[row.lp - 1], 1);
    EXPECT_EQ(s.player(2).legend_lp, 0);  // hidden until the end
    s.play(2, "end-turn");
    EXPECT_EQ(s.pub().over, 1);
    EXPECT_EQ(s.player(2).legend_lp, row.lp);
    EXPECT_EQ(scores(catalog(), s.pub()).seat[2].legends, row.lp);
  }
}

}  // namespace
}  // namespace dr::tokens_test
