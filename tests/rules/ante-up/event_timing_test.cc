// A3 Events: when one that was called is resolved (B15.5), by whom, and the Sheriff it moves.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::event_timing_test {
namespace {

// Which of two things happened first, and both did.
bool before(const Scenario& s, EventKind first, EventKind second) {
  int a = -1, b = -1;
  for (int i = 0; i < s.events().n; ++i) {
    if (s.events().list[i].kind == first && a < 0) a = i;
    if (s.events().list[i].kind == second && b < 0) b = i;
  }
  return a >= 0 && b >= 0 && a < b;
}

// covers: B15.5, AU13, gazette
TEST(EventWaits, UntilTheShoppingIsDone) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").cash(0, 30).turn(0).play(0, "buy gazette").expect(0, Ask::kShop);
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-13").play(0, "buy derringer active").expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_TRUE(s.player(0).items != 0 && s.player(0).cash == 0);
}

// covers: B15.5, AU13, gazette, story-wagon-train
TEST(EventWaits, UntilTheStoryCardThatSoldTheGazetteIsDone) {
  Scenario s(3, ante_up());
  s.story(0, "story-wagon-train").discs(0, 0, 2).wp(1, 1).turn(0);
  s.play(0, "end-turn").play(0, "option 1").play(0, "buy gazette").expect(0, Ask::kSheriffTo);
  EXPECT_EQ(s.resolved(), "");
  s.next_story("story-the-law").next_events("event-13").play(0, "sheriff dr1");
  s.expect(1, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/1");
}

// covers: B15.5, AU13, AU24, gazette, high-roller-1
TEST(EventWaits, UntilTheGameThatWonTheGazetteIsOver) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 20).hand(0, "Ac").token("high-roller-1", "dr5").turn(0);
  s.draws("Ad").draws("2c 3s 4s 6s 8h").draws("As Ah 9c").play(0, "high-roller").settle();
  s.play(2, "lay 2c").play(2, "lay 3s").settle().expect(0, Ask::kOption);
  s.play(0, "option 1").expect(0, Ask::kShop);  // $10 of Gambler 1, then any item
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-13").play(0, "buy gazette").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_FALSE(s.pub().poker.on);
}

// covers: B15.5, ruling 126, AU10
TEST(EventWaits, UntilAFightIsOver) {
  Scenario s(3, ante_up());
  s.at(0, "mp8").lp(0, 4).hand(0, "Ah").bandits("mp1").marker("5");
  s.fight_deck("fight-k fight-q").turn(0).play(0, "move mp1").settle();
  s.play(2, "npc-card K").settle().expect(0, Ask::kReward);  // the King gave the fifth LP
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-13").play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_TRUE(before(s, EventKind::kWonFight, EventKind::kEventCard));
}

// covers: B15.5, AU20, AU18
TEST(EventWaits, UntilTheMoveAndItsDeliveriesAreDone) {
  Scenario s(3, ante_up());
  s.at(0, "sv10").lp(0, 4).hand(0, "Ah").longhorns(0, 1).token("outlaw-3", "sv12").marker("5");
  s.fight_deck("fight-q fight-j").turn(0).play(0, "move sv12").settle();
  s.play(2, "npc-card J").settle().expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).lp, 5);  // of the outlaw
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-19").play(0, "deliver longhorn 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 6);
  EXPECT_EQ(s.resolved(), "19/1");
  EXPECT_FALSE(s.token_at(kOutlaws, "sv12"));  // the player stands there
}

// covers: B15.5, B3.2, yb-rowdy
TEST(EventWaits, UntilTheStartOfTurnStepIsDone) {
  Scenario s(3, ante_up());
  s.character(0, "yb-rowdy").at(0, "mp8").lp(0, 9).hand(0, "Ah 2s").bandits("mp1").marker("10");
  s.fight_deck("fight-q fight-j").begin_turn(0).expect(0, Ask::kWindow);
  s.play(0, "trigger character 1 1").play(0, "discard 2s").play(0, "move mp1").settle();
  s.play(2, "npc-card J").settle().expect(0, Ask::kReward);
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-13").play(0, "reward lp").settle().expect(0, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/1");  // before the income
  s.play(0, "income cash");
}

// covers: B15.5, B3.2
TEST(EventWaits, UntilTheIncomeIsTaken) {
  Scenario s(3, ante_up());  // no card calls one there: it is put in the queue by hand
  s.carried(0, "revolver").carried(0, "derringer").begin_turn(0).expect(0, Ask::kIncome);
  s.edit().pub.au.waiting_n = 1;
  s.edit().pub.au.waiting[0] = 0;
  s.next_events("event-13").play(0, "income cash").expect(0, Ask::kWeapon);
  EXPECT_EQ(s.resolved(), "13/1");  // before the choice of a weapon
  EXPECT_EQ(s.dollars(0), 20);
  s.play(0, "weapon revolver").expect(0, Ask::kAction);
}

