#include "review/skill.h"

#include <algorithm>
#include <cmath>

#include "bots/base/belief.h"
#include "net/weights.h"
#include "review/ledger.h"

namespace dr {
namespace {

constexpr int kGlances = 12;  // games that a choice is looked at in
constexpr std::size_t kMostLikely = 6;
constexpr double kHardlyEver = 0.002;

}  // namespace

std::vector<Likely> likely_choices(const Catalog& catalog, const View& view, Choice chosen,
                                   std::size_t most) {
  Choices options;
  legal(catalog, view, options);
  Judgement judged;
  network()->judge(catalog, view, LikeSet{}, options, judged);
  const std::int32_t top = *std::max_element(judged.logit, judged.logit + options.n);
  std::vector<Likely> all;
  for (int i = 0; i < options.n; ++i)
    all.push_back({options[i], std::exp(double(judged.logit[i] - top) / kLogitUnit)});
  std::ranges::stable_sort(all, [](const Likely& a, const Likely& b) { return a.share > b.share; });
  std::vector<Likely> found;
  for (const Likely& one : all) {
    const bool likely = one.share >= kHardlyEver || found.size() < 2;
    if (one.choice == chosen || (likely && found.size() < most)) found.push_back(one);
  }
  double sum = 0;
  for (const Likely& one : found) sum += one.share;
  for (Likely& one : found) one.share /= sum;
  return found;
}

std::int32_t skill_at_a_glance(const Catalog& catalog, const View& view, Choice chosen,
                               std::size_t step) {
  Choices options;
  legal(catalog, view, options);
  if (options.n < 2) return 0;
  const auto likely = likely_choices(catalog, view, chosen, kMostLikely);
  Rng rng = rng_of(step, DrawnFor::kGlance);
  double sum = 0;
  for (int i = 0; i < kGlances; ++i) {
    const State world = imagine(catalog, view, rng);
    for (const Likely& one : likely) {
      State state = world;
      apply(catalog, state, view.seat, one.choice);
      const std::int32_t chance = chances_now(catalog, state).seat[view.seat];
      sum += ((one.choice == chosen ? 1 : 0) - one.share) * chance;
    }
  }
  return static_cast<std::int32_t>(std::lround(sum / kGlances));
}

}  // namespace dr
