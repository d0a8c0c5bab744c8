#include "present/changes.h"

#include <algorithm>
#include <utility>

#include "darkrock/event_table.h"
#include "darkrock/ids.h"
#include "present/target.h"

namespace dr::present {
namespace {

// The number an event changes; no word if it changes none.
std::pair<std::string_view, int> counted(const Event& e) {
  switch (info_of(e.kind).outcome) {
    case Outcome::kCash: return {"cash", e.a * 10};
    case Outcome::kLp: return {"lp", e.a};
    case Outcome::kPoints: return {id_of(static_cast<PointKind>(e.b)), e.a};
    case Outcome::kNuggets: return {"nuggets", e.a};
    case Outcome::kLonghorns: return {"longhorns", e.a};
    case Outcome::kWounds: return {"wounds", e.a};
    case Outcome::kHealing: return {"wounds", -e.a};
    case Outcome::kCards: return {"cards", -1};
    case Outcome::kUnsaid:
    case Outcome::kPlain:
    case Outcome::kChance: break;
  }
  return {};
}

}  // namespace

std::vector<Change> changes_of(std::span<const Event> events) {
  std::vector<Change> out;
  for (const Event& event : events) {
    if (event.kind == EventKind::kTurnBegan) break;  // what follows is somebody else's turn
    const auto [what, by] = counted(event);
    if (what.empty() || event.seat >= kMaxFigures) continue;
    const auto known = std::ranges::find_if(
        out, [&](const Change& c) { return c.seat == event.seat && c.what == what; });
    if (known == out.end())
      out.push_back({event.seat, what, by});
    else
      known->by += by;
  }
  std::erase_if(out, [](const Change& c) { return c.by == 0; });
  return out;
}

SeatSet touched_by(const View& view, Choice choice, std::span<const Change> changes) {
  SeatSet out = 0;
  for (const Change& change : changes) out |= seat_bit(change.seat);
  if (const Seat seat = aimed_at(view.pub, choice); seat < kMaxFigures) out |= seat_bit(seat);
  return static_cast<SeatSet>(out & ~seat_bit(view.seat));
}

}  // namespace dr::present
