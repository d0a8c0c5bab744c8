// A3 Events: who calls one, in what order, and what they may place.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::events_test {
namespace {

// The markers crossed so far, in order: 0 Gambler, 1 Marshal, 2 Wanted, 3 to 6 LP 5 to 20.
std::string called(const Scenario& s) {
  std::string out;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kEventCalled)
      out += std::to_string(s.events().list[i].a);
  return out;
}

// covers: AU10, ruling 89
TEST(EventMarker, OnLpIsCalledByTheFirstToReachOrPassIt) {
  const struct {
    int lp, gain;
    bool calls;
  } rows[] = {{0, 4, false}, {3, 1, false}, {4, 1, true}, {3, 3, true}, {4, 4, true}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.lp + row.gain);
    Scenario s(3, ante_up());
    s.at(0, "rf3").cash(0, 120).lp(0, row.lp).marker("5");
    if (row.calls) s.next_events("event-13");
    s.turn(0).play(0, "revel " + std::to_string(row.gain)).expect(0, Ask::kAction);
    EXPECT_EQ(s.resolved(), row.calls ? "13/1" : "");
    EXPECT_EQ(s.pub().au.markers, row.calls ? 0 : 8);
    EXPECT_EQ(s.token_at(kLonghorns, "fr37"), row.calls);
  }
}

// covers: AU10, ruling 89
TEST(EventMarker, IsBoxedAndNobodyElseCallsIt) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").at(1, "rf3").cash(0, 30).cash(1, 60).lp(0, 4).lp(1, 4).marker("5").marker("10");
  s.next_events("event-13").turn(0).play(0, "revel 1");
  EXPECT_EQ(s.resolved(), "13/1");
  s.turn(1).play(1, "revel 2").expect(1, Ask::kAction);
  EXPECT_EQ(s.player(1).lp, 6);
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_EQ(s.pub().au.markers, 16);  // the one on 10 waits for the next
}

// covers: AU10, poker-living-legend
TEST(EventMarker, OnTheMarshalAndWantedTracksLiesOnSpaceFive) {
  for (const bool marshal : {true, false})
    for (const int points : {3, 4}) {
      SCOPED_TRACE(std::string(marshal ? "marshal " : "wanted ") + std::to_string(points));
      Scenario s(3, ante_up());
      s.hand(0, "2c").marker("marshal").marker("wanted").marker("gambler");
      marshal ? s.mp(0, points) : s.wp(0, points);
      if (points == 4) s.next_events("event-13");
      if (!marshal && points == 3) s.draws("3h");  // Wanted 4
      s.turn(0).play(0, "play 2c");
      if (marshal) s.play(0, "option 1");
      s.expect(0, Ask::kAction);
      EXPECT_EQ(called(s), points == 3 ? "" : marshal ? "1" : "2");
      EXPECT_EQ(s.pub().au.markers, points == 3 ? 7 : marshal ? 5 : 3);
    }
}

// covers: AU10, AU27
TEST(EventMarker, OnTheGamblerTrackLiesOnSpaceFive) {
  for (const int points : {3, 4}) {
    SCOPED_TRACE(points);
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, 20).gp(0, points).marker("gambler");
    s.faro("fight-2 fight-3 fight-4 fight-5").turn(0).play(0, "faro");
    if (points == 3) s.next_legends("1");
    s.play(0, "bet 3 10");
    if (points == 4) {
      s.expect(0, Ask::kOption);  // $20 or 2 cards: the event is still to come
      EXPECT_EQ(s.resolved(), "");
      s.next_events("event-13").play(0, "option 1");
    }
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(called(s), points == 4 ? "0" : "");
    EXPECT_EQ(s.resolved(), points == 4 ? "13/1" : "");
  }
}

// covers: AU11
TEST(EventMarker, SeveralCrossedAtOnceCallOneEventEachInTheOrderCrossed) {
  Scenario s(3, ante_up());  // Marshal 9 gives 6 LP
  s.hand(0, "2c").mp(0, 8).lp(0, 4).marker("5").marker("10").marker("15");
  s.next_events("event-13 event-03").turn(0).play(0, "play 2c").play(0, "option 1");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 10);
  EXPECT_EQ(called(s), "34");
  EXPECT_EQ(s.resolved(), "13/1 03/1");
  EXPECT_EQ(s.pub().au.markers, 32);
  EXPECT_EQ(s.train_space(), "sv12");  // by the second; the first sent it to fr29
}

