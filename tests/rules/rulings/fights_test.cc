// Rulings, section 3: fights between players.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::fights_test {
namespace {

// Players 1 and 2 alone on the main street, player 1 to act.
void face_off(Scenario& s, std::string_view attacker, std::string_view target) {
  s.at(0, "dr6").at(1, "dr6").hand(0, attacker).hand(1, target).turn(0);
}

// covers: ruling 27, B6.4
TEST(Ruling27, ATargetWithoutCardsLosesUnasked) {
  Scenario s(3);
  face_off(s, "2c", "");
  s.draws("5h").play(0, "fight duel 2").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "5h");
}

// covers: ruling 28
TEST(Ruling28, AnAttackerNeedsACard) {
  Scenario s(3);
  face_off(s, "", "2c");
  for (const char* kind : {"fight duel 2", "fight robbery 2"}) {
    SCOPED_TRACE(kind);
    EXPECT_FALSE(s.offers(0, kind));
    s.refused(0, kind, "B6.4");
  }
}

// covers: ruling 29
TEST(Ruling29, ADeclinedFightSpendsTheAttackersCardOnly) {
  Scenario s(3);
  face_off(s, "2c 3c", "Kh");
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 2c");
  s.draws("5h").play(1, "decline");
  EXPECT_TRUE(s.discarded("2c"));
  EXPECT_EQ(s.cards(0), "3c");
  EXPECT_EQ(s.cards(1), "5h Kh");
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: ruling 30
TEST(Ruling30, ATargetThatWinsGainsNothing) {
  for (const char* kind : {"duel", "robbery", "arrest"}) {
    SCOPED_TRACE(kind);
    Scenario s(3);
    s.cash(0, 50).cash(1, 50).mp(0, 2).wp(1, 2);
    face_off(s, "5c", "Kh");
    s.play(0, std::string("fight ") + kind + " 2").pass(0).pass(1);
    s.draws("5h").play(1, "commit Kh").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(1).lp, 0);
    EXPECT_EQ(s.player(1).wp, 2);
    EXPECT_EQ(s.dollars(1), 50);
    EXPECT_EQ(s.dollars(0), 50);
    EXPECT_EQ(s.player(1).hand_n, 0);
    EXPECT_EQ(s.player(0).wounds, 1);
    EXPECT_EQ(s.cards(0), "5h");
    EXPECT_EQ(s.player(0).mp, 2);
  }
}

// covers: ruling 31, ruling 39, ruling 40, B12.5
TEST(Ruling31, AnArrestCostsOneWoundAndGivesOneCard) {
  Scenario s(3);
  s.mp(0, 1).wp(1, 4).sheriff("cj7").cash(1, 50).nuggets(1, 3).cattle(1, "cattle-green-1");
  face_off(s, "Kh", "Qh");
  s.play(0, "fight arrest 2").pass(0).pass(1).draws("5h").play(1, "commit Qh");
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "5h");
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.player(1).cattle, kNone);
  EXPECT_EQ(s.pub().cattle_n[0], 8);
  EXPECT_EQ(s.player(0).mp, 2);
  EXPECT_EQ(s.dollars(0), 20);  // Marshal 2; none of the arrested player's cash
  EXPECT_EQ(s.player(0).nuggets, 0);
  // 39, 40: both are put in the office; he has no points, so no attempt follows
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.space(0), "dr6");
}

// covers: ruling 39
TEST(Ruling39, TheArrestedPlayerIsNotWantedInTheOffice) {
  Scenario s(3);
  s.mp(0, 1).wp(1, 1);
  face_off(s, "Kh 4h", "Qh");
  s.play(0, "fight arrest 2").pass(0).pass(1).play(0, "commit Kh").draws("5h").play(1, "commit Qh");
  s.settle();
  EXPECT_FALSE(s.happened(EventKind::kFight, 1));
  s.play(0, "play 4h").expect(0, Ask::kAction);  // nobody is Wanted: the Sheriff does not move
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: ruling 32, B6.5
TEST(Ruling32, TheActivePlayersBonusesComeFirst) {
  Scenario s(3);
  s.at(0, "dr6")
      .at(1, "dr6")
      .item(0, "shotgun-up")
      .item(1, "shotgun-up")
      .hand(0, "8h")
      .hand(1, "8d");
  s.turn(1).play(1, "fight duel 1").pass(1).pass(0).draws("5h").play(0, "commit 8h");
  std::string order;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kUsed)
      order += static_cast<char>('1' + s.events().list[i].seat);
  EXPECT_EQ(order, "21");
  EXPECT_EQ(s.player(1).lp, 2);
}

