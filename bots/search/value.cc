#include "bots/search/value.h"

#include <algorithm>

#include "net/softmax.h"
#include "net/sums.h"

namespace dr {
namespace {

std::int16_t rectified(std::int32_t sum) {
  return static_cast<std::int16_t>(std::clamp(sum, 0, Net::kMost));
}

std::int32_t output(const Net& net, const Features& features) {
  std::int16_t in[Net::kInputs] = {}, one[Net::kFirst], two[Net::kSecond];
  std::copy(std::begin(features.value), std::end(features.value), in);
  for (int i = 0; i < Net::kFirst; ++i)
    one[i] = rectified(net.first_bias[i] + dot(net.first[i], in, Net::kInputs));
  for (int i = 0; i < Net::kSecond; ++i)
    two[i] = rectified(net.second_bias[i] + dot(net.second[i], one, Net::kFirst) / Net::kUnit);
  return dot(net.last, two, Net::kSecond) / Net::kUnit;
}

}  // namespace

Chances chances_of_winners(const Public& pub) {
  Chances out;
  const int n = std::popcount(pub.winners);
  for (int s = 0; s < kMaxFigures; ++s)
    if (pub.winners >> s & 1) out.seat[s] = kWholeChance / n;
  return out;
}

Chances chances(const Net& net, const TableFeatures& table) {
  std::int32_t outputs[kMaxFigures] = {};
  for (Seat s = 0; s < kMaxFigures; ++s)
    if (table.who & seat_bit(s)) outputs[s] = output(net, table.seat[s]);
  return chances_of(outputs, table.who);
}

Chances chances_of(const std::int32_t* logits, SeatSet who) {
  std::int32_t best = INT32_MIN;
  for (Seat s = 0; s < kMaxFigures; ++s)
    if (who & seat_bit(s)) best = std::max(best, logits[s]);
  std::int64_t odds[kMaxFigures] = {}, sum = 0;
  for (Seat s = 0; s < kMaxFigures; ++s) {
    if (!(who & seat_bit(s))) continue;
    odds[s] = exp_of_minus(best - logits[s]);
    sum += odds[s];
  }
  Chances out;
  for (Seat s = 0; s < kMaxFigures; ++s)
    out.seat[s] = static_cast<std::int32_t>(odds[s] * kWholeChance / sum);
  return out;
}

Chances chances(const Catalog& cat, const Public& pub, const Distances& distances,
                const Look& look) {
  return pub.over ? chances_of_winners(pub)
                  : chances(kNet, read_features(cat, pub, distances, look));
}

}  // namespace dr
