// Whether a player chose what another option outdoes, found by playing on: every option is carried out
// on the same games with the same luck, and the player itself answers what its choice brings up.
#pragma once

#include <optional>

#include "bots/bots.h"

namespace dr {

inline constexpr int kDominanceWorlds = 48;

// A fault is outright if the choice made brought up nothing more for its player to say.
struct Outdone {
  Choice better;
  bool outright = true;
};

// The option that would have been better in each of several games that look like the view, all else
// being equal (outdoes in bots/sense.h); nothing if there is none. What the choice made brings up `self`
// answers, until somebody is to decide something new; the other option has to be better by itself,
// nobody doing more about it than to let things be.
std::optional<Outdone> outdone_by(const Catalog& catalog, const View& view, const Choices& legal,
                                  Choice chosen, Bot& self);

}  // namespace dr
