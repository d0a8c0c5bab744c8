// B6 Fight another player: what the winner takes and the loser pays.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::b06_reward_test {
namespace {

// Seat 0 attacks seat 1 with an Ace against a 5 and wins; `open` leaves the reward to be played.
void win(Scenario& s, const std::string& kind, std::string_view drawn) {
  s.at(0, "sv8").at(1, "sv8").hand(0, "Ac").hand(1, "5h").turn(0);
  s.play(0, "fight " + kind + " 2").settle().draws(drawn).play(1, "commit 5h").settle();
}

// Seat 0 attacks seat 1 with a 5 against an Ace and loses.
void lose(Scenario& s, const std::string& kind) {
  s.at(0, "sv8").at(1, "sv8").hand(0, "5h").hand(1, "Ac").turn(0);
  s.play(0, "fight " + kind + " 2").settle().draws("2s").play(1, "commit Ac").settle();
}

// covers: B6.8, B6.9
TEST(FightReward, ADuelWonPaysTwoLegendaryPoints) {
  Scenario s(3);
  win(s, "duel", "2s");
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "2s");
  EXPECT_TRUE(s.discarded("Ac"));
  EXPECT_TRUE(s.discarded("5h"));
  EXPECT_EQ(s.pub().table, 0u);
}

// covers: B6.8, ruling 30, ruling 37
TEST(FightReward, ATargetThatWinsGainsNothing) {
  for (const char* kind : {"duel", "robbery", "arrest"}) {
    SCOPED_TRACE(kind);
    Scenario s(3);
    s.mp(0, 2).wp(1, 3).cash(0, 40).cash(1, 30).nuggets(0, 2).nuggets(1, 2);
    lose(s, kind);
    EXPECT_EQ(s.player(0).wounds, 1);
    EXPECT_EQ(s.cards(0), "2s");
    EXPECT_EQ(s.player(0).mp, 2);  // a failed robbery makes nobody Wanted
    EXPECT_EQ(s.player(0).wp, 0);
    EXPECT_EQ(s.player(0).lp, 0);
    EXPECT_EQ(s.player(1).lp, 0);
    EXPECT_EQ(s.player(1).wp, 3);
    EXPECT_EQ(s.player(1).wounds, 0);
    EXPECT_EQ(s.cards(1), "");
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_EQ(s.dollars(1), 30);
    EXPECT_EQ(s.player(0).nuggets, 2);
    EXPECT_EQ(s.space(1), "sv8");
  }
}

// covers: B6.8, B6.2, B12.5, B12.9, ruling 31, ruling 39, ruling 40
TEST(FightReward, AnArrestWonBringsTheTargetAndTheSheriffToTheOffice) {
  Scenario s(3);
  s.mp(0, 1).wp(1, 5).cash(1, 50).nuggets(1, 3).cattle(1, "cattle-blue-3").item(1, "rifle");
  s.sheriff("rf1");
  win(s, "arrest", "2s");
  EXPECT_EQ(s.player(0).mp, 2);
  EXPECT_EQ(s.dollars(0), 20);  // Marshal space 2
  EXPECT_EQ(s.space(0), "sv8");
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);  // once
  EXPECT_EQ(s.cards(1), "2s");
  EXPECT_EQ(s.dollars(1), 20);  // half of $50, rounded up to $30
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.player(1).cattle, kNone);
  EXPECT_EQ(s.pub().cattle_n[1], 8);
  EXPECT_NE(s.player(1).items, 0);
}

// covers: B6.8, ruling 36
TEST(FightReward, RobberyTakesHalfTheCashRoundedUp) {
  for (const int cash : {10, 20, 50, 120}) {
    SCOPED_TRACE(cash);
    Scenario s(3);
    s.cash(1, cash);
    win(s, "robbery", "2s");
    s.expect(0, Ask::kLoot).play(0, "loot cash");
    const int half = (cash / 10 + 1) / 2 * 10;
    EXPECT_EQ(s.dollars(0), half);
    EXPECT_EQ(s.dollars(1), cash - half);
    EXPECT_EQ(s.player(0).wp, 1);
    EXPECT_EQ(s.player(0).lp, 0);
    EXPECT_EQ(s.player(1).wounds, 1);
  }
}

// covers: B6.8, ruling 36
TEST(FightReward, RobberyMayTakeHalfTheNuggetsInstead) {
  for (const int nuggets : {1, 2, 3, 4}) {
    SCOPED_TRACE(nuggets);
    Scenario s(3);
    s.cash(1, 50).nuggets(1, nuggets);
    win(s, "robbery", "2s");
    s.play(0, "loot nuggets");
    EXPECT_EQ(s.player(0).nuggets, (nuggets + 1) / 2);
    EXPECT_EQ(s.player(1).nuggets, nuggets / 2);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.dollars(1), 50);  // one or the other
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
}

