// B6 Fight another player: who may be attacked, the steps up to the comparison.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::b06_fight_test {
namespace {

// covers: B6.1, ruling 34
TEST(FightRules, OneFightWithTheSamePlayerEachTurn) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").at(2, "sv8").at(3, "sv9").hand(0, "Kh Qh 9c 5h").turn(0);
  s.refused(0, "fight duel 4", "B6.1");  // another space
  s.draws("2h").play(0, "fight duel 2").settle().play(0, "commit Kh").settle();
  EXPECT_EQ(s.player(0).lp, 2);
  s.refused(0, "fight duel 2", "B6.1");
  s.refused(0, "fight robbery 2", "B6.1");  // whatever the kind
  s.draws("2d").play(0, "fight duel 3").settle().play(0, "commit Qh").settle();
  EXPECT_EQ(s.player(0).lp, 4);
  s.play(0, "end-turn").play(1, "income cash");
  s.draws("3c")
      .play(1, "fight duel 1")
      .pass(1)
      .pass(0)
      .play(0, "decline")
      .settle();  // not limited by it
  EXPECT_EQ(s.player(1).lp, 2);
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: B6.1
TEST(FightRules, ANewTurnAllowsTheSamePlayerAgain) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh Qh").turn(0).actions(1);
  s.draws("2h").play(0, "fight duel 2").settle().play(0, "commit Kh").settle();
  s.play(1, "income cash").play(1, "end-turn").play(2, "income cash").play(2, "end-turn");
  s.play(0, "income cash").draws("2d").play(0, "fight duel 2").pass(0).pass(1).play(1, "decline");
  EXPECT_EQ(s.player(0).lp, 4);
  EXPECT_EQ(s.cards(1), "2h 2d");
}

// covers: B6.2, ruling 38
TEST(FightRules, AnArrestNeedsAMarshalAndAWantedTarget) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").at(2, "sv8").hand(0, "Kh").wp(1, 1).turn(0);
  s.refused(0, "fight arrest 2", "B6.2");  // no MP
  EXPECT_TRUE(s.offers(0, "fight duel 2"));
  EXPECT_TRUE(s.offers(0, "fight robbery 2"));

  Scenario t(4);
  t.at(0, "sv8").at(1, "sv8").at(2, "sv8").hand(0, "Kh").mp(0, 1).wp(1, 1).turn(0);
  EXPECT_TRUE(t.offers(0, "fight arrest 2"));
  t.refused(0, "fight arrest 3", "B6.2");  // not Wanted

  Scenario u(3);
  u.at(0, "sv8").at(1, "sv8").hand(0, "Kh").wp(0, 3).wp(1, 1).turn(0);
  u.refused(0, "fight arrest 2", "B6.2");  // a Wanted player arrests nobody
  EXPECT_TRUE(u.offers(0, "fight robbery 2"));
}

// Attacker with two automatic effects against a target with a Reaction: one each, in turn.
// covers: B6.3, B6.10, rifle-up, annie-oakley, poker-ambush
TEST(FightRules, StartOfFightEffectsAlternateFromTheActivePlayer) {
  Scenario s(3);
  s.character(0, "annie-oakley").lp(0, 5).item(0, "rifle-up").at(0, "sv8").at(1, "sv8");
  s.hand(0, "Kh Qd").hand(1, "5h 9c 4c Kd").turn(0);
  s.play(0, "fight duel 2").expect(0, Ask::kOrder);  // its choice which comes first
  EXPECT_TRUE(s.offers(0, "trigger character 1 1"));
  s.random_cards("5h 9c Kd 9c").play(0, "trigger item rifle 1");
  EXPECT_EQ(s.cards(1), "4c 5h Kd");
  EXPECT_TRUE(s.discarded("9c"));
  s.expect(1, Ask::kWindow);  // then the target, before the attacker's second effect
  s.random_cards("Qd").play(1, "react 4c");
  EXPECT_EQ(s.cards(0), "Kh");
  s.expect(1, Ask::kOption).play(1, "option 2");  // Annie: 1 wound rather than a card
  EXPECT_EQ(s.player(1).wounds, 1);
  s.expect(1, Ask::kWindow).pass(1);  // the target passes, then the attacker: over
  s.expect(0, Ask::kWindow).pass(0);
  s.expect(1, Ask::kCommit);  // the attacker's only card lies there
  EXPECT_EQ(s.player(0).committed, 1);
  s.draws("2s").play(1, "commit Kd").settle();  // K to K: the active player
  EXPECT_EQ(s.player(0).lp, 7);
  EXPECT_EQ(s.player(1).wounds, 2);
}

