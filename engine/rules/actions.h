// The actions of a turn (B3.3): which are open, and why one is not.
#pragma once

#include "engine/flow/game.h"

namespace dr {

// Why an action is refused; the same function decides what is offered.
WhyNot refuse_action(const Catalog& cat, const View& view, Choice choice);
void add_actions(const Catalog& cat, const View& view, Choices& out);

// Carries out an action. REQUIRES: legal.
void take_action(Game& g, Seat seat, Choice choice);

}  // namespace dr
