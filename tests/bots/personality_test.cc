// The scripted personalities in single positions: sensible play whatever the plan, and each plan.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr {
namespace {

constexpr const char* kPersonalities[] = {"marshal", "outlaw", "prospector", "rancher", "gambler"};

// What the bot would do for a seat of the scenario, in words.
std::string answer(Scenario& s, std::string_view name, Seat seat) {
  s.leave_open();
  const Content& content = default_content(s.pub().modules);
  const View view = observe(s.state(), seat);
  Choices choices;
  legal(content.catalog, view, choices);
  if (choices.n == 0) return "nothing to choose";
  return choice_words(content, make_bot(name, 1)->choose(content.catalog, view, choices));
}

// Lets the bot play the actions of a seat, others pass or do what greedy does.
void play_turn(Scenario& s, std::string_view name, Seat seat) {
  for (int i = 0; i < 60 && s.pub().active == seat && s.pub().acting; ++i) {
    const Seat asked = static_cast<Seat>(std::countr_zero(s.pub().acting));
    s.play(asked, answer(s, asked == seat ? name : "greedy", asked));
  }
}

class Personality : public ::testing::TestWithParam<const char*> {
 protected:
  std::string answer(Scenario& s, Seat seat) const { return dr::answer(s, GetParam(), seat); }
};

TEST_P(Personality, EntersNoBanditsWithoutACard) {
  for (const char* space : {"mp4", "sh2", "mp5"}) {
    Scenario s(4);
    s.at(0, space).bandits("sh1 sh8 mp1 dx1").cash(0, 20).turn(0);
    play_turn(s, GetParam(), 0);
    EXPECT_FALSE(s.happened(EventKind::kFight, 0)) << space;
  }
}

TEST_P(Personality, FightsBanditsWithAGoodCard) {
  Scenario s(4);
  s.at(0, "mp4").bandits("sh1").hand(0, "As Kh Kd Qs").mp(0, 2).actions(1).turn(0);
  EXPECT_EQ(answer(s, 0), "move sh1");
}

TEST_P(Personality, BeginsNoHopelessFight) {
  for (const char* hand : {"", "3c", "5h 4s"}) {
    Scenario s(4);
    s.at(0, "dr10").hand(0, hand).wp(0, 2).turn(0);
    EXPECT_NE(answer(s, 0), "heist") << hand;
  }
}

TEST_P(Personality, SpendsAFullPurse) {
  Scenario at(4);
  at.at(0, "rf3").cash(0, 120).hand(0, "3c 9s").turn(0);
  EXPECT_EQ(answer(at, 0), "revel 4");

  dr::Setup no_cattle;
  no_cattle.cattle = 0;
  Scenario beside(4, no_cattle);  // one space away, and not far from the store
  beside.at(0, "rf2").cash(0, 120).hand(0, "9s").turn(0);
  play_turn(beside, GetParam(), 0);
  EXPECT_LE(beside.dollars(0), 30);
}

TEST_P(Personality, WorksForTheLastDollars) {
  Scenario s(4);
  s.at(0, "rf1").cash(0, 50).actions(1);
  s.edit().pub.round = s.edit().pub.last_round = 8;
  s.turn(0);
  EXPECT_EQ(answer(s, 0), "work");
}

TEST_P(Personality, UsesAllItsActions) {
  for (const char* space : {"dr6", "rf1", "sv8", "mp6", "sh3"}) {
    Scenario s(4);
    s.at(0, space).hand(0, "7c 9s").cash(0, 20).turn(0);
    play_turn(s, GetParam(), 0);
    int taken = 0;
    for (int i = 0; i < s.events().n; ++i)
      taken += s.events().list[i].kind == EventKind::kActionTaken && s.events().list[i].seat == 0;
    EXPECT_GE(taken, 3) << space;
  }
}

TEST_P(Personality, DuelsWhoCannotAnswer) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").hand(0, "8c 9s").actions(1).turn(0);
  const std::string words = answer(s, 0);
  EXPECT_TRUE(words == "fight duel 2" || words == "fight robbery 2") << words;
}

// Against a full hand a low card only loses.
TEST_P(Personality, DoesNotDuelAFullHandWithALowCard) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").hand(0, "3s").hand(1, "5h 9c Kc Ad Qs").actions(1).turn(0);
  EXPECT_EQ(answer(s, 0).find("fight"), std::string::npos);
}

TEST_P(Personality, LaysTheLowCardWhereItWillDo) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").hand(0, "3s Ah Kd").turn(0).play(0, "fight duel 2");
  s.settle();
  EXPECT_EQ(answer(s, 0), "commit 3s");
}

TEST_P(Personality, SellsItsGoldInTheLastTurn) {
  Scenario s(4);
  s.at(0, "dr10").nuggets(0, 3).hand(0, "4c").actions(1);
  s.edit().pub.round = s.edit().pub.last_round = 8;
  s.turn(0);
  EXPECT_EQ(answer(s, 0), "deposit 3");
}

TEST_P(Personality, PlaysACardForAPointRatherThanDiscardIt) {
  Scenario s(4);  // the hand limit is 2
  s.at(0, "dr6").wounds(0, 3).hand(0, "6c Ah Kd Qs").actions(1).turn(0);
  EXPECT_EQ(answer(s, 0), "play poker-tall-tale/6c");
}

TEST_P(Personality, DiscardsTheWorstCards) {
  Scenario s(4);
  s.at(0, "rf1").wounds(0, 3).hand(0, "Ah 8s Kd").actions(1).turn(0);
  s.play(0, "work").settle();
  EXPECT_EQ(answer(s, 0), "discard 8s");
}

