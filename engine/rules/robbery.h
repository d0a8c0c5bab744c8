// The loot of a robbery (B6.14), step by step as fight.cc calls it.
#pragma once

#include "engine/rules/fight.h"

namespace dr {

// Ask the robber who has won what to take: cash or nuggets, then cattle. Nothing in other fights.
void loot(Game& g, FightFrame& f);
void loot_cattle(Game& g, FightFrame& f);
// REQUIRES: Ask::kLoot or Ask::kLootCattle.
void add_loot(const Public& pub, Choices& out);
void take_loot(Game& g, Loot what);

}  // namespace dr
