// C4: the effect of each fight card, won and lost.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::fight_cards_test {
namespace {

// Seat 0 enters the bandits' hideout sh1 and commits `card`; the bandits play `npc`.
void against(Scenario& s, const char* card, const char* npc) {
  s.at(0, "mp4").bandits("sh1").turn(0);
  s.play(0, "move sh1").settle();
  if (s.asks(0, Ask::kCommit)) s.play(0, std::string("commit ") + card);
  s.play(2, std::string("npc-card ") + npc).settle();
}

// covers: fight-2, ruling 43
TEST(FightCard, TwoWoundsAndTakesALegendaryPoint) {
  Scenario s(3);
  s.lp(0, 3).hand(0, "3c").fight_deck("fight-2 fight-k");
  against(s, "3c", "2");
  s.play(0, "reward mp").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).mp, 1);
}

// covers: fight-2
TEST(FightCard, TwoIsWorthTwo) {
  Scenario s(3);
  s.hand(0, "2c").fight_deck("fight-2 fight-k").draws("4h");
  against(s, "2c", "2");
  EXPECT_EQ(s.player(0).wounds, 2);  // the card's and the loser's
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: fight-3
TEST(FightCard, ThreeWoundsTwice) {
  Scenario s(3);
  s.hand(0, "5h").fight_deck("fight-3 fight-k");
  against(s, "5h", "3");
  s.play(0, "reward lp");
  EXPECT_EQ(s.player(0).wounds, 2);
}

// covers: fight-4
TEST(FightCard, FourWoundsAndCostsACardOfTheOwnersChoice) {
  Scenario s(3);
  s.hand(0, "5h 6c Kh").fight_deck("fight-4 fight-k");
  against(s, "5h", "4");
  s.expect(0, Ask::kDiscard);
  EXPECT_EQ(s.options(0), "discard 6c\ndiscard Kh\n");
  s.play(0, "discard 6c").settle();
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "Kh");
}

// covers: fight-5
TEST(FightCard, FiveWoundsAndLeavesOnlyTheLegendaryPoint) {
  Scenario s(3);
  s.hand(0, "6c").fight_deck("fight-5 fight-k");
  against(s, "6c", "5");
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).mp, 0);
}

// covers: fight-6, ruling 44
TEST(FightCard, SixWoundsThroughBulletproof) {
  Scenario s(3);
  s.hand(0, "Jh").fight_deck("fight-6 fight-k");
  against(s, "Jh", "6");
  s.play(0, "reward lp");
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: fight-7
TEST(FightCard, SevenWoundsOrTakesARandomCardAtTheFightersChoice) {
  Scenario wound(3);
  wound.hand(0, "9h 5h Kh").fight_deck("fight-7 fight-k");
  against(wound, "9h", "7");
  wound.expect(0, Ask::kOption);
  wound.play(0, "option 1").settle();
  wound.play(0, "reward lp").settle();
  EXPECT_EQ(wound.player(0).wounds, 1);
  EXPECT_EQ(wound.cards(0), "5h Kh");

  Scenario card(3);
  card.hand(0, "9h 5h Kh").fight_deck("fight-7 fight-k").random_cards("Kh");
  against(card, "9h", "7");
  card.play(0, "option 2").settle();
  card.play(0, "reward lp").settle();
  EXPECT_EQ(card.player(0).wounds, 0);
  EXPECT_EQ(card.cards(0), "5h");
}

// covers: fight-8
TEST(FightCard, EightWounds) {
  Scenario s(3);
  s.hand(0, "9h").fight_deck("fight-8 fight-k");
  against(s, "9h", "8");
  s.play(0, "reward mp");
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: fight-9, G3
TEST(FightCard, NineCostsACardOrTenDollarsAndLeavesOnlyTheLegendaryPoint) {
  Scenario cash(3);
  cash.hand(0, "10h Kh 5h").cash(0, 30).fight_deck("fight-9 fight-k");
  against(cash, "10h", "9");
  cash.play(0, "option 2").settle();
  EXPECT_EQ(cash.dollars(0), 20);
  EXPECT_EQ(cash.cards(0), "5h Kh");
  EXPECT_EQ(cash.player(0).lp, 1);
  EXPECT_EQ(cash.player(0).wounds, 0);
  EXPECT_TRUE(cash.asks(0, Ask::kAction));

  Scenario card(3);
  card.hand(0, "10h Kh 5h").cash(0, 30).fight_deck("fight-9 fight-k");
  against(card, "10h", "9");
  card.play(0, "option 1").play(0, "discard 5h").settle();
  EXPECT_EQ(card.dollars(0), 30);
  EXPECT_EQ(card.cards(0), "Kh");
  EXPECT_EQ(card.player(0).mp, 0);

  Scenario broke(3);
  broke.hand(0, "10h Kh 5h").fight_deck("fight-9 fight-k");
  against(broke, "10h", "9");
  EXPECT_TRUE(broke.asks(0, Ask::kDiscard));  // nothing to lose: the other option alone
  broke.play(0, "discard Kh").settle();
}

// covers: fight-10, ruling 45, B11.9
TEST(FightCard, TenMayStartTheFightAgain) {
  Scenario s(3);
  s.hand(0, "Jc 5h").fight_deck("fight-10 fight-2 fight-8 fight-7");
  against(s, "Jc", "10");
  s.expect(2, Ask::kRestart);
  s.draws("9h").play(2, "accept").settle();
  EXPECT_EQ(s.cards(0), "5h 9h");
  EXPECT_TRUE(s.discarded("Jc"));
  s.play(0, "commit 9h");
  s.expect(2, Ask::kCommitFight);
  EXPECT_EQ(s.options(2), "npc-card 7\nnpc-card 8\n");  // drawn anew
  s.play(2, "npc-card 8").settle();
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: fight-10
TEST(FightCard, TenMayBeLeftAsItIs) {
  Scenario s(3);
  s.hand(0, "Jh").fight_deck("fight-10 fight-2");
  against(s, "Jh", "10");
  s.play(2, "pass").settle();
  s.play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).hand_n, 0);
}

// covers: fight-10
TEST(FightCard, TenIsWorthTen) {
  Scenario s(3);
  s.hand(0, "10h").fight_deck("fight-10 fight-2").draws("4h");
  against(s, "10h", "10");
  s.play(2, "pass").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "4h");
}

