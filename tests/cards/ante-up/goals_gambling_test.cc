// C12: the goals of Ante Up met by gambling.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_gambling_test {
namespace {

using namespace goals;

void check(Scenario& s, const std::string& goal, bool met) {
  s.settle();
  EXPECT_EQ(s.offers(0, show_word(goal)), met) << s.options(0);
  if (!met) {
    EXPECT_TRUE(s.asks(s.pub().active, Ask::kAction));
    return;
  }
  const int held = s.player(0).legends_n;
  s.play(0, show_word(goal)).settle();
  EXPECT_EQ(s.player(0).legends_n, held + 1);
}

// Takes what a game gives to those who won it.
void collect(Scenario& s) {
  s.settle();
  if (s.asks(0, Ask::kPokerReward)) s.play(0, "reward lp").settle();
  for (Seat seat = 0; seat < s.pub().players; ++seat)
    if (s.asks(seat, Ask::kOption)) s.play(seat, "option 1").settle();
}

// Seat 0 starts a game of poker in this space: with a pair of kings it wins, with nothing it loses.
void play_poker(Scenario& s, const char* space, int joiners, bool winning = true) {
  constexpr const char* kAside[] = {"mp8", "sh3", "sh11"};
  s.at(0, space).cash(0, 10).hand(0, winning ? "Kh" : "3d").draws(winning ? "Kd" : "4d");
  for (Seat seat = 1; seat < 3; ++seat)
    if (s.space(seat) == kAside[seat] && seat <= joiners)
      s.at(seat, std::string(space).substr(0, 2) == "bg" ? "bg4" : "dr1");
  for (Seat seat = 1; seat <= joiners; ++seat)
    s.cash(seat, 10).hand(seat, seat == 1 ? "2s" : "3h").draws(seat == 1 ? "4c" : "5d");
  if (!joiners) s.draws(winning ? "3c 5c 7c 2s" : "Qc Qh 7c 2s");
  s.draws("8h 9s Jc").turn(0).play(0, "poker");
  for (Seat seat = 1; seat <= joiners; ++seat) s.play(seat, "join");
  if (!joiners) {
    s.play(2, "lay 2s");
    s.play(2, winning ? "lay 3c" : "lay Qc");
  }
  collect(s);
}

// Seat 0 alone bets on the card turned second, or on the first.
void play_faro(Scenario& s, const char* space, bool winning = true) {
  s.at(0, space).cash(0, 10).faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro");
  s.play(0, winning ? "bet K 10" : "bet 2 10");
  collect(s);
}

void challenge(Scenario& s, const char* space, bool winning = true) {
  s.token("high-roller-2", space).at(0, space).cash(0, 20).hand(0, winning ? "Kh" : "3d");
  s.draws(winning ? "Kd 3c 5c 7c 2s 8h 9s Jc" : "4d Qc Qh 7c 2s 8h 9s Jc");
  s.turn(0).play(0, "high-roller").play(2, winning ? "lay 2s" : "lay Qh");
  s.play(2, winning ? "lay 3c" : "lay Qc");
  collect(s);
}

// covers: goal-maria-barcelo-1, AU26
TEST(AuGamblingGoals, LaTulesNeedsAGambleWonInBuzzardGulch) {
  for (const char* space : {"bg1", "bg2", "bg3", "dr5", "rf4"}) {
    SCOPED_TRACE(space);
    const bool met = space[0] == 'b';
    Scenario poker(3, ante_up());
    keep(poker, "goal-maria-barcelo-1");
    play_poker(poker, space, 0);
    EXPECT_EQ(poker.dollars(0), 60);
    check(poker, "goal-maria-barcelo-1", met);
    Scenario faro(3, ante_up());
    keep(faro, "goal-maria-barcelo-1");
    play_faro(faro, space);
    EXPECT_EQ(faro.player(0).gp, 1);
    check(faro, "goal-maria-barcelo-1", met);
    Scenario roller(3, ante_up());
    keep(roller, "goal-maria-barcelo-1");
    challenge(roller, space);
    EXPECT_EQ(roller.player(0).gp, 1);
    check(roller, "goal-maria-barcelo-1", met);
  }
}

// covers: goal-maria-barcelo-1
TEST(AuGamblingGoals, LaTulesIsNotForAGambleLost) {
  Scenario poker(3, ante_up());
  keep(poker, "goal-maria-barcelo-1");
  play_poker(poker, "bg1", 0, false);
  EXPECT_EQ(poker.dollars(0), 0);
  check(poker, "goal-maria-barcelo-1", false);
  Scenario faro(3, ante_up());
  keep(faro, "goal-maria-barcelo-1");
  play_faro(faro, "bg1", false);
  EXPECT_EQ(faro.dollars(0), 0);
  check(faro, "goal-maria-barcelo-1", false);
}

// covers: goal-maria-barcelo-1, ruling 86, AU43
TEST(AuGamblingGoals, LaTulesOnAnothersTurnToo) {
  Scenario s(3, ante_up());
  keep(s, "goal-maria-barcelo-1");
  s.at(0, "bg4").at(1, "bg1").cash(0, 10).cash(1, 10).hand(0, "Kh").hand(1, "2s");
  s.draws("4c Kd 8h 9s Jc 6c").turn(1).play(1, "poker").play(0, "join").settle();
  s.play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).gp, 1);
  check(s, "goal-maria-barcelo-1", true);
  s.expect(1, Ask::kAction);
}

