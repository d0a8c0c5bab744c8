// A15 Poker with Ante Up, and Poker Alice's game anywhere. Seat 0 starts.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::poker_test {
namespace {

// covers: AU43
TEST(AnteUpPoker, TheActiveWinnerTakesAnLpOrAGamblerPoint) {
  for (const bool lp : {true, false}) {
    SCOPED_TRACE(lp);
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, 10).gp(0, 4).hand(0, "Kc").turn(0);
    s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker");
    EXPECT_EQ(s.pub().poker.pot, 6);  // as ever: $50 of the house, four cards for the dealer
    EXPECT_EQ(s.player(2).deal_n, 4);
    s.play(2, "lay 3c").play(2, "lay 4d").expect(0, Ask::kPokerReward);
    EXPECT_EQ(s.dollars(0), 60);
    EXPECT_FALSE(s.offers(0, "pass"));
    s.refused(0, "reward mp", "AU43").play(0, lp ? "reward lp" : "reward gp");
    if (!lp) s.play(0, "option 1");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).lp, lp ? 1 : 0);
    EXPECT_EQ(s.player(0).gp, lp ? 4 : 5);
    EXPECT_EQ(s.dollars(0), lp ? 60 : 80);  // the fifth space pays
  }
}

// covers: AU43
TEST(AnteUpPoker, WithoutTheExpansionItIsTheLp) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).gp, 0);
}

// covers: AU43
TEST(AnteUpPoker, ANonActiveWinnerGainsAGamblerPoint) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).hand(0, "3c").at(1, "dr1").cash(1, 10).gp(1, 3).hand(1, "Kc").turn(0);
  s.draws("4c").play(0, "poker").draws("Ks 2s 9d Jc 6s").next_legends("2").play(1, "join");
  s.settle().expect(0, Ask::kAction);  // no choice
  EXPECT_EQ(s.dollars(1), 70);
  EXPECT_EQ(s.player(1).gp, 4);
  EXPECT_EQ(s.player(1).lp, 0);
  EXPECT_EQ(s.player(1).legends_n, 1);
  EXPECT_EQ(s.player(0).gp + s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "6s");
}

// covers: AU43, B7.15
TEST(AnteUpPoker, TiedOthersSplitAndGainAPointEach) {
  Scenario s(4, ante_up());
  s.at(0, "dr5").cash(0, 10).hand(0, "6c").gp(1, 1).gp(2, 3);
  s.at(1, "dr8").cash(1, 10).hand(1, "Kh").at(2, "dr8").cash(2, 10).hand(2, "Kd");
  s.at(3, "dr9").cash(3, 10).hand(3, "Qc").turn(0);
  s.draws("5c").play(0, "poker").draws("4h").play(1, "join").draws("4d").play(2, "join");
  s.draws("3s 7d 9c As 8c 8s").next_legends("1").play(3, "join").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 40);  // half of $90, rounded down
  EXPECT_EQ(s.dollars(2), 40);
  EXPECT_EQ(s.player(1).gp, 2);
  EXPECT_EQ(s.player(1).lp, 1);  // of the second space
  EXPECT_EQ(s.player(2).gp, 4);
  EXPECT_EQ(s.player(2).legends_n, 1);
  EXPECT_EQ(s.player(0).gp + s.player(3).gp, 0);
}

// covers: AU43
TEST(AnteUpPoker, ATieOfTheActivePlayerIsItsOwnAlone) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").at(1, "dr8").cash(1, 10).hand(1, "Ks").turn(0);
  s.draws("6c").play(0, "poker").draws("6d 4c 9c Jd 8s").play(1, "join");
  s.expect(0, Ask::kPokerReward).play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 70);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(1).gp, 0);
  EXPECT_EQ(s.cards(1), "8s");
}

// covers: AU43
TEST(AnteUpPoker, TheDealerWinsNoPoint) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  s.draws("6d  7h 7s 8s 9c  2s 7c Jd  4s").play(0, "poker");
  s.play(2, "lay 7h").play(2, "lay 7s").settle().expect(0, Ask::kAction);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(s.player(seat).gp + s.player(seat).lp, 0);
  EXPECT_EQ(s.cards(0), "4s");
}

