// C12: the goals of Ante Up met by winning a fight or by an arrest.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_fights_test {
namespace {

using namespace goals;

// Seat 0 wins a fight of this kind at this space; then the goal may be shown, or not.
struct Win {
  const char *goal, *kind, *space;
  int mp;
  bool met;
};

constexpr Win kWins[] = {
    // covers: goal-pat-garrett-1
    {"goal-pat-garrett-1", "arrest", "mp9", 1, true},
    {"goal-pat-garrett-1", "duel", "mp9", 1, false},
    // covers: goal-pat-garrett-4
    {"goal-pat-garrett-4", "outlaw", "fr17", 0, true},
    {"goal-pat-garrett-4", "outlaw", "rf3", 0, true},
    {"goal-pat-garrett-4", "claim-jumper", "sh2", 0, false},
    {"goal-pat-garrett-4", "bandit", "sh8", 0, false},
    // covers: goal-seth-bullock-3
    {"goal-seth-bullock-3", "bandit", "sh8", 3, true},
    {"goal-seth-bullock-3", "bandit", "sh8", 2, false},
    {"goal-seth-bullock-3", "outlaw", "fr17", 3, false},
    // covers: goal-seth-bullock-4
    {"goal-seth-bullock-4", "outlaw", "fr36", 0, true},
    {"goal-seth-bullock-4", "bandit", "sh8", 0, false},
    {"goal-seth-bullock-4", "claim-jumper", "sh2", 0, false},
    // covers: goal-soapy-smith-3
    {"goal-soapy-smith-3", "robbery", "bg3", 0, true},
    {"goal-soapy-smith-3", "robbery", "dr6", 0, true},
    {"goal-soapy-smith-3", "robbery", "fr17", 0, false},
    {"goal-soapy-smith-3", "duel", "bg3", 0, false},
    // covers: goal-sundance-kid-1
    {"goal-sundance-kid-1", "train", "fr16", 0, true},
    {"goal-sundance-kid-1", "train", "sh1", 0, true},
    {"goal-sundance-kid-1", "guard", "dr10", 0, false},
    {"goal-sundance-kid-1", "outlaw", "fr16", 0, false},
    // covers: goal-curly-bill-2
    {"goal-curly-bill-2", "robbery", "fr37", 0, true},
    {"goal-curly-bill-2", "robbery", "mp9", 0, true},
    {"goal-curly-bill-2", "robbery", "bg3", 0, false},
    {"goal-curly-bill-2", "duel", "fr37", 0, false},
};

// A space next to the one where the fight is.
const char* beside(const std::string& space) {
  if (space == "sh8") return "sh6";
  if (space == "sh2") return "sh3";
  if (space == "fr17") return "fr24";
  if (space == "fr36") return "fr35";
  if (space == "fr16") return "fr22";
  return "rf1";  // of rf3
}

// The Ace against the fight card 8, which only wounds.
void win_against_npc(Scenario& s) {
  s.settle().play(2, "npc-card 8").settle();
  if (s.asks(0, Ask::kReward)) s.play(0, "reward lp").settle();
}

void win_against_player(Scenario& s, const std::string& kind, const char* space) {
  s.at(0, space).at(1, space).hand(0, "Ac").hand(1, "2h").draws("3c");
  if (kind == "arrest") s.wp(1, 1);
  s.turn(0).play(0, "fight " + kind + " 2").settle().play(1, "decline").settle();
  if (s.asks(0, Ask::kLoot)) s.pass(0).settle();
}

void win(Scenario& s, const Win& row) {
  const std::string kind = row.kind;
  s.fight_deck("fight-8 fight-2 fight-3 fight-4");
  if (kind == "duel" || kind == "robbery" || kind == "arrest")
    return win_against_player(s, kind, row.space);
  s.hand(0, "Ac");
  if (kind == "train") {
    s.at(0, row.space).train(row.space).next_train("train-mail-car").turn(0).play(0, "rob-train");
  } else if (kind == "guard") {
    s.at(0, row.space).draws("3c").turn(0).play(0, "heist");
  } else {
    s.at(0, beside(row.space));
    if (kind == "bandit") s.bandits(row.space);
    if (kind == "outlaw") s.token("outlaw-3", row.space);
    if (kind == "claim-jumper") s.token("claim-jumper-2", row.space);
    s.turn(0).play(0, std::string("move ") + row.space);
  }
  win_against_npc(s);
}

// covers: B2.10, B2.12
TEST(AuFightGoals, AreOfferedWhenMetAndNotNearby) {
  for (const Win& row : kWins) {
    SCOPED_TRACE(testing::Message()
                 << row.goal << " " << row.kind << " " << row.space << " mp " << row.mp);
    Scenario s(3, ante_up());
    s.character(0, character_of(row.goal)).goals(0, row.goal).mp(0, row.mp);
    win(s, row);
    EXPECT_EQ(s.offers(0, show_word(row.goal)), row.met);
    if (row.met) {
      s.play(0, show_word(row.goal)).settle();
      EXPECT_EQ(s.player(0).goals_shown, 1 << (std::string(row.goal).back() - '1'));
      EXPECT_EQ(s.player(0).legends_n, 1);
    }
    EXPECT_TRUE(s.asks(0, Ask::kAction)) << s.options(0);
  }
}

// covers: goal-pat-garrett-1
TEST(AuFightGoals, MidnightArrestByASheriffMoveOfHis) {
  Scenario s(3, ante_up());
  s.character(0, "pat-garrett").goals(0, "goal-pat-garrett-1").lp(0, 5).wp(1, 1).at(1, "dr3");
  s.draws("3c").turn(0).play(0, "ability 1").play(0, "sheriff dr3").settle();
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_TRUE(s.offers(0, "goal 1"));
  s.play(0, "goal 1").settle();
  EXPECT_EQ(s.player(0).lp, 6);
}

// covers: goal-pat-garrett-1, event-04, AU15, AU64
TEST(AuFightGoals, MidnightArrestByAnEventHeResolves) {
  for (const Seat buyer : {0, 2}) {
    SCOPED_TRACE(int{buyer});
    Scenario s(3, ante_up());  // Money on the Table sends the Sheriff to dr1
    s.character(0, "pat-garrett").goals(0, "goal-pat-garrett-1").sheriff("mp1");
    s.wp(1, 1).at(1, "dr1").at(buyer, "bg4").cash(buyer, 10).next_events("event-04");
    s.next_token("high-roller-2").draws("3c").turn(buyer).play(buyer, "buy gazette").settle();
    EXPECT_EQ(s.player(1).wp, 0);
    EXPECT_EQ(s.offers(0, "goal 1"), buyer == 0);  // another's event is another's move
    if (buyer == 0) s.play(0, "goal 1").settle();
    s.expect(buyer, Ask::kAction);
  }
}

// covers: goal-pat-garrett-4, goal-seth-bullock-4, goal-sundance-kid-1, AU21, AU34
TEST(AuFightGoals, AreNotMetByALostFight) {
  for (const char* goal : {"goal-pat-garrett-4", "goal-seth-bullock-4"}) {
    SCOPED_TRACE(goal);
    Scenario s(3, ante_up());
    s.character(0, character_of(goal)).goals(0, goal).at(0, "fr24").token("outlaw-3", "fr17");
    s.hand(0, "8h").fight_deck("fight-8 fight-2").draws("3c").turn(0).play(0, "move fr17");
    s.settle().play(2, "npc-card 8").settle();  // a tie
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
  Scenario s(3, ante_up());
  s.character(0, "sundance-kid").goals(0, "goal-sundance-kid-1").at(0, "fr16").train("fr16");
  s.hand(0, "8h").fight_deck("fight-8 fight-2").draws("3c").next_train("train-mail-car").turn(0);
  s.play(0, "rob-train").settle().play(2, "npc-card 8").settle();
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_TRUE(s.asks(0, Ask::kAction));
}

// covers: goal-seth-bullock-3, B11.8
TEST(AuFightGoals, FirstSheriffCountsThePointOfTheFightItself) {
  Scenario s(3, ante_up());
  s.character(0, "seth-bullock").goals(0, "goal-seth-bullock-3").mp(0, 2).at(0, "sh6");
  s.bandits("sh8").hand(0, "Ac").fight_deck("fight-8 fight-2").turn(0).play(0, "move sh8").settle();
  s.play(2, "npc-card 8").settle().play(0, "reward mp").settle();
  EXPECT_EQ(s.player(0).mp, 3);
  EXPECT_TRUE(s.offers(0, "goal 3"));
  s.play(0, "goal 3").settle();
}

// covers: goal-soapy-smith-3, goal-curly-bill-2
TEST(AuFightGoals, ARobberyMustBeWonByTheRobber) {
  for (const char* goal : {"goal-soapy-smith-3", "goal-curly-bill-2"}) {
    SCOPED_TRACE(goal);
    Scenario s(3, ante_up());
    s.character(0, character_of(goal)).goals(0, goal);
    const char* here = goal == std::string("goal-soapy-smith-3") ? "bg3" : "fr37";
    s.at(0, here).at(1, here).hand(0, "2c").hand(1, "Ac").draws("3c").turn(0);
    s.play(0, "fight robbery 2").settle().play(1, "commit Ac").settle();
    EXPECT_EQ(s.player(0).wounds, 1);
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
}

}  // namespace
}  // namespace dr::goals_fights_test
