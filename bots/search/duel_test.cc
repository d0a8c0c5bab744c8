#include "bots/search/duel.h"

#include <gtest/gtest.h>

#include <vector>

namespace dr {
namespace {

// A game of one type with these payoffs, zero-sum.
DuelType zero_sum(const std::vector<std::vector<int>>& payoff) {
  DuelType type;
  type.others = static_cast<int>(payoff[0].size());
  for (std::size_t a = 0; a < payoff.size(); ++a)
    for (std::size_t b = 0; b < payoff[a].size(); ++b) {
      type.mine[a][b] = 1000 * payoff[a][b];
      type.theirs[a][b] = -1000 * payoff[a][b];
    }
  return type;
}

std::vector<double> solve(const std::vector<DuelType>& types, int n) {
  std::int32_t mixture[DuelType::kMost];
  solve_duel(types, n, 4000, mixture);
  std::vector<double> out;
  for (int i = 0; i < n; ++i) out.push_back(static_cast<double>(mixture[i]) / kDuelWhole);
  return out;
}

TEST(Duel, TakesTheBetterCard) {
  const auto mixture = solve({zero_sum({{2, 2}, {1, 1}})}, 2);
  EXPECT_GT(mixture[0], 0.99);
}

TEST(Duel, MixesWhereEitherCardAloneWouldBeRead) {
  const auto pennies = solve({zero_sum({{1, -1}, {-1, 1}})}, 2);
  EXPECT_NEAR(pennies[0], 0.5, 0.02);
  const auto uneven = solve({zero_sum({{3, -1}, {-1, 1}})}, 2);  // 1/3 against 2/3
  EXPECT_NEAR(uneven[0], 1.0 / 3, 0.03);
  const auto scissors = solve({zero_sum({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}})}, 3);
  for (const double part : scissors) EXPECT_NEAR(part, 1.0 / 3, 0.03);
}

// One hand beats the first card, two hands the second: the first is laid.
TEST(Duel, WeighsTheHandsTheOtherMayHold) {
  const DuelType first_loses = zero_sum({{-1}, {1}}), second_loses = zero_sum({{1}, {-1}});
  const auto mixture = solve({first_loses, second_loses, second_loses}, 2);
  EXPECT_GT(mixture[0], 0.99);
}

// The other side always lays its second card, and a mixture that trusted in it blindly would always
// lay the second; but a clever one would punish that hard.
TEST(Duel, UsesHabitsWithCare) {
  DuelType pennies = zero_sum({{1, -1}, {-1, 1}});
  pennies.habit[1] = kDuelWhole;
  EXPECT_GT(solve({pennies}, 2)[1], 0.9);
  DuelType risky = zero_sum({{0, 0}, {-20, 1}});
  risky.habit[1] = kDuelWhole;
  EXPECT_LT(solve({risky}, 2)[1], 0.3);
}

}  // namespace
}  // namespace dr
