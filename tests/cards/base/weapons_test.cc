// C3: what the weapons do in a fight.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"
#include "tests/support/staged.h"

namespace dr::weapons_test {
namespace {

using namespace staged;

// covers: revolver
TEST(Revolver, DoesNothing) {
  Scenario s(3);
  s.item(0, "revolver").fight_deck("fight-8 fight-k").draws("2c");
  fight_bandits(s, "8h", "8");  // a tie is lost
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.cards(0), "2c");
}

// covers: revolver-up
TEST(Peacemaker, LowersANonPlayersCardByOne) {
  Scenario won(3);
  won.item(0, "revolver-up").fight_deck("fight-8 fight-k");
  fight_bandits(won, "8h", "8");  // 8 against 7
  won.play(0, "reward lp");
  EXPECT_EQ(won.player(0).lp, 1);

  Scenario lost(3);
  lost.item(0, "revolver-up").fight_deck("fight-8 fight-k").draws("2c");
  fight_bandits(lost, "7h", "8");  // 7 against 7
  EXPECT_EQ(lost.player(0).lp, 0);
  EXPECT_EQ(lost.player(0).wounds, 2);
}

// covers: revolver-up
TEST(Peacemaker, DoesNothingAgainstAPlayer) {
  Scenario s(3);
  s.item(0, "revolver-up").draws("2c");
  duel(s, "8h", "9h");
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: rifle, B14.2
TEST(Rifle, ShowsTheAttackerTwoCardsOfTheTarget) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").item(0, "rifle").hand(0, "8h").hand(1, "2h 9h Kh 4h");
  s.random_cards("9h 4h").turn(0);
  s.play(0, "fight duel 2").settle();
  EXPECT_EQ(count(s.state().own[0].known[1]), 2);
  EXPECT_EQ(s.player(1).hand_n, 4);
  EXPECT_EQ(s.state().own[2].known[1], 0u);
  s.draws("3c").play(1, "decline").settle();
}

// covers: rifle
TEST(Rifle, DoesNothingForATargetOrAgainstBandits) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").item(1, "rifle").hand(0, "8h 9h 10h").hand(1, "2h").turn(0);
  s.play(0, "fight duel 2").settle();
  EXPECT_EQ(s.state().own[1].known[0], 0u);
  s.draws("3c").play(0, "commit 8h").play(1, "decline").settle();

  Scenario b(3);
  b.at(0, "mp4")
      .bandits("sh1")
      .item(0, "rifle")
      .hand(0, "9h")
      .fight_deck("fight-8 fight-k")
      .turn(0);
  b.play(0, "move sh1").settle();
  EXPECT_EQ(b.pub().fight.npc_drawn, 2);
  b.play(2, "npc-card 8").settle();
  b.play(0, "reward lp");
}

// covers: rifle, G12
TEST(Rifle, NotInUseShowsNothing) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").carried(0, "rifle").hand(0, "8h").hand(1, "2h 9h Kh 4h").turn(0);
  s.play(0, "fight duel 2").settle();
  EXPECT_EQ(s.state().own[0].known[1], 0u);
  s.draws("3c").play(1, "decline").settle();
}

// covers: rifle-up
TEST(BuffaloRifle, ShowsThreeCardsAndDiscardsOne) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").item(0, "rifle-up").hand(0, "8h").hand(1, "2h 9h Kh 4h");
  s.random_cards("9h 4h 2h Kh").turn(0);
  s.play(0, "fight duel 2").settle();
  EXPECT_EQ(count(s.state().own[0].known[1]), 3);
  EXPECT_TRUE(s.discarded("Kh"));
  EXPECT_EQ(s.cards(1), "2h 4h 9h");
  s.draws("3c").play(1, "decline").settle();
}

// covers: rifle-up
TEST(BuffaloRifle, WorksForTheTargetToo) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").item(1, "rifle-up").hand(0, "8h 9h Kh 4h").hand(1, "2h");
  s.random_cards("8h 9h Kh Kh").turn(0);
  s.play(0, "fight duel 2").settle();
  EXPECT_TRUE(s.discarded("Kh"));
  EXPECT_EQ(count(s.state().own[1].known[0]), 2);  // the third was the one discarded
  s.draws("3c").play(0, "commit 8h").play(1, "decline").settle();
}