// covers: B15.5, ruling 127, B8.4, AU10
TEST(EventWaits, UntilTheStoryCardIsDoneAndTheFirstRewardedCallsIt) {
  Scenario s(3, ante_up());
  s.lp(0, 4).lp(1, 4).wp(2, 1).marker("5").story(0, "story-high-noon").story(1, "story-boomtown");
  s.discs(0, 0, 1).discs(1, 0, 1);  // player 2 placed the last disc and resolves
  s.turn(0).next_story("story-the-law").play(0, "end-turn").expect(1, Ask::kSheriffTo);
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.player(1).lp, 5);
  EXPECT_EQ(s.resolved(), "");  // the Sheriff of the card moves first
  s.next_events("event-13").play(1, "sheriff dr1").expect(1, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/2");
  EXPECT_TRUE(before(s, EventKind::kStoryShown, EventKind::kEventCard));
}

// covers: B15.5, B8.5
TEST(EventWaits, OnlyForTheOneStoryCardItAroseIn) {
  Scenario s(3, ante_up());
  s.lp(0, 4).marker("5").story(0, "story-high-noon").story(1, "story-spit-shined-and-proper");
  s.discs(0, 0, 1).discs(2, 0, 1).discs(0, 1, 1).discs(2, 1, 1).discs(0, 0, 1);
  s.turn(0).play(0, "end-turn").expect(0, Ask::kStoryOrder);
  s.next_story("story-the-law").next_events("event-13").next_story("story-homecoming");
  s.play(0, "story left").expect(1, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/1");
  std::string order;
  for (int i = 0; i < s.events().n; ++i) {
    if (s.events().list[i].kind == EventKind::kStoryTurned) order += "card ";
    if (s.events().list[i].kind == EventKind::kEventCard) order += "event ";
  }
  EXPECT_EQ(order, "card event card ");
  EXPECT_EQ(s.player(0).lp, 6);
}

// covers: B15.5, MB9, MB3
TEST(EventWaits, InTheManInBlacksTurnToo) {
  Scenario s(2, ante_up());
  s.lp(1, 4).marker("5").story(0, "story-high-noon").discs(1, 0, 1).discs(kMib, 0, 1);
  s.next_mib("mib-10").next_story("story-the-law").next_events("event-13");
  s.mib_turn().expect(0, Ask::kIncome);
  EXPECT_EQ(s.player(1).lp, 5);
  EXPECT_EQ(s.resolved(), "13/2");
  EXPECT_EQ(s.pub().mib.lp, 3);
}

// covers: B15.5, MB2, MB7, derringer
TEST(EventWaits, UntilTheManInBlacksCardIsDoneNotForHisEndCheck) {
  Scenario s(2, ante_up());  // his prey beats him and discards its Derringer for the fifth LP
  s.at(kMib, "sv12").lp(kMib, 20).at(0, "sv10").lp(0, 4).hand(0, "Ac").item(0, "derringer");
  s.marker("5").next_mib("mib-01").draws("2d 3d 4d").mib_turn().settle();
  s.play(0, "commit Ac").settle().expect(0, Ask::kWindow);
  s.next_events("event-13").play(0, "trigger item derringer 1").settle().expect(0, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_EQ(s.pub().mib.lp, 20);  // lost one, and gained one by the last line of his card
  EXPECT_TRUE(before(s, EventKind::kEventCard, EventKind::kEndTriggered));
}

// covers: B15.5, B9.6, B3.4, B13.1
TEST(EventWaits, OnlyForTheWantedRowNotForTheEndCheck) {
  Scenario s(3, ante_up());
  s.wp(0, 1).lp(0, 19).marker("20").next_events("event-13").turn(0);
  s.play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_TRUE(before(s, EventKind::kEventCard, EventKind::kEndTriggered));
  EXPECT_TRUE(before(s, EventKind::kEventCard, EventKind::kTurnBegan));
}

// covers: B15.5, ruling 126, AU49, AU74
TEST(EventWaits, UntilAHandOfFaroIsOver) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").at(1, "dr1").cash(0, 60).cash(1, 60).gp(0, 1).gp(1, 1).lp(0, 4).lp(1, 4);
  s.marker("5").faro("fight-2 fight-3 fight-4 fight-5").turn(0).play(0, "faro").play(1, "join");
  s.play(1, "bet 3 10").play(1, "bet 4 20").play(0, "bet 3 10").play(0, "bet 4 20");
  s.expect(1, Ask::kStay);  // Gambler 2 gave both the fifth LP, player 2 before player 1
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.player(1).lp, 5);
  s.play(1, "stay");
  EXPECT_EQ(s.resolved(), "");
  s.play(0, "stay").expect(1, Ask::kOption).play(1, "option 1");
  EXPECT_EQ(s.resolved(), "");
  s.next_events("event-13").play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "13/2");  // who bets first is paid first, and called it
  EXPECT_FALSE(s.pub().au.faro.on);
}