// covers: AU43, switch dealer-ties=active, switch dealer-ties=dealer
TEST(AnteUpPoker, ATieWithTheDealer) {
  for (const bool dealer : {false, true}) {
    SCOPED_TRACE(dealer);
    Scenario s(3, ante_up());
    s.side("dealer-ties", dealer ? "dealer" : "active");
    s.at(0, "dr5").cash(0, 10).gp(0, 1).hand(0, "Kc").turn(0);
    s.draws("6d  Kd 6s 8s 9c  2s 7c Jd").play(0, "poker").play(2, "lay 6s");
    if (dealer) s.draws("3c");
    s.play(2, "lay Kd");
    if (!dealer) s.play(0, "reward gp");
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).gp, dealer ? 1 : 2);
    EXPECT_EQ(s.dollars(0), dealer ? 0 : 60);
  }
}

// covers: AU43, soapy-smith
TEST(AnteUpPoker, SoapySmithRollsForTheGamblerPointOnly) {
  for (const bool lp : {true, false}) {
    SCOPED_TRACE(lp);
    Scenario s(3, ante_up());
    s.character(0, "soapy-smith").unlocked(0).at(0, "bg3").cash(0, 10).gp(0, 1).hand(0, "Kc");
    s.wounds(0, 2).turn(0);
    s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
    if (!lp) s.dice("die-gravel").draws("5c 5s 6c");
    s.play(0, lp ? "reward lp" : "reward gp").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.cards(0), lp ? "" : "5c 5s 6c");  // the limit is 3 with two wounds
    EXPECT_EQ(s.player(0).lp, 1);
  }
  Scenario law(3, ante_up());  // nor for other points
  law.character(0, "soapy-smith").unlocked(0).hand(0, "2c").turn(0);
  law.play(0, "play 2c").play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(law.player(0).mp, 1);
  EXPECT_EQ(law.cards(0), "");
}

// covers: soapy-smith, B9.7, high-roller-3
TEST(AnteUpPoker, SoapySmithRollsOnceForPointsGainedTogether) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").unlocked(0).at(0, "bg3").cash(0, 20).gp(0, 1).hand(0, "Kc");
  s.token("high-roller-3", "bg3").turn(0);
  s.draws("Ks  3c 4d 6h 8s 8d 7h  2s 9d Jc").dice("die-nugget").play(0, "high-roller");
  s.play(2, "lay 3c").play(2, "lay 4d").play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 3);
  EXPECT_EQ(s.player(0).nuggets, 1);
}

// covers: AU43, gazette
TEST(AnteUpPoker, AGazetteDoublesTheGamblerPoint) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).gp(0, 1).hand(0, "Kc").item(0, "gazette").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  s.play(0, "reward gp").expect(0, Ask::kWindow).play(0, "trigger item gazette 2");
  s.play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 3);
  EXPECT_EQ(s.player(0).items, 0);
}

// covers: MB3, MB15, AU43
TEST(AnteUpPoker, WithTwoTheOtherPlayerDeals) {
  Scenario s(2, ante_up());
  s.at(kMib, "bg1").cash(kMib, 80).at(0, "bg1").cash(0, 10).gp(0, 1).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").expect(1, Ask::kLay);
  s.play(1, "lay 3c").play(1, "lay 4d").play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 2);
}

