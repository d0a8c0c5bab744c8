// Games that differ in hidden things only look the same to whoever cannot see them.
#include "tests/support/property.h"

#include <bit>
#include <cstring>

#include "darkrock/event_table.h"

namespace dr {
namespace {

// Two neighbouring cards in hands the viewer cannot see: their exchange keeps the order of every
// hand they may meet, so that a card picked at random stays the same.
struct Exchange {
  Seat a = kNone, b = kNone;
  Card x = 0, y = 0;
};

Seat holder(const State& s, Card card) {
  for (Seat seat = 0; seat < s.pub.players; ++seat)
    if (s.own[seat].hand & bit(card)) return seat;
  return kNone;
}

bool known_to_any(const State& s, Seat owner, Card card) {
  for (int i = 0; i < s.pub.players; ++i)
    if (i != owner && (s.own[i].known[owner] & bit(card))) return true;
  return false;
}

Exchange find_exchange(const State& s, Seat viewer, Rng& rng) {
  const int start = static_cast<int>(rng.below(kPokerCards));
  for (int i = 0; i < kPokerCards; ++i) {
    const Card x = static_cast<Card>((start + i) % kPokerCards), y = static_cast<Card>(x + 1);
    if (y == kPokerCards) continue;
    const Seat a = holder(s, x), b = holder(s, y);
    if (a == kNone || b == kNone || a == b || a == viewer || b == viewer) continue;
    if (!known_to_any(s, a, x) && !known_to_any(s, b, y)) return {a, b, x, y};
  }
  return {};
}

void exchange(State& s, const Exchange& e) {
  s.own[e.a].hand ^= bit(e.x) | bit(e.y);
  s.own[e.b].hand ^= bit(e.x) | bit(e.y);
}

bool shown(const Events& events, Seat viewer, const Exchange& e) {
  for (int i = 0; i < events.n; ++i) {
    const Event& event = events.list[i];
    if (sees(event, viewer) && info_of(event.kind).a == Field::kCard &&
        (event.a == e.x || event.a == e.y))
      return true;
  }
  return false;
}

// Empty if the viewer is told the same in both games, else the first difference.
std::string difference(const Events& p, const Events& q, Seat viewer) {
  int i = 0, j = 0;
  for (;; ++i, ++j) {
    while (i < p.n && !sees(p.list[i], viewer)) ++i;
    while (j < q.n && !sees(q.list[j], viewer)) ++j;
    if (i == p.n && j == q.n) return {};
    if (i == p.n || j == q.n) return fault("more events in one game", p.n, q.n);
    const Event &x = p.list[i], &y = q.list[j];
    if (std::memcmp(&x, &y, sizeof x) != 0)
      return fault("event kinds", static_cast<int>(x.kind), static_cast<int>(y.kind)) +
             fault(" values", x.a, y.a) + fault(" seats", x.seat, y.seat);
  }
}

// A choice both games allow, or none.
bool common_choice(const Choices& p, const Choices& q, Rng& rng, Choice& out) {
  if (!p.n) return false;
  const int start = static_cast<int>(rng.below(static_cast<std::uint32_t>(p.n)));
  for (int i = 0; i < p.n; ++i) {
    out = p[(start + i) % p.n];
    if (q.has(out)) return true;
  }
  return false;
}

std::string follow(const Catalog& cat, State first, Seat viewer, const Exchange& e, Rng& rng) {
  State second = first;
  exchange(second, e);
  for (int step = 0; step < 60 && !first.pub.over; ++step) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(first.pub)));
    Choices p, q;
    legal(cat, observe(first, seat), p);
    legal(cat, observe(second, seat), q);
    if (seat == viewer &&
        std::memcmp(p.list, q.list, sizeof(Choice) * static_cast<std::size_t>(p.n)) != 0)
      return "the options tell what is hidden";
    Choice choice;
    if (!common_choice(p, q, rng, choice)) return {};
    Events one, other;
    apply(cat, first, seat, choice, &one);
    apply(cat, second, seat, choice, &other);
    if (shown(one, viewer, e) || shown(other, viewer, e)) return {};
    if (std::string told = difference(one, other, viewer); !told.empty())
      return "the events tell what is hidden: " + told;
    if (!look_alike(observe(first, viewer), observe(second, viewer)))
      return "the view tells what is hidden";
  }
  return {};
}

}  // namespace

std::string check_no_leak(const Catalog& cat, const Setup& setup, std::uint64_t seed) {
  Rng rng{seed * 0xd1342543de82ef95 + 7};
  State state = new_game(cat, setup, seed_from(seed));
  Choices options;
  int n = 0;
  while (!state.pub.over) {
    const Seat viewer = rng.below(4) ? static_cast<Seat>(rng.below(setup.players)) : kNone;
    if (++n % 16 == 0)
      if (const Exchange e = find_exchange(state, viewer, rng); e.a != kNone)
        if (std::string problem = follow(cat, state, viewer, e, rng); !problem.empty())
          return problem + ", decision " + std::to_string(n) + " of seed " + std::to_string(seed);
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    legal(cat, observe(state, seat), options);
    apply(cat, state, seat,
          options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))]);
  }
  return {};
}

}  // namespace dr
