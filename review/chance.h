// What chance may have in store: the same game with everything drawn anew that nobody has seen, and the
// mean of what comes of it.
#pragma once

#include <functional>

#include "bots/search/value.h"
#include "darkrock/engine.h"

namespace dr {

// What random numbers of a review are for.
enum class DrawnFor : std::uint8_t { kDeals, kChance, kGlance, kGame };

// Numbers of its own for every choice of a game and purpose; they follow from nothing that is hidden.
Rng rng_of(std::size_t step, DrawnFor purpose, int number = 0);

// The state with the key, the decks and all that no player has seen drawn anew; every view stays.
State redrawn(const Catalog& catalog, const State& state, Rng& rng);

// A single card that lies face down for an NPC was drawn and not chosen, and nobody was asked since:
// it is chance until it is turned, and is drawn anew here. False if there is none.
bool redraw_npc_card(State& state, Rng& rng);

// A mean of samples, and how far it may be off: the variance of that mean. Parts of kWholeChance.
struct Mean {
  std::int32_t value = 0;
  double variance = 0;
};

// Means of `n` numbers that `draw` writes, each time others. Some first samples say only how many are
// needed and are then left out: a mean that decides when to stop would lean to one side.
void means_of(int n, const std::function<void(std::int32_t*)>& draw, Mean* out);

}  // namespace dr
