// Distances on the board as a traveller plans them: mesas closed, figures and bandits ignored. A rail
// or pass link costs an action, so it counts as several spaces.
#pragma once

#include "darkrock/catalog.h"
#include "darkrock/setup.h"

namespace dr {

class Distances {
 public:
  static constexpr int kFar = 99;
  static constexpr int kLink = 3;

  // Builds the table again only when map or side of the switch `diagonals` changed.
  void prepare(const Catalog& catalog, Switches switches);

  int between(Space from, Space to) const { return steps_[from][to]; }
  // To the nearest space of a set; kFar if it is empty or out of reach.
  int to(Space from, const SpaceSet& goal) const;

 private:
  std::uint64_t fingerprint_ = 0;
  bool ready_ = false, without_corners_ = false;
  std::uint8_t steps_[kMaxSpaces][kMaxSpaces];
};

}  // namespace dr
