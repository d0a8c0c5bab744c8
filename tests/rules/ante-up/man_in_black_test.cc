// MB15 and the Man in Black's part in Ante Up.
#include <gtest/gtest.h>

#include <string>

#include "engine/base/random.h"
#include "tests/support/scenario.h"

namespace dr::man_in_black_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }
int find(std::string_view id) { return content().lexicon.find(id)->second; }
Space space(std::string_view id) { return static_cast<Space>(find(id)); }
const ManInBlack& him(const Scenario& s) { return s.pub().mib; }

// The place of the last event of a kind for a seat, -1 if none happened.
int last_of(const Scenario& s, EventKind kind, Seat seat, int a = -1) {
  for (int i = s.events().n - 1; i >= 0; --i) {
    const Event& e = s.events().list[i];
    if (e.kind == kind && e.seat == seat && (a < 0 || e.a == a)) return i;
  }
  return -1;
}

// --- AU63: his place at set-up ---

// A table of two whose second player has still to say that it plays `second`.
State table(const char* second) {
  dr::Setup setup = ante_up();
  setup.players = 2;
  setup.characters[0] = static_cast<std::uint8_t>(find("kit-carson"));
  State state = new_game(content().catalog, setup, seed_from(3));
  EXPECT_EQ(state.pub.ask, Ask::kCharacter);
  state.own[1].offered[0] = state.own[1].offered[1] = static_cast<std::uint8_t>(find(second));
  AnteUp& au = state.pub.au;
  au.longhorn_supply = static_cast<std::uint8_t>(au.longhorn_supply + au.longhorns.size());
  au.outlaws = au.claim_jumpers = au.longhorns = {};
  std::memset(state.hid.au.token_at, 0, sizeof state.hid.au.token_at);
  return state;
}

void finish(State& state, Events* events) {
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content().catalog, observe(state, seat), options);
    apply(content().catalog, state, seat, options[0], events);
  }
}

// covers: MB15, MB1, AU63, AU7
TEST(AuMib, HisFigureIsPutDownLikeAPlayers) {
  State state = table("mary-fields");
  EXPECT_EQ(state.pub.mib.space, kNone);  // not yet, so he is in no set-up event's way
  state.pub.au.outlaws.add(space("sv12"));
  state.hid.au.token_at[find("outlaw-4")] = static_cast<std::uint8_t>(space("sv12") + 1);
  Events events;
  finish(state, &events);
  EXPECT_EQ(state.pub.mib.space, space("sv12"));
  EXPECT_TRUE(state.pub.au.outlaws.empty());
  EXPECT_EQ(state.hid.au.token_at[find("outlaw-4")], 0);
  int gone = 0;
  for (int i = 0; i < events.n; ++i)
    gone += events.list[i].kind == EventKind::kTokenGone && events.list[i].a == space("sv12");
  EXPECT_EQ(gone, 1);
}

// covers: MB15, AU63, AU7
TEST(AuMib, ALonghornAtHisStartGoesBackToo) {
  State state = table("mary-fields");
  state.pub.au.longhorns.add(space("sv12"));
  --state.pub.au.longhorn_supply;
  finish(state, nullptr);
  EXPECT_TRUE(state.pub.au.longhorns.empty());
  EXPECT_EQ(state.pub.au.longhorn_supply, 6);
}

// covers: MB15, AU63, event-19, fee-lee-wong
TEST(AuMib, NorDoesAnOutlawOfTheGazetteStandWithHim) {
  State state = table("fee-lee-wong");
  force(state.hid, Purpose::kEvent, find("event-19"));
  finish(state, nullptr);
  EXPECT_EQ(state.pub.mib.space, space("sv12"));
  EXPECT_TRUE(state.pub.au.outlaws.empty());
}

// covers: AU5, AU63, event-19
TEST(AuMib, SetUpEventsFindTheStationEmpty) {
  // In one of these games the event drawn at set-up puts an outlaw at the station.
  dr::Setup setup = ante_up();
  setup.players = 2;
  int seen = 0;
  for (std::uint64_t seed = 0; seed < 100 && !seen; ++seed) {
    Events events;
    const State state = new_game(content().catalog, setup, seed_from(seed), &events);
    if (state.pub.au.event_discards != 1u << find("event-19")) continue;
    ++seen;
    EXPECT_TRUE(state.pub.au.outlaws.has(space("sv12")));
    EXPECT_EQ(state.pub.mib.space, kNone);
  }
  EXPECT_EQ(seen, 1);
}

