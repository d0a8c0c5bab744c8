// Both sides of the switches about NPC fights and arrests: editions.md, rows 2, 10 to 16.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::switches_npc_test {
namespace {

// covers: switch guard-ties=guard, switch guard-ties=player, ruling 1
TEST(Switch, TiesWithTheGuard) {
  for (const bool player : {true, false}) {
    SCOPED_TRACE(player);
    Scenario s(3);
    s.side("guard-ties", player ? "player" : "guard");
    s.at(0, "dr10").hand(0, "Jd").fight_deck("fight-j").turn(0);
    s.draws("2h").play(0, "heist").settle().play(2, "npc-card J").settle();
    EXPECT_EQ(s.player(0).wp, player ? 3 : 1);
    EXPECT_EQ(s.dollars(0), player ? 90 : 10);
    EXPECT_EQ(s.cards(0), "2h");  // of Wanted space 2, or the loser's
  }
}

// covers: switch guard-ties=player
TEST(Switch, TiesWithOtherNpcsAreTheirsAllTheSame) {
  Scenario s(3);
  s.side("guard-ties", "player")
      .at(0, "mp4")
      .bandits("sh1")
      .hand(0, "Jd")
      .fight_deck("fight-j")
      .turn(0);
  s.draws("2h").play(0, "move sh1").settle().play(2, "npc-card J");
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "2h");

  Scenario sheriff(3);
  sheriff.side("guard-ties", "player").at(1, "dr5").wp(1, 1).hand(1, "Qh 5h").hand(0, "4h");
  sheriff.fight_deck("fight-q").turn(0);
  sheriff.play(0, "play 4h")
      .play(0, "sheriff dr5")
      .play(1, "discard 5h")
      .pass(1)
      .play(1, "commit Qh");
  sheriff.draws("2h 2d").play(0, "npc-card Q");
  EXPECT_EQ(sheriff.space(1), "dr1");
}

// covers: switch guard-order=start-first, B11.2
TEST(Switch, TheGuardPicksAfterThePlayer) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Kh 5h").fight_deck("fight-8 fight-9 fight-j").turn(0);
  s.play(0, "heist").expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().fight.npc_drawn, 3);  // drawn before the start
  s.pass(0).expect(0, Ask::kCommit).play(0, "commit Kh").expect(2, Ask::kCommitFight);
  s.draws("2h").play(2, "npc-card 8").settle();
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: switch guard-order=npc-first, poker-ambush
TEST(Switch, TheGuardPicksFirst) {
  Scenario s(3);
  s.side("guard-order", "npc-first").at(0, "dr10").hand(0, "Kh 5h 4c");
  s.fight_deck("fight-8 fight-9 fight-j").turn(0);
  s.play(0, "heist").expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().fight.npc_drawn, 0);  // the start comes first of all
  s.play(0, "react 4c").pass(0);
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);  // one fewer is drawn
  EXPECT_EQ(s.state().own[2].npc_cards, 1 << 6 | 1 << 7);
  s.expect(2, Ask::kCommitFight).play(2, "npc-card 8");
  s.expect(0, Ask::kCommit);
  EXPECT_EQ(s.pub().fight.card[1], kNone);  // unseen
  s.draws("2h").play(0, "commit Kh").settle();
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: switch bandit-order=player-first, poker-ambush
TEST(Switch, AtLeastOneFightCardIsDrawn) {
  Scenario s(3);
  s.side("bandit-order", "player-first").at(0, "mp4").bandits("sh1").hand(0, "Kh 4c 4s");
  s.fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sh1").play(0, "react 4c").play(0, "react 4s").pass(0);
  EXPECT_EQ(s.dollars(0), 10);  // the one card, the J
  s.play(0, "reward lp");
}

// covers: switch bandit-order=start-first, B11.2
TEST(Switch, BanditsDrawBeforeThePlayerPicks) {
  Scenario s(3);
  s.at(0, "mp4").bandits("sh1").hand(0, "Kh 5h").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sh1").expect(0, Ask::kWindow);
  EXPECT_EQ(s.count_of(EventKind::kNpcDrew), 1);
  s.pass(0).expect(0, Ask::kCommit).play(0, "commit Kh").play(2, "npc-card J").settle();
  s.play(0, "reward lp");
}

