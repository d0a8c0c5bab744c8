// Who and where, seen from one seat.
#pragma once

#include "darkrock/queries.h"

namespace dr {

// Seats counted from the one who looks: 0 itself, 1 its left neighbour ..., 6 the Man in Black, 7 nobody.
inline constexpr int kLookers = 8;

class Around {
 public:
  Around(const Public& pub, Seat me) : players_(pub.players), me_(me) {}

  bool plays(Seat seat) const { return dr::plays(players_, seat); }
  int seat(Seat seat) const {
    if (seat >= players_) return seat == kMib ? kMib : kMib + 1;
    return seat >= me_ ? seat - me_ : seat + players_ - me_;
  }
  unsigned seats(SeatSet set) const {
    const unsigned players = set & ((1u << players_) - 1);
    const unsigned turned = players >> me_ | players << (players_ - me_);
    return (turned & ((1u << players_) - 1)) | (set & 1u << kMib);
  }

 private:
  int players_;
  Seat me_;
};

// How far apart two spaces are on foot: 0..4, 5 = farther.
inline constexpr int kSteps = 6;
inline int steps(const Catalog& cat, const Public& pub, Space from, Space to) {
  return cat.steps[on_other_side(pub.switches, Switch::kDiagonals)][from][to];
}

}  // namespace dr
