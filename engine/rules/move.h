// Moving (B4), by rail too (AU39), and deliveries (B7.9, AU18).
#pragma once

#include "engine/flow/game.h"

namespace dr {

// A Move action to a space of reach(). REQUIRES: legal.
void start_move_action(Game& g, Seat seat, Space to, bool mesa);

// To the other station, then a Move from there (AU39). REQUIRES: legal.
void start_rail_travel(Game& g, Seat seat, Space to);

// Every space the viewer can move to, at most `range` spaces away.
void add_moves(const Catalog& cat, const Sight& view, int range, Choices& out);

// Whether the Move frame was ended by a fight in the space entered.
bool stopped_by_fight(const Frame& f);
bool goes_by_rail(const Frame& f);

// The deliveries a player may make in its space at a moment: bits of Delivery.
int can_deliver(const Catalog& cat, const Public& pub, Seat seat, Moment moment);
void start_delivery(Game& g, Seat seat, Delivery kind, int longhorns);

}  // namespace dr
