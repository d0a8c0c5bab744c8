#include "review/ahead.h"

#include "bots/rider.h"

namespace dr {
namespace {

constexpr int kLongest = 1500;  // choices; no round is that long

}  // namespace

std::int64_t play_to_next_turn(const Catalog& catalog, State& state, Seat seat, Events* events,
                               const std::function<void(const Events&)>& hear) {
  Rider rider(LikeSet{}, 0, 0);
  const Public& pub = state.pub;
  Choices options;
  int made = 0;
  for (; made < kLongest && !pub.over; ++made) {
    if (made > 0 && pub.ask == Ask::kIncome && pub.active == seat) break;
    const Seat next = static_cast<Seat>(std::countr_zero(to_act(pub)));
    const View view = observe(state, next);
    legal(catalog, view, options);
    if (events) events->clear();
    apply(catalog, state, next,
          options.n == 1 ? options[0] : rider.think(catalog, view, options, {}), events);
    if (hear) hear(*events);
  }
  return made;
}

}  // namespace dr
