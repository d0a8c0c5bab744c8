// What is sure to happen if a choice is made: it is played on samples of what the seat knows.
#pragma once

#include <vector>

#include "darkrock/engine.h"

namespace dr::present {

// What the seat will see, in order, up to where chance has a word. REQUIRES: the choice is legal.
std::vector<Event> sure_events(const Catalog& cat, const View& view, Choice choice);

}  // namespace dr::present
