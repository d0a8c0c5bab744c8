// Positions that are laid out by hand: lessons, worked examples, tests.
#pragma once

#include "darkrock/engine.h"

namespace dr {

// A table after the set-up with nothing on it: no cards in hands, no cash, points, items, bandits or
// stories, the Sheriff in his office, abilities locked; with Ante Up nothing on either board, no event
// marker and no frontier token, the train at its first stop. Where figures stand is for the caller.
// REQUIRES: as for new_game.
State bare_table(const Catalog& catalog, const Setup& setup);

// Where play begins.
enum class Begin : std::uint8_t {
  kTurn,        // a turn from B3.2 on
  kActions,     // its action phase
  kManInBlack,  // his turn, at a table of two
};
// Drops what was going on and runs from there until somebody is asked.
void begin_at(const Catalog& catalog, State& state, Seat seat, Begin begin,
              Events* events = nullptr);

// The next outcome of `purpose` is `outcome`: the member of a set that is drawn from, or a number. False:
// there is no room for another.
bool force_outcome(State& state, Purpose purpose, int outcome);

}  // namespace dr