// covers: ruling 33, B6.6
TEST(Ruling33, AfterAPassOneMayReactToTheOthersReaction) {
  Scenario s(3);
  face_off(s, "8h 3h 5c", "9h 3d 6c");
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 8h").play(1, "commit 9h");
  s.pass(0).play(1, "react 3d");                  // 8 - 2 = 6
  s.expect(0, Ask::kWindow).play(0, "react 3h");  // 9 - 2 = 7
  s.pass(1).expect(0, Ask::kWindow).draws("5h").pass(0);
  EXPECT_EQ(s.player(0).wounds, 1);  // 6 against 7
  EXPECT_TRUE(s.discarded("3h"));
}

// covers: ruling 33
TEST(Ruling33, TwoPassesInARowEndIt) {
  Scenario s(3);
  face_off(s, "8h 3h", "9h 3d");
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 8h").play(1, "commit 9h");
  s.pass(0).draws("5h").pass(1).expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "3h 5h");
  EXPECT_EQ(s.cards(1), "3d");
}

// covers: ruling 34, B6.1
TEST(Ruling34, OneFightAgainstEachPlayerATurn) {
  Scenario s(3);
  s.at(2, "dr6");
  face_off(s, "Kh Kd Qh", "");
  s.play(0, "fight duel 2").pass(0).draws("5h").play(0, "commit Kh");
  s.refused(0, "fight duel 2", "B6.1").refused(0, "fight robbery 2", "B6.1");
  s.play(0, "fight duel 3").pass(0).draws("5d").play(0, "commit Kd");
  EXPECT_EQ(s.player(0).lp, 4);
  s.play(0, "end-turn").play(1, "income cash");
  EXPECT_TRUE(s.offers(1, "fight duel 1"));
  EXPECT_TRUE(s.offers(1, "fight duel 3"));
}

// covers: ruling 35, B6.8, B6.14
TEST(Ruling35, ARobberCarriesOneCattleToken) {
  for (const bool carries : {false, true}) {
    SCOPED_TRACE(carries);
    Scenario s(3);
    s.cattle(1, "cattle-blue-1");
    if (carries) s.cattle(0, "cattle-green-1");
    face_off(s, "Kh", "5c");
    s.play(0, "fight robbery 2").pass(0).pass(1).draws("5h").play(1, "commit 5c");
    s.settle().expect(0, Ask::kLoot).pass(0);
    if (carries) {
      s.expect(0, Ask::kAction);
    } else {
      s.expect(0, Ask::kLootCattle).play(0, "loot cattle");
    }
    EXPECT_EQ(s.player(0).cattle, carries ? 0 : 1);
    EXPECT_EQ(s.player(1).cattle, carries ? 1 : kNone);
  }
}

// covers: ruling 36
TEST(Ruling36, HalvesAreRoundedUp) {
  struct Row {
    int nuggets, cash;
    const char* loot;
    int taken;
  };
  for (const Row& row :
       {Row{1, 0, "loot nuggets", 1}, Row{3, 0, "loot nuggets", 2}, Row{4, 0, "loot nuggets", 2},
        Row{0, 10, "loot cash", 10}, Row{0, 30, "loot cash", 20}, Row{0, 40, "loot cash", 20}}) {
    SCOPED_TRACE(std::string(row.loot) + " " + std::to_string(row.nuggets + row.cash));
    Scenario s(3);
    s.nuggets(1, row.nuggets).cash(1, row.cash);
    face_off(s, "Kh", "");
    s.play(0, "fight robbery 2").draws("5h").pass(0).settle().play(0, row.loot);
    EXPECT_EQ(row.cash ? s.dollars(0) : s.player(0).nuggets, row.taken);
    EXPECT_EQ(row.cash ? s.dollars(1) : s.player(1).nuggets, row.nuggets + row.cash - row.taken);
  }
}

// covers: ruling 37
TEST(Ruling37, OnlyASuccessfulRobberyMakesAMarshalWanted) {
  for (const bool wins : {false, true}) {
    SCOPED_TRACE(wins);
    Scenario s(3);
    s.mp(0, 3).cash(1, 20);
    face_off(s, wins ? "Kh" : "5c", "10h");
    s.play(0, "fight robbery 2").pass(0).pass(1).draws("5h").play(1, "commit 10h").settle();
    if (wins) s.play(0, "loot cash");
    EXPECT_EQ(s.player(0).mp, wins ? 0 : 3);
    EXPECT_EQ(s.player(0).wp, wins ? 1 : 0);
  }
}

// covers: ruling 38, B6.2
TEST(Ruling38, AWantedPlayerDuelsAndRobsButDoesNotArrest) {
  Scenario s(3);
  s.wp(0, 2).wp(1, 1);
  face_off(s, "Kh", "5c");
  EXPECT_TRUE(s.offers(0, "fight duel 2"));
  EXPECT_TRUE(s.offers(0, "fight robbery 2"));
  s.refused(0, "fight arrest 2", "B6.2");
}

}  // namespace
}  // namespace dr::fights_test