// covers: AU11, AU64
TEST(EventMarker, OnDifferentTracksInTheOrderThePointsCame) {
  Scenario s(3, ante_up());  // outlaw 1: an LP first, then a point of choice
  s.at(0, "mp8").lp(0, 9).mp(0, 4).hand(0, "Ah").token("outlaw-1", "mp7").marker("10");
  s.marker("marshal").marker("wanted").fight_deck("fight-j fight-q fight-8 fight-2").turn(0);
  s.play(0, "move mp7").settle().play(2, "npc-card J").settle().expect(0, Ask::kOption);
  s.next_events("event-13 event-03").play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(called(s), "41");
  EXPECT_EQ(s.resolved(), "13/1 03/1");
  EXPECT_EQ(s.pub().au.markers, 4);
}

// covers: AU64
TEST(EventMarker, ACubeThatRisesAgainCallsOnlyMarkersStillThere) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 120).lp(0, 4).marker("5").marker("10").next_events("event-13").turn(0);
  s.play(0, "revel 1");
  s.lp(0, 3).play(0, "revel 3").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 6);
  EXPECT_EQ(called(s), "3");
  s.lp(0, 9).cash(0, 30).next_events("event-03").play(0, "revel 1").expect(1, Ask::kIncome);
  EXPECT_EQ(called(s), "34");
}

// covers: AU64, MB3, MB2
TEST(EventMarker, TheManInBlackCallsNone) {
  Scenario s(2, ante_up());
  s.lp(kMib, 4).marker("5").next_mib("mib-10").mib_turn().expect(0, Ask::kIncome);
  EXPECT_EQ(s.pub().mib.lp, 6);
  EXPECT_EQ(called(s), "");
  EXPECT_EQ(s.pub().au.markers, 8);
  s.at(0, "rf3").cash(0, 30).lp(0, 4).next_events("event-13").turn(0).play(0, "revel 1");
  EXPECT_EQ(s.resolved(), "13/1");  // it waits for a player
}

// covers: AU13, gazette
TEST(EventSource, AGazetteGained) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").cash(0, 10).next_events("event-13").turn(0);
  s.play(0, "buy gazette").expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "13/1");
}

// covers: AU13, AU65, poker-rumors, B14.2
TEST(EventSource, RumorsShowsTwoToTheDrawerAloneAndTheOtherComesNext) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").hand(0, "7c").turn(0);
  s.next_events("event-13 event-03").play(0, "play 7c").expect(0, Ask::kEventChoice);
  EXPECT_TRUE(s.offers(0, "event event-13") && s.offers(0, "event event-03"));
  EXPECT_FALSE(s.offers(0, "event event-02"));
  for (const Seat other : {Seat{1}, Seat{2}})
    EXPECT_EQ(observe(s.state(), other).own.event_offer[0], 0);
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kEventSeen) {
      EXPECT_EQ(s.events().list[i].audience, seat_bit(0));
    }
  s.play(0, "event event-03").expect(0, Ask::kAction);
  EXPECT_EQ(s.resolved(), "03/1");
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
  EXPECT_EQ(observe(s.state(), 0).own.event_top, 13);  // event-13, and only he knows
  EXPECT_EQ(observe(s.state(), 1).own.event_top, 0);
  s.play(0, "revel 1").expect(0, Ask::kAction);  // not forced: it lies on top
  EXPECT_EQ(s.resolved(), "03/1 13/1");
  EXPECT_EQ(observe(s.state(), 0).own.event_top, 0);
}

// Leaves these events in the deck and the rest on the discard pile.
void deck_of(Scenario& s, std::initializer_list<int> numbers) {
  std::uint32_t deck = 0;
  for (const int number : numbers) deck |= 1u << (number - 1);
  s.edit().hid.au.events = deck;
  s.edit().pub.au.events_n = static_cast<std::uint8_t>(std::popcount(deck));
  s.edit().pub.au.event_discards = ((1u << default_content(kAnteUp).catalog.n_events) - 1) & ~deck;
}

// covers: AU14
TEST(EventDeck, IsMadeOfTheDiscardsWhenItIsEmpty) {
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 120).lp(0, 4).marker("5").marker("10");
  deck_of(s, {13});
  s.turn(0).play(0, "revel 1");  // the last one, not forced
  EXPECT_EQ(s.resolved(), "13/1");
  EXPECT_EQ(s.pub().au.events_n, 0);
  EXPECT_EQ(std::popcount(s.pub().au.event_discards), default_content(kAnteUp).catalog.n_events);
  s.lp(0, 9).next_events("event-02").play(0, "revel 1");
  EXPECT_EQ(s.resolved(), "13/1 02/1");
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
  EXPECT_EQ(s.pub().au.event_discards, 1u << 1);
}

