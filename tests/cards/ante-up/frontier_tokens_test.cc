// C17.1 The frontier tokens: their numbers and what they give.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::frontier_tokens_test {
namespace {

struct Row {
  const char* id;
  int number;
  int dollars, cards, lp, nuggets, longhorns, legends;
};
constexpr Row kRows[] = {
    {"frontier-01", 3, 0, 0, 1, 0, 1, 0},   // covers: frontier-01
    {"frontier-02", 1, 40, 0, 0, 0, 0, 0},  // covers: frontier-02
    {"frontier-03", 1, 0, 4, 0, 0, 0, 0},   // covers: frontier-03
    {"frontier-04", 2, 0, 0, 0, 2, 0, 0},   // covers: frontier-04
    {"frontier-05", 2, 20, 0, 1, 0, 0, 0},  // covers: frontier-05
    {"frontier-06", 3, 0, 3, 1, 0, 0, 0},   // covers: frontier-06
    {"frontier-07", 4, 0, 0, 1, 1, 0, 0},   // covers: frontier-07
    {"frontier-08", 4, 0, 0, 2, 0, 0, 0},   // covers: frontier-08
    {"frontier-09", 5, 20, 0, 0, 0, 0, 1},  // covers: frontier-09
    {"frontier-10", 5, 0, 2, 2, 0, 0, 0},   // covers: frontier-10
    {"frontier-11", 6, 0, 0, 0, 0, 2, 0},   // covers: frontier-11
    {"frontier-12", 6, 30, 0, 2, 0, 0, 0},  // covers: frontier-12
};

const char* forced(int cards) {
  constexpr const char* kCards[] = {"", "6h", "6h 6d", "6h 6d 6c", "6h 6d 6c 6s"};
  return kCards[cards];
}

// covers: AU41
TEST(FrontierTokens, EachShowsItsNumberAndGivesItsReward) {
  for (const Row& row : kRows) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.at(0, "fr14").frontier("fr14", row.id).hand(0, "Qc Ks").turn(0);
    EXPECT_EQ(s.pub().au.frontier[3], row.number);
    s.draws(forced(row.cards));
    if (row.legends) s.next_legends("3");
    s.play(0, "explore").play(0, "discard Qc").play(0, "discard Ks").expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).hand_n, row.cards);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.player(0).nuggets, row.nuggets);
    EXPECT_EQ(s.player(0).longhorns, row.longhorns);
    EXPECT_EQ(s.pub().au.longhorn_supply, 6 - row.longhorns);
    EXPECT_EQ(s.player(0).legends_n, row.legends);
    EXPECT_EQ(s.state().own[0].legends[2], row.legends);
    EXPECT_EQ(s.pub().supply_nuggets, 36 - row.nuggets);
    EXPECT_EQ(s.player(0).mp + s.player(0).wp + s.player(0).gp, 0);
    EXPECT_EQ(s.pub().au.frontier[3], 0);
  }
}

// covers: AU41
TEST(FrontierTokens, TheNumberIsAddedToTheSpace) {
  for (const Row& row : kRows) {
    SCOPED_TRACE(row.id);
    // a space of 6: exactly enough, and one too few
    const int need = 6 + row.number;
    constexpr const char* kEnough[] = {"2h 5h", "3h 5h", "4h 5h", "5h 5d", "2h 9c", "3d 9c"};
    constexpr const char* kShort[] = {"6h", "2h 5h", "3h 5h", "4h 5h", "Ks", "2h 9c"};
    Scenario enough(3, ante_up());
    enough.at(0, "fr14").frontier("fr14", row.id).hand(0, kEnough[need - 7]).turn(0);
    EXPECT_TRUE(enough.offers(0, "explore"));
    Scenario less(3, ante_up());
    less.at(0, "fr14").frontier("fr14", row.id).hand(0, kShort[need - 7]).turn(0);
    EXPECT_FALSE(less.offers(0, "explore"));
    less.refused(0, "explore", "AU41");
  }
}

// covers: frontier-11, G2
TEST(FrontierTokens, NoMoreLonghornsThanThereAre) {
  Scenario s(3, ante_up());
  s.at(0, "fr14").frontier("fr14", "frontier-11").longhorns(1, 5).hand(0, "Qc Ks").turn(0);
  s.play(0, "explore").play(0, "discard Qc").play(0, "discard Ks");
  EXPECT_EQ(s.player(0).longhorns, 1);
  EXPECT_EQ(s.pub().au.longhorn_supply, 0);
}

// covers: frontier-09, AU28
TEST(FrontierTokens, AFourthLegendaryTokenIsOneTooMany) {
  Scenario s(3, ante_up());
  s.at(0, "fr14").frontier("fr14", "frontier-09").legends(0, "1 1 2").hand(0, "Qc Ks").turn(0);
  s.next_legends("3").play(0, "explore").play(0, "discard Qc").play(0, "discard Ks");
  s.expect(0, Ask::kKeepLegend).play(0, "keep-legend 1").play(0, "keep-legend 2");
  if (s.asks(0, Ask::kKeepLegend)) s.play(0, "keep-legend 3");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).legends_n, 3);
  EXPECT_EQ(s.state().own[0].legends[0], 1);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  EXPECT_EQ(s.state().own[0].legends[2], 1);
  EXPECT_EQ(s.dollars(0), 20);
}

}  // namespace
}  // namespace dr::frontier_tokens_test