// covers: goal-poker-alice-1, AU24
TEST(AuGamblingGoals, CigarAndAcesNeedsAHighRollerBeaten) {
  Scenario met(3, ante_up());
  keep(met, "goal-poker-alice-1");
  challenge(met, "dr5");
  check(met, "goal-poker-alice-1", true);
  Scenario lost(3, ante_up());
  keep(lost, "goal-poker-alice-1");
  challenge(lost, "dr5", false);
  EXPECT_EQ(lost.dollars(0), 0);
  check(lost, "goal-poker-alice-1", false);
  Scenario poker(3, ante_up());
  keep(poker, "goal-poker-alice-1");
  poker.token("high-roller-2", "dr5");
  play_poker(poker, "dr5", 0);
  EXPECT_EQ(poker.dollars(0), 60);
  check(poker, "goal-poker-alice-1", false);
  Scenario faro(3, ante_up());
  keep(faro, "goal-poker-alice-1");
  play_faro(faro, "dr5");
  check(faro, "goal-poker-alice-1", false);
}

// covers: goal-poker-alice-2
TEST(AuGamblingGoals, TheBigPotNeedsEightyDollars) {
  for (const int joiners : {0, 1, 2}) {
    SCOPED_TRACE(joiners);
    Scenario s(3, ante_up());
    keep(s, "goal-poker-alice-2");
    play_poker(s, "dr5", joiners);
    EXPECT_EQ(s.dollars(0), 60 + 10 * joiners);
    check(s, "goal-poker-alice-2", joiners == 2);
  }
  Scenario lost(3, ante_up());
  keep(lost, "goal-poker-alice-2");
  play_poker(lost, "dr5", 2, false);
  check(lost, "goal-poker-alice-2", false);
  Scenario roller(3, ante_up());  // a win at poker, but the pot is the ante (AU24)
  keep(roller, "goal-poker-alice-2");
  roller.cash(0, 20);
  challenge(roller, "dr5");
  check(roller, "goal-poker-alice-2", false);
}

// covers: goal-poker-alice-2, B7.15, AU43
TEST(AuGamblingGoals, TheBigPotIsOnesOwnShare) {
  Scenario s(4, ante_up());  // $50 and four antes, split by two: $40 each (rounded down)
  s.character(0, "poker-alice").goals(0, "goal-poker-alice-2");
  for (const Seat seat : {0, 1, 2, 3}) s.at(seat, seat == 1 ? "dr5" : "dr1").cash(seat, 10);
  s.hand(0, "Kh").hand(1, "2s").hand(2, "Kd").hand(3, "3h");
  s.draws("4c Qc 5d Qs 8h 9s Jc").turn(1).play(1, "poker");  // 1, then 2, 3, 0
  s.play(2, "join").play(3, "join").play(0, "join").settle();
  s.play(2, "option 2").settle().play(0, "option 2").settle();  // clockwise from the active player
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(2).gp, 1);
  EXPECT_EQ(s.dollars(0), 40);
  check(s, "goal-poker-alice-2", false);
}

// covers: goal-soapy-smith-1
TEST(AuGamblingGoals, PrizePackageNeedsCompanyInTheSpace) {
  for (const char* other : {"bg1", "bg2", "fr17"}) {
    SCOPED_TRACE(other);
    const bool met = other == std::string("bg1");
    Scenario poker(3, ante_up());
    keep(poker, "goal-soapy-smith-1");
    poker.at(1, other);
    play_poker(poker, "bg1", 0);
    check(poker, "goal-soapy-smith-1", met);
    Scenario faro(3, ante_up());
    keep(faro, "goal-soapy-smith-1");
    faro.at(1, other);
    play_faro(faro, "bg1");
    check(faro, "goal-soapy-smith-1", met);
  }
  Scenario lost(3, ante_up());
  keep(lost, "goal-soapy-smith-1");
  lost.at(1, "bg1");
  play_poker(lost, "bg1", 0, false);
  check(lost, "goal-soapy-smith-1", false);
}

// covers: goal-soapy-smith-1, goal-maria-barcelo-1, AU55
TEST(AuGamblingGoals, CommunityCardPokerIsAGamble) {
  for (const char* goal : {"goal-soapy-smith-1", "goal-maria-barcelo-1"}) {
    SCOPED_TRACE(goal);
    Scenario s(3, ante_up(kAnteUp | kAlternativePoker | kCommunityPoker));
    keep(s, goal);
    s.at(0, "bg1").at(1, "bg1").cash(0, 30).cash(1, 10).hand(0, "Kh").hand(1, "2s");
    s.draws("Kd 4c 8h 9s Jc").turn(0).play(0, "community-poker").play(1, "join");
    s.settle();
    if (s.asks(1, Ask::kRaise)) s.play(1, "fold");
    if (s.asks(0, Ask::kRaise)) s.play(0, "raise");
    collect(s);
    EXPECT_EQ(s.player(0).lp, 1);
    check(s, goal, true);
  }
}

}  // namespace
}  // namespace dr::goals_gambling_test
