// Rulings, section 8: tracks and the end of the game.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::end_test {
namespace {

// covers: ruling 80, B9.1, wanted-2
TEST(Ruling80, AMarshalGainingThreeStartsTheWantedTrackFromNothing) {
  Scenario s(3);
  s.at(0, "dr10").mp(0, 5).hand(0, "Kh").fight_deck("fight-j fight-q fight-3").turn(0);
  s.play(0, "heist").pass(0).draws("5h").play(2, "npc-card J").settle();
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 3);
  EXPECT_EQ(s.cards(0), "5h");  // Wanted 2
  EXPECT_EQ(s.dollars(0), 90);  // the heist and fight card J
}

// covers: ruling 81
TEST(Ruling81, ThePointsAreNotOptional) {
  Scenario s(3);
  s.at(0, "dr10").mp(0, 5).hand(0, "5h").fight_deck("fight-j fight-q fight-3").turn(0);
  s.play(0, "heist").pass(0).draws("6h").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).mp, 0);  // lost, and Wanted all the same
  EXPECT_EQ(s.player(0).wp, 1);
}

// covers: ruling 82, B9.2, B9.7
TEST(Ruling82, PastNineEachPointIsOneLp) {
  Scenario s(3);
  s.at(0, "dr10").wp(0, 8).hand(0, "Kh").fight_deck("fight-j fight-q fight-3").turn(0);
  s.play(0, "heist").pass(0).play(2, "npc-card J").settle();
  EXPECT_EQ(s.player(0).wp, 9);
  EXPECT_EQ(s.player(0).lp, 2);
  Scenario m(3);
  m.mp(0, 9).hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 1").settle();
  EXPECT_EQ(m.player(0).mp, 9);
  EXPECT_EQ(m.player(0).lp, 1);
}

Scores score(Scenario& s) { return scores(default_content().catalog, s.pub()); }

// covers: ruling 83, B13.2
TEST(Ruling83, TheOnlyWantedPlayerIsTheMostWanted) {
  Scenario s(3);
  s.wp(1, 1);
  EXPECT_EQ(score(s).seat[1].law, 3);
  EXPECT_EQ(score(s).seat[0].law, 0);
  s.wp(0, 4);
  EXPECT_EQ(score(s).seat[1].law, 1);
  EXPECT_EQ(score(s).seat[0].law, 3);
  s.wp(1, 4);
  EXPECT_EQ(score(s).seat[1].law, 1);
  EXPECT_EQ(score(s).seat[0].law, 1);
}

// covers: ruling 84, B13.1
TEST(Ruling84, LpOfAnotherPlayerCountAtTheEndOfThisTurn) {
  Scenario s(3);
  s.round(4).lp(1, 19).at(0, "dr6").at(1, "mp10").at(2, "dr6");
  s.story(0, "story-traveling-circus").discs(1, 0, 1).turn(0).play(0, "end-turn");
  s.next_story("story-high-noon").play(0, "disc left").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(1).lp, 20);
  EXPECT_EQ(s.pub().last_round, 5);
}

// covers: ruling 85, B13.1, B13.5
TEST(Ruling85, TheRoundIsFinishedAndOneMoreIsPlayed) {
  Scenario s(3);
  s.round(4).lp(1, 20).turn(1).play(1, "end-turn");
  EXPECT_EQ(s.pub().last_round, 5);
  for (const Seat seat : {2, 0, 1, 2}) {
    SCOPED_TRACE(int{seat});
    EXPECT_FALSE(s.pub().over);
    s.expect(seat, Ask::kIncome).play(seat, "income cash").play(seat, "end-turn");
  }
  EXPECT_TRUE(s.pub().over);
  EXPECT_EQ(s.pub().round, 5);
  EXPECT_EQ(s.pub().winners, seat_bit(1));
}

// covers: ruling 86, B2.12, goal-doc-holliday-2
TEST(Ruling86, AGoalIsShownOnAnothersTurn) {
  Scenario s(3);
  s.character(1, "doc-holliday")
      .goals(1, "goal-doc-holliday-1 goal-doc-holliday-2 goal-doc-holliday-3");
  s.at(0, "dr6").at(1, "dr6").hand(0, "5h").hand(1, "Kh").turn(0);
  s.play(0, "fight duel 2")
      .pass(0)
      .pass(1)
      .draws("6h")
      .play(1, "commit Kh")
      .expect(1, Ask::kWindow);
  s.next_legends("3").play(1, "goal 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).goals_shown, 1 << 1);
  EXPECT_EQ(s.state().own[1].legends[2], 1);
}

// covers: ruling 87, B2.10, goal-yb-rowdy-4, goal-yb-rowdy-3
TEST(Ruling87, TheNthGoalDrawsNAndKeepsN) {
  Scenario s(3);
  s.goals(2, "goal-yb-rowdy-2 goal-yb-rowdy-3 goal-yb-rowdy-4");
  s.at(2, "dr10").cash(2, 100).turn(2).play(2, "end-turn").next_legends("1");
  s.play(2, "goal 4").expect(0, Ask::kIncome);
  EXPECT_EQ(s.state().own[2].legends[0], 1);
  s.at(2, "mp1")
      .hand(2, "5h 5d 5c")
      .turn(2)
      .play(2, "end-turn")
      .next_legends("2 3")
      .play(2, "goal 3");
  s.expect(2, Ask::kKeepLegend);  // two of the three
  s.play(2, "keep-legend 2").play(2, "keep-legend 3").expect(0, Ask::kIncome);
  EXPECT_EQ(s.player(2).legends_n, 2);
  EXPECT_EQ(s.state().own[2].legends[0], 0);
  EXPECT_EQ(s.state().own[2].legends[1], 1);
  EXPECT_EQ(s.state().own[2].legends[2], 1);
  EXPECT_EQ(s.state().hid.legends[0], 6);  // shuffled back
  EXPECT_EQ(s.pub().legends_n, 16);
}

// covers: ruling 88, B13.3
TEST(Ruling88, TheTieBreakComparesWhicheverTrackEachIsOn) {
  Scenario s(3);
  s.lp(0, 10).mp(0, 4).lp(1, 9).wp(1, 3);
  EXPECT_EQ(score(s).seat[0].total, 12);
  EXPECT_EQ(score(s).seat[1].total, 12);
  EXPECT_EQ(score(s).winners, seat_bit(0));
  s.wp(1, 5);
  EXPECT_EQ(score(s).winners, seat_bit(1));
  s.wp(1, 4);
  EXPECT_EQ(score(s).winners, seat_bit(0) | seat_bit(1));
}

}  // namespace
}  // namespace dr::end_test
