// B13 End of the game.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b13_end_test {
namespace {

Scores final_scores(const Scenario& s) { return scores(default_content().catalog, s.pub()); }

dr::Setup short_game() {
  dr::Setup setup;
  setup.length = Length::kShort;
  return setup;
}

void take_turn(Scenario& s, Seat seat) { s.play(seat, "income cash").play(seat, "end-turn"); }

// covers: B13.1, B13.5, ruling 85
TEST(End, TheRoundIsFinishedAndEveryoneTakesOneLastTurn) {
  // Short game, first player seat 1. Seat 2 reaches 15 LP in the middle of round 4.
  Scenario s(4, short_game());
  s.edit().pub.first = 1;
  s.round(4).lp(2, 14).at(2, "rf3").cash(2, 10).begin_turn(2);
  s.play(2, "income cash").play(2, "revel 1");
  EXPECT_EQ(s.pub().last_round, 0);  // checked at the end of the turn, not before
  s.play(2, "end-turn");
  EXPECT_EQ(s.pub().last_round, 5);
  take_turn(s, 3);
  take_turn(s, 0);  // round 4 is finished
  EXPECT_EQ(s.pub().round, 5);
  for (const Seat seat : {1, 2, 3, 0}) {  // the trigger player plays again too
    EXPECT_FALSE(s.pub().over);
    s.expect(seat, Ask::kIncome);
    take_turn(s, seat);
  }
  EXPECT_TRUE(s.pub().over);
  EXPECT_EQ(to_act(s.pub()), 0);
  EXPECT_EQ(s.pub().winners, seat_bit(2));
}

// covers: B13.1, ruling 84
TEST(End, WhoeversTurnItWasCountsAtItsCheck) {
  Scenario s(3, short_game());  // seat 1 gains its LP by a story on seat 0's turn
  s.story(0, "story-high-noon").next_story("story-bad-blood").discs(1, 0, 1).discs(0, 0, 1);
  s.lp(1, 14).turn(0).play(0, "end-turn");
  EXPECT_EQ(s.player(1).lp, 15);
  EXPECT_EQ(s.pub().last_round, 2);
  bool told = false;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kEndTriggered) told = s.events().list[i].seat == 1;
  EXPECT_TRUE(told);
}

// covers: B13.1, B9.6
TEST(End, TheWantedRowIsGainedBeforeTheCheck) {
  Scenario s(3, short_game());
  s.lp(0, 12).wp(0, 7).turn(0).play(0, "end-turn");
  EXPECT_EQ(s.player(0).lp, 15);
  EXPECT_EQ(s.pub().last_round, 2);
}

// covers: B13.2
TEST(End, TheFinalScoreAddsItsParts) {
  Scenario s(4);
  s.lp(0, 10).item(0, "mustang-up").item(0, "shotgun-up").carried(0, "rifle-up").carried(0, "mule");
  s.cash(0, 110).wounds(0, 2).mp(0, 4);
  const Score score = final_scores(s).seat[0];
  EXPECT_EQ(score.lp, 10);
  EXPECT_EQ(score.items, 2 + 1 + 2);  // upgraded sides only, in use or not
  EXPECT_EQ(score.cash, 1);           // one full $60
  EXPECT_EQ(score.wounds, -2);
  EXPECT_EQ(score.law, 2);
  EXPECT_EQ(score.total, 16);
}

// covers: B13.2, mule-up, mustang-up, revolver-up, rifle-up, shotgun-up
TEST(End, EachUpgradedMountAndWeaponHasItsLp) {
  struct {
    const char* item;
    int lp;
  } const rows[] = {{"mule", 0},       {"mustang", 0},     {"revolver", 0},   {"rifle", 0},
                    {"shotgun", 0},    {"provisions", 0},  {"ten-gallon", 0}, {"mule-up", 1},
                    {"mustang-up", 2}, {"revolver-up", 1}, {"rifle-up", 2},   {"shotgun-up", 1}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.item);
    Scenario s(3);
    s.carried(0, row.item);
    EXPECT_EQ(final_scores(s).seat[0].total, row.lp);
  }
}

