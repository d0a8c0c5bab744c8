#include "bots/search/playout.h"

namespace dr {
namespace {

constexpr int kLongPlayout = 1500;  // choices; no round is that long

}  // namespace

template <class Done>
bool Playout::play(State& state, TurnTree* tree, Done&& done) {
  const Public& pub = state.pub;
  for (int i = 0; i < kLongPlayout && !pub.over && !done(i); ++i) {
    if (i % 16 == 15 && meter_.over()) return false;
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(pub)));
    const View view = observe(state, seat);
    legal(cat_, view, options_);
    const bool planned = tree && seat == view_.seat && pub.active == seat;
    act(state, seat,
        options_.n == 1 ? options_[0]
        : planned       ? tree->choose(cat_, view, options_, script_)
                        : script_.choose(cat_, view, options_));
  }
  return true;
}

bool Playout::to_next_turn(State& state, TurnTree& tree) {
  const Public& pub = state.pub;
  return play(state, &tree,
              [&](int i) { return i > 0 && pub.ask == Ask::kIncome && pub.active == view_.seat; });
}

bool Playout::to_showdown(State& state) {
  const Public& pub = state.pub;
  return play(state, nullptr, [&](int) { return !pub.fight.on && !pub.poker.on; });
}

Choice Playout::usual(const State& state, Seat seat) {
  const View view = observe(state, seat);
  legal(cat_, view, options_);
  return options_.n == 1 ? options_[0] : script_.choose(cat_, view, options_);
}

}  // namespace dr
