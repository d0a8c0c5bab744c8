// A review in words.
#pragma once

#include <string>
#include <vector>

#include "review/review.h"
#include "text/templates.h"

namespace dr {

// A turn that changed somebody's chance much.
struct TurningPoint {
  std::size_t from = 0, to = 0;  // its choices: [from, to)
  std::size_t step = 0;          // the choice of it that changed most
  std::int32_t change[kMaxPlayers] = {};
};
// Those that changed most, in the order of the game; at most so many, and none that changed next to nothing.
std::vector<TurningPoint> turning_points(const std::vector<LedgerEntry>& entries, int players,
                                         std::size_t most);

// What happened in such a turn: all of it, and the one action that changed most.
struct ToldTurn {
  std::string text, core;
};
// As a seat saw it; a seat >= players: as all saw it. One for each turn.
std::vector<ToldTurn> tell_turns(const RecordedGame& game, const std::vector<TurningPoint>& turns,
                                 Seat eyes, const Templates& words);

// The questions of a seat that were answered worst, the worst first: those graded as faults.
std::vector<const Question*> faults_of(const Review& review, Seat seat, std::size_t most);

}  // namespace dr
