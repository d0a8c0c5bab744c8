// Whom an option touches, and by how much.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "darkrock/engine.h"

namespace dr::present {

// One number of one figure that changes: "cash" in dollars, "lp", "mp", "wp", "gp", "nuggets",
// "wounds", "cards", "longhorns".
struct Change {
  Seat seat = kNone;
  std::string_view what;
  int by = 0;
};

// The sums of some events of one turn, in the order in which each number first changes.
std::vector<Change> changes_of(std::span<const Event> events);

// The figures besides the chooser that a choice is about or is sure to change.
SeatSet touched_by(const View& view, Choice choice, std::span<const Change> changes);

}  // namespace dr::present
