// B5 Action effects on cards.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::b05_cards_test {
namespace {

// covers: B5.1, poker-payday
TEST(Cards, AnActionOnAPokerCardCostsAnActionAndTheCard) {
  Scenario s(3);
  s.hand(0, "5h 5d Kh").turn(0).play(0, "play 5h");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_EQ(s.cards(0), "5d Kh");
  EXPECT_TRUE(s.discarded("5h"));
  EXPECT_TRUE(s.happened(EventKind::kPlayed, 0));
  s.refused(0, "play 5h", "B5.1").refused(0, "play Kh", "B5.1");  // gone; and no Action on it
}

// covers: B5.1, provisions
TEST(Cards, AnItemSaysWhatHappensToIt) {
  Scenario s(3);
  s.item(0, "provisions").wounds(0, 2).draws("8h").turn(0).play(0, "use provisions");
  EXPECT_EQ(s.cards(0), "8h");
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).items, 0);
  EXPECT_EQ(s.pub().actions_left, 2);
  s.refused(0, "use provisions", "B5.1");
}

// covers: B5.2, poker-stick-em-up
TEST(Cards, ReactionsAndBonusesCostNoActionOnAnyTurn) {
  Scenario s(3);  // the target plays Stick 'Em Up on the other's turn, and its Shootout has a Bonus
  s.at(0, "cj3").at(1, "cj3").hand(0, "Ah").hand(1, "Kc 3h").draws("2h").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(1, "commit Kc");
  s.expect(1, Ask::kWindow).play(1, "react 3h");  // A - 1 - 2 = J against the King
  s.settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(1).wounds, 0);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.pub().actions_left, 2);  // one for the fight itself
  EXPECT_TRUE(s.discarded("3h"));
  EXPECT_TRUE(s.discarded("Kc"));
}

// covers: B5.2, poker-reputation
TEST(Cards, AReactionNeedsItsCondition) {
  Scenario s(3);  // Reputation waits for MP or WP: Payday opens nothing for it
  s.hand(0, "7c 5h 2c").turn(0).play(0, "play 5h").expect(0, Ask::kAction);
  s.refused(0, "react 7c", "B3.3").play(0, "play 2c").play(0, "option 1").play(0, "react 7c");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.pub().actions_left, 1);
  EXPECT_TRUE(s.discarded("7c"));
}

// covers: B5.3, B10.1, poker-instincts
TEST(Cards, ACardInUseIsNotTakenByAReshuffle) {
  Scenario s(3);  // deck empty, one discard: Instincts draws that card and nothing more
  s.hand(0, "9h").deck_only("Kd").discards("Kd").turn(0).play(0, "play 9h");
  EXPECT_EQ(s.cards(0), "Kd");
  EXPECT_TRUE(s.discarded("9h"));
  EXPECT_EQ(s.pub().poker_deck_n, 0);
}

// covers: B5.3, B6.9, B10.6
TEST(Cards, CardsOfAFightLieOnTheTableUntilItIsOver) {
  Scenario s(3);  // nothing to draw for the loser but the two cards lying there
  s.at(0, "cj3").at(1, "cj3").hand(0, "Ah").hand(1, "4h").deck_only("").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(1, "commit 4h").settle();
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.player(1).hand_n, 0);
  EXPECT_TRUE(s.discarded("Ah"));
  EXPECT_TRUE(s.discarded("4h"));
}

// covers: B5.3, poker-sprint
TEST(Cards, AReactionOutsideAFightIsDiscardedWhenItsEffectIsDone) {
  Scenario s(3);
  s.at(0, "sv1").hand(0, "6h").turn(0).play(0, "move sv2").play(0, "react 6h");
  s.expect(0, Ask::kMoveTo);
  EXPECT_FALSE(s.discarded("6h"));  // on the table while the move lasts
  EXPECT_EQ(s.pub().table, bit(make_card(6, Suit::kHearts)));
  s.play(0, "move sv4");
  EXPECT_TRUE(s.discarded("6h"));
  EXPECT_EQ(s.pub().table, 0u);
}

// covers: B5.3, poker-living-legend, poker-reputation
TEST(Cards, ACardBehindItsActionIsInNoPileWhileAnotherIsPlayed) {
  Scenario s(3);
  s.hand(0, "2c 7c").turn(0).play(0, "play 2c").play(0, "option 1").expect(0, Ask::kWindow);
  EXPECT_FALSE(s.discarded("2c"));
  EXPECT_EQ(s.cards(0), "7c");
  s.pass(0);
  EXPECT_TRUE(s.discarded("2c"));
  EXPECT_EQ(s.cards(0), "7c");
}

}  // namespace
}  // namespace dr::b05_cards_test
