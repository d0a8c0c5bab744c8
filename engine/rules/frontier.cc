// A13 Exploring a frontier.
#include "engine/rules/ante_up.h"

#include "engine/flow/window.h"
#include "engine/rules/hand.h"

namespace dr {
namespace {

int worth(Card card) { return rank_of(card) == 14 ? 11 : std::min(10, rank_of(card)); }

// The cards that may be discarded next: picks ascend, and must be able to reach the value.
CardSet next_cards(const Catalog& cat, const Public& pub, CardSet hand, const ExploreFrame& f) {
  const int need = frontier_need(cat, pub, f.frontier);
  const CardSet rest = at_least(hand, f.lowest_next);
  CardSet out = 0;
  for_each_card(rest, [&](Card card) {
    if (f.paid + cards_worth(at_least(rest, card)) >= need) out |= bit(card);
  });
  return out;
}

void finish_paying(Game& g, ExploreFrame& f) {
  f.step = ExploreStep::kTurn;
  if (g.pub().discarded_now) push<DiscardedFrame>(g, f.seat);  // AU71
}

void pay(Game& g, ExploreFrame& f) {
  const bool enough = f.paid >= frontier_need(g.cat, g.pub(), f.frontier);
  if (!enough || g.player(f.seat).hand_n) return ask(g, Ask::kExplore, seat_bit(f.seat));
  finish_paying(g, f);
}

void turn(Game& g, ExploreFrame& f) {
  f.step = ExploreStep::kTell;
  const int token = g.hid().au.frontier_at[f.frontier];
  const Space space = g.cat.frontier_space[f.frontier];
  g.hid().au.frontier_at[f.frontier] = kNone;
  g.pub().au.frontier[f.frontier] = 0;
  g.pub().au.explored |= static_cast<std::uint16_t>(1u << token);
  forget_token(g, space, 1 + kMaxTokens + token);
  ++g.pub().reveals;
  emit(g, EventKind::kExplored, AU(41), f.seat, token, space);
  start_program(g, f.seat, From::kFrontier, token, g.cat.frontier[token].reward);
}

}  // namespace

int frontier_here(const Catalog& cat, Space space) {
  for (int i = 0; i < kFrontierSpaces; ++i)
    if (cat.ante_up && cat.frontier_space[i] == space) return i;
  return -1;
}

int frontier_need(const Catalog& cat, const Public& pub, int frontier) {
  return cat.frontier_value[frontier] + pub.au.frontier[frontier];
}

int cards_worth(CardSet cards) {
  int sum = 0;
  for_each_card(cards, [&](Card card) { sum += worth(card); });
  return sum;
}

void start_exploring(Game& g, Seat seat) {
  push<ExploreFrame>(g, seat).frontier = u8(frontier_here(g.cat, g.player(seat).space));
}

void run_explore(Game& g, ExploreFrame& f) {
  switch (f.step) {
    using enum ExploreStep;
    case kPay: return pay(g, f);
    case kTurn: return turn(g, f);
    case kTell: f.step = kEnd; return open_window(g, seat_bit(f.seat), {Moment::kExplored, 0, 0});
    case kEnd: return pop(g);
  }
}

void options_explore(const Catalog& cat, const Sight& view, Choices& out) {
  const ExploreFrame& f = as<ExploreFrame>(top(view.pub));
  if (f.paid >= frontier_need(cat, view.pub, f.frontier)) out.add(Verb::kPass);
  for_each_card(next_cards(cat, view.pub, view.own.hand, f),
                [&](Card card) { out.add(Verb::kDiscard, card); });
}

void take_explore(Game& g, ExploreFrame& f, Seat seat, Choice choice) {
  if (choice.verb == Verb::kPass) return finish_paying(g, f);
  Public& pub = g.pub();
  take_from_hand(g, seat, choice.a);
  pub.discards |= bit(choice.a);
  emit(g, EventKind::kDiscarded, AU(41), seat, choice.a);
  pub.discarded_now |= bit(choice.a) & g.cat.bonus_cards[static_cast<int>(Moment::kWhenDiscarded)];
  f.lowest_next = u8(choice.a + 1);
  f.paid = u8(f.paid + worth(choice.a));
}

}  // namespace dr
