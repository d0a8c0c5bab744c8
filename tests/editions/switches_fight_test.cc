// Both sides of the switches about fights between players: editions.md, rows 6 to 9.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::switches_fight_test {
namespace {

// Seat 0 with the upgraded shotgun plays a 9 against a 10.
void duel_with_sundown(Scenario& s) {
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun-up").hand(0, "9c").hand(1, "10c").turn(0);
  s.play(0, "fight duel 2").settle().draws("2h").play(1, "commit 10c").settle();
}

// covers: switch shotgun-up=lower, ruling 2, shotgun-up
TEST(Switch, ShotgunUpLowersTheOpponentsCard) {
  Scenario s(3);
  duel_with_sundown(s);
  EXPECT_EQ(s.last(EventKind::kCompared).a, 9);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: switch shotgun-up=raise, switch values-can-rise=on, ruling 2, ruling 3
TEST(Switch, ShotgunUpRaisesTheOwnCard) {
  Scenario s(3);
  s.side("values-can-rise", "on").side("shotgun-up", "raise");
  duel_with_sundown(s);
  EXPECT_EQ(s.last(EventKind::kCompared).a, 10);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 10);
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: switch values-can-rise=off, ruling 3, B6.7
TEST(Switch, ValuesThatCannotRiseStay) {
  Scenario s(3);
  s.side("shotgun-up", "raise");  // refused at set-up; at the table nothing goes up
  duel_with_sundown(s);
  EXPECT_EQ(s.last(EventKind::kCompared).a, 9);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 10);
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: switch values-can-rise=on, B6.15
TEST(Switch, ValuesThatCanRiseStopAtTheAce) {
  Scenario s(3);
  s.side("values-can-rise", "on").side("shotgun-up", "raise");
  s.at(0, "sv8").at(1, "sv8").item(0, "shotgun-up").hand(0, "Ah").hand(1, "Ac").turn(0);
  s.draws("2h").play(0, "fight duel 2").settle().play(1, "commit Ac").settle();
  EXPECT_EQ(s.last(EventKind::kCompared).a, 14);
  EXPECT_EQ(s.player(0).lp, 0);  // a tie, and Quick Draw wins it
}

// covers: switch stick-em-up=2, switch stick-em-up=1, ruling 4, poker-stick-em-up
TEST(Switch, StickEmUpLowersByTwoOrOne) {
  for (const bool two : {true, false}) {
    SCOPED_TRACE(two);
    Scenario s(3);
    s.side("stick-em-up", two ? "2" : "1");
    s.at(0, "mp4").bandits("sh1").hand(0, "10c 3h").fight_deck("fight-j fight-q").turn(0);
    s.play(0, "move sh1").settle().play(0, "commit 10c").play(2, "npc-card J");
    s.play(0, "react 3h");
    EXPECT_EQ(s.last(EventKind::kCompared).b, two ? 9 : 10);
    if (two) s.play(0, "reward lp");  // with 1 only a tie, which the bandits win
    EXPECT_EQ(s.player(0).lp, two ? 1 : 0);
    EXPECT_EQ(s.player(0).wounds, two ? 0 : 1);
  }
}

// covers: switch player-fight-order=start-first, ruling 5, B6.3, annie-oakley
TEST(Switch, StartOfFightEffectsBeforeTheCards) {
  Scenario s(3);
  s.character(0, "annie-oakley")
      .lp(0, 5)
      .at(0, "sv8")
      .at(1, "sv8")
      .hand(0, "Kh")
      .hand(1, "Ac")
      .turn(0);
  s.play(0, "fight duel 2").expect(1, Ask::kOption).play(1, "option 1");  // it can still discard
  EXPECT_TRUE(s.discarded("Ac"));
  EXPECT_EQ(s.player(0).committed, 0);
  s.draws("2h").settle();
  EXPECT_EQ(s.player(0).lp, 7);  // and is left without a card
}

// covers: switch player-fight-order=cards-first, ruling 5, annie-oakley
TEST(Switch, StartOfFightEffectsWithBothCardsLying) {
  Scenario s(3);
  s.side("player-fight-order", "cards-first").character(0, "annie-oakley").lp(0, 5);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh").hand(1, "Ac").turn(0);
  s.play(0, "fight duel 2").expect(1, Ask::kCommit);  // the attacker's card lies there already
  EXPECT_EQ(s.player(0).committed, 1);
  s.draws("2h").play(1, "commit Ac");
  EXPECT_EQ(s.player(1).wounds, 1);  // Annie leaves the lying card alone: only the wound is left
  EXPECT_EQ(s.last(EventKind::kCompared).b, 14);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 5);
}

// covers: switch player-fight-order=cards-first, poker-ambush
TEST(Switch, CardsFirstAmbushTakesFromTheHandOnly) {
  Scenario s(3);
  s.side("player-fight-order", "cards-first");
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh 4c").hand(1, "Ac 5h").turn(0);
  s.play(0, "fight duel 2").play(0, "commit Kh").play(1, "commit Ac");
  s.expect(0, Ask::kWindow).draws("2h").play(0, "react 4c");
  EXPECT_TRUE(s.discarded("5h"));    // its only card in hand
  EXPECT_EQ(s.player(0).wounds, 1);  // the Ace stayed
}

// covers: switch player-fight-order=cards-first, annie-oakley
TEST(Switch, CardsFirstDeclinedThereIsNoStart) {
  Scenario s(3);
  s.side("player-fight-order", "cards-first").character(0, "annie-oakley").lp(0, 5);
  s.at(0, "sv8").at(1, "sv8").hand(0, "Kh").hand(1, "Ac").turn(0);
  s.draws("2h").play(0, "fight duel 2").play(1, "decline").settle();
  EXPECT_EQ(s.player(1).wounds, 1);  // the loser's only
  EXPECT_EQ(s.cards(1), "2h Ac");
  EXPECT_EQ(s.player(0).lp, 7);
}

}  // namespace
}  // namespace dr::switches_fight_test
