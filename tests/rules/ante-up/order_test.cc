// B15 Order of simultaneous effects, with the cards and events of Ante Up.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::order_test {
namespace {

// The place of the n-th event of a kind for a seat, -1 if there is none.
int nth(const Scenario& s, EventKind kind, Seat seat, int n = 0) {
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == kind && s.events().list[i].seat == seat && n-- == 0) return i;
  return -1;
}

const char* const kUseGazette = "trigger item gazette 2";

// --- the Gazette's Reaction to points of each kind ---

// covers: gazette, B15.4, B9.7, marshal-2
TEST(AuOrder, TheGazetteAddsAMarshalPoint) {
  Scenario s(3, ante_up());  // wrangling: in the point's window, before the token's reward
  s.at(0, "fr17").cattle(0, "cattle-orange-2").item(0, "gazette").turn(0).play(0, "move fr16");
  s.play(0, "deliver wrangle").expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 20);  // of the track alone
  s.play(0, kUseGazette).settle();
  EXPECT_EQ(s.player(0).mp, 2);
  EXPECT_EQ(s.dollars(0), 20 + 20 + 20);
  EXPECT_EQ(stock_of(s.pub(), default_content(kAnteUp).lexicon.find("gazette")->second / 2), 6);
  s.expect(0, Ask::kAction);
}

// covers: gazette, B9.7, wanted-4
TEST(AuOrder, TheGazetteAddsOneWantedPointToSeveral) {
  Scenario s(3, ante_up());  // a heist: three points, one window, one point more
  s.at(0, "dr10").item(0, "gazette").hand(0, "Ac").fight_deck("fight-8 fight-2 fight-3").turn(0);
  s.play(0, "heist").settle().draws("2h").play(2, "npc-card 8").expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).wp, 3);
  s.draws("3h").play(0, kUseGazette).settle();
  EXPECT_EQ(s.player(0).wp, 4);
  EXPECT_EQ(s.cards(0), "2h 3h");  // wanted-2 and wanted-4
  s.expect(0, Ask::kAction);
}

// covers: gazette, B9.2, AU72
TEST(AuOrder, TheGazetteAddsAPointPastTheEndOfATrack) {
  Scenario wanted(3, ante_up());
  wanted.wp(0, 9).item(0, "gazette").hand(0, "2c").turn(0).play(0, "play 2c");
  wanted.expect(0, Ask::kWindow).play(0, kUseGazette).settle();
  EXPECT_EQ(wanted.player(0).lp, 2);
  EXPECT_EQ(wanted.player(0).wp, 9);
  Scenario gambler(3, ante_up());
  gambler.gp(0, 7).item(0, "gazette").at(0, "bg1").cash(0, 10).next_legends("1 1 2 3");
  gambler.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro").play(0, "bet K 10");
  gambler.expect(0, Ask::kWindow).play(0, kUseGazette).expect(0, Ask::kKeepLegend);
  gambler.play(0, "keep-legend 1").play(0, "keep-legend 2").play(0, "keep-legend 3").settle();
  EXPECT_EQ(gambler.player(0).gp, 7);
  EXPECT_EQ(gambler.player(0).legends_n, 3);
}

// covers: gazette, AU27, gambler-2, gambler-3
TEST(AuOrder, TheGazetteAddsAGamblerPoint) {
  Scenario s(3, ante_up());
  s.gp(0, 1).item(0, "gazette").at(0, "bg1").cash(0, 10).draws("2h");
  s.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro").play(0, "bet K 10");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).lp, 1);  // gambler-2 at once
  s.play(0, kUseGazette).play(0, "option 2").settle();
  EXPECT_EQ(s.player(0).gp, 3);
  EXPECT_EQ(s.cards(0), "2h");
  s.expect(0, Ask::kAction);
}

// covers: gazette, B9.8
TEST(AuOrder, PointsNotGainedOpenNoWindow) {
  Scenario s(3, ante_up());  // a Wanted player who wrangles gains no point
  s.at(0, "fr17").wp(0, 1).cattle(0, "cattle-orange-2").item(0, "gazette").turn(0);
  s.play(0, "move fr16").play(0, "deliver wrangle").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.dollars(0), 20);
}

// --- windows within windows ---

// covers: B15.1, B15.4, poker-jackpot, gazette
TEST(AuOrder, JackpotsPointAndAllItSetsOffComeBeforeItsDie) {
  Scenario s(3, ante_up());
  s.gp(0, 1).item(0, "gazette").at(0, "bg1").cash(0, 10).hand(0, "9h").dice("die-nugget");
  s.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro").play(0, "bet K 10");
  s.pass(0);                                       // gambler-2: the Gazette is kept
  s.play(0, "react 9h").play(0, "option 1");       // Jackpot: gambler-3
  s.expect(0, Ask::kWindow).play(0, kUseGazette);  // in the window of its point: gambler-4
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 4);
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_LT(nth(s, EventKind::kItemGone, 0), nth(s, EventKind::kDice, 0));
  EXPECT_LT(nth(s, EventKind::kLegendsDrawn, 0), nth(s, EventKind::kDice, 0));
}

