#include "bots/search/duel.h"

#include <algorithm>
#include <vector>

namespace dr {
namespace {

constexpr int kMost = DuelType::kMost;

// Regret matching for one side: plays each card in proportion to how much it is missed.
struct Learner {
  int n = 1;
  std::int64_t regret[kMost] = {}, played[kMost] = {};
  std::int32_t now[kMost] = {};

  void choose() {
    std::int64_t sum = 0;
    for (int i = 0; i < n; ++i) sum += std::max<std::int64_t>(0, regret[i]);
    for (int i = 0; i < n; ++i) {
      now[i] = static_cast<std::int32_t>(
          sum > 0 ? std::max<std::int64_t>(0, regret[i]) * kDuelWhole / sum : kDuelWhole / n);
      played[i] += now[i];
    }
  }

  void learn(const std::int64_t* payoff) {
    std::int64_t mean = 0;
    for (int i = 0; i < n; ++i) mean += payoff[i] * now[i] / kDuelWhole;
    for (int i = 0; i < n; ++i) regret[i] += payoff[i] - mean;
  }
};

// What the other side will lay: its habit, or at times the best it has learned.
void expect(const DuelType& type, const Learner& other, std::int32_t* out) {
  std::int32_t known = 0;
  for (int b = 0; b < type.others; ++b) known += type.habit[b];
  for (int b = 0; b < type.others; ++b)
    out[b] =
        known ? other.now[b] / kClever + type.habit[b] / kClever * (kClever - 1) : other.now[b];
}

}  // namespace

void solve_duel(std::span<const DuelType> types, int n, int iterations, std::int32_t* mixture) {
  Learner me;
  me.n = n;
  std::vector<Learner> others(types.size());
  for (std::size_t t = 0; t < types.size(); ++t) others[t].n = types[t].others;
  for (int i = 0; i < iterations; ++i) {
    me.choose();
    std::int64_t mine[kMost] = {};
    for (std::size_t t = 0; t < types.size(); ++t) {
      Learner& other = others[t];
      other.choose();
      std::int32_t expected[kMost];
      expect(types[t], other, expected);
      std::int64_t theirs[kMost] = {};
      for (int a = 0; a < n; ++a)
        for (int b = 0; b < other.n; ++b) {
          mine[a] += std::int64_t{types[t].mine[a][b]} * expected[b] / kDuelWhole;
          theirs[b] += std::int64_t{types[t].theirs[a][b]} * me.now[a] / kDuelWhole;
        }
      other.learn(theirs);
    }
    me.learn(mine);
  }
  std::int64_t sum = 0;
  for (int a = 0; a < n; ++a) sum += me.played[a];
  for (int a = 0; a < n; ++a)
    mixture[a] =
        static_cast<std::int32_t>(me.played[a] * kDuelWhole / std::max<std::int64_t>(1, sum));
}

}  // namespace dr
