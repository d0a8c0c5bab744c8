// C9: the goals met by winning a fight.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_fights_test {
namespace {

using namespace goals;

// Seat 0 wins a fight of this kind at this space; then the goal may be shown, or not.
struct Win {
  const char *goal, *kind, *space;
  int wounds, mp, upgraded;
  bool met;
};

constexpr Win kWins[] = {
    // covers: goal-annie-oakley-1
    {"goal-annie-oakley-1", "duel", "dr6", 0, 0, 0, true},
    {"goal-annie-oakley-1", "duel", "rf4", 0, 0, 0, true},
    {"goal-annie-oakley-1", "duel", "mp9", 0, 0, 0, false},
    {"goal-annie-oakley-1", "robbery", "dr6", 0, 0, 0, false},
    // covers: goal-annie-oakley-4
    {"goal-annie-oakley-4", "bandit", "mp1", 0, 0, 0, true},
    {"goal-annie-oakley-4", "bandit", "sh8", 0, 0, 0, true},
    {"goal-annie-oakley-4", "bandit", "sh1", 0, 0, 0, false},
    {"goal-annie-oakley-4", "duel", "mp1", 0, 0, 0, false},
    // covers: goal-bass-reeves-4
    {"goal-bass-reeves-4", "bandit", "cj8", 0, 0, 0, true},
    {"goal-bass-reeves-4", "bandit", "sv3", 0, 0, 0, true},
    {"goal-bass-reeves-4", "bandit", "dx1", 0, 0, 0, false},
    {"goal-bass-reeves-4", "duel", "sv3", 0, 0, 0, false},
    // covers: goal-billy-the-kid-1
    {"goal-billy-the-kid-1", "robbery", "dr6", 0, 0, 0, true},
    {"goal-billy-the-kid-1", "robbery", "mp9", 0, 0, 0, false},
    {"goal-billy-the-kid-1", "duel", "dr6", 0, 0, 0, false},
    // covers: goal-billy-the-kid-3
    {"goal-billy-the-kid-3", "sheriff", "mp9", 0, 0, 0, true},
    {"goal-billy-the-kid-3", "guard", "dr10", 0, 0, 0, false},
    {"goal-billy-the-kid-3", "duel", "mp9", 0, 0, 0, false},
    // covers: goal-bloody-knife-1
    {"goal-bloody-knife-1", "bandit", "dx1", 0, 0, 0, true},
    {"goal-bloody-knife-1", "bandit", "sh1", 0, 0, 0, false},
    {"goal-bloody-knife-1", "duel", "dx1", 0, 0, 0, false},
    // covers: goal-bloody-knife-4
    {"goal-bloody-knife-4", "duel", "mp9", 0, 0, 0, true},
    {"goal-bloody-knife-4", "duel", "dr6", 0, 0, 0, false},
    {"goal-bloody-knife-4", "robbery", "mp9", 0, 0, 0, false},
    // covers: goal-calamity-jane-4
    {"goal-calamity-jane-4", "duel", "mp9", 2, 0, 0, true},
    {"goal-calamity-jane-4", "robbery", "mp9", 2, 0, 0, true},
    {"goal-calamity-jane-4", "duel", "mp9", 1, 0, 0, false},
    {"goal-calamity-jane-4", "bandit", "sh1", 2, 0, 0, false},
    // covers: goal-doc-holliday-2
    {"goal-doc-holliday-2", "duel", "dr6", 0, 0, 0, true},
    {"goal-doc-holliday-2", "robbery", "dr10", 0, 0, 0, true},
    {"goal-doc-holliday-2", "duel", "rf4", 0, 0, 0, false},
    {"goal-doc-holliday-2", "duel", "mp9", 0, 0, 0, false},
    {"goal-doc-holliday-2", "guard", "dr10", 0, 0, 0, false},
    // covers: goal-jesse-james-1
    {"goal-jesse-james-1", "guard", "dr10", 0, 0, 0, true},
    {"goal-jesse-james-1", "bandit", "sh1", 0, 0, 0, false},
    {"goal-jesse-james-1", "robbery", "dr10", 0, 0, 0, false},
    // covers: goal-jesse-james-2
    {"goal-jesse-james-2", "robbery", "mp9", 0, 0, 0, true},
    {"goal-jesse-james-2", "robbery", "dr6", 0, 0, 0, false},
    {"goal-jesse-james-2", "duel", "mp9", 0, 0, 0, false},
    // covers: goal-kit-carson-2
    {"goal-kit-carson-2", "bandit", "sh1", 0, 0, 0, true},
    {"goal-kit-carson-2", "bandit", "dx1", 0, 0, 0, true},
    {"goal-kit-carson-2", "bandit", "mp1", 0, 0, 0, false},
    {"goal-kit-carson-2", "duel", "sh1", 0, 0, 0, false},
    // covers: goal-wild-bill-hickok-2
    {"goal-wild-bill-hickok-2", "duel", "dr6", 0, 0, 0, true},
    {"goal-wild-bill-hickok-2", "duel", "rf4", 0, 0, 0, false},
    {"goal-wild-bill-hickok-2", "robbery", "dr6", 0, 0, 0, false},
    // covers: goal-wild-bill-hickok-4
    {"goal-wild-bill-hickok-4", "duel", "mp9", 0, 0, 1, true},
    {"goal-wild-bill-hickok-4", "arrest", "dr6", 0, 1, 1, true},
    {"goal-wild-bill-hickok-4", "duel", "mp9", 0, 0, 0, false},
    {"goal-wild-bill-hickok-4", "bandit", "sh1", 0, 0, 1, false},
    // covers: goal-wyatt-earp-1
    {"goal-wyatt-earp-1", "duel", "dr6", 0, 1, 0, true},
    {"goal-wyatt-earp-1", "arrest", "rf4", 0, 1, 0, true},
    {"goal-wyatt-earp-1", "duel", "dr6", 0, 0, 0, false},
    {"goal-wyatt-earp-1", "duel", "mp9", 0, 1, 0, false},
    {"goal-wyatt-earp-1", "robbery", "dr6", 0, 1, 0, false},  // a Marshal no more
    // covers: goal-yb-rowdy-1
    {"goal-yb-rowdy-1", "bandit", "sh1", 2, 0, 0, true},
    {"goal-yb-rowdy-1", "bandit", "sh1", 1, 0, 0, false},
    {"goal-yb-rowdy-1", "duel", "mp9", 2, 0, 0, false},
    // covers: goal-yb-rowdy-2
    {"goal-yb-rowdy-2", "duel", "mp9", 0, 0, 0, true},
    {"goal-yb-rowdy-2", "robbery", "mp9", 0, 0, 0, true},
    {"goal-yb-rowdy-2", "duel", "dr6", 0, 0, 0, false},
    {"goal-yb-rowdy-2", "bandit", "sh1", 0, 0, 0, false},
};

// A space next to each hideout, and not a location.
const char* beside(const std::string& hideout) {
  if (hideout == "mp1") return "mp8";
  if (hideout == "sh8") return "sh6";
  if (hideout == "sh1") return "mp4";
  if (hideout == "dx1") return "cj1";
  if (hideout == "cj8") return "cj10";
  return "sv1";
}

// Queen against the fight card J, whose $10 change no goal of these.
void win_against_npc(Scenario& s) {
  if (s.asks(0, Ask::kCommit)) s.play(0, "commit Qh");
  s.play(2, "npc-card J").settle();
  if (s.asks(0, Ask::kReward)) s.play(0, "reward lp").settle();
}

void win_against_player(Scenario& s, const std::string& kind, const char* space) {
  s.at(0, space).at(1, space).hand(0, "9h").hand(1, "2h").draws("3c");
  if (kind == "arrest") s.wp(1, 1);
  s.turn(0);
  s.play(0, "fight " + kind + " 2").settle();
  s.play(1, "decline").settle();
  if (s.asks(0, Ask::kLoot)) s.pass(0).settle();
}

// Seat 0, Wanted, sets the Sheriff on itself and beats him.
void win_against_sheriff(Scenario& s, const char* space) {
  s.at(0, space).hand(0, "4h 5h Qh").wp(0, 1).fight_deck("fight-j fight-2 fight-3 fight-4").turn(0);
  s.play(0, "play 4h").play(0, std::string("sheriff ") + space).settle();
  s.play(0, "discard 5h").settle();
  win_against_npc(s);
}

void win(Scenario& s, const Win& row) {
  const std::string kind = row.kind;
  if (kind == "bandit") {
    s.at(0, beside(row.space))
        .bandits(row.space)
        .hand(0, "Qh")
        .fight_deck("fight-j fight-2")
        .turn(0);
    s.play(0, std::string("move ") + row.space).settle();
    win_against_npc(s);
  } else if (kind == "guard") {
    s.at(0, row.space).hand(0, "Qh").fight_deck("fight-j fight-2 fight-3").draws("3c").turn(0);
    s.play(0, "heist").settle();
    win_against_npc(s);
  } else if (kind == "sheriff") {
    win_against_sheriff(s, row.space);
  } else {
    win_against_player(s, kind, row.space);
  }
}

// covers: B2.10, B2.12
TEST(FightGoals, AreOfferedWhenMetAndNotNearby) {
  for (const Win& row : kWins) {
    SCOPED_TRACE(testing::Message()
                 << row.goal << " " << row.kind << " " << row.space << " wounds " << row.wounds
                 << " mp " << row.mp << " upgraded " << row.upgraded);
    Scenario s(3);
    s.character(0, character_of(row.goal)).goals(0, row.goal).wounds(0, row.wounds).mp(0, row.mp);
    if (row.upgraded) s.item(0, "revolver-up");
    win(s, row);
    EXPECT_EQ(s.offers(0, show_word(row.goal)), row.met);
    if (row.met) {
      s.play(0, show_word(row.goal)).settle();
      EXPECT_EQ(s.player(0).goals_shown, 1 << (row.goal[std::string(row.goal).size() - 1] - '1'));
      EXPECT_EQ(s.player(0).legends_n, 1);
    }
    EXPECT_TRUE(s.asks(0, Ask::kAction));
  }
}

// covers: goal-wyatt-earp-2
TEST(FightGoals, RideOfReckoningNeedsTwoBanditsInATurn) {
  Scenario s(3);
  s.character(0, "wyatt-earp")
      .goals(0, "goal-wyatt-earp-2")
      .at(0, "mp4")
      .bandits("sh1 mp1")
      .hand(0, "Qh Qd");
  s.item(0, "mustang-up").fight_deck("fight-j fight-2 fight-k fight-3").turn(0);
  s.play(0, "move sh1").settle();
  s.play(0, "commit Qh").play(2, "npc-card J").settle();
  s.play(0, "reward lp").settle();
  EXPECT_FALSE(s.offers(0, "goal 2"));
  s.play(0, "move mp1").settle();
  s.play(2, "npc-card 3").settle();
  s.play(0, "reward lp").settle();
  EXPECT_TRUE(s.offers(0, "goal 2"));
  s.play(0, "goal 2").settle();
  EXPECT_EQ(s.player(0).legends_n, 1);
}

// covers: goal-bass-reeves-1
TEST(FightGoals, GetsHisManByHisOwnArrest) {
  Scenario s(3);
  s.character(0, "bass-reeves").goals(0, "goal-bass-reeves-1").mp(0, 1);
  win_against_player(s, "arrest", "mp9");
  EXPECT_TRUE(s.offers(0, "goal 1"));
  s.play(0, "goal 1").settle();
  EXPECT_EQ(s.player(0).legends_n, 1);

  Scenario duel(3);
  duel.character(0, "bass-reeves").goals(0, "goal-bass-reeves-1").mp(0, 1);
  win_against_player(duel, "duel", "mp9");
  EXPECT_TRUE(duel.asks(0, Ask::kAction));
}

// covers: goal-bass-reeves-1
TEST(FightGoals, GetsHisManByASheriffMoveThatArrests) {
  Scenario s(3);
  s.character(0, "bass-reeves")
      .goals(0, "goal-bass-reeves-1")
      .hand(0, "4h")
      .wp(1, 1)
      .at(1, "mp9")
      .turn(0);
  s.draws("3c").play(0, "play 4h").play(0, "sheriff mp9").settle();
  if (s.asks(1, Ask::kCommit)) s.play(1, "surrender").settle();  // no card: it surrenders
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_TRUE(s.offers(0, "goal 1"));
  s.play(0, "goal 1").settle();
}

// covers: goal-wyatt-earp-2
TEST(FightGoals, RideOfReckoningIsNotForDuels) {
  Scenario s(3);
  s.character(0, "wyatt-earp").goals(0, "goal-wyatt-earp-2").at(0, "mp9").at(1, "mp9").at(2, "mp9");
  s.hand(0, "9h 9d").draws("3c 4c").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(0, "commit 9h").settle();  // no card in the target's hand: it declines
  s.play(0, "fight duel 3").settle();
  EXPECT_EQ(s.player(0).lp, 4);
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.pub().actions_left, 1);
}