// covers: B15.3, soapy-smith, gazette
TEST(AuOrder, SoapySmithRollsBeforeHeIsAskedForTheGazette) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").lp(0, 5).gp(0, 1).item(0, "gazette").at(0, "bg1").cash(0, 10);
  s.dice("die-gravel die-nugget").draws("2h 3h 4c 6h 7h");
  s.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro").play(0, "bet K 10");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).hand_n, 5);  // gravel: drawn to the limit
  s.play(0, kUseGazette).play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).nuggets, 1);  // he rolls for the second point too
  s.expect(0, Ask::kAction);
}

// covers: B15.3, derringer, goal-pat-garrett-4, story-high-noon
TEST(AuOrder, DerringerDiscAndGoalAreUsedOneAtATimeInAnyOrder) {
  for (const char* order : {"idg", "gid", "dgi"}) {
    SCOPED_TRACE(order);
    Scenario s(3, ante_up());
    s.character(0, "pat-garrett").goals(0, "goal-pat-garrett-4").story(0, "story-high-noon");
    s.item(0, "derringer").at(0, "fr16").token("outlaw-2", "fr17").hand(0, "Ac");
    s.fight_deck("fight-8 fight-2").turn(0).play(0, "move fr17").settle().play(2, "npc-card 8");
    for (const char* step = order; *step; ++step) {
      s.expect(0, Ask::kWindow);
      s.play(0, *step == 'i' ? "trigger item derringer 1" : *step == 'd' ? "disc left" : "goal 4");
    }
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.player(0).discs[0], 1);
    EXPECT_EQ(s.player(0).legends_n, 1);
    EXPECT_EQ(s.player(0).weapon, kNone);  // ruling 130
  }
}

// covers: B6.10, poker-vendetta, poker-ambush
TEST(AuOrder, StartOfFightReactionsAlternate) {
  Scenario s(3, ante_up());
  s.at(0, "cj3").at(1, "cj3").hand(0, "5h 5d Kh").hand(1, "4c 4s 2h");
  s.draws("6h 6d").random_cards("6h Kh").turn(0).play(0, "fight duel 2");
  s.play(0, "react 5h").play(1, "react 4c").play(0, "react 5d").play(1, "react 4s");
  EXPECT_EQ(s.player(1).wounds, 2);
  EXPECT_EQ(s.cards(0), "6d");
  s.settle();
  EXPECT_EQ(s.cards(1), "2h");
  s.draws("3c").play(1, "decline").settle().expect(0, Ask::kAction);
}

// covers: B6.6, derringer-up, poker-stick-em-up
TEST(AuOrder, AnItemsReactionTakesItsTurnAmongTheCards) {
  Scenario s(3, ante_up());
  s.at(0, "cj3").at(1, "cj3").item(0, "derringer-up").hand(0, "9c 6h").hand(1, "Jc 3h 2h");
  s.draws("8c").turn(0).play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 9c");
  s.play(1, "commit Jc").pass(0).play(1, "react 3h");  // 7 against 11
  s.play(0, "trigger item derringer 1").settle();      // 7 against 8
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).weapon, kNone);
  EXPECT_EQ(s.player(0).lp, 0);  // and nothing is left to give up
}

// --- events and amounts ---

// covers: B15.5, B15.6, gazette, trigger-spend-80, event-17
TEST(AuOrder, TheEventOfAGazetteBoughtComesBeforeTheAmountIsRead) {
  Scenario s(3, ante_up());  // $80 in one action, the Gazette first
  s.at(0, "bg4").cash(0, 80).story(0, "story-boomtown").turn(0).play(0, "buy gazette");
  s.play(0, "buy quarter-horse active").play(0, "upgrade quarter-horse");
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events);  // still shopping
  s.next_events("event-22").play(0, "buy snake-oil").expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
  EXPECT_EQ(s.gold_at("sh2"), 1);
  EXPECT_TRUE(s.offers(0, "disc left"));
  s.play(0, "disc left");
  EXPECT_LT(nth(s, EventKind::kEventCard, 0), nth(s, EventKind::kDisc, 0));
}

