// A full state consistent with what one seat sees.
#include "base/mix.h"
#include "engine/api/dealer.h"

namespace dr {

std::uint64_t Rng::next() { return std::rotl(mixed(s += kGolden), 7); }

std::uint32_t Rng::below(std::uint32_t n) {
  return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
}

namespace {

State deal(const Catalog& cat, const View& view, Rng& rng, bool high) {
  State state;
  std::memset(static_cast<void*>(&state), 0, sizeof state);
  state.pub = view.pub;
  for (Seat seat = 0; seat < view.pub.players; ++seat) {
    Private& own = state.own[seat];
    own.committed = own.npc_commit = own.laid[0] = own.laid[1] = own.cattle = kNone;
    own.offered[0] = own.offered[1] = kNone;
  }
  if (view.seat < kMaxPlayers) state.own[view.seat] = view.own;
  std::memset(state.hid.mib_order, kNone, sizeof state.hid.mib_order);
  state.hid.mib_commit = kNone;
  for (std::uint32_t& word : state.hid.key) word = static_cast<std::uint32_t>(rng.next());
  Dealer dealer{cat, view, state, rng, high};
  dealer.find_unseen();
  dealer.deal_known();
  dealer.deal_poker_cards();
  dealer.deal_fight_cards();
  dealer.deal_stories();
  dealer.deal_cattle();
  dealer.deal_legends();
  dealer.deal_characters();
  dealer.deal_goals();
  dealer.deal_man_in_black();
  dealer.deal_ante_up();
  return state;
}

// Who is in the middle of discarding or laying cards must hold some that can be next.
bool all_can_answer(const Catalog& cat, const State& state, SeatSet asked) {
  Choices options;
  for (Seat seat = 0; seat < state.pub.players; ++seat) {
    if (!(asked & seat_bit(seat))) continue;
    legal(cat, observe(state, seat), options);
    if (!options.n) return false;
  }
  return true;
}

}  // namespace

State sample(const Catalog& cat, const View& view, Rng& rng) {
  const SeatSet others = static_cast<SeatSet>(
      view.pub.acting & (view.seat < kMaxPlayers ? ~seat_bit(view.seat) : 0xff));
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    const State state = deal(cat, view, rng, false);
    if (!others || all_can_answer(cat, state, others)) return state;
  }
  return deal(cat, view, rng, true);
}

}  // namespace dr
