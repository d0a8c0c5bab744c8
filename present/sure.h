// What is sure to happen if a choice is made: it is played on samples of what the seat knows.
#pragma once

#include <memory>
#include <vector>

#include "darkrock/engine.h"

namespace dr::present {

// The samples of one view, to try choices on.
class Futures {
 public:
  Futures(const Catalog& cat, const View& view);

  // What the seat will see of a choice, in order, up to where chance has a word. REQUIRES: it is legal.
  std::vector<Event> sure_events(Choice choice);

 private:
  std::vector<Event> play(const State& sample, Choice choice);

  const Catalog& cat_;
  const View& view_;
  std::vector<State> samples_;
  std::unique_ptr<State> state_;
  std::unique_ptr<Events> events_;
};

}  // namespace dr::present