// covers: AU77, ruling 102, poker-alice
TEST(PokerAlice, PlaysAnywhereAndEverybodyMayJoin) {
  Scenario s(5, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "fr31").cash(0, 10);
  s.at(1, "mp8").cash(1, 20).hand(1, "Qc");  // outside every town
  s.at(2, "bg1");                            // without $10
  s.at(3, "dr10").cash(3, 10).hand(3, "3s").at(4, "rf1").cash(4, 50).turn(0);
  s.draws("Kc Ks").play(0, "ability 1");  // one of the ability, one of the ante
  EXPECT_EQ(s.cards(0), "Kc Ks");
  EXPECT_EQ(s.dollars(0), 0);
  s.expect(1, Ask::kJoin).draws("Qs").play(1, "join");  // clockwise from her left
  s.expect(3, Ask::kJoin).draws("8c").play(3, "join");
  s.expect(4, Ask::kJoin).draws("2s 9d Jc").pass(4).expect(0, Ask::kPokerReward);
  EXPECT_EQ(s.dollars(0), 80);  // $50 of the house and three antes
  s.draws("4c 4d").play(0, "reward gp").play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(1), "4c");
  EXPECT_EQ(s.cards(3), "4d");
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: AU77, poker-alice
TEST(PokerAlice, PlaysTheDealerIfNobodyJoins) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "fr31").cash(0, 10).turn(0);
  s.draws("Kc Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "ability 1").expect(2, Ask::kLay);
  EXPECT_EQ(s.player(2).deal_n, 4);
  EXPECT_EQ(s.pub().poker.pot, 6);
  s.play(2, "lay 3c").play(2, "lay 4d").play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: AU43, AU77, poker-alice
TEST(PokerAlice, WhoJoinsAndWinsGainsAGamblerPoint) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "fr31").cash(0, 10);
  s.at(1, "dr1").cash(1, 10).gp(1, 1).hand(1, "Kc").turn(0);
  s.draws("3c 4c").play(0, "ability 1").draws("Ks  2s 9d Jc  5c").play(1, "join");
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 70);
  EXPECT_EQ(s.player(1).gp, 2);
  EXPECT_EQ(s.cards(0), "5c");
}

// covers: AU77, poker-alice, B2.9
TEST(PokerAlice, NeedsTenDollarsAndPlaysOnceATurn) {
  Scenario poor(3, ante_up());
  poor.character(0, "poker-alice").unlocked(0).at(0, "dr5").turn(0);
  EXPECT_FALSE(poor.offers(0, "ability 1"));
  poor.refused(0, "ability 1", "AU77");
  Scenario locked(3, ante_up());
  locked.character(0, "poker-alice").at(0, "dr5").cash(0, 50).turn(0);
  EXPECT_FALSE(locked.offers(0, "ability 1"));
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "dr5").cash(0, 10).turn(0);
  s.draws("Kc Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "ability 1").play(2, "lay 3c").play(2, "lay 4d");
  s.play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_FALSE(s.offers(0, "ability 1"));
  EXPECT_TRUE(s.offers(0, "poker"));  // the saloon's game is another matter
}

// covers: AU77, trigger-poker, G19
TEST(PokerAlice, HerGameIsAHandOfPoker) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "fr31").cash(0, 10).item(0, "ten-gallon");
  s.story(0, "story-cheap-horse").turn(0);
  s.draws("Kc Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "ability 1");
  EXPECT_EQ(s.player(0).act_spent, 1);
  s.play(2, "lay 3c").play(2, "lay 4d").expect(0, Ask::kWindow).play(0, "disc left");
  s.settle().play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).discs[0], 1);
  EXPECT_EQ(s.player(0).lp, 2);  // the Ten-Gallon's too
}

// covers: AU77, MB3, MB15, poker-alice
TEST(PokerAlice, WithTwoTheManInBlackDoesNotJoin) {
  Scenario s(2, ante_up());
  s.character(0, "poker-alice").unlocked(0).at(0, "sv12").cash(0, 10).at(1, "mp8").cash(1, 10);
  s.at(kMib, "sv12").cash(kMib, 80).turn(0);
  s.draws("Kc Ks").play(0, "ability 1").expect(1, Ask::kJoin);
  s.draws("3c 4d 6h 8s  2s 9d Jc").pass(1).expect(1, Ask::kLay);
  s.play(1, "lay 3c").play(1, "lay 4d").play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().mib.cash, 8);
}

}  // namespace
}  // namespace dr::poker_test
