// The log action by action: each in one line that says what came of it, and the steps behind it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "text/wording/event.h"

namespace dr {

struct ActStep {
  Event event;  // the first of those it tells
  Told told;
  Space space = kNone;  // where it happened
};

struct Act {
  std::size_t from = 0, to = 0;  // its events: [from, to)
  Event head;                    // what it begins with
  Told told;                     // all of it
  Space space = kNone;           // where it happened
  std::vector<ActStep> steps;    // never what another step says

  bool says_all() const;  // the line is its only step
};

// What somebody saw happen. `cast` is as it stands after all of it.
std::vector<Act> tell_acts(const Content& content, const Cast& cast, std::span<const Event> events,
                           const Templates& words = english());

// Whether an event begins an act, whatever came before.
bool begins_act(const Event& event);

}  // namespace dr
