// C12: the goals of Ante Up met by points gained and at the end of a turn.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_turn_test {
namespace {

using namespace goals;

struct Points {
  const char* goal;
  int needed;
};
constexpr Points kPoints[] = {
    {"goal-maria-barcelo-2", 4},  // covers: goal-maria-barcelo-2, gambler-4
    {"goal-poker-alice-4", 5},    // covers: goal-poker-alice-4, gambler-5
    {"goal-soapy-smith-2", 5},    // covers: goal-soapy-smith-2, gambler-5
};

// Seat 0 wins a game of poker, takes the Gambler point and has `n` then.
void gamble_up_to(Scenario& s, const Points& row, int n) {
  s.character(0, character_of(row.goal)).goals(0, row.goal).gp(0, n - 1);
  s.at(0, "bg1").cash(0, 10).hand(0, "Kh").draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0);
  s.play(0, "poker").play(2, "lay 2s").play(2, "lay 3c").settle().play(0, "reward gp").settle();
  if (s.asks(0, Ask::kOption)) s.play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).gp, n);
}

TEST(AuPointGoals, NeedThatManyGamblerPoints) {
  for (const Points& row : kPoints) {
    SCOPED_TRACE(row.goal);
    for (int n = row.needed - 1; n <= row.needed + 1; ++n) {
      SCOPED_TRACE(n);
      Scenario s(3, ante_up());
      gamble_up_to(s, row, n);
      if (n >= row.needed) show(s, row.goal);
      EXPECT_TRUE(s.asks(0, Ask::kAction)) << s.options(0);
    }
  }
}

// covers: goal-maria-barcelo-2, goal-poker-alice-4, goal-soapy-smith-2, AU72
TEST(AuPointGoals, PointsBeyondTheTrackAreGainedToo) {
  for (const Points& row : kPoints) {
    SCOPED_TRACE(row.goal);
    Scenario s(3, ante_up());
    s.character(0, character_of(row.goal)).goals(0, row.goal).gp(0, 7).next_legends("1 2 3");
    s.at(0, "bg1").cash(0, 10).hand(0, "Kh").draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0);
    s.play(0, "poker").play(2, "lay 2s").play(2, "lay 3c").settle().play(0, "reward gp").settle();
    EXPECT_EQ(s.player(0).legends_n, 2);
    show(s, row.goal);
    EXPECT_EQ(s.state().own[0].legends[2], 1);
  }
}

// covers: goal-maria-barcelo-2, goal-poker-alice-4, goal-soapy-smith-2, B2.12
TEST(AuPointGoals, NeedPointsToBeGainedThen) {
  for (const Points& row : kPoints) {
    SCOPED_TRACE(row.goal);
    Scenario lp(3, ante_up());  // points enough, but it is a legendary point that comes
    lp.character(0, character_of(row.goal)).goals(0, row.goal).gp(0, 6).at(0, "rf3");
    lp.cash(0, 30).turn(0).play(0, "revel 1").settle().expect(0, Ask::kAction);
    Scenario won(3, ante_up());  // or the poker LP is taken
    won.character(0, character_of(row.goal)).goals(0, row.goal).gp(0, 6);
    won.at(0, "bg1").cash(0, 10).hand(0, "Kh").draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0);
    won.play(0, "poker").play(2, "lay 2s").play(2, "lay 3c").settle().play(0, "reward lp").settle();
    EXPECT_TRUE(won.asks(0, Ask::kAction)) << won.options(0);
  }
}

