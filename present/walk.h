// The way a Move takes.
#pragma once

#include <vector>

#include "darkrock/engine.h"

namespace dr::capi {

// Shortest ways of a seat to every space, plain and across a mesa, as `reach` of the engine finds
// them: round the Sheriff if Wanted (B4.5), ending where somebody stops it (B4.4).
class Walk {
 public:
  // REQUIRES: the seat stands on the board.
  Walk(const Catalog& cat, const Public& pub, Seat seat);

  int steps(Space to, bool mesa) const { return steps_[node(to, mesa)]; }  // -1: no way
  // The spaces entered, the last is `to`; empty if there is no way.
  std::vector<Space> path(Space to, bool mesa) const;

 private:
  static constexpr int kNodes = 2 * kMaxSpaces + 4;  // spaces before and after a mesa; mesas
  static int node(int space, bool mesa) { return space + (mesa ? kMaxSpaces : 0); }
  void visit(int to, int from);

  std::int16_t steps_[kNodes], from_[kNodes], queue_[kNodes];
  int n_ = 0;
  int start_;
};

}  // namespace dr::capi
