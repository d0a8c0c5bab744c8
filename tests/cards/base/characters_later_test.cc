// C5: the legendary abilities from Jesse James on, once unlocked and not before.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::characters_later_test {
namespace {

// Seat 0 fights seat 1 at `space`, one card each; true if seat 0 won.
bool wins_duel(Scenario& s, const char* space, const char* mine, const char* theirs) {
  s.at(0, space).at(1, space).hand(0, mine).hand(1, theirs).draws("2c").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(1, std::string("commit ") + theirs).settle();
  return s.player(1).wounds == 1;
}

// Seat 0 fights the guard of the bank, in town, with one card; true if it won.
bool wins_heist(Scenario& s, const char* card) {
  s.at(0, "dr10").hand(0, card).fight_deck("fight-8 fight-2 fight-3").draws("2c").turn(0);
  s.play(0, "heist").settle();
  s.play(2, "npc-card 8").settle();
  return s.dollars(0) == 80;
}

// Seat 0 fights bandits, outside town, with one card against an 8; true if it won.
bool wins_bandits(Scenario& s, const char* card) {
  s.at(0, "mp4").bandits("sh1").hand(0, card).fight_deck("fight-8 fight-2").turn(0);
  s.play(0, "move sh1").settle();
  s.play(2, "npc-card 8").settle();
  const bool won = s.asks(0, Ask::kReward);
  if (won) s.play(0, "reward lp").settle();
  return won;
}

// covers: jesse-james
TEST(JesseJames, LowersTheEnemyCardOutsideTown) {
  Scenario outside(3);
  outside.character(0, "jesse-james").lp(0, 5);
  EXPECT_TRUE(wins_bandits(outside, "8h"));
  Scenario two(3);
  two.character(0, "jesse-james").lp(0, 5);
  EXPECT_FALSE(wins_bandits(two, "7h"));
  Scenario town(3);
  town.character(0, "jesse-james").lp(0, 5);
  EXPECT_FALSE(wins_heist(town, "8h"));
  Scenario locked(3);
  locked.character(0, "jesse-james").lp(0, 4);
  EXPECT_FALSE(wins_bandits(locked, "8h"));
}

// covers: jesse-james
TEST(JesseJames, WinsTiesWithPlayers) {
  for (const int lp : {4, 5}) {
    SCOPED_TRACE(lp);
    Scenario town(3);
    town.character(1, "jesse-james").lp(1, lp);
    EXPECT_EQ(wins_duel(town, "dr6", "9h", "9d"), lp == 4);
  }
  Scenario lower(3);
  lower.character(1, "jesse-james").lp(1, 5);
  EXPECT_TRUE(wins_duel(lower, "dr6", "9h", "8d"));  // no help with the value in town
}

// covers: kit-carson
TEST(KitCarson, MayMoveOneSpaceMore) {
  Scenario s(3);
  s.character(0, "kit-carson").lp(0, 5).at(0, "mp8").turn(0);
  s.play(0, "move dr5");
  s.expect(0, Ask::kWindow);
  s.play(0, "trigger character 1 1");
  s.expect(0, Ask::kMoveTo);
  EXPECT_TRUE(s.offers(0, "move dr6"));
  EXPECT_FALSE(s.offers(0, "move dr10"));
  s.play(0, "move dr6").settle();
  EXPECT_EQ(s.space(0), "dr6");
  EXPECT_TRUE(s.asks(0, Ask::kAction));  // once in a Move action
  EXPECT_EQ(s.pub().actions_left, 2);

  Scenario locked(3);
  locked.character(0, "kit-carson").lp(0, 4).at(0, "mp8").turn(0);
  locked.play(0, "move dr5");
  EXPECT_TRUE(locked.asks(0, Ask::kAction));
}

// covers: kit-carson
TEST(KitCarson, LowersTheEnemyCardOutsideTown) {
  Scenario outside(3);
  outside.character(0, "kit-carson").lp(0, 5);
  EXPECT_TRUE(wins_bandits(outside, "8h"));
  Scenario two(3);
  two.character(0, "kit-carson").lp(0, 5);
  EXPECT_FALSE(wins_bandits(two, "7h"));
  Scenario town(3);
  town.character(0, "kit-carson").lp(0, 5);
  EXPECT_FALSE(wins_heist(town, "8h"));
  Scenario locked(3);
  locked.character(0, "kit-carson").lp(0, 4);
  EXPECT_FALSE(wins_bandits(locked, "8h"));
}

// covers: mary-fields
TEST(MaryFields, EarnsTenDollarsAtTheStartOfHerTurnAndForADisc) {
  Scenario s(3);
  s.character(0, "mary-fields").lp(0, 5).begin_turn(0);
  EXPECT_EQ(s.dollars(0), 10);
  Scenario locked(3);
  locked.character(0, "mary-fields").lp(0, 4).begin_turn(0);
  EXPECT_EQ(locked.dollars(0), 0);

  for (const int lp : {4, 5}) {
    SCOPED_TRACE(lp);
    Scenario disc(3);
    disc.character(0, "mary-fields").lp(0, lp).at(0, "sh2").story(0, "story-ghost-mine");
    disc.dice("die-nugget die-gravel").turn(0);
    disc.play(0, "prospect").play(0, "disc left").settle();
    EXPECT_EQ(disc.dollars(0), lp == 5 ? 10 : 0);
  }
}

// covers: wild-bill-hickok
TEST(WildBillHickok, EarnsTwentyDollarsForPokerWon) {
  for (const int lp : {3, 5}) {
    SCOPED_TRACE(lp);
    Scenario s(3);
    s.character(0, "wild-bill-hickok").lp(0, lp).at(0, "dr5").hand(0, "9c").cash(0, 10);
    s.draws("9s 3h 4h 5c Jh 8s 6c 2s").turn(0);
    s.play(0, "poker").play(2, "lay 5c").play(2, "lay Jh").settle();
    EXPECT_EQ(s.dollars(0), lp == 5 ? 80 : 60);
  }
}

// covers: wild-bill-hickok, G22
TEST(WildBillHickok, MayKeepACardOfALostPokerHand) {
  Scenario s(3);
  s.character(0, "wild-bill-hickok").lp(0, 5).at(0, "dr5").hand(0, "9c").cash(0, 10);
  s.draws("7s Jd Jh 5c 3h 8s 6c 2s 4c").turn(0);
  s.play(0, "poker").play(2, "lay Jh").play(2, "lay Jd");
  s.random_cards("9c").play(0, "trigger character 2 2").settle();
  EXPECT_EQ(s.cards(0), "4c 9c");
  EXPECT_TRUE(s.discarded("7s"));

  Scenario locked(3);
  locked.character(0, "wild-bill-hickok").lp(0, 4).at(0, "dr5").hand(0, "9c").cash(0, 10);
  locked.draws("7s Jd Jh 5c 3h 8s 6c 2s 4c").turn(0);
  locked.play(0, "poker").play(2, "lay Jh").play(2, "lay Jd").settle();
  EXPECT_EQ(locked.cards(0), "4c");
}

// covers: wyatt-earp
TEST(WyattEarp, ActsOnceMoreForTheFirstBanditsOfATurn) {
  Scenario s(3);
  s.character(0, "wyatt-earp")
      .lp(0, 5)
      .at(0, "mp4")
      .bandits("sh1 mp1")
      .hand(0, "9h")
      .item(0, "mustang-up");
  s.fight_deck("fight-8 fight-k fight-7 fight-2").turn(0);
  s.play(0, "move sh1").settle();
  s.play(2, "npc-card 8").settle();
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.pub().actions_left, 3);  // 3 - 1 + 1
  s.edit().pub.player[0].wounds = 0;
  s.hand(0, "9d");
  s.play(0, "move mp1").settle();
  s.play(2, "npc-card 2").settle();
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.pub().actions_left, 2);  // the second gives none
}

