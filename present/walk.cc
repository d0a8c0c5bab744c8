#include "present/walk.h"

#include <algorithm>

#include "engine/rules/ante_up.h"

namespace dr::capi {

void Walk::visit(int to, int from) {
  if (steps_[to] >= 0) return;
  steps_[to] = static_cast<std::int16_t>(steps_[from] + 1);
  from_[to] = static_cast<std::int16_t>(from);
  queue_[n_++] = static_cast<std::int16_t>(to);
}

Walk::Walk(const Catalog& cat, const Public& pub, Seat seat) : start_(pub.player[seat].space) {
  std::fill(std::begin(steps_), std::end(steps_), std::int16_t{-1});
  SpaceSet closed;
  if (pub.player[seat].wp && pub.sheriff < kMaxSpaces) closed.add(pub.sheriff);
  const SpaceSet stops = pub.bandits | fighters(pub.au);
  const auto leave = [&](int from, bool mesa) {
    const auto space = static_cast<Space>(from % kMaxSpaces);
    for_each(near(cat, pub, space) - closed, [&](Space s) { visit(node(s, mesa), from); });
    for (int m = 0; m < cat.n_mesas; ++m)
      if (cat.mesa[m].has(space)) visit(2 * kMaxSpaces + m, from);
  };
  steps_[start_] = 0;
  leave(start_, false);
  steps_[start_] = -1;
  for (int at = 0; at < n_; ++at) {
    const int from = queue_[at];
    if (from >= 2 * kMaxSpaces)
      for_each(cat.mesa[from - 2 * kMaxSpaces] - closed,
               [&](Space s) { visit(node(s, true), from); });
    else if (!stops.has(static_cast<Space>(from % kMaxSpaces)))
      leave(from, from >= kMaxSpaces);
  }
}

std::vector<Space> Walk::path(Space to, bool mesa) const {
  std::vector<Space> out;
  if (steps(to, mesa) < 0) return out;
  int at = node(to, mesa);
  for (int left = steps_[at]; left > 0; --left, at = from_[at])
    if (at < 2 * kMaxSpaces) out.push_back(static_cast<Space>(at % kMaxSpaces));
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace dr::capi
