#include "bots/search/race.h"

#include <algorithm>

#include "bots/base/belief.h"

namespace dr {
namespace {

constexpr int kPerCentiLp = 12;  // chance that a hundredth of an LP is taken for
constexpr int kSurely = 3;       // standard errors behind the best
constexpr int kFewest = 16;      // samples before anybody drops out
constexpr int kSameAgain = 48;   // samples after which two that never differed are the same

}  // namespace

Choice Race::run(Rng& rng) {
  int rounds = 0;
  for (int n = n_; n > 1; n = (n + 1) / 2) ++rounds;
  for (int round = 1; round <= rounds && n_ > 1; ++round) {
    const bool more = try_until(1000 * round / rounds, rng);
    rank();
    if (!more) break;
    n_ = (n_ + 1) / 2;
  }
  return at(0).arm.choice;
}

// One sample at least, then more until so much of the budget is used. False if all of it is.
bool Race::try_until(std::int64_t used, Rng& rng) {
  do {
    if (!try_all(imagine(playout_.catalog(), playout_.view(), rng))) return false;
    if (values_.size() % 8 == 0) drop_losers();
  } while (playout_.meter().used() < used && n_ > 1);
  return true;
}

// One sample for every arm; nothing is counted if the budget ends in between.
bool Race::try_all(const State& start) {
  const Seat seat = playout_.view().seat;
  Values values{};
  for (int i = 0; i < n_; ++i) {
    const Runner& runner = at(i);
    State state = start;
    tree_.begin(runner.arm.choice);
    playout_.act(state, seat, runner.arm.choice);
    if (!playout_.to_next_turn(state, tree_)) return false;
    const std::int32_t value = playout_.worth(state, seat);
    tree_.learn(value);
    values[static_cast<std::size_t>(runner.column)] = value;
  }
  for (int i = 0; i < n_; ++i) at(i).sum += values[static_cast<std::size_t>(at(i).column)];
  values_.push_back(values);
  return true;
}

// Mean of the samples and of the script's opinion, which starts from what all have in common. All
// that still run have seen the same samples.
std::int64_t Race::score(const Runner& runner, std::int64_t common) const {
  const std::int64_t opinion = common - std::int64_t{kPerCentiLp} * runner.arm.doubt;
  return (runner.sum + trust_ * opinion) / (static_cast<std::int64_t>(values_.size()) + trust_);
}

void Race::rank() {
  std::int64_t sum = 0, doubts = 0;
  for (int i = 0; i < n_; ++i) {
    sum += at(i).sum;
    doubts += at(i).arm.doubt;
  }
  const std::int64_t samples = std::max<std::int64_t>(1, static_cast<std::int64_t>(values_.size()));
  const std::int64_t common = sum / (samples * n_) + kPerCentiLp * doubts / n_;
  std::stable_sort(arms_.begin(), arms_.begin() + n_, [&](const Runner& a, const Runner& b) {
    return score(a, common) > score(b, common);
  });
}

void Race::drop_losers() {
  if (values_.size() < kFewest) return;
  rank();
  const auto best = static_cast<std::size_t>(arms_[0].column);
  const auto n = static_cast<std::int64_t>(values_.size());
  const auto behind = [&](const Runner& runner) {
    const auto column = static_cast<std::size_t>(runner.column);
    std::int64_t sum = 0, squares = 0;
    for (const Values& values : values_) {
      const std::int64_t gap = values[best] - values[column];
      sum += gap;
      squares += gap * gap;
    }
    if (squares == 0) return n >= kSameAgain;
    const std::int64_t mean = sum / n, variance = squares / n - mean * mean;
    return mean > 0 && mean * mean * n > kSurely * kSurely * variance;
  };
  const auto end = std::stable_partition(arms_.begin() + 1, arms_.begin() + n_,
                                         [&](const Runner& runner) { return !behind(runner); });
  n_ = static_cast<int>(end - arms_.begin());
}

}  // namespace dr