// --- MB3: what he is ---

// covers: MB3, AU10, AU64
TEST(AuMib, HisLpCrossNoMarker) {
  Scenario s(2, ante_up());
  s.marker("5").lp(kMib, 4).next_mib("mib-10").mib_turn();
  EXPECT_EQ(him(s).lp, 6);
  EXPECT_EQ(s.pub().au.markers, 8);
  EXPECT_EQ(s.pub().au.events_n, content().catalog.n_events);
  s.lp(0, 4).at(0, "rf3").cash(0, 30).play(0, "income cards").next_events("event-21");
  s.play(0, "revel 1");  // a player still calls it
  EXPECT_EQ(s.pub().au.markers, 0);
  EXPECT_EQ(s.gold_at("rf3"), 2);
}

// covers: MB3, AU31
TEST(AuMib, TheTrainDoesNotMoveOnHisTurn) {
  Scenario s(2, ante_up());
  s.train("fr16").turn(1).next_mib("mib-10").play(1, "end-turn").expect(0, Ask::kIncome);
  EXPECT_EQ(s.train_space(), "fr1");  // one stop, for the turn of player 1
  int moves = 0, turn = -1;
  for (int i = 0; i < s.events().n; ++i) {
    if (s.events().list[i].kind == EventKind::kTurnBegan) turn = i;
    if (s.events().list[i].kind == EventKind::kTrainMoved) {
      ++moves;
      EXPECT_EQ(turn, i - 1);
    }
  }
  EXPECT_EQ(moves, 1);
}

// covers: MB3, AU12, AU61, event-15, event-10
TEST(AuMib, HisFigureKeepsEventTokensAway) {
  for (const char* where : {"rf3", "dr7"}) {
    SCOPED_TRACE(where);
    Scenario s(2, ante_up());
    s.at(kMib, where).at(0, "bg4").cash(0, 10).next_events("event-15");
    const bool barred = where == std::string("rf3");
    if (!barred) s.next_token("outlaw-2");
    s.turn(0).play(0, "buy gazette");
    EXPECT_EQ(s.token_at(TokenKind::kOutlaw, "rf3"), !barred);
  }
  Scenario s(2, ante_up());  // of two spaces only his
  s.at(kMib, "mp3").at(0, "bg4").cash(0, 10).next_events("event-10").turn(0);
  s.play(0, "buy gazette");
  EXPECT_FALSE(s.token_at(TokenKind::kLonghorn, "mp3"));
  EXPECT_TRUE(s.token_at(TokenKind::kLonghorn, "sh6"));
}

// covers: MB3, AU61, AU62, event-21, event-04
TEST(AuMib, NuggetsAndHighRollersComeWhereHeStands) {
  Scenario s(2, ante_up());
  s.at(kMib, "rf3").at(0, "bg4").cash(0, 20).next_events("event-21 event-04");
  s.next_token("high-roller-1").turn(0).play(0, "buy gazette").settle();
  if (s.asks(0, Ask::kShop)) s.pass(0);
  EXPECT_EQ(s.gold_at("rf3"), 2);
  s.edit().pub.player[0].items = 0;
  s.at(kMib, "bg1").play(0, "buy gazette").settle();
  EXPECT_TRUE(s.token_at(TokenKind::kHighRoller, "bg1"));
}

// covers: MB3, MB15, AU23, AU45
TEST(AuMib, HeNeverGamblesAndTheOtherHumanDeals) {
  Scenario s(2, ante_up());
  s.at(0, "dr5").at(kMib, "dr5").cash(0, 50).cash(kMib, 100).token("high-roller-2", "dr5");
  s.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro");
  EXPECT_EQ(s.pub().au.faro.dealer, 1);
  s.play(0, "bet 2 10").pass(0).settle();
  s.hand(0, "Kh").draws("Kd 3c 5c 7c 2s 8h 9s Jc").play(0, "high-roller");
  EXPECT_EQ(s.pub().poker.dealer, 1);
  s.play(1, "lay 2s").play(1, "lay 3c").settle();
  if (s.asks(0, Ask::kOption)) s.play(0, "option 1").settle();
  EXPECT_EQ(him(s).cash, 10);
  s.expect(0, Ask::kAction);
}

