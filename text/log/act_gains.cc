#include "text/log/act_gains.h"

#include <algorithm>
#include <cstdlib>

#include "darkrock/event_table.h"
#include "darkrock/ids.h"
#include "text/cards/names.h"

namespace dr {
namespace {

static_assert(std::size(kIdsOf<PointKind>) == std::size(Gains{}.points));

// What was lost has a minus sign.
std::string amount(std::string_view key, int n, const Templates& words, std::string thing = {}) {
  const std::string text =
      words.format(key, {{"n", std::to_string(std::abs(n))}, {"a", std::move(thing)}});
  return n < 0 ? "−" + text : text;
}

// The start bonus is no gain to whoever weighs a choice, but the act that brings it is told.
Outcome outcome_of(EventKind kind) {
  if (kind == EventKind::kStartCash) return Outcome::kCash;
  if (kind == EventKind::kStartPoints) return Outcome::kPoints;
  return kind == EventKind::kStartWounds ? Outcome::kWounds : info_of(kind).outcome;
}

}  // namespace

bool Gains::any() const {
  return cash || lp || nuggets || longhorns || cards || wounds || actions ||
         std::ranges::any_of(points, [](int n) { return n != 0; });
}

void list(std::string& all, std::string_view thing) {
  if (!all.empty()) all += ", ";
  all += thing;
}

Gains gains_of(std::span<const Event> act, Seat seat) {
  Gains sum;
  for (const Event& e : act) {
    if (e.seat != seat) continue;
    switch (outcome_of(e.kind)) {
      case Outcome::kCash: sum.cash += e.a; break;
      case Outcome::kLp: sum.lp += e.a; break;
      case Outcome::kPoints: sum.points[static_cast<std::size_t>(e.b) % 3] += e.a; break;
      case Outcome::kNuggets: sum.nuggets += e.a; break;
      case Outcome::kLonghorns: sum.longhorns += e.a; break;
      case Outcome::kWounds: sum.wounds += e.a; break;
      case Outcome::kHealing: sum.wounds -= e.a; break;
      case Outcome::kCards:  // discarded: the step tells it
      case Outcome::kPlain:
      case Outcome::kChance:
      case Outcome::kUnsaid: break;
    }
    if (e.kind == EventKind::kDrew) sum.cards += e.a;
    if (e.kind == EventKind::kExtraAction) sum.actions += e.a;
  }
  return sum;
}

std::string say_gains(const Gains& gains, const Templates& words) {
  std::string all;
  if (gains.lp) list(all, amount("gain.lp", gains.lp, words));
  for (int kind = 0; kind < 3; ++kind)
    if (const int n = gains.points[kind])
      list(all, amount("gain.points", n, words, point_name(kind, words)));
  if (gains.cash) list(all, (gains.cash < 0 ? "−" : "") + dollars(std::abs(gains.cash), words));
  if (gains.nuggets) list(all, amount("gain.nuggets", gains.nuggets, words));
  if (gains.longhorns) list(all, amount("gain.longhorns", gains.longhorns, words));
  if (gains.cards) list(all, amount("gain.cards", gains.cards, words));
  if (gains.wounds > 0) list(all, amount("gain.wounds", gains.wounds, words));
  if (gains.wounds < 0) list(all, amount("gain.healed", -gains.wounds, words));
  if (gains.actions) list(all, amount("gain.actions", gains.actions, words));
  return all;
}

}  // namespace dr
