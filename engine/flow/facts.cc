#include "engine/flow/facts.h"

namespace dr {

SeatSet others_here(const Public& pub, Seat seat) {
  const Space here = space_of(pub, seat);
  SeatSet set = 0;
  for (Seat other = 0; other < pub.players; ++other)
    if (other != seat && pub.player[other].space == here) set |= seat_bit(other);
  if (with_mib(pub) && seat != kMib && pub.mib.space == here) set |= seat_bit(kMib);
  return set;
}

bool figure_at(const Public& pub, Space space) {
  if (pub.sheriff == space || pub.bandits.has(space)) return true;
  if (with_mib(pub) && pub.mib.space == space) return true;
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].space == space) return true;
  return false;
}

}  // namespace dr
