// A16 Faro: what stays hidden, what a win sets off, and the table of two.
#include <gtest/gtest.h>

#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "tests/support/scenario.h"

namespace dr::faro_hidden_test {
namespace {

const Catalog& catalog() { return default_content(kAnteUp | kAlternativePoker).catalog; }

// Seats 0 and 1 play, seat 2 deals. The first three cards are shown; `last` shuffles the four again.
void deal(Scenario& s, const char* cards, std::initializer_list<int> last) {
  s.at(0, "dr5").cash(0, 60).at(1, "dr1").cash(1, 60).fight_deck(cards).turn(0);
  for (const int j : {3, 2, 1}) force(s.edit().hid, Purpose::kFaro, j);
  for (const int j : last) force(s.edit().hid, Purpose::kFaro, j);
  s.play(0, "faro").play(1, "join");
}

// covers: AU46, AU49, AU73, B14.2
TEST(FaroHidden, TheOrderAfterTheShuffleIsInNoView) {
  Scenario a(3, ante_up()), b(3, ante_up());
  deal(a, "fight-9 fight-5 fight-k fight-7", {3, 2, 1});  // 9 5 K 7
  deal(b, "fight-9 fight-5 fight-k fight-7", {0, 0, 0});  // 5 K 7 9
  ASSERT_NE(std::memcmp(a.state().hid.au.faro, b.state().hid.au.faro, 4), 0);
  EXPECT_EQ(a.pub().au.faro.dealer, 2);  // who sees nothing more than the others
  a.expect_same(b);
  for (Scenario* s : {&a, &b}) s->play(1, "bet 2 10").play(1, "bet 3 20");
  a.expect_same(b);
  for (Scenario* s : {&a, &b}) s->play(0, "bet 4 20");
  EXPECT_TRUE(a.differs(b));  // turned
  for (Scenario* s : {&a, &b}) s->leave_open();
}

// covers: AU46, AU50, B14.2
TEST(FaroHidden, WhichOfTheLastTwoComesNextIsInNoView) {
  Scenario a(3, ante_up()), b(3, ante_up());
  deal(a, "fight-9 fight-5 fight-k fight-7", {3, 2, 1});  // 9 5 K 7
  deal(b, "fight-9 fight-5 fight-k fight-7", {2, 2, 1});  // 9 5 7 K
  for (Scenario* s : {&a, &b}) s->play(1, "bet K 10").play(1, "bet 7 20").play(0, "bet K 20");
  a.expect_same(b);
  for (Scenario* s : {&a, &b}) s->play(1, "stay");
  a.expect_same(b);
  a.play(0, "stay").play(1, "option 1").play(0, "option 1").expect(0, Ask::kAction);
  b.play(0, "stay").play(1, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(a.dollars(0), 120);  // 60 + 10 + 60 + 10, up to the limit
  EXPECT_EQ(b.dollars(0), 50);
}

// covers: AU46, AU51, B14.2
TEST(FaroHidden, TheFourthCardIsNeverShown) {
  Scenario a(3, ante_up()), b(3, ante_up());
  deal(a, "fight-9 fight-5 fight-k fight-7", {3, 2, 1});
  deal(b, "fight-9 fight-5 fight-k fight-3", {3, 2, 1});
  a.expect_same(b);
  for (Scenario* s : {&a, &b}) s->play(1, "bet 7 10").play(1, "bet 3 20").play(0, "bet K 20");
  a.expect_same(b);
  for (Scenario* s : {&a, &b}) s->play(1, "stay").play(0, "stay").play(0, "option 1");
  a.expect_same(b);  // the game is over
  a.expect(0, Ask::kAction);
  EXPECT_EQ(a.dollars(1), 30);
}

// covers: AU46, B14.2, B14.5
TEST(FaroHidden, ASampleKnowsTheShownAndTheTurnedCardsOnly) {
  Scenario s(3, ante_up());
  deal(s, "fight-9 fight-5 fight-k fight-7", {3, 2, 1});
  Rng rng;
  unsigned fourth = 0, first = 0;
  for (int i = 0; i < 400; ++i) {
    const State state = sample(catalog(), observe(s.state(), 2), rng);
    unsigned four = 0;
    for (const std::uint8_t card : state.hid.au.faro) four |= 1u << (card + 2);
    const unsigned shown = 1u << 9 | 1u << 5 | 1u << 13;
    ASSERT_EQ(four & shown, shown);
    fourth |= four & ~shown;
    first |= 1u << (state.hid.au.faro[0] + 2);
  }
  EXPECT_EQ(fourth, 0x7ffcu & ~(1u << 9 | 1u << 5 | 1u << 13));  // any of the other ten
  EXPECT_EQ(first, 0x7ffcu);                                     // any may come first
  s.play(1, "bet K 20").play(0, "bet K 20").expect(1, Ask::kStay);
  for (int i = 0; i < 40; ++i) {
    const State state = sample(catalog(), observe(s.state(), 0), rng);
    EXPECT_EQ(state.hid.au.faro[0], 9 - 2);
    EXPECT_EQ(state.hid.au.faro[1], 5 - 2);
  }
  s.leave_open();
}

// covers: AU74, poker-jackpot, AU26
TEST(FaroWon, TheWindowComesAfterEachWinningCardForItsWinners) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 30).hand(0, "2c").gp(0, 1).at(1, "dr1").cash(1, 30).hand(1, "9h 9d");
  s.at(2, "dr8").cash(2, 30).hand(2, "3c").turn(0).faro("fight-9 fight-5 fight-k fight-7");
  s.play(0, "faro").play(1, "join").play(2, "join");
  s.play(1, "bet 5 10").play(1, "bet K 20").play(2, "bet 9 20").play(0, "bet 5 20");
  s.play(1, "option 1").expect(0, Ask::kWindow);  // both are paid; the active player first (B15.2)
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(1).gp, 1);
  EXPECT_EQ(s.dollars(1), 50);
  s.pass(0).expect(1, Ask::kWindow).dice("die-nugget").play(1, "react 9h");
  EXPECT_EQ(s.player(1).gp, 2);  // the point, then the die
  EXPECT_EQ(s.player(1).lp, 1);
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_TRUE(s.discarded("9h"));
  s.settle().expect(1, Ask::kWindow).pass(1).settle();  // nobody asks seat 2
  s.expect(1, Ask::kStay).play(1, "stay").play(1, "option 1").expect(1, Ask::kWindow);
  EXPECT_EQ(s.player(1).gp, 3);
  s.next_legends("2").dice("die-tailings").play(1, "react 9d").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).gp, 4);
  EXPECT_EQ(s.player(1).legends_n, 1);
  EXPECT_EQ(s.player(2).gp, 0);
}