TEST_P(Personality, JoinsNoPokerItCannotWin) {
  Scenario s(4);
  s.at(0, "dr5").at(1, "dr6").cash(0, 50).cash(1, 50).hand(0, "Kc Qc").hand(1, "3c").turn(0);
  s.play(0, "poker").settle();
  ASSERT_TRUE(s.asks(1, Ask::kJoin));
  EXPECT_EQ(answer(s, 1), "pass");
}

TEST_P(Personality, JoinsPokerWithAStrongHand) {
  Scenario s(4);
  s.at(0, "dr5").at(1, "dr6").cash(0, 50).cash(1, 50).hand(1, "2h 2d Kc Kd 4s").turn(0);
  s.play(0, "poker").settle();
  ASSERT_TRUE(s.asks(1, Ask::kJoin));
  EXPECT_EQ(answer(s, 1), "join");
}

// Wanted, with nothing to answer him by, beside the Sheriff and one action left.
TEST_P(Personality, LeavesTheSheriffsReach) {
  Scenario s(4);
  s.at(0, "dr3").wp(0, 7).hand(0, "5c").sheriff("dr1").story(0, "story-dead-or-alive");
  s.discs(2, 0, 1).actions(1).turn(0);
  const std::string words = answer(s, 0);
  ASSERT_EQ(words.substr(0, 5), "move ");
  s.play(0, words).settle();
  EXPECT_NE(s.space(0), "dr5");
  EXPECT_NE(s.space(0), "mp6");
}

TEST_P(Personality, TakesCardsRatherThanCash) {
  Scenario s(4);
  s.at(0, "dr6").hand(0, "5c").begin_turn(0);
  s.settle();
  ASSERT_TRUE(s.asks(0, Ask::kIncome));
  EXPECT_EQ(answer(s, 0), "income cards");
}

TEST_P(Personality, BetsOnCardsShownAtFaro) {
  Scenario s(4, ante_up());
  s.at(0, "dr5").cash(0, 50).hand(0, "9c 4c").faro("fight-5 fight-9 fight-q fight-k").turn(0);
  s.play(0, "faro").settle();
  ASSERT_TRUE(s.asks(0, Ask::kBet));
  const std::string words = answer(s, 0);
  EXPECT_TRUE(words == "bet 5 10" || words == "bet 9 10" || words == "bet Q 10") << words;
}

INSTANTIATE_TEST_SUITE_P(Five, Personality, ::testing::ValuesIn(kPersonalities),
                         [](const auto& of) { return std::string(of.param); });

// --- each its own plan ----------------------------------------------------------------------------

TEST(Marshal, ArrestsTheWanted) {
  Scenario s(4);
  s.at(0, "sv8").at(1, "sv8").mp(0, 1).wp(1, 3).cash(1, 60).hand(0, "Ah Kd").hand(1, "5c 6c 7h");
  s.turn(0);
  EXPECT_EQ(answer(s, "marshal", 0), "fight arrest 2");
}

TEST(Marshal, CommitsNoCrime) {
  Scenario s(4);
  s.at(0, "dr10").at(1, "dr10").mp(0, 2).cash(1, 80).hand(0, "Ah As Kd").hand(1, "5c").turn(0);
  play_turn(s, "marshal", 0);
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_GE(s.player(0).mp, 2);
}

TEST(Outlaw, RobsTheBank) {
  Scenario s(4);
  s.at(0, "dr10").hand(0, "As Kd").turn(0);
  EXPECT_EQ(answer(s, "outlaw", 0), "heist");
}

TEST(Outlaw, GoesToTheBank) {
  Scenario s(4);
  s.at(0, "dr7").hand(0, "As Kd Qc").turn(0);
  EXPECT_EQ(answer(s, "outlaw", 0), "move dr10");
}

TEST(Prospector, DigsAndBanks) {
  Scenario mine(4);
  mine.at(0, "sh2").hand(0, "7c 4c").turn(0);
  EXPECT_EQ(answer(mine, "prospector", 0), "prospect");

  Scenario bank(4);
  bank.at(0, "dr10").nuggets(0, 4).hand(0, "Kc 4c").turn(0);
  EXPECT_EQ(answer(bank, "prospector", 0), "deposit 4");
}

TEST(Prospector, LeavesTheBankUnrobbed) {
  Scenario s(4);
  s.at(0, "dr10").hand(0, "As Kd").turn(0);
  EXPECT_NE(answer(s, "prospector", 0), "heist");
}

TEST(Rancher, TakesCattleAndDrivesThemToTheStation) {
  Scenario ranch(4);
  ranch.at(0, "mp2").item(0, "mustang").hand(0, "7c 4c").turn(0);
  EXPECT_EQ(answer(ranch, "rancher", 0), "cattle green");

  Scenario near(4);
  near.at(0, "sv10").cattle(0, "cattle-green-3").hand(0, "7c").turn(0);
  play_turn(near, "rancher", 0);
  EXPECT_TRUE(near.happened(EventKind::kDelivered, 0));
  EXPECT_EQ(near.player(0).mp, 1);
}

TEST(Gambler, PlaysPokerAndFaroAtTheSaloon) {
  Scenario base(4);
  base.at(0, "dr5").cash(0, 40).hand(0, "2h Kc Kd 9s").turn(0);
  EXPECT_EQ(answer(base, "gambler", 0), "poker");

  Scenario with(4, ante_up());
  with.at(0, "dr5").cash(0, 50).gp(0, 1).hand(0, "4c 5d").turn(0);
  EXPECT_EQ(answer(with, "gambler", 0), "faro");
}

}  // namespace
}  // namespace dr