// covers: goal-jesse-james-1, goal-billy-the-kid-3
TEST(FightGoals, AreNotMetByALostFight) {
  Scenario guard(3);
  guard.character(0, "jesse-james").goals(0, "goal-jesse-james-1").at(0, "dr10").hand(0, "9h");
  guard.fight_deck("fight-j fight-2 fight-3").draws("3c").turn(0);
  guard.play(0, "heist").settle();
  guard.play(2, "npc-card J").settle();
  EXPECT_EQ(guard.player(0).wp, 1);
  EXPECT_TRUE(guard.asks(0, Ask::kAction));

  Scenario sheriff(3);
  sheriff.character(0, "billy-the-kid")
      .goals(0, "goal-billy-the-kid-3")
      .at(0, "mp9")
      .hand(0, "4h 5h 9h");
  sheriff.wp(0, 1).fight_deck("fight-j fight-2 fight-3 fight-4").draws("3c").turn(0);
  sheriff.play(0, "play 4h").play(0, "sheriff mp9").settle();
  sheriff.play(0, "discard 5h").settle();
  sheriff.play(0, "commit 9h").play(2, "npc-card J").settle();
  EXPECT_EQ(sheriff.space(0), "dr1");
  EXPECT_TRUE(sheriff.asks(0, Ask::kAction));
}

// covers: goal-yb-rowdy-2, ruling 86
TEST(FightGoals, AreMetOnAnothersTurnToo) {
  Scenario s(3);
  s.character(1, "yb-rowdy").goals(1, "goal-yb-rowdy-2").at(0, "mp9").at(1, "mp9");
  s.hand(0, "8h").hand(1, "9h").draws("3c").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(1, "commit 9h").settle();
  EXPECT_TRUE(s.offers(1, "goal 2"));
  s.play(1, "goal 2").settle();
  EXPECT_EQ(s.player(1).legends_n, 1);
}

}  // namespace
}  // namespace dr::goals_fights_test