// covers: switch bandit-order=player-first
TEST(Switch, ThePlayerPicksBeforeTheBanditsDraw) {
  Scenario s(3);
  s.side("bandit-order", "player-first");
  s.at(0, "mp4").bandits("sh1").hand(0, "Kh 5h").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sh1").expect(0, Ask::kWindow).pass(0).expect(0, Ask::kCommit);
  EXPECT_EQ(s.count_of(EventKind::kNpcDrew), 0);
  s.play(0, "commit Kh");
  EXPECT_EQ(s.count_of(EventKind::kNpcDrew), 1);
  s.expect(2, Ask::kCommitFight).play(2, "npc-card J").settle().play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 1);
}

// Seat 1, Wanted at the Saloon Porch with two cards, meets the Sheriff; the 5 is discarded.
void meet_sheriff(Scenario& s, std::string_view kept) {
  s.at(1, "dr5").wp(1, 2).cash(1, 40).nuggets(1, 3).hand(1, "5h").hand(1, kept).hand(0, "4h");
  s.fight_deck("fight-j fight-q fight-8 fight-9").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr5");
}

// covers: switch sheriff-order=start-first, B11.2
TEST(Switch, TheSheriffDrawsFirst) {
  Scenario s(3);
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").expect(1, Ask::kWindow);
  EXPECT_EQ(s.count_of(EventKind::kNpcDrew), 1);
  s.pass(1).play(1, "commit Kh").play(0, "npc-card 8");
  EXPECT_EQ(s.player(1).wp, 2);
}

// covers: switch sheriff-order=player-first
TEST(Switch, TheWantedPlayerPicksBeforeTheSheriffDraws) {
  Scenario s(3);
  s.side("sheriff-order", "player-first");
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").expect(1, Ask::kWindow).pass(1).expect(1, Ask::kCommit);
  EXPECT_EQ(s.count_of(EventKind::kNpcDrew), 0);
  EXPECT_TRUE(s.offers(1, "surrender"));
  s.play(1, "commit Kh");
  EXPECT_EQ(s.pub().fight.npc_drawn, 4);
  s.play(0, "npc-card 8");
  EXPECT_EQ(s.player(1).wp, 2);

  Scenario given_up(3);  // a surrender before anything is drawn
  given_up.side("sheriff-order", "player-first");
  meet_sheriff(given_up, "Kh");
  given_up.play(1, "discard 5h").pass(1).draws("2h").play(1, "surrender");
  EXPECT_EQ(given_up.count_of(EventKind::kNpcDrew), 0);
  EXPECT_EQ(given_up.space(1), "dr1");
  EXPECT_EQ(given_up.pub().fight_deck_n, 13);
}

// covers: switch surrender=on, ruling 6
TEST(Switch, ASurrenderIsOffered) {
  Scenario s(3);
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").pass(1);
  EXPECT_EQ(s.options(1), "commit Kh\nsurrender\n");
  s.draws("2h").play(1, "surrender");
  EXPECT_EQ(s.cards(1), "2h Kh");
}

// covers: switch surrender=off
TEST(Switch, WithoutSurrenderACardMustBeCommitted) {
  Scenario s(3);
  s.side("surrender", "off");
  meet_sheriff(s, "Kh Qh");
  s.play(1, "discard 5h").pass(1);
  EXPECT_EQ(s.options(1), "commit Qh\ncommit Kh\n");
  s.play(1, "commit Kh").play(0, "npc-card 8").settle();
  EXPECT_EQ(s.player(1).wp, 2);
}

// covers: switch surrender=off, B11.6
TEST(Switch, WithoutSurrenderAnEmptyHandFightsOn) {
  Scenario s(3);
  s.side("surrender", "off");
  meet_sheriff(s, "");  // the 5 was its only card
  s.expect(0, Ask::kCommitFight).draws("2h").play(0, "npc-card J");
  EXPECT_FALSE(s.happened(EventKind::kSurrendered, 1));
  EXPECT_TRUE(s.happened(EventKind::kArrested, 1));
  EXPECT_EQ(s.dollars(1), 20);  // $40 and the J's $10, half of it rounded up
}

// covers: switch sheriff-takes-nuggets=on, ruling 7
TEST(Switch, TheSheriffTakesHalfTheNuggets) {
  Scenario s(3);
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").pass(1).draws("2h").play(1, "surrender");
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.dollars(1), 20);
}

