// Whole scenes of the kind the rulebooks print as examples, played from beginning to end.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::worked_examples_test {
namespace {

// Annie with the Sundown duels Bass in the streets of Darkrock.
// covers: B6.3, B6.5, B6.6, B6.7, B6.8, annie-oakley, shotgun-up, poker-stick-em-up
TEST(Example, DuelWithTheSundownAndReactions) {
  Scenario s(3);
  s.character(0, "annie-oakley").lp(0, 5).item(0, "shotgun-up").at(0, "dr6").hand(0, "9c 3h 6h");
  s.character(1, "bass-reeves").at(1, "dr6").hand(1, "10s 3d 5c").turn(0);
  s.play(0, "fight duel 2");
  s.expect(1, Ask::kOption).play(1, "option 1").play(1, "discard 5c");  // Annie: a card or a wound
  s.pass(1).pass(0);
  s.play(0, "commit 9c").play(1, "commit 10s");  // Sundown: 10 to 9
  s.expect(0, Ask::kWindow).pass(0);             // a tie is enough
  s.play(1, "react 3d");                         // 9 to 7
  s.play(0, "react 3h");                         // 9 to 7: a tie again
  s.draws("Ks").pass(0);
  EXPECT_EQ(s.last(EventKind::kCompared).a, 7);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 7);
  EXPECT_EQ(s.player(0).lp, 7);
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "Ks");
  for (const char* card : {"9c", "3h", "10s", "3d", "5c"}) EXPECT_TRUE(s.discarded(card)) << card;
}

// The same cards by the French book: the cards lie first, the shotgun raises, Stick 'Em Up takes 1.
// covers: switch player-fight-order=cards-first, switch shotgun-up=raise, switch stick-em-up=1
TEST(Example, TheSameDuelInTheFrenchEdition) {
  Scenario s(3);
  s.edition("fr-2018").character(0, "annie-oakley").lp(0, 5).item(0, "shotgun-up").at(0, "dr6");
  s.hand(0, "9c 3h 6h").character(1, "bass-reeves").at(1, "dr6").hand(1, "10s 3d 5c").turn(0);
  s.play(0, "fight duel 2").play(0, "commit 9c").play(1, "commit 10s");
  s.expect(1, Ask::kOption).play(1, "option 2");
  EXPECT_EQ(s.player(1).wounds, 1);
  s.pass(1).pass(0);                           // start of the fight; then 9 is raised to 10
  s.pass(0);                                   // a tie is enough
  s.play(1, "react 3d");                       // 10 to 9
  s.draws("Ks").play(0, "react 3h").settle();  // 10 to 9
  EXPECT_EQ(s.last(EventKind::kCompared).a, 9);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_EQ(s.player(0).lp, 7);
  EXPECT_EQ(s.player(1).wounds, 2);
}

// covers: B7.3, B7.3.1, B7.3.2, B7.3.3, B7.3.4, poker-lady-luck, wild-bill-hickok, ten-gallon
TEST(Example, WildBillAgainstTheDealer) {
  Scenario s(3);
  s.character(0, "wild-bill-hickok").lp(0, 5).item(0, "ten-gallon").at(0, "rf2").cash(0, 20);
  s.hand(0, "10h 9s 5h").hand(2, "Ac").turn(0);
  s.draws("9c  2d 4h 8s Js  9d 10c Qs").play(0, "poker");
  EXPECT_EQ(to_act(s.pub()), seat_bit(0) | seat_bit(2));
  s.play(2, "lay 2d").play(2, "lay Js");                   // Cheat as a K: a straight
  s.draws("6s  7s").play(0, "lay 9s").play(0, "lay 10h");  // Lady Luck; two pair lose
  s.random_cards("9s").play(0, "trigger character 2 2");   // Bill keeps one of his cards
  // $20 - $10 + $30 of Lady Luck + $10 of the Ten-Gallon
  EXPECT_EQ(s.dollars(0), 50);
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.cards(0), "5h 6s 7s 9c 9s");
  EXPECT_EQ(s.cards(2), "Ac");
  for (const char* card : {"2d", "4h", "8s", "Js", "9d", "10c", "Qs", "10h"})
    EXPECT_TRUE(s.discarded(card)) << card;
}

// covers: B7.3, B7.3.2, B7.11, B7.15
TEST(Example, ThreeAtTheTableTwoOfThemTied) {
  Scenario s(4);
  s.at(0, "rf5").cash(0, 10).hand(0, "3c").at(1, "rf1").cash(1, 40).hand(1, "Kc 5d");
  s.at(2, "rf8").cash(2, 10).hand(2, "Kd 5c").at(3, "rf3").cash(3, 30).hand(3, "6c").turn(0);
  s.draws("4c").play(0, "poker").draws("7h").play(1, "join").draws("7d").play(2, "join");
  s.draws("Ks 8d Jd").pass(3);
  s.play(1, "lay 7h").play(1, "lay Kc");
  s.play(2, "lay 7d").draws("2s").play(2, "lay Kd");
  EXPECT_EQ(s.dollars(1), 70);  // $30 and half of $80
  EXPECT_EQ(s.dollars(2), 40);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.cards(0), "2s");
  EXPECT_EQ(s.cards(1), "5d");
  EXPECT_EQ(s.cards(2), "5c");
  EXPECT_EQ(s.dollars(3), 30);
  EXPECT_EQ(s.player(1).lp + s.player(2).lp + s.player(0).lp, 0);
}

