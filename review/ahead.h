// Games played on, to see what a choice comes to.
#pragma once

#include <functional>

#include "darkrock/engine.h"
#include "darkrock/event.h"

namespace dr {

// To the beginning of the seat's next turn, or the end of the game, everybody as a cool rider. Whoever
// wants to know what happens on the way is told after every choice. Returns the choices made.
std::int64_t play_to_next_turn(const Catalog& catalog, State& state, Seat seat,
                               Events* events = nullptr,
                               const std::function<void(const Events&)>& hear = {});

}  // namespace dr