// covers: wyatt-earp
TEST(WyattEarp, NotBeforeFiveAndNotForOtherFights) {
  Scenario locked(3);
  locked.character(0, "wyatt-earp").lp(0, 3);
  EXPECT_TRUE(wins_bandits(locked, "9h"));
  EXPECT_EQ(locked.pub().actions_left, 2);
  Scenario duel(3);
  duel.character(0, "wyatt-earp").lp(0, 5);
  EXPECT_TRUE(wins_duel(duel, "mp9", "9h", "8d"));
  EXPECT_EQ(duel.pub().actions_left, 2);
  Scenario fifth(3);
  fifth.character(0, "wyatt-earp").lp(0, 4);  // the reward of this win unlocks it (ruling 119)
  EXPECT_TRUE(wins_bandits(fifth, "9h"));
  EXPECT_EQ(fifth.pub().actions_left, 3);
}

// covers: yb-rowdy
TEST(YbRowdy, MayDiscardACardToMoveThreeAtTheStartOfATurnOutsideTown) {
  Scenario s(3);
  s.character(0, "yb-rowdy").lp(0, 5).at(0, "mp8").hand(0, "2h 9c").begin_turn(0);
  s.play(0, "trigger character 1 1").play(0, "discard 2h");
  s.expect(0, Ask::kMoveTo);
  EXPECT_TRUE(s.offers(0, "move dr6"));    // mp9 dr5 dr6: three
  EXPECT_FALSE(s.offers(0, "move dr10"));  // four
  s.play(0, "move dr6").settle();
  EXPECT_EQ(s.space(0), "dr6");
  EXPECT_TRUE(s.discarded("2h"));
  s.expect(0, Ask::kIncome);
}

// covers: yb-rowdy
TEST(YbRowdy, NotInTownNotWithoutACardAndNotBeforeFive) {
  Scenario town(3);
  town.character(0, "yb-rowdy").lp(0, 5).at(0, "dr6").hand(0, "2h").begin_turn(0);
  EXPECT_TRUE(town.asks(0, Ask::kIncome));
  Scenario empty(3);
  empty.character(0, "yb-rowdy").lp(0, 5).at(0, "mp8").begin_turn(0);
  EXPECT_FALSE(empty.offers(0, "trigger character 1 1"));
  empty.settle();
  EXPECT_EQ(empty.space(0), "mp8");
  Scenario locked(3);
  locked.character(0, "yb-rowdy").lp(0, 4).at(0, "mp8").hand(0, "2h").begin_turn(0);
  EXPECT_TRUE(locked.asks(0, Ask::kIncome));
}

// covers: annie-oakley, jesse-james
TEST(Abilities, AgainstPlayersWorkInEveryFightBetweenThem) {
  Scenario annie(3);
  annie.character(0, "annie-oakley")
      .lp(0, 5)
      .at(0, "mp9")
      .at(1, "mp9")
      .hand(0, "8h")
      .hand(1, "2h Kh");
  annie.turn(0);
  annie.play(0, "fight robbery 2").settle();
  annie.expect(1, Ask::kOption);
  annie.leave_open();

  Scenario jesse(3);
  jesse.character(1, "jesse-james").lp(1, 5).at(0, "dr6").at(1, "dr6").hand(0, "9h").hand(1, "9d");
  jesse.draws("2c").turn(0);
  jesse.play(0, "fight robbery 2").settle();
  jesse.play(1, "commit 9d").settle();
  EXPECT_EQ(jesse.player(0).wounds, 1);
  EXPECT_EQ(jesse.player(0).wp, 0);
}

}  // namespace
}  // namespace dr::characters_later_test
