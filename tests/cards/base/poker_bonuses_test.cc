// C2: the Bonus of poker cards laid in a fight or a poker hand, held, or discarded.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"
#include "tests/support/staged.h"

namespace dr::poker_bonuses_test {
namespace {

using namespace staged;

// Seat 0, in the saloon of Darkrock with `mine` and `drawn`, plays against the dealer.
// The dealer draws `dealer`, four cards, and lays two of them.
void poker(Scenario& s, const char* mine, const char* drawn, const char* dealer, const char* flop) {
  s.at(0, "dr5").hand(0, mine).cash(0, 10).draws(drawn).draws(dealer).draws(flop).turn(0);
  s.play(0, "poker");
}

// covers: poker-wallop
TEST(Wallop, WoundsTheBeatenPlayerOnceMore) {
  for (const char* card : {"8c", "8s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.draws("2c");
    duel(s, card, "7h");
    EXPECT_EQ(s.player(0).lp, 2);
    EXPECT_EQ(s.player(1).wounds, 2);
    EXPECT_EQ(s.dollars(0), 0);
  }
}

// covers: poker-wallop
TEST(Wallop, PaysTenDollarsAgainstNonPlayersAndNothingWhenLost) {
  for (const char* card : {"8c", "8s"}) {
    SCOPED_TRACE(card);
    Scenario won(3);
    won.fight_deck("fight-7 fight-k");
    fight_bandits(won, card, "7");
    if (won.asks(0, Ask::kOption)) won.play(0, "option 1");
    won.play(0, "reward lp");
    EXPECT_EQ(won.dollars(0), 10);
    EXPECT_EQ(won.player(0).lp, 1);

    Scenario lost(3);
    lost.fight_deck("fight-8 fight-k").draws("2c");
    fight_bandits(lost, card, "8");
    EXPECT_EQ(lost.dollars(0), 0);
  }
}

// covers: poker-bulletproof, ruling 44
TEST(Bulletproof, CancelsTheWoundsOfItsFight) {
  for (const char* card : {"Jh", "Jd"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.fight_deck("fight-3 fight-k");
    fight_bandits(s, card, "3");
    s.play(0, "reward lp");
    EXPECT_EQ(s.player(0).wounds, 0);

    Scenario lost(3);
    lost.draws("2c");
    duel(lost, card, "Qh");
    EXPECT_EQ(lost.player(0).wounds, 0);
    EXPECT_EQ(lost.cards(0), "2c");
    EXPECT_EQ(lost.player(1).wounds, 0);
  }
}

// covers: poker-bulletproof, B10.4
TEST(Bulletproof, RemovesNoOlderWoundAndGuardsOnlyItsOwner) {
  Scenario s(3);
  s.wounds(0, 2).draws("2c");
  duel(s, "Jh", "9h");
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: poker-steady-hand
TEST(SteadyHand, DrawsACardWhenItsFightIsWon) {
  for (const char* card : {"Jc", "Js"}) {
    SCOPED_TRACE(card);
    Scenario won(3);
    won.fight_deck("fight-8 fight-k").draws("5h");
    fight_bandits(won, card, "8");
    won.play(0, "reward lp");
    EXPECT_EQ(won.cards(0), "5h");
    EXPECT_EQ(won.player(0).wounds, 1);

    Scenario lost(3);
    lost.draws("6h");  // the loser's card only
    duel(lost, card, "Qh");
    EXPECT_EQ(lost.cards(0), "6h");
  }
}

// covers: poker-grudge
TEST(Grudge, DrawsACardWhenItsFightIsLost) {
  for (const char* card : {"Qc", "Qs"}) {
    SCOPED_TRACE(card);
    Scenario lost(3);
    lost.draws("6h 7h");
    duel(lost, card, "Kh");
    EXPECT_EQ(lost.cards(0), "6h 7h");

    Scenario won(3);
    won.draws("6h");
    duel(won, card, "Jh");
    EXPECT_EQ(won.cards(0), "");
    EXPECT_EQ(won.cards(1), "6h");
  }
}

// covers: poker-grudge, ruling 123, G13
TEST(Grudge, InTheHandOfADeclinerDoesNothing) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").hand(0, "9h").hand(1, "Qc 2h").draws("6h").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(1, "decline").settle();
  EXPECT_EQ(s.cards(1), "2h 6h Qc");
}

// covers: poker-shootout
TEST(Shootout, LowersTheEnemyCardByOne) {
  for (const char* card : {"Kc", "Ks"}) {
    SCOPED_TRACE(card);
    Scenario tie(3);
    tie.draws("6h");
    duel(tie, card, "Ah");  // A - 1 = K: the active player wins ties
    EXPECT_EQ(tie.player(0).lp, 2);

    Scenario npc(3);
    npc.fight_deck("fight-k fight-2");
    fight_bandits(npc, card, "K");  // K against Q
    npc.play(0, "reward lp");
    EXPECT_EQ(npc.player(0).lp, 2);  // one from fight card K
  }
}

// covers: poker-shootout
TEST(Shootout, DoesNotLowerByTwo) {
  Scenario s(3);
  s.fight_deck("fight-a fight-2").draws("6h");
  fight_bandits(s, "Kc", "A");  // K against K: the bandits win ties
  s.play(0, "option 1");
  s.settle();
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: poker-bounty
TEST(Bounty, PaysTenDollarsForAWonFight) {
  for (const char* card : {"Ah", "Ad"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.draws("6h");
    duel(s, card, "Kh");
    EXPECT_EQ(s.dollars(0), 10);
    EXPECT_EQ(s.player(0).lp, 2);

    Scenario npc(3);
    npc.fight_deck("fight-q fight-2").draws("6h");
    fight_bandits(npc, card, "Q");
    npc.play(0, "reward lp").settle();
    EXPECT_EQ(npc.dollars(0), 10);

    Scenario lost(3);
    lost.fight_deck("fight-a fight-2").draws("6h");
    fight_bandits(lost, card, "A");
    lost.play(0, "option 1").settle();
    EXPECT_EQ(lost.dollars(0), 0);
    EXPECT_EQ(lost.player(0).wounds, 1);
  }
}

// covers: poker-bounty, poker-wallop, ruling 116, B6.12
TEST(Bounty, PaysNothingWhenTheTargetDeclines) {
  for (const char* card : {"Ah", "8c"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "mp9").at(1, "mp9").hand(0, card).hand(1, "2h").draws("6h").turn(0);
    s.play(0, "fight duel 2").settle();
    s.play(1, "decline").settle();
    EXPECT_EQ(s.player(0).lp, 2);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(1).wounds, 1);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-quick-draw
TEST(QuickDraw, WinsTies) {
  for (const char* card : {"Ac", "As"}) {
    SCOPED_TRACE(card);
    Scenario npc(3);
    npc.fight_deck("fight-a fight-2");
    fight_bandits(npc, card, "A");
    npc.play(0, "option 1").settle();
    npc.play(0, "reward lp");
    EXPECT_EQ(npc.player(0).wounds, 0);
    EXPECT_EQ(npc.player(0).lp, 2);  // one from fight card A

    Scenario target(3);
    target.draws("6h");
    duel(target, "Ah", card);  // the target has the Quick Draw
    EXPECT_EQ(target.player(0).wounds, 1);
    EXPECT_EQ(target.player(0).lp, 0);
    EXPECT_EQ(target.player(1).wounds, 0);
  }
}

// covers: poker-cheat, B7.14
TEST(Cheat, StandsForAnyCardOfAPokerHand) {
  for (const char* card : {"2h", "2d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    // 9 9 9 with the Cheat against a pair of kings
    poker(s, card, "9c", "Kh Kd 3c 4h", "9s 6c 10h");
    s.play(2, "lay Kh").play(2, "lay Kd").settle();
    EXPECT_EQ(s.dollars(0), 60);
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-cheat, ruling 70, ruling 118
TEST(Cheat, WorksForTheDealer) {
  Scenario s(3);
  poker(s, "Jh", "Jd", "2h 9c 3c 4h", "9s 6c 10h");
  s.draws("5h").play(2, "lay 2h").play(2, "lay 9c").settle();
  EXPECT_EQ(s.dollars(0), 0);  // three nines beat the jacks
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "5h");
}

// covers: poker-lady-luck
TEST(LadyLuck, PaysThirtyDollarsAndACardWinOrLose) {
  for (const char* card : {"10h", "10d"}) {
    SCOPED_TRACE(card);
    Scenario won(3);
    poker(won, card, "10c", "3h 4h 5c Jh", "9s 6c 2s");
    won.draws("Ks").play(2, "lay 5c").play(2, "lay Jh").settle();
    EXPECT_EQ(won.dollars(0), 90);  // 60 and 30
    EXPECT_EQ(won.cards(0), "Ks");

    Scenario lost(3);
    poker(lost, card, "8c", "Jd Jh 5c 3h", "9s 6c 2s");
    lost.draws("Ks Kh").play(2, "lay Jh").play(2, "lay Jd").settle();
    EXPECT_EQ(lost.dollars(0), 30);
    EXPECT_EQ(lost.cards(0), "Kh Ks");  // its own card and the loser's
  }
}

// covers: poker-lady-luck, ruling 118, B7.13
TEST(LadyLuck, AmongTheDealersCardsPaysNobody) {
  Scenario s(3);
  poker(s, "Kh", "Kd", "10h 10c 5c 3h", "9s 6c 2s");
  s.play(2, "lay 10h").play(2, "lay 10c").settle();
  EXPECT_EQ(s.dollars(2), 0);
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(2).hand_n, 0);
}

// covers: poker-all-in
TEST(AllIn, PaysTwentyDollarsToAWinner) {
  for (const char* card : {"Qh", "Qd"}) {
    SCOPED_TRACE(card);
    Scenario won(3);
    poker(won, card, "Qc", "3h 4h 5c Jh", "9s 6c 2s");
    won.play(2, "lay 5c").play(2, "lay Jh").settle();
    EXPECT_EQ(won.dollars(0), 80);

    Scenario lost(3);
    poker(lost, card, "8c", "Jd Jh 5c 3h", "9s 6c 2s");
    lost.draws("Ks").play(2, "lay Jh").play(2, "lay Jd").settle();
    EXPECT_EQ(lost.dollars(0), 0);
  }
}

// covers: poker-poker-face
TEST(PokerFace, DrawsACardForALoser) {
  for (const char* card : {"Kh", "Kd"}) {
    SCOPED_TRACE(card);
    Scenario lost(3);
    poker(lost, card, "8c", "Jd Jh 5c 3h", "9s 6c 2s");
    lost.draws("5h 7h").play(2, "lay Jh").play(2, "lay Jd").settle();
    EXPECT_EQ(lost.cards(0), "5h 7h");

    Scenario won(3);
    poker(won, card, "Kc", "3h 4h 5c Jh", "9s 6c 2s");
    won.play(2, "lay 5c").play(2, "lay Jh").settle();
    EXPECT_EQ(won.player(0).hand_n, 0);
    EXPECT_EQ(won.dollars(0), 60);
  }
}

// covers: poker-fools-gold, ruling 73, ruling 114
TEST(FoolsGold, IsSoldLikeANugget) {
  for (const char* card : {"10c", "10s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "dr10").hand(0, card).nuggets(0, 1).turn(0);
    s.play(0, std::string("deposit 1 ") + card);
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_EQ(s.player(0).lp, 2);
    EXPECT_EQ(s.player(0).nuggets, 0);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-fools-gold, ruling 74
TEST(FoolsGold, FillsNoNuggetSlot) {
  Scenario s(3);
  s.at(0, "sh2").hand(0, "10c 10s").nuggets(0, 3).dice("die-nugget die-gravel").turn(0);
  s.play(0, "prospect");
  EXPECT_EQ(s.player(0).nuggets, 4);
}

// covers: poker-fools-gold, ruling 114
TEST(FoolsGold, GoesToARobberAtItsOwnersChoice) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").hand(0, "9h").hand(1, "2c 10c").nuggets(1, 1).draws("6h").turn(0);
  s.play(0, "fight robbery 2").settle();
  s.play(1, "commit 2c").settle();
  s.play(0, "loot nuggets");
  s.expect(1, Ask::kPayNuggets);
  s.play(1, "pay-nuggets 10c").settle();
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.cards(0), "10c");
  EXPECT_EQ(s.player(0).nuggets, 0);
}

// covers: poker-wallop
TEST(Wallop, WoundsInARobberyAndAnArrestToo) {
  Scenario robbery(3);
  robbery.at(0, "mp9").at(1, "mp9").hand(0, "8c").hand(1, "7h").draws("2c").turn(0);
  robbery.play(0, "fight robbery 2").settle();
  robbery.play(1, "commit 7h").settle();
  robbery.pass(0).settle();  // no loot
  EXPECT_EQ(robbery.player(1).wounds, 2);
  EXPECT_EQ(robbery.dollars(0), 0);

  Scenario arrest(3);
  arrest.mp(0, 2).wp(1, 1).at(0, "mp9").at(1, "mp9").hand(0, "8c").hand(1, "7h").draws("2c").turn(
      0);
  arrest.play(0, "fight arrest 2").settle();
  arrest.play(1, "commit 7h").settle();
  EXPECT_EQ(arrest.player(1).wounds, 2);
  EXPECT_EQ(arrest.player(0).mp, 3);
}

}  // namespace
}  // namespace dr::poker_bonuses_test
