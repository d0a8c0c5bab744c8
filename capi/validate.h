// Whether bytes from outside can be a game at all.
#pragma once

#include "darkrock/state.h"

namespace dr {

// The ranges of the plain fields: players, spaces, cards, items, tracks, the question asked. Finds
// damage and mix-ups; it is no proof that the rules could lead to this state.
// REQUIRES: the catalog of the game's modules (whatever they are).
bool plausible(const Catalog& catalog, const View& view);
bool plausible_public(const Catalog& catalog, const Public& pub);
bool plausible(const Catalog& catalog, const State& state);

}  // namespace dr