// covers: B6.3, B6.10
TEST(FightRules, APassIsTakenBackWhenTheOtherSideActs) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh 4s 6h").hand(1, "4c 5h 7h").turn(0);
  s.play(0, "fight duel 2").pass(0);
  s.random_cards("6h").play(1, "react 4c");
  s.random_cards("7h").play(0, "react 4s");  // it had passed
  s.pass(1).pass(0);
  EXPECT_EQ(s.cards(0), "");  // its last card is committed
  EXPECT_EQ(s.cards(1), "5h");
  s.draws("2h").play(1, "decline");
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: B6.4, ruling 29
TEST(FightRules, DecliningLosesAtOnceAndTheCommittedCardIsSpent) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Ah 5h").hand(1, "Kd").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 5h");
  s.expect(1, Ask::kCommit);
  EXPECT_FALSE(s.discarded("5h"));
  s.draws("2h").play(1, "decline").settle();
  EXPECT_TRUE(s.discarded("5h"));
  EXPECT_EQ(s.cards(0), "Ah");
  EXPECT_EQ(s.cards(1), "2h Kd");  // its own card stays
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_FALSE(s.happened(EventKind::kCompared, 0));
}

// covers: B6.4, ruling 27
TEST(FightRules, ATargetWithoutCardsCannotAccept) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "2c 5h").turn(0);
  s.draws("Qh").play(0, "fight duel 2").pass(0).play(0, "commit 2c").settle();
  EXPECT_TRUE(s.happened(EventKind::kDeclined, 1));
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "Qh");
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: B6.4, ruling 28
TEST(FightRules, AnEmptyHandStartsNoFight) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").mp(0, 1).wp(1, 1).turn(0);
  s.refused(0, "fight duel 2", "B6.4");
  s.refused(0, "fight robbery 2", "B6.4");
  s.refused(0, "fight arrest 2", "B6.4");
}

// covers: B6.4, B6.11, annie-oakley
TEST(FightRules, AnAttackerLeftWithoutCardsCallsTheFightOff) {
  Scenario s(3);
  s.character(1, "annie-oakley").lp(1, 5).at(0, "sv8").at(1, "sv8").hand(0, "Kh").turn(0);
  s.play(0, "fight duel 2").pass(0);
  s.expect(0, Ask::kOption).play(0, "option 1");  // discards its last card
  EXPECT_TRUE(s.happened(EventKind::kFightOff, 0));
  EXPECT_FALSE(s.happened(EventKind::kWonFight, 0));
  EXPECT_FALSE(s.happened(EventKind::kLostFight, 1));
  EXPECT_TRUE(s.discarded("Kh"));  // what B6.3 did stands
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.player(1).wounds, 0);
  EXPECT_EQ(s.pub().actions_left, 2);    // the action is spent
  s.refused(0, "fight duel 2", "B6.1");  // and it was the fight of the turn
}

// covers: B6.5, ruling 32, shotgun-up, poker-shootout
TEST(FightRules, BonusesComeAtTheRevealActivePlayerFirst) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun-up").hand(0, "10c").hand(1, "Kc Qh").turn(0);
  s.play(0, "fight duel 2").settle().draws("2h").play(1, "commit Kc").settle();
  // 10 lowered by the Shootout to 9; K lowered by Sundown to Q
  EXPECT_EQ(s.last(EventKind::kCompared).a, 9);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 12);
  EXPECT_EQ(s.player(0).wounds, 1);
  const int of_target = s.index_of(EventKind::kValue, 1),
            of_attacker = s.index_of(EventKind::kValue, 0);
  EXPECT_GE(of_target, 0);
  EXPECT_LT(of_target, of_attacker);  // the attacker's bonus changed the target's card first
  EXPECT_LT(s.index_of(EventKind::kRevealed, 1), of_target);
}

// covers: B6.6, ruling 33, poker-stick-em-up
TEST(FightRules, ReactionsAlternateUntilBothPassInARow) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Qh 3h 5h").hand(1, "Jc 3d 6c").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit Qh").play(1, "commit Jc");
  s.expect(0, Ask::kWindow).pass(0);              // Q against J: no need
  s.expect(1, Ask::kWindow).play(1, "react 3d");  // Q to 10
  s.expect(0, Ask::kWindow).play(0, "react 3h");  // it had passed; J to 9
  EXPECT_FALSE(s.discarded("3h"));                // on the table until the fight is over
  s.expect(1, Ask::kWindow).pass(1);
  s.draws("2h").expect(0, Ask::kWindow).pass(0);
  EXPECT_EQ(s.last(EventKind::kCompared).a, 10);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: B6.7
