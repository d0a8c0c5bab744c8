#include "review/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/base/belief.h"
#include "bots/search/judge.h"
#include "review/ahead.h"
#include "review/chance.h"
#include "review/skill.h"

namespace dr {
namespace {

constexpr std::size_t kMostTried = 6;
constexpr double kExact = kWholeChance / 400.0;

using Goods = std::array<int, kGoods>;

Goods goods_of(const Player& player) {
  return {player.lp,      player.mp,     player.wp,    10 * player.cash,
          player.nuggets, player.hand_n, player.wounds};
}

double variance_of(std::int64_t n, std::int64_t sum, std::int64_t squares) {
  if (n < 2) return 0;
  const double mean = double(sum) / double(n);
  return std::max(0.0, (double(squares) - mean * double(sum)) / double(n - 1));
}

}  // namespace

std::string_view id_of(Grade grade) {
  switch (grade) {
    case Grade::kOpen: return "open";
    case Grade::kBest: return "best";
    case Grade::kGood: return "good";
    case Grade::kInexact: return "inexact";
    case Grade::kMistake: return "mistake";
    case Grade::kBlunder: return "blunder";
    case Grade::kCount: break;
  }
  return {};
}

std::string_view id_of(Good good) {
  switch (good) {
    case Good::kLp: return "lp";
    case Good::kMp: return "mp";
    case Good::kWp: return "wp";
    case Good::kCash: return "cash";
    case Good::kNuggets: return "nuggets";
    case Good::kCards: return "cards";
    case Good::kWounds: return "wounds";
    case Good::kCount: break;
  }
  return {};
}

void HalfTally::add(std::int32_t value, std::int32_t chosen) {
  const std::int64_t above = std::int64_t{value} - chosen;
  ++n;
  sum += value;
  squares += std::int64_t{value} * value;
  gap += above;
  gap_squares += above * above;
}

double Tried::mean() const {
  const std::int64_t n = half[0].n + half[1].n;
  return n ? double(half[0].sum + half[1].sum) / double(n) : 0;
}

double Tried::error() const {
  const std::int64_t n = half[0].n + half[1].n;
  const double variance =
      variance_of(n, half[0].sum + half[1].sum, half[0].squares + half[1].squares);
  return n ? std::sqrt(variance / double(n)) : 0;
}

Question::Question(const Catalog& catalog, const View& view, Choice chosen, std::size_t step)
    : view_(view), step_(step) {
  Choices options;
  legal(catalog, view, options);
  options_ = options.n;
  for (const Likely& one : likely_choices(catalog, view, chosen, kMostTried))
    tried_.insert(one.choice == chosen ? tried_.begin() : tried_.end(), {one.choice, one.share});
}

std::int64_t Question::ponder(const Catalog& catalog, int games) {
  const NetworkJudge judge;
  std::int64_t work = 0;
  for (const int end = games_ + games; games_ < end; ++games_) {
    Rng rng = rng_of(step_, DrawnFor::kGame, games_);
    const State world = imagine(catalog, view_, rng);
    std::int32_t chosen = 0;
    Goods had{};
    for (std::size_t i = 0; i < tried_.size(); ++i) {
      State state = world;
      apply(catalog, state, view_.seat, tried_[i].choice);
      work += 1 + play_to_next_turn(catalog, state, view_.seat);
      const std::int32_t value = judge.worth(catalog, state, view_.seat);
      const Goods has = goods_of(state.pub.player[view_.seat]);
      if (i == 0) chosen = value, had = has;
      tried_[i].half[games_ & 1].add(value, chosen);
      for (std::size_t good = 0; good < kGoods; ++good) {
        const std::int64_t more = has[good] - had[good];
        tried_[i].good[good].sum += more;
        tried_[i].good[good].squares += more * more;
      }
    }
  }
  return work;
}

std::size_t Question::best_of(int half) const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < tried_.size(); ++i)
    if (tried_[i].half[half].sum > tried_[best].half[half].sum) best = i;
  return best;
}

std::size_t Question::best() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < tried_.size(); ++i)
    if (tried_[i].mean() > tried_[best].mean()) best = i;
  return best;
}

double Question::loss() const {
  double loss = 0;
  for (int half = 0; half < 2; ++half) {
    const HalfTally& judged = tried_[best_of(half)].half[1 - half];
    if (judged.n) loss += double(judged.gap) / double(judged.n) / 2;
  }
  return loss;
}

double Question::skill() const {
  double expected = 0;
  for (const Tried& tried : tried_) expected += tried.share * tried.mean();
  return tried_[0].mean() - expected;
}

double Question::error() const {
  double variance = 0;
  for (int half = 0; half < 2; ++half) {
    const HalfTally& judged = tried_[best_of(half)].half[1 - half];
    if (judged.n)
      variance += variance_of(judged.n, judged.gap, judged.gap_squares) / double(judged.n) / 4;
  }
  return std::sqrt(variance);
}

Grade Question::grade() const {
  if (!judged()) return Grade::kOpen;
  const double lost = loss();
  if (lost >= kInexactLoss && lost > kGraded * error())
    return lost >= kBlunderLoss   ? Grade::kBlunder
           : lost >= kMistakeLoss ? Grade::kMistake
                                  : Grade::kInexact;
  return best() == 0 ? Grade::kBest : Grade::kGood;
}

double Question::gain(Good good) const {
  if (games_ < 2) return 0;
  const auto [sum, squares] = tried_[best()].good[static_cast<int>(good)];
  const double mean = double(sum) / games_;
  return std::abs(mean) > kGraded * std::sqrt(variance_of(games_, sum, squares) / games_) ? mean
                                                                                          : 0;
}

double Question::need() const {
  const double off = error();
  if (!judged()) return off + kWholeChance;
  if (off < kExact || loss() + kGraded * off < kInexactLoss) return 0;
  return off;
}

void Question::restore(const std::vector<Tried>& tried, int games) {
  tried_ = tried;
  games_ = games;
}

}  // namespace dr