// covers: B6.8, ruling 35
TEST(FightReward, RobberyMayAlsoTakeTheCattleIfNoneIsCarried) {
  Scenario s(3);
  s.cash(1, 50).cattle(1, "cattle-green-4");
  win(s, "robbery", "2s");
  s.play(0, "loot cash").expect(0, Ask::kLootCattle).play(0, "loot cattle");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.state().own[0].cattle, 3);
  EXPECT_EQ(s.player(1).cattle, kNone);
  EXPECT_EQ(s.state().own[1].cattle, kNone);

  Scenario full(3);
  full.cash(1, 50).cattle(1, "cattle-green-4").cattle(0, "cattle-blue-1");
  win(full, "robbery", "2s");
  full.play(0, "loot cash").expect(0, Ask::kAction);  // one token at a time
  EXPECT_EQ(full.player(1).cattle, 0);
  EXPECT_EQ(full.player(0).cattle, 1);
}

// covers: B6.14
TEST(FightReward, LootMayBeLeft) {
  Scenario s(3);
  s.cash(1, 50).nuggets(1, 2).cattle(1, "cattle-green-4");
  win(s, "robbery", "2s");
  s.expect(0, Ask::kLoot).pass(0).expect(0, Ask::kLootCattle).pass(0);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.dollars(1), 50);
  EXPECT_EQ(s.player(1).nuggets, 2);
  EXPECT_EQ(s.player(1).cattle, 0);
}

// covers: B6.14
TEST(FightReward, TheTargetLosesTheFullHalfWhateverTheRobberCanHold) {
  Scenario s(3);
  s.cash(0, 110).cash(1, 100);
  win(s, "robbery", "2s");
  s.play(0, "loot cash");
  EXPECT_EQ(s.dollars(0), 120);
  EXPECT_EQ(s.dollars(1), 50);

  Scenario t(3);
  t.nuggets(0, 3).nuggets(1, 4);
  win(t, "robbery", "2s");
  t.play(0, "loot nuggets");
  EXPECT_EQ(t.player(0).nuggets, 4);
  EXPECT_EQ(t.player(1).nuggets, 2);
  EXPECT_EQ(t.pub().supply_nuggets, 30);  // the other one went back
}

// covers: B6.14, B6.13, poker-reputation
TEST(FightReward, LootIsChosenAfterTheWantedPointIsGained) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").cash(1, 40).hand(0, "Ac 7c").hand(1, "5h").turn(0);
  s.play(0, "fight robbery 2").settle().play(0, "commit Ac").draws("2s").play(1, "commit 5h");
  s.pass(0);
  s.expect(0, Ask::kWindow);  // the point is there, the loot is not
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.dollars(1), 40);
  s.play(0, "react 7c");
  EXPECT_EQ(s.player(0).lp, 1);
  s.expect(0, Ask::kLoot).play(0, "loot cash");
  EXPECT_EQ(s.dollars(0), 20);
}

// covers: B6.14, ruling 114, poker-fools-gold
TEST(FightReward, NuggetsMayBeChosenWhateverLiesOnTheBoard) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Ac").hand(1, "5h 10c").turn(0);
  s.play(0, "fight robbery 2").settle().draws("2s").play(1, "commit 5h").settle();
  EXPECT_FALSE(s.offers(0, "loot cash"));  // it has none
  s.play(0, "loot nuggets");
  EXPECT_EQ(s.cards(0), "10c");  // half of one is one, and it goes into the hand
  EXPECT_EQ(s.cards(1), "2s");

  Scenario none(3);
  none.at(0, "sv8").at(1, "sv8").hand(0, "Ac").hand(1, "5h 10h").turn(0);
  none.play(0, "fight robbery 2").settle().draws("2s").play(1, "commit 5h").settle();
  EXPECT_TRUE(none.offers(0, "loot nuggets"));  // offered all the same: hands are hidden
  none.play(0, "loot nuggets");
  EXPECT_EQ(none.cards(1), "2s 10h");
  EXPECT_EQ(none.player(0).nuggets, 0);
}

// covers: B6.9, B5.3
TEST(FightReward, EveryCardPlayedIsDiscardedWhenTheFightIsOver) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh 4s 3h").hand(1, "Qd 3d 6h").turn(0);
  s.random_cards("6h").play(0, "fight robbery 2").play(0, "react 4s").pass(1).pass(0);
  s.play(0, "commit Kh").play(1, "commit Qd");
  EXPECT_FALSE(s.discarded("4s"));
  EXPECT_FALSE(s.discarded("Kh"));
  s.play(0, "react 3h").draws("2s").play(1, "react 3d");  // K to J against Q to 10
  s.settle().expect(0, Ask::kLoot);
  EXPECT_FALSE(s.discarded("Qd"));  // the reward comes first (B6.13)
  s.pass(0);
  for (const char* card : {"4s", "Kh", "3h", "Qd", "3d", "6h"})
    EXPECT_TRUE(s.discarded(card)) << card;
  EXPECT_EQ(s.pub().table, 0u);
  EXPECT_EQ(s.cards(0), "");
  EXPECT_EQ(s.cards(1), "2s");
}

