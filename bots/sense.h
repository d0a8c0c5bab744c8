// Choices that no plan can want. An option is senseless if another one leaves its player with at least
// as much of everything that is good to have and more of something, the rivals with no more, and all
// else as it would be: in every game that could be the real one, with the same luck.
#pragma once

#include "bots/base/bot.h"

namespace dr {

// Whether the seat is better off in `a` than in `b`, whatever it plans: nothing differs but what is good
// to have. LP, points of both good tracks, money, nuggets, cards, health, items, legends, longhorns and
// actions are; to be Wanted is a matter of taste, and so is where one stands.
bool outdoes(const State& a, const State& b, Seat seat);

// Finds what makes more sense. It looks at the view and at nothing else.
class Sense {
 public:
  // An option that makes `choice` senseless and that none does; `choice` itself if there is none. `self`
  // is who chose, and says how it would go on.
  Choice better(const Catalog& catalog, const View& view, const Choices& legal, Choice choice,
                Bot& self);

 private:
  Choice one_better(const Catalog& catalog, const View& view, const Choices& legal, Choice choice,
                    Bot& self);
  bool leads_better(const Catalog& catalog, const State& world, Seat seat, Choice option,
                    bool end_turn, const State& came);
  // Whether answers to what follows lead to something better than what came.
  bool find(const Catalog& catalog, State& state, Seat seat, bool end_turn, const State& came);

  int tried_ = 0;
};

}  // namespace dr
