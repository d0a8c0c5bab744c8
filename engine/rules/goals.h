// The goals variant and legendary tokens (B2.10 - B2.13).
#pragma once

#include "engine/flow/program.h"

namespace dr {

// Whether one of the character's goals not yet shown is met, as far as all can tell (B14.4).
bool goal_may_be_met(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion);
void add_goal_options(const Catalog& cat, const Sight& view, const Occasion& occasion,
                      Choices& out);

}  // namespace dr
