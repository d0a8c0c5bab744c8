// The Location actions (B7): why each is closed, and what it does.
#pragma once

#include "engine/flow/game.h"

namespace dr {

WhyNot refuse_purchase(const Catalog& cat, const Public& pub, Seat seat, Choice choice);
WhyNot refuse_deposit(const Catalog& cat, const Sight& view, Choice choice);
WhyNot refuse_heist(const Catalog& cat, const Public& pub, const Player& p);
WhyNot refuse_revel(const Catalog& cat, const Player& p, int lp);
WhyNot refuse_cattle(const Catalog& cat, const Public& pub, const Player& p, int colour);
WhyNot refuse_work(const Catalog& cat, const Public& pub, const Player& p);

// The actions of the tagged place the player stands in.
void add_location_actions(const Catalog& cat, const Sight& view, Choices& out);

void deposit(Game& g, Seat seat, Choice choice);
void take_cattle(Game& g, Seat seat, int colour);

}  // namespace dr
