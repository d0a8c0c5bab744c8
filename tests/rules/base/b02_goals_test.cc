// B2.9 to B2.14 Abilities, goals and legendary tokens.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/scenario.h"

namespace dr::b02_goals_test {
namespace {

// Bloody Knife at the bank with four nuggets to sell: his goal 2.
void at_the_bank(Scenario& s) {
  s.character(0, "bloody-knife").at(0, "dr10").nuggets(0, 4);
  s.goals(0, "goal-bloody-knife-1 goal-bloody-knife-2 goal-bloody-knife-4");
}

void hold_legends(Scenario& s, Seat seat, int ones, int twos, int threes) {
  State& state = s.edit();
  const int held[3] = {ones, twos, threes};
  for (int worth = 0; worth < 3; ++worth) {
    state.own[seat].legends[worth] = static_cast<std::uint8_t>(held[worth]);
    state.hid.legends[worth] = static_cast<std::uint8_t>(state.hid.legends[worth] - held[worth]);
  }
  state.pub.player[seat].legends_n = static_cast<std::uint8_t>(ones + twos + threes);
  state.pub.legends_n = static_cast<std::uint8_t>(state.pub.legends_n - ones - twos - threes);
}

// covers: B2.10, B14.2
TEST(Goals, ThreeOfFourAreKeptHiddenAndOneGoesBackUnseen) {
  std::set<int> kept;
  for (int seed = 0; seed < 60; ++seed) {
    dr::Setup setup;
    setup.players = 3;
    setup.goals = 1;
    for (std::uint8_t i = 0; i < 3; ++i) setup.characters[i] = i;
    const State state =
        new_game(default_content().catalog, setup, seed_from(static_cast<std::uint64_t>(seed)));
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(std::popcount(state.own[seat].goals), 3);
      kept.insert(state.own[seat].goals);
      EXPECT_EQ(state.pub.player[seat].goals_shown, 0);
    }
  }
  EXPECT_EQ(kept, (std::set<int>{0b0111, 0b1011, 0b1101, 0b1110}));
}

// covers: B2.10
TEST(Goals, WithoutTheVariantNobodyHasAny) {
  Scenario s(3);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(s.state().own[seat].goals, 0);
  s.character(0, "bloody-knife").at(0, "dr10").nuggets(0, 4).turn(0).play(0, "deposit 4");
  s.expect(0, Ask::kAction);
}

// covers: B2.10, goal-bloody-knife-2
TEST(Goals, TheFirstGivesOneTokenAndCostsNoAction) {
  Scenario s(3);
  at_the_bank(s);
  s.next_legends("3").turn(0).play(0, "deposit 4").expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().actions_left, 2);
  s.play(0, "goal 2").expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_EQ(s.player(0).goals_shown, 0b0010);
  EXPECT_EQ(s.player(0).legends_n, 1);
  EXPECT_EQ(s.state().own[0].legends[2], 1);
  EXPECT_EQ(s.pub().legends_n, 17);
  EXPECT_EQ(s.player(0).lp, 4);  // the token scores at the end only
}

// covers: B2.10, B2.13, ruling 87, goal-bloody-knife-1, legend-1, legend-2, legend-3
TEST(Goals, TheSecondInTheSameTurnDrawsTwoAndKeepsTwoInAll) {
  Scenario s(3);
  at_the_bank(s);
  s.bandits("dx1").hand(0, "Ah Kh").fight_deck("fight-j fight-q");
  s.next_legends("2 1 3").turn(0).play(0, "deposit 4").play(0, "goal 2");
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  s.play(0, "move dx1").pass(0).play(0, "commit Ah").play(2, "npc-card J").settle();
  s.play(0, "reward lp").play(0, "goal 1").expect(0, Ask::kKeepLegend);
  EXPECT_TRUE(s.offers(0, "keep-legend 1"));  // the old token lies among them
  EXPECT_TRUE(s.offers(0, "keep-legend 2"));
  s.play(0, "keep-legend 2").play(0, "keep-legend 3").expect(0, Ask::kAction);
  EXPECT_EQ(s.state().own[0].legends[0], 0);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  EXPECT_EQ(s.state().own[0].legends[2], 1);
  EXPECT_EQ(s.player(0).legends_n, 2);
  EXPECT_EQ(s.pub().legends_n, 16);
  EXPECT_EQ(s.state().hid.legends[0], 6);  // the rest is shuffled back
}

// covers: B2.10, ruling 87
TEST(Goals, TheThirdDrawsThreeAndKeepsThreeInAll) {
  Scenario s(3);
  at_the_bank(s);
  hold_legends(s, 0, 1, 1, 0);
  s.edit().pub.player[0].goals_shown = 0b1001;
  s.next_legends("3 1 3").turn(0).play(0, "deposit 4").play(0, "goal 2");
  s.play(0, "keep-legend 2").play(0, "keep-legend 3").play(0, "keep-legend 3");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.state().own[0].legends[0], 0);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  EXPECT_EQ(s.state().own[0].legends[2], 2);
  EXPECT_EQ(s.pub().legends_n, 15);
  EXPECT_EQ(s.player(0).goals_shown, 0b1011);
}

// covers: B2.13
TEST(Goals, AShortSupplyGivesWhatThereIs) {
  Scenario s(3);
  at_the_bank(s);
  State& state = s.edit();
  state.hid.legends[0] = state.hid.legends[2] = 0;
  state.hid.legends[1] = 1;
  state.pub.legends_n = 1;
  state.own[0].legends[0] = 1;
  state.pub.player[0].legends_n = 1;
  state.pub.player[0].goals_shown = 0b0001;
  s.turn(0).play(0, "deposit 4").play(0, "goal 2").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).legends_n, 2);
  EXPECT_EQ(s.state().own[0].legends[0], 1);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  EXPECT_EQ(s.pub().legends_n, 0);
}