// covers: B13.2, B9.4
TEST(End, CashAndMarshalRowsScore) {
  Scenario s(3);
  for (int dollars = 0; dollars <= 120; dollars += 10) {
    s.cash(0, dollars);
    EXPECT_EQ(final_scores(s).seat[0].total, dollars / 60) << dollars;
  }
  s.cash(0, 0);
  for (int mp = 0; mp <= 9; ++mp) {
    s.mp(0, mp);
    EXPECT_EQ(final_scores(s).seat[0].law, (mp + 2) / 3) << mp;
  }
}

// covers: B13.2, ruling 83
TEST(End, MostWantedScoresThreeTiedOrOtherOne) {
  struct {
    int wp[4];
    int law[4];
  } const rows[] = {
      {{1, 0, 0, 0}, {3, 0, 0, 0}},                                // the only one
      {{5, 3, 1, 0}, {3, 1, 1, 0}}, {{5, 5, 1, 0}, {1, 1, 1, 0}},  // tied for most: 1 each
      {{9, 9, 9, 9}, {1, 1, 1, 1}}, {{0, 0, 2, 7}, {0, 0, 1, 3}},
  };
  for (const auto& row : rows) {
    Scenario s(4);
    for (Seat seat = 0; seat < 4; ++seat) s.wp(seat, row.wp[seat]);
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(final_scores(s).seat[seat].law, row.law[seat]);
  }
}

// covers: B13.2, B9.7
TEST(End, ComparisonsReadTheCube) {
  Scenario s(3);  // points past 9 do not make one the most Wanted
  s.wp(0, 9).wp(1, 9).hand(0, "2c").turn(0).play(0, "play 2c");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(final_scores(s).seat[0].law, 1);
  EXPECT_EQ(final_scores(s).seat[1].law, 1);
}

// covers: B13.3, ruling 88
TEST(End, TiesGoByPointsNuggetsWoundsAndAreThenShared) {
  Scenario s(3);
  s.lp(0, 10).lp(1, 10).lp(2, 9);
  EXPECT_EQ(final_scores(s).winners, 0b011);  // shared
  s.wounds(1, 1).lp(1, 11);                   // 10 each; fewest wounds
  EXPECT_EQ(final_scores(s).winners, 0b001);
  s.nuggets(1, 1);  // most nuggets comes before
  EXPECT_EQ(final_scores(s).winners, 0b010);
  s.nuggets(0, 2);
  EXPECT_EQ(final_scores(s).winners, 0b001);
  s.lp(0, 9).mp(0, 2).lp(1, 8).wp(1, 3);  // Marshal 2 with 10, Wanted 3 with 8 + 3 - 1
  EXPECT_EQ(final_scores(s).seat[0].total, 10);
  EXPECT_EQ(final_scores(s).seat[1].total, 10);
  EXPECT_EQ(final_scores(s).winners, 0b010);  // most points of either track comes first of all
  s.lp(2, 11);
  EXPECT_EQ(final_scores(s).winners, 0b100);
}

// covers: B13.3, ruling 114
TEST(End, FoolsGoldDoesNotCountInTheTieBreak) {
  Scenario s(3);
  s.lp(0, 10).lp(1, 10).hand(0, "10c 10s").nuggets(1, 1);
  EXPECT_EQ(final_scores(s).winners, 0b010);
}

// covers: B13.4, ruling 24, fight-2
TEST(End, LpNeverFallBelowZero) {
  for (int lp : {0, 1, 2}) {
    SCOPED_TRACE(lp);
    Scenario s(3);  // fight 2: a wound and 1 LP lost
    s.lp(0, lp).at(0, "sv2").bandits("sv3").hand(0, "Kh").fight_deck("fight-2 fight-3").turn(0);
    s.play(0, "move sv3").pass(0).play(2, "npc-card 2").play(0, "reward mp");
    EXPECT_EQ(s.player(0).lp, lp == 0 ? 0 : lp - 1);
  }
}

