// Story cards and discs (B8).
#pragma once

#include "engine/flow/program.h"

namespace dr {

enum class StoriesStep : std::uint8_t { kPick, kTurnUp, kRewards, kBandits, kSheriff, kDiscard };

// Resolves every card that has its discs, at the end of a turn (B8.4).
struct [[gnu::may_alias]] StoriesFrame {
  static constexpr FrameKind kKind = FrameKind::kStories;

  FrameKind kind;
  StoriesStep step;
  Seat seat;  // whose turn it is
  std::uint8_t deck;
  SeatSet contributors;
  std::uint8_t story;
  std::uint8_t position;  // of the contributor who is next, from the resolver on
  Seat resolver;
  std::uint8_t pad[8];
};

// From kRewards on the card lies open.
inline bool turned_up(const StoriesFrame& f) { return f.step >= StoriesStep::kRewards; }

void run_stories(Game& g, StoriesFrame& f);
void options_stories(const Catalog& cat, const Sight& view, Choices& out);
void take_stories(Game& g, StoriesFrame& f, Seat seat, Choice choice);

bool story_complete(const Public& pub, int story);

// How a seat may put a disc now: bit 2 * story + (1 = moved from the other story). 0 = not at all.
int disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion);
void add_disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                      Choices& out);

// `story-disc`: side 0 any, 1 left, 2 right (MB9).
void free_disc(Game& g, Seat seat, int side);
void options_free_disc(const Public& pub, Seat seat, Choices& out);

void place_disc(Game& g, Seat seat, int story, bool moved);

// Makes the two decks, or one in a first game (B2.2).
void set_up_stories(Game& g);

}  // namespace dr
