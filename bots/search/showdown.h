// The card for a fight between players and the cards for a hand of poker. Whoever always lays the
// same is read, so both are drawn from a mixture: every way to lay is played out against every way of
// the rival, over games the rival may be in, and duel.h finds how often each should be chosen.
#pragma once

#include "bots/search/duel.h"
#include "bots/search/playout.h"

namespace dr {

// Against whom cards are laid now; kNone if that is not what is asked. At a hand of poker with several
// rivals the one with most cards; the others follow their script.
Seat rival_of(const View& view);

// REQUIRES: rival_of(playout.view()) == rival.
Choice showdown(Playout& playout, Seat rival, Rng& rng);

}  // namespace dr
