#include "bots/rider.h"

#include <algorithm>

#include "bots/base/chance.h"
#include "net/softmax.h"
#include "net/weights.h"

namespace dr {
namespace {

// How the network's opinion weighs beside what is played out (race.h): a guess, not tuned.
constexpr int kLogitsPerCentiLp = kLogitUnit / 55;

Choice best_of(const Judgement& judged, const Choices& legal) {
  return legal[static_cast<int>(std::max_element(judged.logit, judged.logit + legal.n) -
                                judged.logit)];
}

}  // namespace

Choice Rider::think(const Catalog& catalog, const View& view, const Choices& legal, const Budget&) {
  if (legal.n == 1) return legal[0];
  Judgement judged;
  network()->judge(catalog, view, likes_, legal, judged);
  if (warmth_ == 0) return best_of(judged, legal);
  const std::int32_t top = *std::max_element(judged.logit, judged.logit + legal.n);
  std::int32_t odds[Choices::kCapacity];
  std::uint32_t sum = 0;
  for (int i = 0; i < legal.n; ++i) {
    const std::int64_t below = (std::int64_t{top} - judged.logit[i]) * 100 / warmth_;
    odds[i] = exp_of_minus(static_cast<std::int32_t>(std::min<std::int64_t>(below, 1 << 20)));
    sum += static_cast<std::uint32_t>(odds[i]);
  }
  auto drawn = static_cast<std::int32_t>(rng_for(seed_, view.pub).below(sum));
  for (int i = 0; i < legal.n; ++i) {
    drawn -= odds[i];
    if (drawn < 0) return legal[i];
  }
  return best_of(judged, legal);
}

bool Rider::ready() const { return network() != nullptr; }

bool Rider::rate(const Catalog& catalog, const View& view, const Choices& legal,
                 std::span<int> out) {
  if (warmth_) return false;  // goes elsewhere as well
  Judgement judged;
  network()->judge(catalog, view, likes_, legal, judged);
  for (int i = 0; i < legal.n; ++i)
    out[static_cast<std::size_t>(i)] = judged.logit[i] / kLogitsPerCentiLp;
  return true;
}

}  // namespace dr