// covers: AU49, AU74, soapy-smith
TEST(FaroWon, SoapySmithRollsForEachPoint) {
  for (const bool unlocked : {true, false}) {
    SCOPED_TRACE(unlocked);
    Scenario s(3, ante_up());
    s.character(0, "soapy-smith").at(0, "bg1").cash(0, 30).hand(0, "2c").gp(0, 1).turn(0);
    if (unlocked) s.unlocked(0).dice("die-gravel").draws("3c 4c 5c 6c");
    s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(0, "bet 5 10");
    s.play(0, "bet K 20").settle().expect(0, Ask::kStay);
    EXPECT_EQ(s.player(0).gp, 2);
    EXPECT_EQ(s.cards(0), unlocked ? "2c 3c 4c 5c 6c" : "2c");  // gravel: up to the limit
    s.play(0, "stay");
    if (unlocked) s.dice("die-dust die-nugget");
    s.play(0, "option 1").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).nuggets, unlocked ? 1 : 0);
    EXPECT_EQ(s.dollars(0), 30 + 10 + 60 + 10 + (unlocked ? 10 : 0));
  }
}

// covers: AU74, B15.4, soapy-smith, gazette, poker-jackpot
TEST(FaroWon, EachPointOfTheGazetteAndOfJackpotIsRolledForToo) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").unlocked(0).at(0, "dr5").cash(0, 10).hand(0, "9h").gp(0, 0);
  s.item(0, "gazette").faro("fight-9 fight-5 fight-k fight-7").turn(0).play(0, "faro");
  s.play(0, "bet 5 10").dice("die-tailings").play(0, "option 1").expect(0, Ask::kWindow);
  EXPECT_EQ(s.dollars(0), 40);  // bet, track and die come before the Gazette is asked for
  s.dice("die-nugget").play(0, "trigger item gazette 2").settle().expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).nuggets, 1);
  s.dice("die-nugget die-nugget").play(0, "react 9h").play(0, "option 1").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 3);
  EXPECT_EQ(s.player(0).nuggets, 3);  // his own die and that of Jackpot
}

