#include "bots/base/travel.h"

#include <algorithm>

namespace dr {

void Distances::prepare(const Catalog& catalog, Switches switches) {
  const bool without_corners = on_other_side(switches, Switch::kDiagonals);
  if (ready_ && fingerprint_ == catalog.fingerprint && without_corners_ == without_corners) return;
  ready_ = true;
  fingerprint_ = catalog.fingerprint;
  without_corners_ = without_corners;
  for (auto& row : steps_) std::fill(std::begin(row), std::end(row), kFar);
  for (int from = 0; from < catalog.n_spaces; ++from) {
    SpaceSet seen, edge[kFar];  // edge[n]: spaces to look at after n steps
    edge[0].add(static_cast<Space>(from));
    for (int steps = 0; steps + kLink < kFar; ++steps) {
      for_each(edge[steps] - seen, [&](Space s) {
        steps_[from][s] = static_cast<std::uint8_t>(steps);
        edge[steps + 1] = edge[steps + 1] | catalog.near[without_corners][s];
        edge[steps + kLink] = edge[steps + kLink] | catalog.linked[s];
      });
      seen = seen | edge[steps];
    }
  }
}

int Distances::to(Space from, const SpaceSet& goal) const {
  int best = kFar;
  for_each(goal, [&](Space s) { best = std::min(best, between(from, s)); });
  return best;
}

}  // namespace dr