// covers: B2.12
TEST(Goals, AChanceNotUsedIsPastAndALaterOneWillDo) {
  Scenario s(3);
  at_the_bank(s);
  s.turn(0).play(0, "deposit 4").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).goals_shown, 0);
  s.nuggets(0, 4).next_legends("1").play(0, "deposit 4").play(0, "goal 2");
  EXPECT_EQ(s.player(0).goals_shown, 0b0010);
}

// covers: B2.12
TEST(Goals, NeedTheirMomentAndCondition) {
  Scenario s(3);
  at_the_bank(s);
  s.turn(0).play(0, "deposit 3").expect(0, Ask::kAction);  // 3 are not 4
  s.play(0, "deposit 1").expect(0, Ask::kAction);          // and actions are not added up
  EXPECT_EQ(s.player(0).goals_shown, 0);
}

// covers: B2.12, ruling 86, goal-yb-rowdy-2
TEST(Goals, AreRevealedOnAnotherPlayersTurnToo) {
  Scenario s(3);
  s.goals(2, "goal-yb-rowdy-1 goal-yb-rowdy-2 goal-yb-rowdy-3").at(0, "cj3").at(2, "cj3");
  s.hand(0, "4h").hand(2, "Ah").draws("2h").next_legends("2");
  s.turn(0).play(0, "fight duel 3").pass(0).pass(2).play(2, "commit Ah").settle();
  s.expect(2, Ask::kWindow).play(2, "goal 2");
  EXPECT_EQ(s.player(2).goals_shown, 0b0010);
  EXPECT_EQ(s.player(2).legends_n, 1);
  s.expect(0, Ask::kAction);
}

// covers: B2.12, B15.6
TEST(Goals, AmountsOfASingleActionAreReadWhenItEnds) {
  // Annie Oakley's goal 3: $60 spent at the Cabaret in one action.
  for (int lp : {1, 2}) {
    SCOPED_TRACE(lp);
    Scenario s(3);
    s.character(0, "annie-oakley")
        .goals(0, "goal-annie-oakley-1 goal-annie-oakley-3 goal-annie-oakley-4");
    s.at(0, "rf3").cash(0, 120).turn(0).play(0, "revel " + std::to_string(lp));
    EXPECT_EQ(s.asks(0, Ask::kWindow), lp == 2);
    if (lp == 2) s.refused(0, "goal 1", "B2.12").next_legends("1").play(0, "goal 3");
  }
}

// covers: B2.10, B13.2, B14.2
TEST(Goals, TokensScoreAtTheEndAndUnmetGoalsCostNothing) {
  Scenario s(3);
  at_the_bank(s);
  hold_legends(s, 0, 1, 1, 1);
  s.nuggets(0, 0).lp(0, 4).wp(1, 0).edit().pub.last_round = 1;
  EXPECT_EQ(scores(default_content().catalog, s.pub()).seat[0].total, 4);  // hidden until the end
  s.turn(2).play(2, "end-turn");
  ASSERT_TRUE(s.pub().over);
  const Scores end = scores(default_content().catalog, s.pub());
  EXPECT_EQ(end.seat[0].legends, 6);
  EXPECT_EQ(end.seat[0].total, 10);
  EXPECT_EQ(end.seat[1].total, 0);
}

// covers: B2.9, ruling 23
TEST(Ability, UnlocksAtFiveLpAndStaysUnlocked) {
  for (int lp : {3, 4}) {
    SCOPED_TRACE(lp);
    Scenario s(3);  // Mary Fields: $10 at the start of her turn
    s.lp(0, lp).at(0, "rf3").cash(0, 30).turn(0).play(0, "revel 1");
    EXPECT_EQ((s.player(0).flags & Player::kUnlocked) != 0, lp == 4);
    EXPECT_EQ(s.happened(EventKind::kUnlocked, 0), lp == 4);
    s.edit().pub.player[0].lp = 1;  // below 5 again
    s.cash(0, 0).begin_turn(0);
    EXPECT_EQ(s.dollars(0), lp == 4 ? 10 : 0);
  }
}

// covers: B2.14, ruling 119
TEST(Ability, WorksForTheMomentsAfterItUnlocks) {
  Scenario s(3);  // Wyatt Earp: an action more for the first bandits beaten in a turn
  s.character(0, "wyatt-earp").lp(0, 4).at(0, "sv2").bandits("sv3").hand(0, "Ah");
  s.fight_deck("fight-j fight-q").turn(0).play(0, "move sv3").pass(0).play(2, "npc-card J");
  s.play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.pub().actions_left, 3);  // 2, and 1 more
}

// covers: B2.14
TEST(Ability, NeverWorksForAMomentAlreadyPast) {
  // Jesse James outside town lowers the enemy card at the reveal; the King's LP comes after it.
  for (int lp : {4, 5}) {
    SCOPED_TRACE(lp);
    Scenario s(3);
    s.character(0, "jesse-james").lp(0, lp).at(0, "sv2").bandits("sv3").hand(0, "Kh");
    s.fight_deck("fight-k fight-a").turn(0).play(0, "move sv3").pass(0);
    s.draws(lp == 4 ? "2h" : "").play(2, "npc-card K").settle();
    if (lp == 5) s.play(0, "reward lp");
    EXPECT_EQ(s.player(0).lp, lp == 4 ? 5 : 7);
    EXPECT_EQ(s.player(0).wounds, lp == 4 ? 1 : 0);  // King against King: the bandits win ties
  }
}

}  // namespace
}  // namespace dr::b02_goals_test