// covers: AU26, AU74, goal-maria-barcelo-1
TEST(FaroWon, AGoalMayBeMetByOneWhoJoined) {
  for (const char* bet : {"bet 5 10", "bet 9 10"}) {
    SCOPED_TRACE(bet);
    Scenario s(3, ante_up());
    s.character(1, "maria-barcelo").goals(1, "goal-maria-barcelo-1").at(1, "bg7").cash(1, 10);
    s.gp(1, 1).at(0, "bg1").cash(0, 10).turn(0).faro("fight-9 fight-5 fight-k fight-7");
    s.play(0, "faro").play(1, "join").play(1, bet).play(0, "bet 9 20");
    const bool won = bet[4] == '5';
    EXPECT_EQ(s.offers(1, "goal 1"), won);
    if (won) s.next_legends("1").play(1, "goal 1");
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(1).legends_n, won ? 1 : 0);
  }
}

// covers: AU26, AU74, ten-gallon
TEST(FaroWon, IsNoGameOfPoker) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 30).gp(0, 1).item(0, "ten-gallon").story(0, "story-cheap-horse").turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(0, "bet 5 10");
  s.play(0, "bet 9 20").expect(0, Ask::kAction);  // no disc for trigger-poker
  EXPECT_EQ(s.dollars(0), 20);                    // neither the Ten-Gallon's $10
  EXPECT_EQ(s.player(0).lp, 1);                   // nor its LP: this is the second space
}

// covers: AU49, ruling 126, B15.5
TEST(FaroWon, AnEventCalledInTheGameWaitsForItsEnd) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 30).gp(0, 4).marker("gambler").turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").next_events("event-02").play(0, "faro");
  s.play(0, "bet 5 10").play(0, "bet K 20").play(0, "option 1").expect(0, Ask::kStay);
  EXPECT_TRUE(s.happened(EventKind::kEventCalled, 0));
  EXPECT_FALSE(s.happened(EventKind::kEventCard, 0));
  s.play(0, "stay").expect(0, Ask::kAction);
  EXPECT_TRUE(s.happened(EventKind::kEventCard, 0));
  EXPECT_TRUE(s.token_at(TokenKind::kHighRoller, "dr5"));
  EXPECT_EQ(s.player(0).lp, 2);  // the sixth space
}

// covers: MB3, MB15, AU45, AU73
TEST(FaroOfTwo, TheManInBlackNeitherJoinsNorDeals) {
  for (const bool joins : {false, true}) {
    SCOPED_TRACE(joins);
    Scenario s(2, ante_up());
    s.at(kMib, "dr5").cash(kMib, 80).at(0, "dr5").cash(0, 20).at(1, "dr1").cash(1, 20).turn(0);
    s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").expect(1, Ask::kJoin);
    s.play(1, joins ? "join" : "pass");
    EXPECT_EQ(s.pub().au.faro.dealer, joins ? 0 : 1);  // everybody plays: the active player
    EXPECT_EQ(s.dollars(0), joins ? 30 : 20);
    if (joins) s.expect(1, Ask::kBet).play(1, "bet 9 10");
    s.expect(0, Ask::kBet).play(0, "bet 5 20").play(0, "option 1").expect(0, Ask::kAction);
    EXPECT_EQ(s.pub().mib.cash, 8);
  }
}

}  // namespace
}  // namespace dr::faro_hidden_test
