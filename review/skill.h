// What an own choice is worth, by what its seat knows.
#pragma once

#include <vector>

#include "darkrock/engine.h"

namespace dr {

// What the network would do: options with how often it would take each, the likeliest first. `chosen`
// is among them, whatever the network thinks of it.
struct Likely {
  Choice choice;
  double share = 0;  // they add up to 1
};
std::vector<Likely> likely_choices(const Catalog& catalog, const View& view, Choice chosen,
                                   std::size_t most);

// How far a choice lies above or below the network's own play, in parts of kWholeChance: one look at
// what comes of each option, on games that could be the real one. On average 0 for whoever plays as
// the network does, and 0 where there is no alternative.
std::int32_t skill_at_a_glance(const Catalog& catalog, const View& view, Choice chosen,
                               std::size_t step);

}  // namespace dr