// --- MB5, MB14: his ways over both boards ---

// covers: MB5, AU39
TEST(AuMib, ARailOrPassLinkIsOneSpace) {
  struct {
    const char *from, *prey, *to;
  } const rows[] = {
      {"sv12", "fr16", "fr16"},  // the rail
      {"fr16", "sv12", "sv12"},  // and back
      {"sh8", "fr2", "fr2"},     // pass A
      {"fr2", "sh6", "sh6"},     // fr1, sh8, sh6
      {"cj8", "fr37", "fr37"},   // pass C
      {"fr28", "cj10", "cj10"},  // fr29, cj8, cj10
      {"sv12", "fr30", "fr30"},  // fr16, fr22, fr30
      {"sv12", "fr36", "bg7"},   // six away: fr16, fr17, bg7
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(row.from) + " " + row.prey);
    Scenario s(2, ante_up());
    s.at(kMib, row.from).at(0, row.prey).lp(0, 1).at(1, "mp8");
    if (std::string(row.prey) == row.to) s.draws("5h 6h 7h 9c");  // reached: a duel
    s.next_mib("mib-08").mib_turn();
    EXPECT_EQ(s.space(kMib), row.to);
    EXPECT_EQ(s.player(0).wounds, std::string(row.prey) == row.to);
  }
}

// covers: MB5
TEST(AuMib, OfTwoShortestWaysTheLinkComesAfterTheListedNeighbours) {
  // From fr16 to cj10 it is five spaces by the pass (fr22 fr28 fr29 cj8) and five by rail (sv12
  // sv13 cj12 cj9): fr22 is listed, the rail is not.
  Scenario s(2, ante_up());
  s.at(kMib, "fr16").at(0, "cj10").lp(0, 1).next_mib("mib-08").mib_turn();
  EXPECT_EQ(s.space(kMib), "fr29");
  Scenario t(2, ante_up());  // one space nearer to the rail's side he takes the rail
  t.at(kMib, "fr16").at(0, "cj9").lp(0, 1).next_mib("mib-08").mib_turn();
  EXPECT_EQ(t.space(kMib), "cj12");
}

// covers: MB14, MB4
TEST(AuMib, DistancesGoOverTheLinks) {
  Scenario s(2, ante_up());  // fr16 is one space from him, sv8 two
  s.at(0, "sv8").at(1, "fr16").next_mib("mib-05").mib_turn();
  EXPECT_EQ(him(s).prey, 1);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: MB10, AU39, AU42, AU56
TEST(AuMib, TheSheriffOfHisCardUsesTheLinks) {
  Scenario s(2, ante_up());
  s.at(0, "fr22").wp(0, 1).sheriff("sv9").next_mib("mib-07").draws("9c").mib_turn();
  EXPECT_EQ(s.player(0).wp, 0);  // sv12, fr16, fr22
  EXPECT_EQ(s.space(0), "bg7");
  EXPECT_EQ(s.sheriff_space(), "bg7");
  EXPECT_EQ(him(s).lp, 2);
}

// --- MB15: what he leaves alone ---

// covers: MB15, MB5
TEST(AuMib, TokensDoNotStopOrFightHim) {
  Scenario s(2, ante_up());
  s.at(kMib, "fr16").at(0, "fr30").lp(0, 1).token("outlaw-1", "fr22").token("outlaw-2", "fr30");
  s.next_mib("mib-08").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(s.space(kMib), "fr30");
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "fr22"));
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "fr30"));
  EXPECT_EQ(him(s).lp, 3);  // the card's, and the duel's two
}

// covers: MB15, MB6, mib-04
TEST(AuMib, HeTakesAndExploresNothing) {
  Scenario s(2, ante_up());
  s.gold("rf3", 2).longhorn_at("rf3").token("claim-jumper-1", "rf1").next_mib("mib-04").mib_turn();
  EXPECT_EQ(s.space(kMib), "rf3");
  EXPECT_EQ(s.gold_at("rf3"), 2);
  EXPECT_TRUE(s.token_at(TokenKind::kLonghorn, "rf3"));
  Scenario t(2, ante_up());
  t.at(kMib, "fr20").at(0, "fr21").lp(0, 1).frontier("fr21", "frontier-02");
  t.next_mib("mib-01").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(t.space(kMib), "fr21");
  int left = 0;
  for (const std::uint8_t number : t.pub().au.frontier) left += number != 0;
  EXPECT_EQ(left, 1);
}