// covers: AU65
TEST(EventDeck, OfOneGivesTwoToChooseFromWithTheDiscardsUnderIt) {
  Scenario s(3, ante_up());
  s.hand(0, "7c");
  deck_of(s, {13});
  s.turn(0).next_events("event-13 event-02").play(0, "play 7c").expect(0, Ask::kEventChoice);
  EXPECT_TRUE(s.offers(0, "event event-13") && s.offers(0, "event event-02"));
  s.play(0, "event event-02").expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
  EXPECT_EQ(s.pub().au.event_discards, 1u << 1);
}

// covers: AU14
TEST(EventSupply, EmptyThePlacementIsSkipped) {
  const char* const parked[] = {"sh6", "sh9", "sh10", "cj1", "cj2", "cj3", "cj4", "cj5", "cj6"};
  Scenario s(3, ante_up());
  s.at(0, "rf3").cash(0, 120).lp(0, 4).marker("5").marker("10").marker("15").longhorns(1, 5);
  for (int i = 0; i < 9; ++i) s.token("outlaw-" + std::to_string(i + 1), parked[i]);
  s.edit().pub.supply_nuggets = 2;
  s.next_events("event-01").turn(0).play(0, "revel 1");  // no outlaw left
  EXPECT_FALSE(s.token_at(kOutlaws, "fr16") || s.token_at(kOutlaws, "fr36"));
  EXPECT_TRUE(s.happened(EventKind::kTokenBarred, kNone));
  s.lp(0, 9).next_events("event-11").play(0, "revel 1");  // one longhorn left
  EXPECT_TRUE(s.token_at(kLonghorns, "fr7"));
  EXPECT_FALSE(s.token_at(kLonghorns, "fr19"));
  s.lp(0, 14).next_events("event-22").play(0, "revel 1");  // two nuggets left
  EXPECT_EQ(s.gold_at("sh2"), 1);
  EXPECT_EQ(s.gold_at("sv5"), 1);
  EXPECT_EQ(s.gold_at("cj12"), 0);
  EXPECT_EQ(s.pub().supply_nuggets, 0);
}

// covers: AU12, AU61, ruling 91, ruling 99
TEST(EventSpace, IsTakenByAnyFigureOrFighterOrLonghorn) {
  const struct {
    const char* what;
    bool free;
  } rows[] = {{"player", false}, {"mib", false},    {"sheriff", false},  {"bandits", false},
              {"outlaw", false}, {"jumper", false}, {"longhorn", false}, {"train", true},
              {"nuggets", true}, {"nothing", true}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    const std::string what = row.what;
    Scenario s(2, ante_up());
    s.at(0, "dr6").hand(0, "6c").lp(0, 4).marker("5").at(kMib, "dr7").train("cj8").sheriff("cj7");
    if (what == "player") s.at(1, "sv12");
    if (what == "mib") s.at(kMib, "sv12");
    if (what == "sheriff") s.sheriff("sv12");
    if (what == "bandits") s.bandits("sv12");
    if (what == "outlaw") s.token("outlaw-5", "sv12");
    if (what == "jumper") s.token("claim-jumper-2", "sv12");
    if (what == "longhorn") s.longhorn_at("sv12");
    if (what == "train") s.train("sv12");
    if (what == "nuggets") s.gold("sv12", 3);
    s.next_events("event-19");
    if (row.free) s.next_token("outlaw-7");
    s.turn(0).play(0, "play 6c").expect(0, Ask::kAction);
    EXPECT_EQ(s.token_at(kOutlaws, "sv12"), row.free || what == "outlaw");
    EXPECT_EQ(s.state().hid.au.token_at[6] != 0, row.free);
  }
}

// covers: AU61, event-18, event-17
TEST(EventSpace, OfARanchOrPassTakesItsToken) {
  for (const char* event : {"event-18", "event-17"}) {  // cattle at both ranches; both passes
    Scenario s(3, ante_up());
    s.at(0, "dr6").hand(0, "6c").lp(0, 4).marker("5").next_events(event).turn(0);
    s.play(0, "play 6c").expect(0, Ask::kAction);
    EXPECT_EQ(s.pub().au.outlaws.size(), 2);
  }
}

// covers: AU61, AU30, event-21, event-22
TEST(EventSpace, TakesNuggetsWhateverIsThereAndTheyAddUp) {
  Scenario s(3, ante_up());
  s.at(0, "dr6").hand(0, "6c").lp(0, 4).marker("5").at(1, "rf3").gold("rf3", 1);
  s.token("outlaw-2", "rf3").next_events("event-21").turn(0).play(0, "play 6c");
  EXPECT_EQ(s.gold_at("rf3"), 3);
  EXPECT_EQ(s.player(1).nuggets, 0);  // no movement ended there
  EXPECT_EQ(s.pub().supply_nuggets, 33);
}

}  // namespace
}  // namespace dr::events_test