// covers: B13.5
TEST(End, ATriggerStandsEvenIfLpFallAgain) {
  Scenario s(3, short_game());
  s.lp(0, 15).turn(0).play(0, "end-turn");
  EXPECT_EQ(s.pub().last_round, 2);
  s.lp(0, 3);
  take_turn(s, 1);
  take_turn(s, 2);
  for (Seat seat = 0; seat < 3; ++seat) take_turn(s, seat);
  EXPECT_TRUE(s.pub().over);
}

// covers: B13.5, fight-2
TEST(End, LpReachedAndLostBeforeTheCheckTriggerNothing) {
  Scenario s(3, short_game());
  s.character(0, "annie-oakley").lp(0, 14).at(0, "sv2").bandits("sv3").hand(0, "Kh 6c");
  s.fight_deck("fight-2 fight-3").turn(0);
  s.lp(0, 15).play(0, "move sv3").pass(0).play(0, "commit Kh").play(2, "npc-card 2").settle();
  s.play(0, "reward mp").settle().play(0, "end-turn");
  EXPECT_EQ(s.player(0).lp, 14);
  EXPECT_EQ(s.pub().last_round, 0);
}

// covers: B13.5
TEST(End, TriggeredInTheLastTurnOfARoundTheLastRoundFollowsAtOnce) {
  Scenario s(3, short_game());
  s.round(7).lp(2, 15).turn(2).play(2, "end-turn").expect(0, Ask::kIncome);
  EXPECT_EQ(s.pub().round, 8);
  EXPECT_EQ(s.pub().last_round, 8);
  for (Seat seat = 0; seat < 3; ++seat) take_turn(s, seat);
  EXPECT_TRUE(s.pub().over);
}

// covers: B13.5, MB2
TEST(End, TheManInBlackTriggersItAndPlaysTheLastRoundToItsEnd) {
  Scenario s(2, short_game());
  s.lp(kMib, 13).round(3).next_mib("mib-10").next_mib("mib-10").mib_turn();  // +2 LP: 15
  EXPECT_EQ(s.pub().mib.lp, 15);
  EXPECT_EQ(s.pub().round, 4);
  EXPECT_EQ(s.pub().last_round, 4);
  take_turn(s, 0);
  EXPECT_FALSE(s.pub().over);
  take_turn(s, 1);
  EXPECT_TRUE(s.pub().over);
  EXPECT_EQ(s.pub().mib.lp, 17);  // he took his turn at the end of the last round too
  EXPECT_EQ(s.pub().winners, seat_bit(kMib));
}

// covers: B13.6, B15.9, ruling 132
TEST(End, WithoutATriggerRoundSixtyBringsTheLast) {
  Scenario s(3);
  s.round(59).turn(2).play(2, "end-turn");
  EXPECT_EQ(s.pub().last_round, 0);
  for (Seat seat = 0; seat < 3; ++seat) take_turn(s, seat);
  EXPECT_EQ(s.pub().round, 61);
  EXPECT_EQ(s.pub().last_round, 61);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_FALSE(s.pub().over);
    take_turn(s, seat);
  }
  EXPECT_TRUE(s.pub().over);
}

// covers: B13.7
TEST(End, FinalScoringSetsOffNothingAndMayGoBelowZero) {
  Scenario s(3);  // 4 LP and 3 for the Wanted: no ability is unlocked by it, LP stay as they were
  s.lp(0, 4).wp(0, 1).wounds(1, 3).edit().pub.last_round = 1;
  s.turn(2).play(2, "end-turn");
  ASSERT_TRUE(s.pub().over);
  EXPECT_EQ(s.player(0).lp, 4);
  EXPECT_FALSE(s.player(0).flags & Player::kUnlocked);
  EXPECT_EQ(final_scores(s).seat[0].total, 7);
  EXPECT_EQ(final_scores(s).seat[1].total, -3);
  EXPECT_EQ(s.pub().winners, seat_bit(0));
  s.refused(0, "income cash", "B13.2");
}

}  // namespace
}  // namespace dr::b13_end_test