// covers: B7.7, B11.2, B11.8, ruling 44, poker-bulletproof, fight-8
TEST(Example, AHeistWonUnharmed) {
  Scenario s(3);
  s.character(0, "billy-the-kid").at(0, "dr10").wp(0, 2).wounds(0, 1).hand(0, "Jh 5h");
  s.fight_deck("fight-8 fight-5 fight-3").turn(0);
  s.play(0, "heist").pass(0).play(0, "commit Jh").draws("6s").play(2, "npc-card 8");
  s.pass(0);  // Reactions
  s.settle();
  EXPECT_EQ(s.player(0).wounds, 1);  // the 8's wound is cancelled, the old one stays
  EXPECT_EQ(s.dollars(0), 80);
  EXPECT_EQ(s.player(0).wp, 5);
  EXPECT_EQ(s.cards(0), "5h 6s");  // Wanted space 4
  EXPECT_EQ(s.pub().fight_deck_n, 13);
}

// covers: B7.7, B11.2, B11.8, B10.7, poker-bulletproof, fight-q
TEST(Example, AHeistLostUnharmed) {
  Scenario s(3);
  s.character(0, "billy-the-kid").at(0, "dr10").wp(0, 2).hand(0, "Jh 5h");
  s.fight_deck("fight-8 fight-q fight-3").turn(0);
  s.play(0, "heist").pass(0).play(0, "commit Jh").play(2, "npc-card Q");
  s.draws("6s 7s").pass(0);
  s.settle();
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.player(0).wp, 3);
  EXPECT_EQ(s.cards(0), "5h 6s 7s");  // the Q's card and the loser's
}

// covers: B7.7, B11.2, ruling 44, poker-bulletproof, fight-6
TEST(Example, TheSixWoundsAllTheSame) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Jh").fight_deck("fight-6").turn(0);
  s.draws("6s").play(0, "heist").settle().play(2, "npc-card 6").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.dollars(0), 80);
}

// covers: B11.2, B11.3, B4.4, poker-stick-em-up, fight-j
TEST(Example, StickEmUpTurnsTheFightWithBandits) {
  Scenario s(3);
  s.character(0, "annie-oakley")
      .at(0, "mp4")
      .item(0, "mustang")
      .bandits("sh1")
      .hand(0, "10c 3d 7h");
  s.fight_deck("fight-j fight-4").turn(0);
  s.refused(0, "move sh4", "B4.4");  // the bandits end the way
  s.play(0, "move sh1").pass(0).play(0, "commit 10c").play(2, "npc-card J");
  s.play(0, "react 3d");  // J to 9
  s.pass(0).play(0, "reward mp").settle();
  EXPECT_EQ(s.last(EventKind::kCompared).a, 10);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 30);  // $10 of the J, $20 of Marshal space 1
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_FALSE(s.bandits_at("sh1"));
  EXPECT_EQ(s.cards(0), "7h");
}

// By the older books the same card would only tie, so it is not played.
// covers: switch stick-em-up=1, switch bandit-order=player-first
TEST(Example, StickEmUpWouldNotTurnItInTheOlderEditions) {
  for (const char* edition : {"uk", "fr-2018"}) {
    SCOPED_TRACE(edition);
    Scenario s(3);
    s.edition(edition).at(0, "mp4").bandits("sh1").hand(0, "10c 3d 7h");
    s.fight_deck("fight-j fight-4").turn(0);
    s.play(0, "move sh1").pass(0).play(0, "commit 10c").play(2, "npc-card J");
    s.play(0, "react 3d").draws("2s").pass(0);
    EXPECT_EQ(s.last(EventKind::kCompared).b, 10);
    EXPECT_EQ(s.player(0).wounds, 1);
    EXPECT_EQ(s.cards(0), "2s 7h");
  }
}

// covers: B12.3, B12.4, poker-manhunt, poker-quick-draw
TEST(Example, QuickDrawShakesOffTheSheriff) {
  Scenario s(3);
  s.character(1, "billy-the-kid").at(1, "dr6").wp(1, 6).cash(1, 90).nuggets(1, 1).hand(1, "Ac 9h");
  s.mp(0, 2).hand(0, "4d").fight_deck("fight-k fight-a fight-2 fight-3").turn(0);
  s.play(0, "play 4d").play(0, "sheriff dr6");
  s.play(1, "discard 9h");  // Instincts pays when discarded
  EXPECT_EQ(s.dollars(1), 100);
  s.pass(1)
      .play(1, "commit Ac")
      .play(0, "npc-card A")
      .play(1, "option 1");  // a tie, and Quick Draw
  EXPECT_EQ(s.player(1).lp, 1);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(1).wp, 6);
  EXPECT_EQ(s.player(0).lp, 1);  // Manhunt of a Marshal
}

}  // namespace
}  // namespace dr::worked_examples_test
