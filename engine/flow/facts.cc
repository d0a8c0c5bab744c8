#include "engine/flow/facts.h"

namespace dr {

SeatSet others_here(const Public& pub, Seat seat) {
  const Space here = space_of(pub, seat);
  unsigned set = 0;
  for (int other = 0; other < pub.players; ++other)
    set |= unsigned{pub.player[other].space == here} << other;
  if (with_mib(pub) && pub.mib.space == here) set |= seat_bit(kMib);
  return static_cast<SeatSet>(set & ~(1u << seat));
}

bool figure_at(const Public& pub, Space space) {
  if (pub.sheriff == space || pub.bandits.has(space)) return true;
  if (with_mib(pub) && pub.mib.space == space) return true;
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].space == space) return true;
  return false;
}

}  // namespace dr