TEST(FightRules, ValuesRankFromTwoToAce) {
  const char* const kRank[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
  for (int low = 0; low < 12; ++low)
    for (const bool attacker_high : {true, false}) {
      SCOPED_TRACE(std::string(kRank[low]) + (attacker_high ? " defends" : " attacks"));
      const std::string h = std::string(kRank[low + 1]) + "h", l = std::string(kRank[low]) + "d";
      Scenario s(3);
      s.at(0, "sv8")
          .at(1, "sv8")
          .hand(0, attacker_high ? h : l)
          .hand(1, attacker_high ? l : h)
          .turn(0);
      s.draws("2s").play(0, "fight duel 2").settle();
      s.play(1, "commit " + (attacker_high ? l : h)).settle();
      EXPECT_EQ(s.player(0).lp, attacker_high ? 2 : 0);
      EXPECT_EQ(s.cards(attacker_high ? 1 : 0), "2s");  // the loser drew
    }
}

// covers: B6.7
TEST(FightRules, TheActivePlayerWinsTies) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "9c").hand(1, "9s").turn(0);
  s.draws("2s").play(0, "fight duel 2").settle().play(1, "commit 9s").settle();
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: B6.7, ruling 128, poker-quick-draw, jesse-james
TEST(FightRules, BothSidesWinningTiesLeaveThemToTheActivePlayer) {
  for (const bool attacker_too : {true, false}) {
    SCOPED_TRACE(attacker_too);
    Scenario s(3);
    s.character(1, "jesse-james").lp(1, 5).at(0, "dr6").at(1, "dr6");  // in town: no -1
    s.hand(0, attacker_too ? "Ac" : "Ah").hand(1, "Ad").turn(0);
    s.draws("2s").play(0, "fight duel 2").settle().play(1, "commit Ad").settle();
    EXPECT_EQ(s.player(0).lp, attacker_too ? 2 : 0);
    EXPECT_EQ(s.player(0).wounds, attacker_too ? 0 : 1);
  }
}

// covers: B6.7, B6.15, poker-stick-em-up
TEST(FightRules, NoValueFallsBelowTwo) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun-up").hand(0, "2c 3h 3d").hand(1, "4h").turn(0);
  s.play(0, "fight duel 2").settle().play(0, "commit 2c").play(1, "commit 4h");
  s.play(0, "react 3h").draws("2s").play(0, "react 3d");
  EXPECT_EQ(s.last(EventKind::kCompared).b, 2);        // 4 - 1 - 2 - 2, held at 2
  const int first = s.index_of(EventKind::kValue, 1);  // to 3
  const int second = s.index_of(EventKind::kValue, 1, first + 1);
  EXPECT_EQ(s.events().list[second].b, 2);
  EXPECT_EQ(s.index_of(EventKind::kValue, 1, second + 1), -1);  // what changes nothing is not told
  EXPECT_EQ(s.player(0).lp, 2);                                 // a tie of twos
}

// covers: B6.15, switch values-can-rise=on, switch shotgun-up=raise
TEST(FightRules, ChangesAreAddedUpBeforeTheyAreHeld) {
  Scenario low(3);
  low.side("values-can-rise", "on").side("shotgun-up", "raise").item(1, "shotgun-up");
  low.at(0, "sv8").at(1, "sv8").hand(0, "Kc").hand(1, "2h").turn(0);
  low.draws("5s").play(0, "fight duel 2").settle().play(1, "commit 2h").settle();
  EXPECT_EQ(low.last(EventKind::kCompared).b, 2);  // 2 - 1 + 1, not 2 (held) + 1

  Scenario high(3);
  high.side("values-can-rise", "on").side("shotgun-up", "raise").item(0, "shotgun-up");
  high.at(0, "sv8").at(1, "sv8").hand(0, "Ah").hand(1, "Kc").turn(0);
  high.draws("5s").play(0, "fight duel 2").settle().play(1, "commit Kc").settle();
  EXPECT_EQ(high.last(EventKind::kCompared).a, 14);  // 14 + 1 - 1, not 14 (held) - 1
}

}  // namespace
}  // namespace dr::b06_fight_test
