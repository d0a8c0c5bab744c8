// A5 Outlaws and claim jumpers: what works against them, whatever the edition, and who sees them.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::fighters_test {
namespace {

// covers: AU21, B14.2
TEST(FaceDown, NobodySeesWhichTokenLies) {
  Scenario s(3, ante_up());
  s.token("outlaw-1", "fr16").token("outlaw-9", "fr36").token("claim-jumper-2", "sh2").turn(0);
  State other = s.state();
  std::swap(other.hid.au.token_at[0], other.hid.au.token_at[8]);
  std::swap(other.hid.au.token_at[10], other.hid.au.token_at[11]);
  for (Seat seat = 0; seat < 4; ++seat) {  // and a spectator
    const View a = observe(s.state(), seat), b = observe(other, seat);
    EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0) << int{seat};
  }
}

// covers: AU20, B11.1, B11.7, B14.2
TEST(FaceUp, TheTokenIsShownAndThePlayerOnTheRightPlaysIt) {
  for (const Seat fighter : {Seat{0}, Seat{1}, Seat{2}}) {
    SCOPED_TRACE(int{fighter});
    const Seat right = static_cast<Seat>((fighter + 2) % 3);
    Scenario s(3, ante_up());
    s.at(fighter, "mp8").hand(fighter, "Kd").token("outlaw-5", "mp7");
    s.fight_deck("fight-q fight-8 fight-2").turn(fighter).play(fighter, "move mp7").settle();
    s.expect(right, Ask::kCommitFight);
    EXPECT_EQ(observe_public(s.state()).pub.au.token, 5);
    EXPECT_EQ(std::popcount(observe(s.state(), right).own.npc_cards), 3);
    EXPECT_EQ(observe(s.state(), fighter).own.npc_cards, 0);
    s.draws("2s").play(right, "npc-card Q").settle().expect(fighter, Ask::kAction);
    EXPECT_EQ(s.pub().au.token, 0);
    EXPECT_EQ(s.dollars(fighter), 50);
  }
}

// covers: AU21, switch bandit-order=start-first, switch bandit-order=player-first
TEST(Fighter, FollowsTheOrderOfB11UnderEveryProfile) {
  for (const char* profile : {"it-2023", "pt-br", "uk", "fr-2018"})
    for (const char* token : {"outlaw-5", "claim-jumper-1"}) {
      SCOPED_TRACE(std::string(profile) + " " + token);
      Scenario s(3, ante_up());
      s.edition(profile).at(0, "mp8").hand(0, "Jd 2c").token(token, "mp7");
      s.fight_deck("fight-j fight-8 fight-2").turn(0).play(0, "move mp7").expect(0, Ask::kWindow);
      EXPECT_EQ(s.pub().fight.npc_drawn, 3);  // drawn before the start of the fight
      s.settle().expect(0, Ask::kCommit).play(0, "commit Jd");
      s.expect(2, Ask::kCommitFight).draws("3h").play(2, "npc-card J").settle();
      s.expect(0, Ask::kAction);
      EXPECT_TRUE(s.happened(EventKind::kLostFight, 0));  // ties, the guard's switch or not
    }
}

// covers: AU21, B11.5, revolver-up
TEST(Fighter, IsAnNpcForWhatNamesThem) {
  for (const char* token : {"outlaw-2", "claim-jumper-2"}) {
    SCOPED_TRACE(token);
    Scenario s(3, ante_up());
    s.item(0, "revolver-up").at(0, "mp8").hand(0, "Js").token(token, "mp7");
    s.fight_deck("fight-j fight-8").turn(0).play(0, "move mp7").settle();
    s.draws("2h").play(2, "npc-card J").settle().expect(0, Ask::kAction);  // Steady Hand draws
    EXPECT_TRUE(s.happened(EventKind::kWonFight, 0));
    EXPECT_EQ(s.player(0).wounds, 0);
  }
}

// covers: AU21, G17, poker-ambush
TEST(Fighter, MayBeLeftWithFewerCards) {
  Scenario s(3, ante_up());
  s.at(0, "mp8").hand(0, "4c Kd").token("outlaw-9", "mp7").turn(0).play(0, "move mp7");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().fight.npc_drawn, 5);
  s.play(0, "react 4c").settle();
  EXPECT_EQ(s.pub().fight.npc_drawn, 4);
  s.leave_open();
}

// covers: AU20, B4.8, poker-sprint, ruling 115
TEST(Fighter, StopsAMoveThatIsProlonged) {
  Scenario s(3, ante_up());
  s.at(0, "mp10").hand(0, "6h 6d Kd").token("outlaw-2", "mp8").fight_deck("fight-j fight-2");
  s.turn(0).play(0, "move mp9").play(0, "react 6h").play(0, "move mp8").settle();
  s.play(0, "commit Kd").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "6d");  // no second Sprint after the fight
  EXPECT_EQ(s.space(0), "mp8");
}

// covers: AU19, MB8, MB15
TEST(ManInBlackWithAnteUp, RobsNoLonghornFightsNoTokenAndTakesNoGold) {
  Scenario s(2, ante_up());
  s.at(0, "sv10").at(kMib, "sv9").cash(0, 40).longhorns(0, 2).token("outlaw-2", "sv10");
  s.gold("sv10", 2).next_mib("mib-02").draws("Kd Qd Jd").draws("2h");
  s.mib_turn().settle().expect(0, Ask::kIncome);
  EXPECT_EQ(s.space(kMib), "sv10");
  EXPECT_EQ(s.player(0).longhorns, 2);
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_TRUE(s.token_at(kOutlaws, "sv10"));
  EXPECT_EQ(s.gold_at("sv10"), 2);
}

}  // namespace
}  // namespace dr::fighters_test
