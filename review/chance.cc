#include "review/chance.h"

#include <algorithm>
#include <utility>

#include "base/mix.h"

namespace dr {
namespace {

constexpr int kFirst = 8;                 // samples that say how many are needed
constexpr int kFew = 16, kMany = 64;      // samples of the mean
constexpr int kWide = kWholeChance / 60;  // a spread that needs many

std::uint32_t next_word(Rng& rng) { return static_cast<std::uint32_t>(rng.next()); }

class Sums {
 public:
  explicit Sums(int n) : n_(n) {}
  void add(const std::int32_t* values) {
    ++samples_;
    for (int i = 0; i < n_; ++i) {
      sum_[i] += values[i];
      squares_[i] += std::int64_t{values[i]} * values[i];
    }
  }
  double variance(int i) const {
    const double mean = double(sum_[i]) / samples_;
    return std::max(0.0, double(squares_[i]) / samples_ - mean * mean);
  }
  Mean mean(int i) const {
    const std::int64_t half = samples_ / 2;
    return {static_cast<std::int32_t>((sum_[i] + half) / samples_), variance(i) / samples_};
  }

 private:
  int n_, samples_ = 0;
  std::int64_t sum_[kMaxFigures] = {}, squares_[kMaxFigures] = {};
};

}  // namespace

Rng rng_of(std::size_t step, DrawnFor purpose, int number) {
  const auto of = static_cast<std::uint64_t>(purpose) << 32 | static_cast<std::uint32_t>(number);
  return {splitmix64(splitmix64(step) ^ of) | 1};
}

State redrawn(const Catalog& catalog, const State& state, Rng& rng) {
  State other = state;
  Seed seed;
  for (std::uint32_t& word : seed.word) word = next_word(rng);
  rekey(catalog, other, seed);
  return other;
}

bool redraw_npc_card(State& state, Rng& rng) {
  const Fight& fight = state.pub.fight;
  if (!fight.on || !fight.npc_committed || fight.npc_player >= state.pub.players) return false;
  Private& own = state.own[fight.npc_player];
  if (own.npc_commit == kNone || own.npc_cards) return false;
  const std::uint32_t left = state.pub.fight_deck_n;
  if (const std::uint32_t at = rng.below(left + 1); at < left)
    std::swap(own.npc_commit, state.hid.fight_order[at]);
  return true;
}

void means_of(int n, const std::function<void(std::int32_t*)>& draw, Mean* out) {
  std::int32_t values[kMaxFigures] = {};
  Sums first(n), sums(n);
  for (int i = 0; i < kFirst; ++i) {
    draw(values);
    first.add(values);
  }
  double widest = 0;
  for (int i = 0; i < n; ++i) widest = std::max(widest, first.variance(i));
  for (int i = widest > kWide * kWide ? kMany : kFew; i > 0; --i) {
    draw(values);
    sums.add(values);
  }
  for (int i = 0; i < n; ++i) out[i] = sums.mean(i);
}

}  // namespace dr
