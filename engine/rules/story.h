// Story cards and discs (B8).
#pragma once

#include "engine/flow/program.h"

namespace dr {

int discs_on(const Public& pub, int story);
bool story_complete(const Public& pub, int story);

// How a seat may put a disc now: bit 2 * story + (1 = moved from the other story). 0 = not at all.
int disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion);
void add_disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                      Choices& out);

// `story-disc`: side 0 any, 1 left, 2 right (MB9).
void free_disc(Game& g, Seat seat, int side);
void options_free_disc(const Public& pub, Seat seat, Choices& out);

// Makes the two decks, or one in a first game (B2.2).
void set_up_stories(Game& g);

}  // namespace dr
