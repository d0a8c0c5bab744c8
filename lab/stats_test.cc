#include "lab/stats.h"

#include <gtest/gtest.h>

#include <cmath>

namespace dr {
namespace {

constexpr int kUnit = 60;

void expect_rate(const Rate& rate, double mean, double low, double high) {
  EXPECT_NEAR(rate.mean, mean, 5e-5);
  EXPECT_NEAR(rate.low, low, 5e-5);
  EXPECT_NEAR(rate.high, high, 5e-5);
}

TEST(Wilson, AgreesWithPublishedIntervals) {
  expect_rate(wilson(50, 100), 0.5, 0.4038, 0.5962);
  expect_rate(wilson(81, 263), 0.3080, 0.2553, 0.3662);  // Newcombe 1998, table I
  expect_rate(wilson(15, 148), 0.1014, 0.0624, 0.1605);
  expect_rate(wilson(0, 20), 0.0, 0.0, 0.1611);
  expect_rate(wilson(1, 29), 0.0345, 0.0061, 0.1718);
}

TEST(Wilson, StaysWithinItsBounds) {
  expect_rate(wilson(20, 20), 1.0, 0.8389, 1.0);
  expect_rate(wilson(0, 0), 0, 0, 1);
}

TEST(Student, AgreesWithTheTable) {
  EXPECT_NEAR(student95(1), 12.706, 1e-3);
  EXPECT_NEAR(student95(10), 2.2281, 1e-4);
  EXPECT_NEAR(student95(21), 2.0796, 2e-4);
  EXPECT_NEAR(student95(30), 2.0423, 2e-4);
  EXPECT_NEAR(student95(120), 1.9799, 1e-4);
  EXPECT_NEAR(student95(1'000'000), kNormal95, 1e-5);
  EXPECT_TRUE(std::isinf(student95(0)));
}

TEST(GroupedRate, IsWilsonsWhereEachGroupIsOneObservation) {
  GroupedRate rate;
  for (int i = 0; i < 100; ++i) rate.add(i < 50 ? kUnit : 0, 1);
  expect_rate(rate.rate(kUnit), 0.5, 0.4038, 0.5962);
}

// Three deals of four games with 1, 2 and 3 wins. The variance of the mean is 2 * 3/2 / 12^2 = 1/48,
// as of 12 independent games; Student's t for two degrees is 4.3027.
TEST(GroupedRate, TakesItsVarianceFromTheGroups) {
  GroupedRate rate;
  for (const int wins : {1, 2, 3}) rate.add(wins * kUnit, 4);
  const double z = 4.3027, zz = z * z, n = 12;
  const double half = z / (1 + zz / n) * std::sqrt(0.25 / n + zz / (4 * n * n));
  expect_rate(rate.rate(kUnit), 0.5, 0.5 - half, 0.5 + half);
  EXPECT_EQ(rate.groups(), 3);
  EXPECT_EQ(rate.observations(), 12);
}

// Deals of four games that are all won or all lost say no more than one game each would.
TEST(GroupedRate, GamesThatHangTogetherCountOnce) {
  GroupedRate together, apart;
  for (int i = 0; i < 400; ++i) {
    together.add(i % 2 ? 4 * kUnit : 0, 4);
    apart.add(i % 2 ? kUnit : 0, 1);
  }
  EXPECT_NEAR(together.rate(kUnit).low, apart.rate(kUnit).low, 2e-3);
  EXPECT_NEAR(together.rate(kUnit).high, apart.rate(kUnit).high, 2e-3);
}

// Pairing pays: if who wins depends on the seat alone, every contestant wins one game of four in most
// deals, and the interval is narrower than that of as many games apart.
TEST(GroupedRate, PairingMakesTheIntervalNarrower) {
  GroupedRate paired;
  for (int i = 0; i < 100; ++i) paired.add((i % 10 ? 1 : 2) * kUnit, 4);
  const Rate rate = paired.rate(kUnit), alone = wilson(110, 400);
  EXPECT_NEAR(rate.mean, alone.mean, 1e-9);
  EXPECT_GT(rate.low, alone.low);
  EXPECT_LT(rate.high, alone.high);
}

TEST(GroupedRate, OfGroupsAllAlikeIsStillNoCertainty) {
  GroupedRate rate;
  for (int i = 0; i < 100; ++i) rate.add(4 * kUnit, 4);
  expect_rate(rate.rate(kUnit), 1, wilson(400, 400).low, 1);
  GroupedRate one;
  one.add(2 * kUnit, 4);
  expect_rate(one.rate(kUnit), 0.5, 0, 1);
}

TEST(GroupedRate, SharedWinsCountTheirPart) {
  GroupedRate rate;
  for (const int share : {60, 30, 20, 0}) rate.add(share, 1);
  EXPECT_NEAR(rate.rate(kUnit).mean, (1 + 0.5 + 1.0 / 3) / 4, 1e-9);
}

TEST(GroupedRate, AddsUpInAnyOrder) {
  GroupedRate all, left, right;
  for (int i = 0; i < 50; ++i) {
    all.add(i % 3 * 30, 1 + i % 4);
    (i < 20 ? left : right).add(i % 3 * 30, 1 + i % 4);
  }
  right.add(left);
  EXPECT_EQ(right.rate(kUnit).low, all.rate(kUnit).low);
  EXPECT_EQ(right.observations(), all.observations());
}

TEST(Histogram, KnowsMeanQuantileAndMaximum) {
  Histogram h;
  for (std::uint64_t i = 1; i <= 1000; ++i) h.add(i * 1000);
  EXPECT_NEAR(h.mean(), 500'500, 1e-6);
  EXPECT_EQ(h.max(), 1'000'000u);
  EXPECT_NEAR(h.quantile(0.95), 950'000, 0.032 * 950'000);
  EXPECT_GE(h.quantile(0.95), 950'000);
  EXPECT_EQ(h.quantile(1), 1'000'000);
  Histogram small;
  for (const std::uint64_t n : {0u, 1u, 2u, 31u, 32u}) small.add(n);
  EXPECT_EQ(small.quantile(0.5), 2);
  EXPECT_EQ(small.quantile(0.8), 31);
  small.add(h);
  EXPECT_EQ(small.count(), 1005u);
  small.add(~std::uint64_t{0});
  EXPECT_EQ(small.max(), ~std::uint64_t{0});
}

TEST(Elo, ThreeToOneIs191Points) {
  const Crosstable ahead = {{0, 7500}, {2500, 0}};
  const std::vector<double> ratings = elo_ratings(ahead, 1);
  EXPECT_NEAR(ratings[0], 400 * std::log10(3.0), 0.1);
  EXPECT_EQ(ratings[1], 0);
}

// Strengths 1 : 2 : 8, met as often as the model says.
TEST(Elo, FindsTheStrengthsBehindTheResults) {
  const double s[] = {1, 2, 8};
  Crosstable ahead(3, std::vector<double>(3));
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t b = 0; b < 3; ++b)
      if (a != b) ahead[a][b] = 1e6 * s[a] / (s[a] + s[b]);
  const std::vector<double> ratings = elo_ratings(ahead, 0);
  EXPECT_NEAR(ratings[1], 400 * std::log10(2.0), 0.05);
  EXPECT_NEAR(ratings[2], 400 * std::log10(8.0), 0.05);
}

TEST(Elo, OneWhoAlwaysWinsHasARatingToo) {
  const std::vector<double> ratings = elo_ratings({{0, 100}, {0, 0}}, 1);
  EXPECT_NEAR(ratings[0], 400 * std::log10(100.5 / 0.5), 0.1);
}

}  // namespace
}  // namespace dr