// covers: fight-j
TEST(FightCard, JackPaysTenDollarsEvenToALoser) {
  Scenario won(3);
  won.hand(0, "Qh").fight_deck("fight-j fight-2");
  against(won, "Qh", "J");
  won.play(0, "reward lp");
  EXPECT_EQ(won.dollars(0), 10);
  EXPECT_EQ(won.player(0).wounds, 0);

  Scenario lost(3);
  lost.hand(0, "Jc").fight_deck("fight-j fight-2").draws("4h");
  against(lost, "Jc", "J");
  EXPECT_EQ(lost.dollars(0), 10);
  EXPECT_EQ(lost.player(0).wounds, 1);
}

// covers: fight-q
TEST(FightCard, QueenDrawsACard) {
  Scenario s(3);
  s.hand(0, "Kh").fight_deck("fight-q fight-2").draws("4h");
  against(s, "Kh", "Q");
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.cards(0), "4h");

  Scenario lost(3);
  lost.hand(0, "Qh").fight_deck("fight-q fight-2").draws("4h 5h");
  against(lost, "Qh", "Q");
  EXPECT_EQ(lost.cards(0), "4h 5h");
}

// covers: fight-k
TEST(FightCard, KingPaysALegendaryPoint) {
  Scenario won(3);
  won.hand(0, "Ah").fight_deck("fight-k fight-2");
  against(won, "Ah", "K");
  won.play(0, "reward mp").settle();
  EXPECT_EQ(won.player(0).lp, 1);

  Scenario lost(3);
  lost.hand(0, "Kh").fight_deck("fight-k fight-2").draws("4h");
  against(lost, "Kh", "K");
  EXPECT_EQ(lost.player(0).lp, 1);
  EXPECT_EQ(lost.player(0).wounds, 1);
}

// covers: fight-a, ruling 47
TEST(FightCard, AcePaysAPointOfTheFightersChoice) {
  struct Row {
    const char* option;
    int lp, mp, wp;
  };
  const Row rows[] = {{"option 1", 1, 0, 0}, {"option 2", 0, 1, 0}, {"option 3", 0, 0, 1}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.option);
    Scenario s(3);
    s.hand(0, "Ah").fight_deck("fight-a fight-2").draws("4h");
    against(s, "Ah", "A");  // a tie: lost
    EXPECT_EQ(s.options(0), "option 1\noption 2\noption 3\n");
    s.play(0, row.option).settle();
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.player(0).mp, row.mp);
    EXPECT_EQ(s.player(0).wp, row.wp);
    EXPECT_EQ(s.player(0).wounds, 1);
  }
  Scenario wanted(3);
  wanted.wp(0, 1).hand(0, "Ah").fight_deck("fight-a fight-2").draws("4h");
  against(wanted, "Ah", "A");
  EXPECT_EQ(wanted.options(0), "option 1\noption 3\n");
  wanted.play(0, "option 1").settle();
}

}  // namespace
}  // namespace dr::fight_cards_test