// covers: switch sheriff-takes-nuggets=off, ruling 7
TEST(Switch, TheSheriffLeavesTheNuggetsAPlayerDoesNot) {
  Scenario s(3);
  s.side("sheriff-takes-nuggets", "off");
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").pass(1).draws("2h").play(1, "surrender");
  EXPECT_EQ(s.player(1).nuggets, 3);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.player(1).wp, 0);

  Scenario p(3);
  p.side("sheriff-takes-nuggets", "off").at(0, "sv8").at(1, "sv8").mp(0, 1).wp(1, 1).nuggets(1, 3);
  p.hand(0, "Kh").turn(0);
  p.draws("2h").play(0, "fight arrest 2").settle();
  EXPECT_EQ(p.space(1), "dr1");
  EXPECT_EQ(p.player(1).nuggets, 1);
}

// covers: switch sheriff-attempt=must, ruling 52
TEST(Switch, TheAttemptIsAutomatic) {
  Scenario s(3);
  meet_sheriff(s, "Kh");
  s.play(1, "discard 5h").expect(1, Ask::kWindow).pass(1);  // in the fight
  s.draws("2h").play(1, "surrender");
}

// covers: switch sheriff-attempt=may
TEST(Switch, TheMoverDecidesOnTheAttempt) {
  Scenario no(3);
  no.side("sheriff-attempt", "may");
  meet_sheriff(no, "Kh");
  no.play(1, "discard 5h").expect(0, Ask::kAttempt).pass(0);  // all there discard all the same
  EXPECT_EQ(no.sheriff_space(), "dr5");                       // he stops there
  EXPECT_EQ(no.player(1).wp, 2);
  EXPECT_EQ(no.cards(1), "Kh");
  no.expect(0, Ask::kAction);

  Scenario yes(3);
  yes.side("sheriff-attempt", "may");
  meet_sheriff(yes, "Kh");
  yes.play(1, "discard 5h").play(0, "accept").pass(1).draws("2h").play(1, "surrender");
  EXPECT_EQ(yes.player(1).wp, 0);
}

// covers: switch guard-order=npc-first, B11.9, fight-10
TEST(Switch, ARestartKeepsTheOrderOfTheEdition) {
  Scenario s(3);
  s.side("guard-order", "npc-first").at(0, "dr10").hand(0, "5h");
  s.fight_deck("fight-10 fight-9 fight-8 fight-j fight-q fight-a").turn(0);
  s.play(0, "heist").pass(0).play(2, "npc-card 10").draws("Kh").play(2, "accept");
  s.expect(0, Ask::kWindow);  // the start first of all
  EXPECT_EQ(s.pub().fight.npc_drawn, 0);
  s.pass(0).expect(2, Ask::kCommitFight).draws("2h").play(2, "npc-card J").settle();
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: switch sheriff-order=player-first, poker-ambush
TEST(Switch, AmbushBeforeTheSheriffDraws) {
  Scenario s(3);
  s.side("sheriff-order", "player-first");
  meet_sheriff(s, "Kh 4c");
  s.play(1, "discard 5h").play(1, "react 4c").pass(1).play(1, "commit Kh");
  EXPECT_EQ(s.state().own[0].npc_cards, 1 << 9 | 1 << 10 | 1 << 6);  // three of four
  s.play(0, "npc-card J");
  EXPECT_EQ(s.player(1).wp, 2);
}

// covers: switch sheriff-attempt=may, B12.3
TEST(Switch, ADeclinedAttemptWithSeveralThere) {
  Scenario s(4);
  s.side("sheriff-attempt", "may").at(1, "dr5").at(2, "dr5").wp(1, 1).wp(2, 1);
  s.hand(1, "5h").hand(2, "6h").hand(0, "4h").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr5");
  EXPECT_EQ(s.cards(1), "");
  EXPECT_EQ(s.cards(2), "");
  if (s.pub().ask == Ask::kSheriffTarget) s.play(0, "pick 2");
  s.expect(0, Ask::kAttempt).pass(0);
  EXPECT_EQ(s.player(1).wp, 1);
  EXPECT_EQ(s.player(2).wp, 1);
  EXPECT_EQ(s.sheriff_space(), "dr5");
}

}  // namespace
}  // namespace dr::switches_npc_test
