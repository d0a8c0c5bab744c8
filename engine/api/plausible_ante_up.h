// The parts of a game that Ante Up adds, for plausible.cc.
#pragma once

#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"

namespace dr {

// A game without Ante Up has nothing but zeros there.
bool without_ante_up(const Public& pub);
bool without_ante_up(const Private& own);
bool without_ante_up(const State& state);

// REQUIRES: a catalog with Ante Up; the base part of the game is plausible.
bool plausible_ante_up(const Catalog& catalog, const Public& pub);
// `asked`: the seat it belongs to is asked now.
bool plausible_ante_up(const Catalog& catalog, const Public& pub, const Private& own, bool asked);
bool plausible_ante_up(const Catalog& catalog, const State& state);
bool plausible_ante_up(const Catalog& catalog, const Public& pub, const NpcFightFrame& f);
bool plausible_ante_up(const Catalog& catalog, const Public& pub, const EventFrame& f);
bool plausible_ante_up(const Catalog& catalog, const Public& pub, const FaroFrame& f);
bool plausible_ante_up(const Catalog& catalog, const Public& pub, const ExploreFrame& f);

}  // namespace dr