// covers: goal-curly-bill-4
TEST(AuPointGoals, TerrorOfGaleyvilleNeedsSixWantedPoints) {
  for (const int wp : {4, 5, 6}) {
    SCOPED_TRACE(wp);
    Scenario s(3, ante_up());
    s.character(0, "curly-bill").goals(0, "goal-curly-bill-4").wp(0, wp).hand(0, "2c").turn(0);
    s.play(0, "play 2c").settle();  // Wanted: no choice
    EXPECT_EQ(s.player(0).wp, wp + 1);
    if (wp >= 5) show(s, "goal-curly-bill-4");
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
  Scenario marshal(3, ante_up());
  marshal.character(0, "curly-bill").goals(0, "goal-curly-bill-4").mp(0, 6).hand(0, "2c").turn(0);
  marshal.play(0, "play 2c").play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(marshal.player(0).mp, 7);
}

// How seat 0 stands when its turn ends.
struct TurnEnd {
  const char *goal, *space;
  int mp, wp, dollars;
  const char* items;
  bool met;
};
constexpr TurnEnd kEnds[] = {
    // covers: goal-fee-lee-wong-3
    {"goal-fee-lee-wong-3", "mp8", 0, 0, 150, "", true},
    {"goal-fee-lee-wong-3", "bg4", 0, 0, 180, "", true},
    {"goal-fee-lee-wong-3", "mp8", 0, 0, 140, "", false},
    // covers: goal-pat-garrett-2
    {"goal-pat-garrett-2", "bg7", 4, 0, 0, "", true},
    {"goal-pat-garrett-2", "bg7", 3, 0, 0, "", false},
    {"goal-pat-garrett-2", "bg6", 4, 0, 0, "", false},
    {"goal-pat-garrett-2", "dr1", 4, 0, 0, "", false},
    // covers: goal-poker-alice-3
    {"goal-poker-alice-3", "bg1", 0, 0, 100, "", true},
    {"goal-poker-alice-3", "dr7", 0, 0, 100, "", true},
    {"goal-poker-alice-3", "bg1", 0, 0, 90, "", false},
    {"goal-poker-alice-3", "fr17", 0, 0, 100, "", false},
    // covers: goal-seth-bullock-1
    {"goal-seth-bullock-1", "bg1", 0, 0, 0, "revolver-up mule-up", true},
    {"goal-seth-bullock-1", "rf3", 0, 0, 0, "derringer-up quarter-horse-up", true},
    {"goal-seth-bullock-1", "bg1", 0, 0, 0, "revolver-up mule", false},
    {"goal-seth-bullock-1", "fr17", 0, 0, 0, "revolver-up mule-up", false},
    // covers: goal-soapy-smith-4
    {"goal-soapy-smith-4", "bg7", 0, 0, 80, "", true},
    {"goal-soapy-smith-4", "bg7", 0, 0, 70, "", false},
    {"goal-soapy-smith-4", "dr1", 0, 0, 80, "", false},
    {"goal-soapy-smith-4", "fr17", 0, 0, 80, "", false},
    // covers: goal-sundance-kid-2
    {"goal-sundance-kid-2", "fr36", 0, 4, 0, "", true},
    {"goal-sundance-kid-2", "fr36", 0, 3, 0, "", false},
    {"goal-sundance-kid-2", "fr35", 0, 4, 0, "", false},
    {"goal-sundance-kid-2", "sh1", 0, 4, 0, "", false},  // AU80: no hideout is the camp
    // covers: goal-sundance-kid-3
    {"goal-sundance-kid-3", "fr1", 0, 0, 80, "", true},
    {"goal-sundance-kid-3", "fr29", 0, 0, 80, "", true},
    {"goal-sundance-kid-3", "fr1", 0, 0, 70, "", false},
    {"goal-sundance-kid-3", "fr2", 0, 0, 80, "", false},
    {"goal-sundance-kid-3", "fr16", 0, 0, 80, "", false},
};

TEST(AuEndOfTurnGoals, AreReadWhereThePlayerStandsThen) {
  for (const TurnEnd& row : kEnds) {
    SCOPED_TRACE(testing::Message() << row.goal << " " << row.space << " " << row.mp << " "
                                    << row.wp << " " << row.dollars << " " << row.items);
    Scenario s(3, ante_up());
    s.character(0, character_of(row.goal)).goals(0, row.goal).at(0, row.space).mp(0, row.mp);
    s.wp(0, row.wp).cash(0, row.dollars);
    for (std::string rest = row.items; !rest.empty();) {
      const std::size_t end = rest.find(' ');
      s.item(0, rest.substr(0, end));
      rest = end == std::string::npos ? "" : rest.substr(end + 1);
    }
    s.turn(0).play(0, "end-turn").settle();
    EXPECT_EQ(s.offers(0, show_word(row.goal)), row.met);
    if (row.met) show(s, row.goal);
    s.expect(1, Ask::kIncome);
  }
}

// covers: goal-sundance-kid-3, AU42
TEST(AuEndOfTurnGoals, HoleInTheWallIsAtAPassItself) {
  // The markers lie in the hideouts sh8 and cj8 too, but a mountain pass is a location of fr1 and
  // fr29 (C1.6).
  for (const char* space : {"sh8", "cj8"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    s.character(0, "sundance-kid").goals(0, "goal-sundance-kid-3").at(0, space).cash(0, 80);
    s.turn(0).play(0, "end-turn").settle();
    EXPECT_FALSE(s.offers(0, "goal 3"));
    s.expect(1, Ask::kIncome);
  }
}

// covers: goal-fee-lee-wong-3, B2.9
TEST(AuEndOfTurnGoals, StrongboxNeedsTheUnlockedLimit) {
  Scenario s(3, ante_up());  // $120 is all that fits before 5 LP
  s.character(0, "fee-lee-wong").goals(0, "goal-fee-lee-wong-3").cash(0, 120).at(0, "dr10");
  s.nuggets(0, 2).turn(0).play(0, "deposit 2").play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 120);
  Scenario t(3, ante_up());
  t.character(0, "fee-lee-wong").goals(0, "goal-fee-lee-wong-3").cash(0, 120).at(0, "dr10");
  t.lp(0, 5).nuggets(0, 2).turn(0).play(0, "deposit 2").play(0, "end-turn");
  EXPECT_EQ(t.dollars(0), 160);
  show(t, "goal-fee-lee-wong-3");
}

}  // namespace
}  // namespace dr::goals_turn_test
