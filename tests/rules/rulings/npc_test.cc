// Rulings, section 4: fights with bandits, the guard and the Sheriff.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"
#include "tests/support/staged.h"

namespace dr::npc_test {
namespace {

using namespace staged;

// covers: ruling 41, B11.1
TEST(Ruling41, ThePlayerOnTheRightPlaysTheNpc) {
  Scenario s(4);
  s.at(1, "mp8").bandits("mp1").hand(1, "Ah").fight_deck("fight-k fight-2").turn(1);
  s.play(1, "move mp1").pass(1).expect(0, Ask::kCommitFight);
  EXPECT_TRUE(s.offers(0, "npc-card K"));
  EXPECT_TRUE(s.offers(0, "npc-card 2"));
  EXPECT_FALSE(s.offers(0, "npc-card 3"));
  s.play(0, "npc-card K").play(1, "reward lp");
  EXPECT_EQ(s.player(1).lp, 2);  // the reward and fight card K
}

// covers: ruling 41
TEST(Ruling41, ForTheSheriffTheOneRightOfTheWantedPlayer) {
  Scenario s(4);
  s.at(3, "dr3")
      .wp(3, 1)
      .hand(0, "4h")
      .hand(3, "Kh 6h")
      .fight_deck("fight-2 fight-3 fight-8 fight-9");
  s.turn(0).play(0, "play 4h").play(0, "sheriff dr3").play(3, "discard 6h").pass(3);
  s.play(3, "commit Kh").expect(2, Ask::kCommitFight).play(2, "npc-card 8");
  EXPECT_EQ(s.player(3).wp, 1);
  EXPECT_EQ(s.player(3).wounds, 1);  // fight card 8
}

// covers: ruling 42, B11.2
TEST(Ruling42, TheNpcWinsTies) {
  Scenario s(3);
  into_bandits(s, "Kh", "fight-k fight-2");
  s.draws("5h").play(2, "npc-card K");
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_FALSE(s.bandits_at("mp1"));  // they leave either way
}

// covers: ruling 42
TEST(Ruling42, TheSheriffToo) {
  Scenario s(3);
  s.at(1, "dr3")
      .wp(1, 1)
      .hand(0, "4h")
      .hand(1, "Kh 6h")
      .fight_deck("fight-k fight-3 fight-8 fight-9");
  s.turn(0).play(0, "play 4h").play(0, "sheriff dr3").play(1, "discard 6h").pass(1);
  s.play(1, "commit Kh").draws("5h").play(0, "npc-card K").settle();
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: ruling 43, fight-4
TEST(Ruling43, TheFightCardWorksAfterReactionsAndBeforeComparing) {
  for (const bool wins : {true, false}) {
    SCOPED_TRACE(wins);
    Scenario s(3);
    into_bandits(s, wins ? "Ah 3h 5c" : "2c 3h 5c", "fight-4 fight-2");
    s.play(0, wins ? "commit Ah" : "commit 2c").play(2, "npc-card 4");
    s.expect(0, Ask::kWindow).play(0, "react 3h");  // 4 - 2 = 2, still a tie with the 2
    if (!wins) s.draws("6h");
    s.pass(0);  // no more reactions: now the card discards the last card in hand
    if (wins) s.play(0, "reward lp");
    EXPECT_TRUE(s.discarded("5c"));
    EXPECT_EQ(s.player(0).wounds, wins ? 1 : 2);
    EXPECT_LT(s.index_of(EventKind::kPlayed), s.index_of(EventKind::kWounded));
    EXPECT_LT(s.index_of(EventKind::kWounded), s.index_of(EventKind::kCompared));
  }
}

// covers: ruling 44, poker-bulletproof, fight-8
TEST(Ruling44, BulletproofCancelsTheWoundsOfFightCards) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Jh").fight_deck("fight-8 fight-a fight-3").turn(0);
  s.play(0, "heist").pass(0).draws("5h").play(2, "npc-card 8").settle();
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.dollars(0), 80);
}

// covers: ruling 44, poker-bulletproof, fight-6
TEST(Ruling44, ExceptThatOfCardSix) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Jh").fight_deck("fight-6 fight-a fight-3").turn(0);
  s.play(0, "heist").pass(0).draws("5h").play(2, "npc-card 6").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.dollars(0), 80);
}

// covers: ruling 44, poker-bulletproof
TEST(Ruling44, TheLosersWoundIsCancelledToo) {
  Scenario s(3);
  into_bandits(s, "Jh", "fight-k fight-3");
  s.draws("5h").play(2, "npc-card K");
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.cards(0), "5h");
}

