// C9: the goals met by points gained and at the end of a turn.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_turn_test {
namespace {

using namespace goals;

struct Points {
  const char* goal;
  char track;
  int needed;
};
constexpr Points kPoints[] = {
    {"goal-bass-reeves-2", 'm', 6},       // covers: goal-bass-reeves-2
    {"goal-billy-the-kid-4", 'w', 6},     // covers: goal-billy-the-kid-4
    {"goal-jesse-james-4", 'w', 7},       // covers: goal-jesse-james-4
    {"goal-wild-bill-hickok-3", 'm', 4},  // covers: goal-wild-bill-hickok-3
    {"goal-wyatt-earp-4", 'm', 6},        // covers: goal-wyatt-earp-4
};

// Seat 0 gains a point of its side with Living Legend and has `n` then.
void gain_up_to(Scenario& s, const Points& row, int n) {
  s.character(0, character_of(row.goal)).goals(0, row.goal).hand(0, "2c");
  row.track == 'm' ? s.mp(0, n - 1) : s.wp(0, n - 1);
  s.turn(0);
  s.play(0, "play 2c");
  if (row.track == 'm') s.play(0, "option 1");
  s.settle();
  EXPECT_EQ(row.track == 'm' ? s.player(0).mp : s.player(0).wp, n);
}

TEST(PointGoals, NeedThatManyPoints) {
  for (const Points& row : kPoints) {
    SCOPED_TRACE(row.goal);
    Scenario met(3);
    gain_up_to(met, row, row.needed);
    show(met, row.goal);
    Scenario fewer(3);
    gain_up_to(fewer, row, row.needed - 1);
    EXPECT_TRUE(fewer.asks(0, Ask::kAction));
  }
}

// covers: goal-bass-reeves-2, goal-wyatt-earp-4, goal-wild-bill-hickok-3
TEST(PointGoals, OfTheMarshalTrackAreNotMetByWantedPoints) {
  for (const char* goal : {"goal-bass-reeves-2", "goal-wyatt-earp-4", "goal-wild-bill-hickok-3"}) {
    SCOPED_TRACE(goal);
    Scenario s(3);
    gain_up_to(s, {goal, 'w', 7}, 7);
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
}

// How seat 0 stands when its turn ends.
struct TurnEnd {
  const char *goal, *space;
  int mp, dollars, nuggets, wounds, cards;
  bool met;
};
constexpr TurnEnd kEnds[] = {
    // covers: goal-bass-reeves-3
    {"goal-bass-reeves-3", "dr1", 3, 0, 0, 0, 0, true},
    {"goal-bass-reeves-3", "dr1", 2, 0, 0, 0, 0, false},
    {"goal-bass-reeves-3", "dr3", 3, 0, 0, 0, 0, false},
    // covers: goal-doc-holliday-3
    {"goal-doc-holliday-3", "mp8", 0, 0, 0, 3, 5, true},
    {"goal-doc-holliday-3", "mp8", 0, 0, 0, 2, 5, false},
    {"goal-doc-holliday-3", "mp8", 0, 0, 0, 3, 4, false},
    // covers: goal-jesse-james-3
    {"goal-jesse-james-3", "sh1", 0, 80, 0, 0, 0, true},
    {"goal-jesse-james-3", "mp1", 0, 80, 0, 0, 0, true},
    {"goal-jesse-james-3", "cj8", 0, 80, 0, 0, 0, true},
    {"goal-jesse-james-3", "sh1", 0, 70, 0, 0, 0, false},
    {"goal-jesse-james-3", "sh2", 0, 80, 0, 0, 0, false},
    // covers: goal-kit-carson-1
    {"goal-kit-carson-1", "mp8", 0, 0, 4, 0, 0, true},
    {"goal-kit-carson-1", "mp8", 0, 0, 3, 0, 0, false},
    {"goal-kit-carson-1", "dr6", 0, 0, 4, 0, 0, false},
    // covers: goal-yb-rowdy-3
    {"goal-yb-rowdy-3", "mp1", 0, 0, 0, 0, 3, true},
    {"goal-yb-rowdy-3", "sh8", 0, 0, 0, 0, 4, true},
    {"goal-yb-rowdy-3", "mp1", 0, 0, 0, 0, 2, false},
    {"goal-yb-rowdy-3", "sh1", 0, 0, 0, 0, 3, false},
    // covers: goal-yb-rowdy-4
    {"goal-yb-rowdy-4", "dr10", 0, 100, 0, 0, 0, true},
    {"goal-yb-rowdy-4", "dr10", 0, 90, 0, 0, 0, false},
    {"goal-yb-rowdy-4", "dr8", 0, 100, 0, 0, 0, false},
};

TEST(EndOfTurnGoals, AreReadWhereThePlayerStandsThen) {
  constexpr const char* kHands[] = {"", "2h", "2h 3c", "2h 3c 5h", "2h 3c 5h 8h", "2h 3c 5h 8h Kh"};
  for (const TurnEnd& row : kEnds) {
    SCOPED_TRACE(testing::Message()
                 << row.goal << " " << row.space << " " << row.mp << " " << row.dollars << " "
                 << row.nuggets << " " << row.wounds << " " << row.cards);
    Scenario s(3);
    s.character(0, character_of(row.goal)).goals(0, row.goal).at(0, row.space).mp(0, row.mp);
    s.cash(0, row.dollars)
        .nuggets(0, row.nuggets)
        .wounds(0, row.wounds)
        .hand(0, kHands[row.cards])
        .turn(0);
    s.play(0, "end-turn").settle();
    EXPECT_EQ(s.offers(0, show_word(row.goal)), row.met);
    if (row.met) show(s, row.goal);
    s.leave_open();
  }
}

// covers: goal-doc-holliday-3, B3.4
TEST(EndOfTurnGoals, ComeBeforeTheHandLimit) {
  Scenario s(3);
  s.character(0, "doc-holliday")
      .goals(0, "goal-doc-holliday-3")
      .wounds(0, 3)
      .hand(0, "2h 3c 5h 8h Kh")
      .turn(0);
  s.play(0, "end-turn");
  EXPECT_EQ(s.player(0).hand_n, 5);
  show(s, "goal-doc-holliday-3");
  s.expect(0, Ask::kDiscard);  // three of five
  s.play(0, "discard 2h").play(0, "discard 3c").play(0, "discard 5h");
  EXPECT_TRUE(s.asks(1, Ask::kIncome));
}

// covers: goal-bass-reeves-2, goal-wyatt-earp-4, goal-wild-bill-hickok-3, B2.12
TEST(PointGoals, NeedPointsToBeGainedThen) {
  for (const char* goal : {"goal-bass-reeves-2", "goal-wyatt-earp-4", "goal-wild-bill-hickok-3"}) {
    SCOPED_TRACE(goal);
    Scenario s(3);  // points enough, but it is a legendary point that comes
    s.character(0, character_of(goal)).goals(0, goal).mp(0, 7).at(0, "rf3").cash(0, 30).turn(0);
    s.play(0, "revel 1").settle();
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
}

}  // namespace
}  // namespace dr::goals_turn_test