// covers: MB8, MB15, AU19
TEST(AuMib, HeStealsNoLonghorns) {
  Scenario s(2, ante_up());
  s.at(kMib, "mp3").at(0, "mp2").cash(0, 40).longhorns(0, 2).next_mib("mib-02");
  s.draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.player(0).longhorns, 2);
  EXPECT_EQ(s.pub().au.longhorn_supply, 4);
}

// covers: MB3, AU20
TEST(AuMib, AnOutlawInHisSpaceFightsThePlayerWhoEnters) {
  Scenario s(2, ante_up());
  s.at(kMib, "fr30").token("outlaw-3", "fr30").at(0, "fr29").hand(0, "Ac");
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "move fr30").settle();
  s.expect(1, Ask::kCommitFight).play(1, "npc-card 8").settle();  // the other human plays it
  EXPECT_EQ(s.player(0).lp, 1);
  s.hand(0, "As").draws("2d 3d 4d").play(0, "fight duel mib").settle();
  EXPECT_EQ(s.player(0).lp, 3);
}

// --- B15.5: events on his turn ---

// covers: MB2, B15.5, AU64, derringer, event-21
TEST(AuMib, AnEventCalledOnHisTurnComesAfterHisCard) {
  Scenario s(2, ante_up());  // the Derringer's LP crosses the marker in the fight of line 2
  s.marker("5").at(kMib, "mp3").at(0, "mp2").lp(0, 4).item(0, "derringer").hand(0, "Ac");
  s.lp(kMib, 3).next_mib("mib-01").next_events("event-21").draws("5h 6h 7h").mib_turn();
  s.settle();
  if (s.asks(0, Ask::kCommit)) s.play(0, "commit Ac");
  s.settle().play(0, "trigger item derringer 1").settle();
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(him(s).lp, 3);  // lost one, gained one by line 3
  EXPECT_EQ(s.gold_at("rf3"), 2);
  const int called = last_of(s, EventKind::kEventCalled, 0);
  const int line_3 = last_of(s, EventKind::kLp, kMib, 1);
  const int event = last_of(s, EventKind::kEventCard, 0);
  const int next = last_of(s, EventKind::kTurnBegan, 0);
  EXPECT_TRUE(0 <= called && called < line_3 && line_3 < event && event < next)
      << called << " " << line_3 << " " << event << " " << next;
  s.expect(0, Ask::kIncome);
}

// covers: MB9, B15.5, ruling 127, story-high-noon
TEST(AuMib, AnEventOfAStoryHeCompletesComesAfterThatStory) {
  Scenario s(2, ante_up());
  s.marker("5").lp(0, 4).lp(1, 4).story(0, "story-high-noon").discs(1, 0, 1).at(0, "fr40");
  s.next_mib("mib-08").next_story("story-the-law").next_events("event-21").mib_turn();
  EXPECT_EQ(s.player(1).lp, 5);
  EXPECT_EQ(s.gold_at("rf3"), 2);
  const int event = last_of(s, EventKind::kEventCard, 1);
  EXPECT_LT(last_of(s, EventKind::kLp, kMib, 1), event);        // his own LP of the story
  EXPECT_LT(last_of(s, EventKind::kStoryShown, kNone), event);  // the card is done
  EXPECT_LT(event, last_of(s, EventKind::kTurnBegan, 0));
}

// covers: AU64, AU15, MB10, event-04
TEST(AuMib, WhoCalledTheEventMovesItsSheriffOnHisTurn) {
  Scenario s(2, ante_up());  // player 1's Derringer; the Sheriff comes to dr1, where player 2 is
  s.marker("5").at(kMib, "mp3").at(0, "mp2").lp(0, 4).item(0, "derringer").hand(0, "Ac");
  s.at(1, "dr1").wp(1, 1).sheriff("mp8").next_mib("mib-01").next_events("event-04");
  s.next_token("high-roller-1").draws("5h 6h 7h 9c").mib_turn().settle();
  if (s.asks(0, Ask::kCommit)) s.play(0, "commit Ac");
  s.settle().play(0, "trigger item derringer 1").settle();
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_GE(last_of(s, EventKind::kSheriffMoved, 0), 0);
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
  s.expect(0, Ask::kIncome);
}

}  // namespace
}  // namespace dr::man_in_black_test