// covers: B15.6, ruling 126, fight-k, trigger-lp-2, event-01
TEST(AuOrder, WhatAnEventBringsBelongsToTheAction) {
  // 1 LP of the Cabaret calls the event; its Sheriff comes, and the fight with him brings the other.
  Scenario s(3, ante_up());
  s.at(0, "rf3").lp(0, 4).wp(0, 1).cash(0, 30).hand(0, "Ac 2h").marker("5");
  s.story(0, "story-homecoming").next_events("event-01").next_token("outlaw-1");
  s.next_token("outlaw-2").fight_deck("fight-k fight-2 fight-3 fight-4").turn(0);
  s.play(0, "revel 1").expect(0, Ask::kDiscard).play(0, "discard 2h").settle();
  s.play(0, "commit Ac").play(2, "npc-card K").settle();
  EXPECT_EQ(s.player(0).lp, 6);
  s.expect(0, Ask::kWindow).play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: B15.6, G19, goal-maria-barcelo-3, event-01
TEST(AuOrder, AnArrestByTheEventDoesNotMoveWhereTheMoneyWasPaid) {
  Scenario s(3, ante_up());
  s.character(0, "maria-barcelo").goals(0, "goal-maria-barcelo-3").at(0, "rf3").cash(0, 90);
  s.lp(0, 4).wp(0, 1).marker("5").next_events("event-01").next_token("outlaw-1");
  s.next_token("outlaw-2").draws("2h").turn(0).play(0, "revel 3").settle();
  EXPECT_EQ(s.space(0), "dr1");  // no card: arrested at once
  EXPECT_TRUE(s.offers(0, "goal 3"));
  s.play(0, "goal 3").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B15.6, ruling 126, trigger-win-fight, trigger-lp-2
TEST(AuOrder, ADiscForTheFightIsPlacedInItAndOneForAnAmountAfterTheEvent) {
  for (const bool early : {true, false}) {
    SCOPED_TRACE(early);
    Scenario s(3, ante_up());
    s.at(0, "cj3").at(1, "cj3").lp(0, 4).hand(0, "Ac").marker("5").draws("2h");
    s.story(0, "story-high-noon").story(1, "story-homecoming").next_events("event-21").turn(0);
    s.play(0, "fight duel 2").settle().expect(0, Ask::kWindow);
    EXPECT_EQ(s.gold_at("rf3"), 0);
    EXPECT_TRUE(s.offers(0, "disc left"));
    EXPECT_FALSE(s.offers(0, "disc right"));
    s.play(0, early ? "disc left" : "pass").settle();
    EXPECT_EQ(s.gold_at("rf3"), 2);
    EXPECT_EQ(s.asks(0, Ask::kWindow), !early);  // one disc in a turn
    if (!early) s.play(0, "disc right");
    s.expect(0, Ask::kAction);
  }
}

// covers: B15.5, AU64, AU43, gambler-5
TEST(AuOrder, AnotherPlayersEventComesInTheActivePlayersAction) {
  Scenario s(3, ante_up());  // the one who joined wins the fifth Gambler point
  s.at(0, "bg1").at(1, "bg7").cash(0, 10).cash(1, 10).hand(0, "2s").hand(1, "Kh").gp(1, 4);
  s.marker("gambler").next_events("event-21").draws("4d Kd 8h 9s Jc 6c").turn(0);
  s.play(0, "poker").play(1, "join").settle().expect(1, Ask::kOption);
  EXPECT_EQ(s.gold_at("rf3"), 0);
  s.play(1, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.gold_at("rf3"), 2);
  EXPECT_GE(nth(s, EventKind::kEventCard, 1), 0);  // resolved by the one whose cube crossed
  EXPECT_LT(nth(s, EventKind::kPokerLost, 0), nth(s, EventKind::kEventCard, 1));
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B15.5, gazette, AU11, gambler-5
TEST(AuOrder, APointOfTheGazetteCallsItsMarkerToo) {
  Scenario s(3, ante_up());
  s.gp(0, 3).item(0, "gazette").at(0, "bg1").cash(0, 10).marker("gambler").next_legends("1");
  s.faro("fight-2 fight-k fight-3 fight-4").next_events("event-21").turn(0);
  s.play(0, "faro").play(0, "bet K 10").play(0, kUseGazette).expect(0, Ask::kOption);
  EXPECT_EQ(s.gold_at("rf3"), 0);  // waits for the end of the game
  s.play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 5);
  EXPECT_EQ(s.gold_at("rf3"), 2);
}

// covers: B15.5, poker-rumors, event-01
TEST(AuOrder, RumorsResolvesItsEventInPlaceAndCallsNone) {
  Scenario s(3, ante_up());  // the Sheriff's fight of the event is over before the disc
  s.at(0, "rf3")
      .wp(0, 1)
      .hand(0, "7c Ac 2h")
      .story(0, "story-the-law")
      .next_events("event-01 event-02");
  s.next_token("outlaw-1").next_token("outlaw-2").turn(0).play(0, "play 7c");
  s.fight_deck("fight-8 fight-2 fight-3 fight-4").play(0, "event event-01").play(0, "discard 2h");
  s.settle().play(0, "commit Ac").play(2, "npc-card 8").settle().expect(0, Ask::kStoryDisc);
  s.play(0, "disc left").expect(0, Ask::kAction);
  EXPECT_FALSE(s.happened(EventKind::kEventCalled, 0));
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

}  // namespace
}  // namespace dr::order_test