// covers: rifle-up, G17
TEST(BuffaloRifle, LeavesANonPlayerOneCardLess) {
  Scenario s(3);
  s.at(0, "dr10").item(0, "rifle-up").hand(0, "Kh").fight_deck("fight-8 fight-9 fight-10").turn(0);
  s.play(0, "heist").settle();
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);  // of three
  s.leave_open();
}

// covers: shotgun
TEST(Shotgun, DrawsACardForEveryFightWon) {
  Scenario bandits(3);
  bandits.item(0, "shotgun").fight_deck("fight-8 fight-k").draws("2c");
  fight_bandits(bandits, "9h", "8");
  bandits.play(0, "reward lp");
  EXPECT_EQ(bandits.cards(0), "2c");

  Scenario target(3);
  target.item(1, "shotgun").draws("2c 3c");
  duel(target, "8h", "9h");
  EXPECT_EQ(target.cards(0), "2c");
  EXPECT_EQ(target.cards(1), "3c");

  Scenario tie(3);
  tie.item(0, "shotgun").fight_deck("fight-8 fight-k").draws("2c");
  fight_bandits(tie, "8h", "8");  // lost: the loser's card alone, and no help in the fight
  EXPECT_EQ(tie.cards(0), "2c");
}

// covers: shotgun, ruling 116
TEST(Shotgun, DrawsWhenTheTargetDeclines) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").item(0, "shotgun").hand(0, "8h").hand(1, "2h").draws("3c 4c").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(1, "decline").settle();
  EXPECT_EQ(s.cards(0), "4c");
  EXPECT_EQ(s.cards(1), "2h 3c");
}

// covers: shotgun-up, G9, ruling 2, switch shotgun-up=lower
TEST(Sundown, LowersTheEnemyCardByOneAndDrawsNothing) {
  Scenario npc(3);
  npc.item(0, "shotgun-up").fight_deck("fight-8 fight-k");
  fight_bandits(npc, "8h", "8");
  npc.play(0, "reward lp");
  EXPECT_EQ(npc.player(0).lp, 1);
  EXPECT_EQ(npc.cards(0), "");

  Scenario player(3);
  player.item(0, "shotgun-up").draws("2c");
  duel(player, "8h", "9h");  // 8 against 8
  EXPECT_EQ(player.player(0).lp, 2);
  EXPECT_EQ(player.cards(0), "");

  Scenario lost(3);
  lost.item(0, "shotgun-up").draws("2c");
  duel(lost, "8h", "10h");  // 8 against 9
  EXPECT_EQ(lost.player(0).wounds, 1);
}

// covers: rifle, rifle-up
TEST(Rifle, IsForEveryFightBetweenPlayers) {
  for (const char* weapon : {"rifle", "rifle-up"}) {
    SCOPED_TRACE(weapon);
    const bool up = weapon == std::string("rifle-up");
    Scenario s(3);
    s.at(0, "mp9").at(1, "mp9").item(0, weapon).hand(0, "8h").hand(1, "2h 9h Kh 4h");
    s.random_cards(up ? "9h 4h 2h Kh" : "9h 4h").turn(0);
    s.play(0, "fight robbery 2").settle();
    EXPECT_EQ(count(s.state().own[0].known[1]), up ? 3 : 2);
    EXPECT_EQ(s.player(1).hand_n, up ? 3 : 4);
    s.leave_open();
  }
}

// covers: shotgun-up, ruling 2, switch shotgun-up=raise, switch values-can-rise=on
TEST(Sundown, RaisesTheOwnCardByOneInTheOldestEdition) {
  for (const char* theirs : {"9h", "10h"}) {
    SCOPED_TRACE(theirs);
    Scenario s(3);
    s.side("values-can-rise", "on").side("shotgun-up", "raise").item(0, "shotgun-up").draws("2c");
    duel(s, "8h", theirs);
    EXPECT_EQ(s.pub().fight.on, 0);
    EXPECT_EQ(s.player(0).lp, theirs == std::string("9h") ? 2 : 0);
  }
  Scenario ace(3);  // an Ace stays an Ace: the bandits' Ace ties it and wins
  ace.side("values-can-rise", "on").side("shotgun-up", "raise").item(0, "shotgun-up");
  ace.fight_deck("fight-a fight-2").draws("2c");
  fight_bandits(ace, "Ah", "A");
  ace.play(0, "option 1").settle();
  EXPECT_EQ(ace.player(0).wounds, 1);
}

}  // namespace
}  // namespace dr::weapons_test
