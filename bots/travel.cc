#include "bots/travel.h"

#include <algorithm>

namespace dr {

void Distances::prepare(const Catalog& catalog, bool without_corners) {
  if (ready_ && fingerprint_ == catalog.fingerprint && without_corners_ == without_corners) return;
  ready_ = true;
  fingerprint_ = catalog.fingerprint;
  without_corners_ = without_corners;
  for (auto& row : steps_) std::fill(std::begin(row), std::end(row), kFar);
  for (int from = 0; from < catalog.n_spaces; ++from) {
    SpaceSet seen, edge;
    seen.add(static_cast<Space>(from));
    edge = seen;
    for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
      SpaceSet next;
      for_each(edge, [&](Space s) {
        steps_[from][s] = steps;
        next = next | catalog.near[without_corners][s];
      });
      edge = next - seen;
      seen = seen | next;
    }
  }
}

int Distances::to(Space from, const SpaceSet& goal) const {
  int best = kFar;
  for_each(goal, [&](Space s) { best = std::min(best, between(from, s)); });
  return best;
}

}  // namespace dr
