#include "tests/support/dominance.h"

#include <bit>
#include <vector>

#include "bots/sense.h"

namespace dr {
namespace {

constexpr int kLongest = 200;  // answers to what one choice brings up

bool begins_anew(const Public& pub) {
  return pub.over || pub.ask == Ask::kAction || pub.ask == Ask::kIncome;
}

// Nothing: somebody has a say of whom nobody knows what it would do. No `self`: that is everybody.
std::optional<Choice> answer(const Catalog& catalog, const View& view, const Choices& options,
                             Seat self_seat, Bot* self) {
  if (options.n == 1) return options[0];
  if (self && view.seat == self_seat) return self->choose(catalog, view, options);
  for (const Choice& option : options)
    if (option.verb == Verb::kPass && view.pub.ask == Ask::kWindow) return option;
  return std::nullopt;
}

// `said` is set if the seat had more to say.
State after(const Catalog& catalog, const State& world, Seat seat, Choice choice, Bot* self,
            bool& said) {
  State state = world;
  apply(catalog, state, seat, choice);
  Choices options;
  for (int i = 0; i < kLongest && !begins_anew(state.pub); ++i) {
    const Seat next = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    const View view = observe(state, next);
    legal(catalog, view, options);
    const auto made = answer(catalog, view, options, seat, self);
    if (!made) break;
    said = said || (self && next == seat && options.n > 1);
    apply(catalog, state, next, *made);
  }
  return state;
}

// For whoever ended the turn, also if it is ended after the other option.
bool leads_better(const Catalog& catalog, const State& world, Seat seat, Choice option,
                  Choice chosen, const State& came) {
  bool said = false;
  const State state = after(catalog, world, seat, option, nullptr, said);
  if (outdoes(state, came, seat)) return true;
  const Choice end{Verb::kEndTurn};
  if (chosen != end || state.pub.ask != Ask::kAction || state.pub.active != seat) return false;
  if (!why_not(catalog, sight(state, seat), end).ok()) return false;
  return outdoes(after(catalog, state, seat, end, nullptr, said), came, seat);
}

}  // namespace

std::optional<Outdone> outdone_by(const Catalog& catalog, const View& view, const Choices& legal,
                                  Choice chosen, Bot& self) {
  std::vector<Choice> left(legal.begin(), legal.end());
  std::erase(left, chosen);
  Rng rng{1};  // the worlds a bot looks at come first
  bool said = false;
  for (int i = 0; i < kDominanceWorlds && !left.empty(); ++i) {
    const State world = sample(catalog, view, rng);
    const State came = after(catalog, world, view.seat, chosen, &self, said);
    std::erase_if(left, [&](Choice option) {
      return !leads_better(catalog, world, view.seat, option, chosen, came);
    });
  }
  if (left.empty()) return std::nullopt;
  return Outdone{left[0], !said};
}

}  // namespace dr
