// B11.9 Fight card 10: a fight begun again.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/base/random.h"
#include "tests/support/scenario.h"
#include "tests/support/staged.h"

namespace dr::b11_restart_test {
namespace {

using namespace staged;

// covers: B11.9, ruling 45, fight-10, poker-stick-em-up
TEST(FightCardTen, CardTenMayRestartTheFight) {
  Scenario s(3);
  at_hideout(s, "9c 3h 3d", "fight-10 fight-3 fight-j fight-q fight-5");
  s.play(0, "move sh1").settle().play(0, "commit 9c").play(2, "npc-card 10");
  s.play(0, "react 3h").pass(0);
  s.expect(2, Ask::kRestart);  // the NPC's player decides
  s.draws("Qh").play(2, "accept");
  EXPECT_EQ(s.cards(0), "3d Qh");  // it drew 1
  EXPECT_TRUE(s.discarded("9c"));  // the laid card is lost
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);
  EXPECT_EQ(s.state().own[2].npc_cards, 1 << 9 | 1 << 10);  // the next two: J and Q
  s.expect(0, Ask::kWindow).pass(0);                        // a new start of the fight
  s.play(0, "commit Qh").play(2, "npc-card Q").draws("5d 6h").pass(0);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 12);  // the Stick 'Em Up before is over
  EXPECT_EQ(s.player(0).wounds, 1);
  const auto& order = s.state().hid.fight_order;
  EXPECT_EQ((std::set<int>{order[9], order[10]}), (std::set<int>{8, 1}));  // 10 and 3 first under
  EXPECT_EQ((std::set<int>{order[11], order[12]}), (std::set<int>{9, 10}));
  EXPECT_TRUE(s.discarded("3h"));
}

// covers: B11.9, fight-10
TEST(FightCardTen, CardTenMayBeLeftAlone) {
  Scenario s(3);
  at_hideout(s, "9c", "fight-10 fight-3");
  s.play(0, "move sh1").settle().play(2, "npc-card 10").expect(2, Ask::kRestart);
  s.draws("5h").pass(2);
  EXPECT_EQ(s.cards(0), "5h");  // lost: 9 against 10
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: B11.9, B15.9
TEST(FightCardTen, AFightRestartsAtMostOnce) {
  Scenario s(3);
  at_hideout(s, "9c", "fight-10 fight-3");
  s.play(0, "move sh1").settle();
  s.edit().pub.fight.restarted = 1;  // as after a first restart
  s.draws("5h").play(2, "npc-card 10").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: B11.9, ruling 45, B15.1
TEST(FightCardTen, TheCardOfARestartIsDrawnBeforeTheLaidOneIsDiscarded) {
  Scenario s(3);
  s.hand(0, "9c").discards("Kd").deck_only("");
  at_hideout(s, "", "fight-10 fight-3 fight-j fight-5");
  s.play(0, "move sh1").settle().play(2, "npc-card 10").play(2, "accept");
  EXPECT_EQ(s.pub().poker_deck_n, 0);
  EXPECT_EQ(s.cards(0), "Kd");  // the reshuffle did not take the 9
  s.settle().play(2, "npc-card J").play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: B11.9, ruling 125, rifle-up
TEST(FightCardTen, StartOfFightEffectsComeAgainAfterARestart) {
  Scenario s(3);
  s.at(0, "dr10")
      .item(0, "rifle-up")
      .hand(0, "5h")
      .fight_deck("fight-10 fight-3 fight-4 fight-q fight-j fight-a");
  s.turn(0);
  force(s.edit().hid, Purpose::kFightDeck, 1);  // fight-3 is returned
  s.play(0, "heist").pass(0);
  EXPECT_EQ(s.state().own[2].npc_cards, 1 << 8 | 1 << 2);
  s.play(2, "npc-card 10").draws("Kc");
  for (const int n : {0, 0, 12}) force(s.edit().hid, Purpose::kFightDeck, n);  // shuffle; the Ace
  s.play(2, "accept");
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);  // three drawn anew, one returned again
  EXPECT_EQ(s.state().own[2].npc_cards, 1 << 9 | 1 << 10);
  EXPECT_EQ(s.cards(0), "Kc");
  s.pass(0).draws("2h").play(2, "npc-card J").settle();
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: B11.9, poker-bulletproof, fight-3
TEST(FightCardTen, WhatWasCancelledBeforeIsOverWhatWasGainedStays) {
  Scenario s(3);
  at_hideout(s, "Jh", "fight-10 fight-3 fight-8 fight-6");
  s.play(0, "move sh1").settle().play(2, "npc-card 10").draws("5c").play(2, "accept");
  s.settle().draws("2c").play(2, "npc-card 8");
  EXPECT_EQ(s.player(0).wounds, 2);  // the 8 and the defeat: Bulletproof was of the first card
}

}  // namespace
}  // namespace dr::b11_restart_test
