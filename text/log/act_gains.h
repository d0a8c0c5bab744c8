// What an act changed for whoever did it, in a few words: "2 LP, $30, 1 wound".
#pragma once

#include <span>
#include <string>

#include "content/compiler/content.h"
#include "darkrock/event.h"
#include "text/templates.h"

namespace dr {

struct Gains {
  int cash = 0, lp = 0, nuggets = 0, longhorns = 0, cards = 0, wounds = 0, actions = 0;
  int points[3] = {};  // by PointKind

  bool any() const;
};

Gains gains_of(std::span<const Event> act, Seat seat);
std::string say_gains(const Gains& gains, const Templates& words);

// Adds a thing to a list: "2 LP, $30".
void list(std::string& all, std::string_view thing);

}  // namespace dr
