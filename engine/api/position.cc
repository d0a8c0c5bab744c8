#include "darkrock/position.h"

#include <bit>
#include <cstring>
#include <iterator>

#include "engine/rules/ante_up.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/turn.h"

namespace dr {
namespace {

void clear_player(State& state, Seat seat) {
  Player& p = state.pub.player[seat];
  Private& own = state.own[seat];
  state.hid.poker_deck |= own.hand;
  own.hand = 0;
  for (int i = 0; i < kMaxItems; ++i) stock_of(state.pub, i) += p.items >> i & 1;
  p.items = p.upgraded = 0;
  p.weapon = p.mount = p.cattle = kNone;
  p.hand_n = p.cash = p.lp = p.mp = p.wp = p.nuggets = p.wounds = p.flags = 0;
}

void clear_stories(const Catalog& catalog, State& state) {
  for (int deck = 0; deck < 2; ++deck) {
    state.hid.story_top[deck] = state.pub.trigger[deck] = kNone;
    state.pub.story_n[deck] = 0;
  }
  state.hid.story_pool = 0;
  for (int i = 0; i < catalog.n_stories; ++i) state.hid.story_pool |= std::uint64_t{1} << i;
}

void clear_ante_up(State& state) {
  AnteUp& au = state.pub.au;
  AnteUpHidden& hid = state.hid.au;
  for (const AnteUp::Pile& pile : au.gold)
    state.pub.supply_nuggets = u8(state.pub.supply_nuggets + pile.n);
  std::memset(au.gold, 0, sizeof au.gold);
  au.longhorn_supply = u8(au.longhorn_supply + au.longhorns.size());
  au.outlaws = au.claim_jumpers = au.longhorns = {};
  au.rollers = au.markers = au.train = 0;
  hid.events |= au.event_discards;
  au.events_n = u8(std::popcount(hid.events));
  au.event_discards = 0;
  std::memset(au.frontier, 0, sizeof au.frontier);
  std::memset(hid.token_at, 0, sizeof hid.token_at);
  std::memset(hid.frontier_at, kNone, sizeof hid.frontier_at);
}

}  // namespace

State bare_table(const Catalog& catalog, const Setup& setup) {
  State state = new_game(catalog, setup, seed_from(1));
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(catalog, sight(state, seat), options);
    apply(catalog, state, seat, options[0]);
  }
  for (Seat seat = 0; seat < setup.players; ++seat) clear_player(state, seat);
  Public& pub = state.pub;
  pub.bandits = {};
  pub.first = 0;
  pub.actions_left = 3;
  pub.poker_deck_n = u8(count(state.hid.poker_deck));
  clear_stories(catalog, state);
  if (with_ante_up(pub)) clear_ante_up(state);
  return state;
}

void begin_at(const Catalog& catalog, State& state, Seat seat, Begin begin, Events* events) {
  Public& pub = state.pub;
  pub.acting = 0;
  pub.ask = Ask::kNothing;
  Game g{catalog, state, events};
  while (pub.n_frames) pop(g);
  if (begin == Begin::kActions) pub.active = seat;
  const bool mib = begin == Begin::kManInBlack;
  push<TurnFrame>(g, seat).step = mib                        ? TurnStep::kRoundEnd
                                  : begin == Begin::kActions ? TurnStep::kActions
                                                             : TurnStep::kBegin;
  if (mib) push<MibFrame>(g, kMib);
  advance(g);
}

bool force_outcome(State& state, Purpose purpose, int outcome) {
  if (state.hid.forced_n >= std::size(state.hid.forced)) return false;
  force(state.hid, purpose, outcome);
  return true;
}

}  // namespace dr