// covers: ruling 126, B15.6
TEST(EventWaits, ButComesBeforeDiscsAndGoalsThatAskForAnAmount) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 60).lp(0, 3).marker("5").story(0, "story-harsh-times").turn(0);
  s.next_events("event-13").play(0, "revel 2").expect(0, Ask::kWindow);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_TRUE(s.offers(0, "disc left"));
  s.pass(0);
  Scenario goal(3, ante_up());
  goal.character(0, "fee-lee-wong").goals(0, "goal-fee-lee-wong-4").at(0, "dr10").nuggets(0, 4);
  goal.lp(0, 2).marker("5").turn(0).next_events("event-13");
  goal.play(0, "deposit 4").expect(0, Ask::kWindow);
  EXPECT_EQ(goal.resolved(), "13/1");
  EXPECT_TRUE(goal.offers(0, "goal 4"));
  goal.pass(0);
}

// covers: B15.5, B15.6
TEST(EventWaits, WhatAnEventCallsComesAfterIt) {
  Scenario s(3, ante_up());  // the Sheriff's King gives the arrested player the tenth LP
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").marker("10").at(1, "dr10").wp(1, 2).lp(1, 9);
  s.hand(1, "Ac 5c").fight_deck("fight-k fight-q fight-8 fight-2").turn(0);
  s.next_events("event-15").play(0, "revel 1").expect(1, Ask::kDiscard).play(1, "discard 5c");
  s.settle().play(1, "commit Ac").settle();
  s.next_events("event-13").play(0, "npc-card K").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "15/1 13/2");
  EXPECT_EQ(s.player(1).lp, 10);
  int fight_won = 0, last_event = 0;
  for (int i = 0; i < s.events().n; ++i) {
    if (s.events().list[i].kind == EventKind::kWonFight) fight_won = i;
    if (s.events().list[i].kind == EventKind::kEventCard) last_event = i;
  }
  EXPECT_GT(last_event, fight_won);
  EXPECT_EQ(s.sheriff_space(), "dr1");  // beaten, he went home (B12.4)
}

// covers: AU15, B12.3, event-14
TEST(EventSheriff, LandingOnAWantedPlayerDiscardsAndAttemptsAnArrest) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").at(1, "sh2").wp(1, 3).cash(1, 40);
  s.hand(1, "Kd 5c").next_events("event-14").turn(0);
  s.play(0, "revel 1").expect(1, Ask::kDiscard).play(1, "discard 5c").settle();
  s.draws("9c").play(1, "surrender").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_TRUE(s.token_at(kOutlaws, "dr10"));  // line 1 came first
}

// covers: AU15, B12.6, event-04
TEST(EventSheriff, WhoIsThereAlreadyIsNotMovedIntoTheSpace) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").at(1, "dr1").wp(1, 3).hand(1, "Kd");
  s.next_events("event-04").turn(0).play(0, "revel 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(1), "Kd");
  EXPECT_EQ(s.player(1).wp, 3);
}

// covers: AU64, B12.3, B12.8, ruling 54
TEST(EventSheriff, IsMovedByThePlayerWhoseCubeCrossed) {
  Scenario s(3, ante_up());  // player 2 calls the event in player 1's turn
  s.lp(1, 4).marker("5").at(0, "dr10").wp(0, 4).at(2, "dr10").wp(2, 1).hand(0, "Kd 5c 9s");
  s.hand(2, "Kh 5s").story(0, "story-high-noon").discs(1, 0, 2).turn(0);
  s.play(0, "end-turn").settle().expect(1, Ask::kSheriffTo).next_story("story-the-law");
  s.next_events("event-15").play(1, "sheriff dr1");
  s.expect(2, Ask::kDiscard).play(2, "discard 5s").play(0, "discard 5c");
  s.expect(1, Ask::kSheriffTarget).draws("6s").play(1, "pick 3").settle();
  s.play(2, "surrender").settle().expect(1, Ask::kIncome);
  EXPECT_EQ(s.resolved(), "15/2");
  EXPECT_EQ(s.player(2).wp, 0);
  EXPECT_EQ(s.player(0).wp, 4);
}

// covers: AU56, event-17
TEST(EventSheriff, ArrestsInBuzzardGulchWhereHeIsSent) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").at(1, "bg7").wp(1, 1).next_events("event-17");
  s.turn(0).draws("9c").play(0, "revel 1").settle().expect(0, Ask::kAction);  // no card: gives up
  EXPECT_EQ(s.space(1), "bg7");
  EXPECT_EQ(s.sheriff_space(), "bg7");
  EXPECT_EQ(s.player(1).wp, 0);
}

}  // namespace
}  // namespace dr::event_timing_test
