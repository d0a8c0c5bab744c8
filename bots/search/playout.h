// Plays games that could be the real one a little further, everybody by a script, and says what they
// have come to.
#pragma once

#include "bots/base/meter.h"
#include "bots/search/judge.h"
#include "bots/search/turn_tree.h"

namespace dr {

class Playout {
 public:
  // The script keeps nothing of a game, so one will do for all seats.
  // REQUIRES: `judge` is prepared for the game.
  Playout(const Catalog& catalog, const View& view, const Judge& judge, Bot& script, Meter& meter)
      : cat_(catalog), view_(view), judge_(judge), script_(script), meter_(meter) {}

  const Catalog& catalog() const { return cat_; }
  const View& view() const { return view_; }
  Meter& meter() { return meter_; }

  void act(State& state, Seat seat, Choice choice) {
    apply(cat_, state, seat, choice);
    meter_.count();
  }

  // To the beginning of the searcher's next turn; in this one it chooses as the tree says. False if
  // the budget is over first.
  bool to_next_turn(State& state, TurnTree& tree);
  // To the end of the fight or the hand of poker.
  bool to_showdown(State& state);

  // What the script would choose. REQUIRES: the seat is asked.
  Choice usual(const State& state, Seat seat);

  // The chance of a seat to win, seen by itself.
  std::int32_t worth(const State& state, Seat seat) const {
    return judge_.worth(cat_, state, seat);
  }

 private:
  template <class Done>
  bool play(State& state, TurnTree* tree, Done&& done);

  const Catalog& cat_;
  const View& view_;
  const Judge& judge_;
  Bot& script_;
  Meter& meter_;
  Choices options_;
};

}  // namespace dr