// covers: ruling 45, B11.9, fight-10
TEST(Ruling45, CardTenMayStartTheFightAnew) {
  Scenario s(3);
  into_bandits(s, "Kh 9c", "fight-10 fight-2 fight-3 fight-8");
  s.play(0, "commit Kh").play(2, "npc-card 10").pass(0).expect(2, Ask::kRestart);
  s.draws("Qh").play(2, "accept");
  EXPECT_TRUE(s.discarded("Kh"));  // the card played is lost
  EXPECT_EQ(s.cards(0), "9c Qh");  // and one drawn
  s.settle().expect(0, Ask::kCommit).play(0, "commit Qh").expect(2, Ask::kCommitFight);
  EXPECT_FALSE(s.offers(2, "npc-card 2"));  // renewed: 3 and 8
  s.play(2, "npc-card 8").settle().play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "9c");
}

// covers: ruling 45, fight-10
TEST(Ruling45, OrLeaveItAsItIs) {
  Scenario s(3);
  into_bandits(s, "Kh", "fight-10 fight-2");
  s.play(2, "npc-card 10").expect(2, Ask::kRestart).pass(2).play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).hand_n, 0);
}

// covers: ruling 46, fight-5
TEST(Ruling46, CardFiveAgainstTheGuardIsAWound) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Kh").fight_deck("fight-5 fight-9 fight-3").turn(0);
  s.play(0, "heist").pass(0).draws("5h").play(2, "npc-card 5").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.dollars(0), 80);
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: ruling 46, fight-9
TEST(Ruling46, CardNineAgainstTheSheriffIsTheCardOrTheMoney) {
  Scenario s(3);
  s.at(1, "dr3").wp(1, 1).cash(1, 30).hand(0, "4h").hand(1, "Kh 6h 7h");
  s.fight_deck("fight-9 fight-3 fight-8 fight-2");
  s.turn(0).play(0, "play 4h").play(0, "sheriff dr3").play(1, "discard 6h").pass(1);
  s.play(1, "commit Kh").play(0, "npc-card 9").pass(1).expect(1, Ask::kOption).play(1, "option 2");
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.cards(1), "7h");
  EXPECT_EQ(s.player(1).wp, 1);
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: ruling 46, fight-5, fight-9
TEST(Ruling46, AgainstBanditsTheMarshalPointIsBarred) {
  for (const char* card : {"5", "9"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.cash(0, 20);
    into_bandits(s, "Kh", "fight-5 fight-9");
    s.play(2, std::string("npc-card ") + card).expect(0, Ask::kAction);  // no reward to choose
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.player(0).mp, 0);
    EXPECT_EQ(s.dollars(0), *card == '9' ? 10 : 20);  // no card: the money
    EXPECT_EQ(s.player(0).wounds, *card == '5' ? 1 : 0);
  }
}

// covers: ruling 47, fight-a, G3
TEST(Ruling47, CardAGivesAWantedPlayerNoMarshalPoint) {
  Scenario s(3);
  s.wp(0, 2);
  into_bandits(s, "2c", "fight-a fight-3");
  s.draws("5h").play(2, "npc-card A").expect(0, Ask::kOption);
  EXPECT_TRUE(s.offers(0, "option 1"));
  EXPECT_TRUE(s.offers(0, "option 3"));
  s.refused(0, "option 2", "G3");
  s.play(0, "option 3").settle();
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: ruling 47, fight-a
TEST(Ruling47, AMarshalChoosingWantedSwitches) {
  Scenario s(3);
  s.mp(0, 4);
  into_bandits(s, "2c", "fight-a fight-3");
  s.draws("5h").play(2, "npc-card A").play(0, "option 3").settle();
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.player(0).mp, 0);
}

// covers: ruling 48, B11.6
TEST(Ruling48, NobodyDeclinesBanditsOrTheGuard) {
  Scenario s(3);
  into_bandits(s, "Kh 9c", "fight-8 fight-3");
  s.expect(0, Ask::kCommit);
  EXPECT_FALSE(s.offers(0, "decline"));
  EXPECT_FALSE(s.offers(0, "surrender"));
  EXPECT_FALSE(s.offers(0, "pass"));
  s.leave_open();
}

// covers: ruling 48, B11.6, fight-2
TEST(Ruling48, WithNoCardTheFightIsLostAndTheCardWorks) {
  Scenario s(3);
  s.lp(0, 3);
  into_bandits(s, "", "fight-2 fight-3");
  s.draws("5h").expect(2, Ask::kCommitFight).play(2, "npc-card 2");
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.cards(0), "5h");
  EXPECT_FALSE(s.bandits_at("mp1"));
}

// covers: ruling 49, B11.3
TEST(Ruling49, AWantedPlayerTakesTheLpForBandits) {
  Scenario s(3);
  s.wp(0, 1);
  into_bandits(s, "Kh", "fight-j fight-q");
  s.play(2, "npc-card J").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.dollars(0), 10);  // fight card J
}

}  // namespace
}  // namespace dr::npc_test
