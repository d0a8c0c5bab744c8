// The fight deck (B11.4), which Faro borrows (AU46).
#pragma once

#include "engine/flow/game.h"

namespace dr {

// Cards from its top; and all that are not in it go under it, shuffled.
void take_fight_cards(Game& g, int n, std::uint8_t* out);
void return_fight_cards(Game& g);

}  // namespace dr