// covers: B6.12, B6.8, ruling 116, ruling 123, shotgun, poker-wallop, poker-grudge
TEST(FightReward, ADeclinedFightRevealsNothing) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun").hand(0, "8c").hand(1, "Qc").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1);
  s.draws("2s 2d").play(1, "decline");
  EXPECT_EQ(s.player(1).wounds, 1);  // Wallop adds none
  EXPECT_EQ(s.cards(1), "2s Qc");    // Grudge in the hand draws nothing
  EXPECT_EQ(s.cards(0), "2d");       // the Shotgun does
  EXPECT_FALSE(s.happened(EventKind::kRevealed, 0));
  EXPECT_TRUE(s.discarded("8c"));  // face up
  EXPECT_EQ(s.player(0).lp, 2);

  Scenario t(3);  // accepted, the same cards pay
  t.at(0, "sv8").at(1, "sv8").hand(0, "8c").hand(1, "6c").turn(0);
  t.play(0, "fight duel 2").pass(0).pass(1).draws("2s").play(1, "commit 6c").settle();
  EXPECT_EQ(t.player(1).wounds, 2);
}

// covers: B6.12, B6.13, B5.3
TEST(FightReward, AReshuffleDoesNotTakeTheCardOfADeclinedFight) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "8c").hand(1, "Qc").discards("5h").deck_only("").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(1, "decline");
  EXPECT_EQ(s.cards(1), "5h Qc");
  EXPECT_EQ(s.pub().poker_deck_n, 0);  // the 8 was not shuffled in
  EXPECT_TRUE(s.discarded("8c"));
}

// covers: B6.13, shotgun, poker-grudge
TEST(FightReward, OrderOfTheReward) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun").cash(1, 40).hand(0, "Ah").hand(1, "Qc").turn(0);
  s.play(0, "fight robbery 2").settle().draws("2s 2d 4h").play(1, "commit Qc").settle();
  s.play(0, "loot cash");
  const int wound = s.index_of(EventKind::kWounded, 1);
  const int card = s.index_of(EventKind::kDrew, 1);
  const int points = s.index_of(EventKind::kPoints, 0);
  const int loot = s.index_of(EventKind::kStolen, 0);
  const int shotgun = s.index_of(EventKind::kUsed, 0);
  const int grudge = s.index_of(EventKind::kUsed, 1);
  EXPECT_GE(wound, 0);
  EXPECT_LT(wound, card);
  EXPECT_LT(card, points);
  EXPECT_LT(points, loot);
  EXPECT_LT(loot, shotgun);
  EXPECT_LT(shotgun, grudge);  // active player first
  EXPECT_EQ(s.cards(0), "2d");
  EXPECT_EQ(s.cards(1), "2s 4h");
}

// covers: B6.13, ruling 119, wyatt-earp
TEST(FightReward, WoundAndCardComeBeforeTheRestOfTheArrest) {
  Scenario s(3);
  s.mp(0, 2).wp(1, 1).cash(1, 40);
  win(s, "arrest", "2s");
  const int wound = s.index_of(EventKind::kWounded, 1);
  const int card = s.index_of(EventKind::kDrew, 1);
  const int points = s.index_of(EventKind::kPoints, 0);
  const int jail = s.index_of(EventKind::kArrested, 1);
  EXPECT_LT(wound, card);
  EXPECT_LT(card, points);
  EXPECT_LT(points, jail);
  EXPECT_EQ(s.player(0).lp, 2);  // Marshal space 3
}

// covers: B6.8, B9.1
TEST(FightReward, AMarshalWhoRobsBecomesWanted) {
  Scenario s(3);
  s.mp(0, 4).cash(1, 20);
  win(s, "robbery", "2s");
  s.play(0, "loot cash");
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 1);
}

// covers: B6.8, B10.7, poker-bulletproof
TEST(FightReward, BulletproofCancelsTheLosersWoundButNotTheCard) {
  Scenario s(3);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Ac").hand(1, "Jh").turn(0);
  s.play(0, "fight duel 2").settle().draws("2s").play(1, "commit Jh").settle();
  EXPECT_EQ(s.player(1).wounds, 0);
  EXPECT_EQ(s.cards(1), "2s");
  EXPECT_EQ(s.player(0).lp, 2);
}

}  // namespace
}  // namespace dr::b06_reward_test
