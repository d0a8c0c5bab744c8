// The option that whoever presses Enter without reading may take.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "present/changes.h"

namespace dr::present {

// A legal choice and what is sure to come of it.
struct Outlook {
  Choice choice;
  std::vector<Event> events;
  std::vector<Change> changes;
};

// Whether a seat is sure to lose something: money, points, nuggets, cards, longhorns, health.
bool loses(std::span<const Change> changes, Seat seat);

// The only thing to do besides stepping aside, if it is sure to gain something and costs nothing;
// passing, if what could be used instead costs something, and passing loses nothing and leaves nobody
// behind in a fight. An action is chosen by who takes it.
std::optional<Choice> safe_choice(const View& view, std::span<const Outlook> options);

}  // namespace dr::present
