#include "bots/search/value.h"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/support/scenario.h"

namespace dr {
namespace {

constexpr CardSet kAces = bit(make_card(14, Suit::kHearts)) | bit(make_card(14, Suit::kClubs));
constexpr CardSet kTwos = bit(make_card(2, Suit::kHearts)) | bit(make_card(2, Suit::kClubs));

class Value : public ::testing::Test {
 protected:
  Chances of(const State& state, const Look& look = {}) {
    const Catalog& catalog = default_content(state.pub.modules).catalog;
    distances_.prepare(catalog, false);
    return chances(catalog, state.pub, distances_, look);
  }

 private:
  Distances distances_;
};

TEST_F(Value, ChancesAddUp) {
  for (const int players : {2, 3, 4, 6}) {
    Scenario s(players);
    const Chances all = of(s.turn(0).state());
    s.leave_open();
    const int sum = std::accumulate(std::begin(all.seat), std::end(all.seat), 0);
    EXPECT_NEAR(sum, kWholeChance, kMaxFigures);
    EXPECT_EQ(all.seat[kMib] > 0, players == 2) << "the Man in Black plays with two";
  }
}

TEST_F(Value, WhoeverLeadsIsTheFavourite) {
  Scenario s(4);
  s.lp(0, 8).lp(1, 17).lp(2, 8).lp(3, 8).turn(0);
  const Chances all = of(s.state());
  s.leave_open();
  for (const int seat : {0, 2, 3}) EXPECT_GT(all.seat[1], 2 * all.seat[seat]);
}

TEST_F(Value, GoodsAreWorthHaving) {
  Scenario s(4);
  for (const Seat seat : {0, 1, 2, 3}) s.lp(seat, 8).cash(seat, 20);
  s.turn(0);
  const std::int32_t before = of(s.state()).seat[2];
  s.edit().pub.player[2].lp += 2;
  const std::int32_t more = of(s.state()).seat[2];
  s.edit().pub.player[2].cash += 6;
  const std::int32_t richer = of(s.state()).seat[2];
  s.edit().pub.player[2].wounds = 2;
  const std::int32_t hurt = of(s.state()).seat[2];
  s.leave_open();
  EXPECT_GT(more, before);
  EXPECT_GT(richer, more);
  EXPECT_LT(hurt, richer);
}

TEST_F(Value, OneSeesItsOwnCards) {
  Scenario s(4);
  for (const Seat seat : {0, 1, 2, 3}) s.lp(seat, 8);
  s.hand(0, "2h 2c").turn(0);
  EXPECT_GT(of(s.state(), {0, kAces}).seat[0], of(s.state(), {0, kTwos}).seat[0]);
  s.leave_open();
}

TEST_F(Value, AfterTheEndItKnows) {
  Scenario s(3);
  s.turn(0);
  s.edit().pub.over = 1;
  s.edit().pub.winners = 0b101;
  const Chances all = of(s.state());
  s.leave_open();
  EXPECT_EQ(all.seat[0], kWholeChance / 2);
  EXPECT_EQ(all.seat[1], 0);
  EXPECT_EQ(all.seat[2], kWholeChance / 2);
}

}  // namespace
}  // namespace dr
