// What the others may hold, judged by what they did.
#pragma once

#include "darkrock/engine.h"

namespace dr {

// A game that looks like the view, as `sample` draws it, but not all of them are alike: who begins a
// fight or accepts one holds good cards more often than not, and lays the best of them.
State imagine(const Catalog& catalog, const View& view, Rng& rng);

// Percent of players on this side of a fight (0 attacks) who lay their n-th best card, 0 the best.
int laid_percent(int side, int n);

}  // namespace dr
