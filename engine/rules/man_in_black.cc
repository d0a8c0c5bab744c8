// C10 The Man in Black.
#include "engine/rules/man_in_black.h"

#include "engine/flow/chapters.h"
#include "engine/flow/facts.h"
#include "engine/rules/fight.h"
#include "engine/rules/hand.h"
#include "engine/rules/story.h"
#include "engine/rules/turn.h"

namespace dr {
namespace {

constexpr int kGoneByDawn = 9;  // mib-10: his deck is shuffled anew after it (MB2)

int distance(const Catalog& cat, const Public& pub, Space from, Space to) {
  SpaceSet reached, frontier;
  frontier.add(from);
  int steps = 0;
  while (!frontier.has(to)) {
    reached = reached | frontier;
    SpaceSet next;
    for_each(frontier, [&](Space s) { next = next | near_or_linked(cat, pub, s); });
    frontier = next - reached;
    ++steps;
    if (frontier.empty()) return 255;
  }
  return steps;
}

// One space along a shortest path, the first such neighbour in the order of the map file (MB5).
Space step_toward(const Catalog& cat, const Public& pub, Space from, Space to) {
  const int here = distance(cat, pub, from, to);
  const MapSpace& space = cat.spaces[from];
  for (int i = 0; i < space.n_adjacent; ++i) {
    const Space next = space.adjacent[i];
    if (near(cat, pub, from).has(next) && distance(cat, pub, next, to) == here - 1) return next;
  }
  const SpaceSet link = cat.linked[from];  // after the listed ones
  if (!link.empty() && distance(cat, pub, link.first(), to) == here - 1) return link.first();
  return from;
}

// How much a player is what this card hunts; more is more (MB4).
int prey_worth(const Catalog& cat, const Public& pub, Seat seat, Prey prey) {
  const Player& p = pub.player[seat];
  switch (prey) {
    case Prey::kLeader: return p.lp;
    case Prey::kRichest: return p.cash;
    case Prey::kMiner: return p.nuggets;
    case Prey::kMarked: return pub.player[0].wp || pub.player[1].wp ? p.wp : p.lp;
    case Prey::kNearest: return -distance(cat, pub, pub.mib.space, p.space);
  }
  return 0;
}

Seat choose_prey(const Catalog& cat, const Public& pub, Prey prey) {
  const Seat a = pub.first, b = left_of(pub, a);
  const auto key = [&](Seat seat, int rank) {
    if (rank == 0) return prey_worth(cat, pub, seat, prey);
    if (rank == 1) return -distance(cat, pub, pub.mib.space, pub.player[seat].space);
    return int{pub.player[seat].lp};
  };
  for (int rank = 0; rank < 3; ++rank)
    if (key(a, rank) != key(b, rank)) return key(a, rank) > key(b, rank) ? a : b;
  return a;
}

// The prey of a card is that of its first `stalk`; a card without one has none.
Seat prey_of(const Game& g, int code) {
  for (; g.cat.code[code].op != Op::kEnd; ++code)
    if (g.cat.code[code].op == Op::kStalk)
      return choose_prey(g.cat, g.pub(), static_cast<Prey>(g.cat.code[code].a));
  return kNone;
}

void begin_turn(Game& g, MibFrame& f) {
  Public& pub = g.pub();
  pub.active = kMib;
  pub.actions_left = pub.extra_given = pub.fought = 0;
  pub.heist_done = pub.deposit_done = pub.disc_done = pub.au.train_done = 0;
  new_turn_for_all(g);
  std::uint64_t deck = g.hid().mib_deck;
  f.card = u8(pick(g, Purpose::kManInBlack, deck));
  g.hid().mib_deck = static_cast<std::uint16_t>(deck);
  --pub.mib.deck_n;
  ++pub.reveals;
  pub.mib.card = f.card;
  const Seat prey = prey_of(g, g.cat.mib[f.card]);
  pub.mib.prey = prey == kNone ? pub.first : prey;
  emit(g, EventKind::kMibCard, MB(2), prey, f.card);
  start_program(g, kMib, From::kMib, f.card, g.cat.mib[f.card]);
}

void put_card_away(Game& g, MibFrame& f) {
  ManInBlack& mib = g.pub().mib;
  mib.card = kNone;
  mib.seen |= static_cast<std::uint16_t>(1u << f.card);
  if (f.card != kGoneByDawn && mib.deck_n) return;
  g.hid().mib_deck |= mib.seen;
  mib.seen = 0;
  mib.deck_n = u8(std::popcount(g.hid().mib_deck));
}

void drop_from_hand(Game& g, Card card) {
  Hidden& hid = g.hid();
  hid.mib_hand &= ~bit(card);
  int n = 0;
  for (const std::uint8_t kept : hid.mib_order)
    if (kept != card && kept != kNone) hid.mib_order[n++] = kept;
  while (n < 3) hid.mib_order[n++] = kNone;
  --g.pub().mib.hand_n;
}

void discard_card(Game& g, Card card) {
  drop_from_hand(g, card);
  g.pub().discards |= bit(card);
  emit(g, EventKind::kDiscarded, MB(7), kMib, card);
}

}  // namespace

void run_mib(Game& g, MibFrame& f) {
  switch (f.step) {
    using enum MibStep;
    case kDrawCard: f.step = kResolved; return begin_turn(g, f);
    case kResolved:
      f.step = kStoriesDone;
      put_card_away(g, f);
      push<StoriesFrame>(g, kMib);
      return;
    case kStoriesDone: check_end(g); return pop(g);
  }
}

void stalk(Game& g, int range) {
  Public& pub = g.pub();
  const Space to = pub.player[pub.mib.prey].space;
  const Space from = pub.mib.space;
  for (int i = 0; i < range && pub.mib.space != to; ++i) {
    if (pub.mib.space != from) emit(g, EventKind::kPassed, MB(5), kMib, pub.mib.space);
    pub.mib.space = step_toward(g.cat, pub, pub.mib.space, to);
  }
  if (pub.mib.space != from) emit(g, EventKind::kMoved, MB(5), kMib, pub.mib.space);
}

void mib_attack(Game& g, FightKind kind) { start_fight(g, kMib, g.pub().mib.prey, kind); }

void mib_send(Game& g, int place) {
  g.pub().mib.space = g.cat.places[place].first();
  emit(g, EventKind::kMoved, MB(6), kMib, g.pub().mib.space);
}

Seat mib_sheriff_target(const Public& pub, SeatSet wanted) {
  Seat best = kNone;
  in_order(pub, pub.first, [&](Seat seat) {
    if (!(wanted & seat_bit(seat))) return;
    if (best == kNone || pub.player[seat].wp > pub.player[best].wp) best = seat;
  });
  return best;
}

Space mib_sheriff_path(Game& g, int range) {
  const Public& pub = g.pub();
  Seat target = kNone;
  in_order(pub, pub.first, [&](Seat seat) {
    const Player& p = pub.player[seat];
    if (!p.wp) return;
    if (target == kNone || p.wp > pub.player[target].wp ||
        (p.wp == pub.player[target].wp &&
         distance(g.cat, pub, pub.sheriff, p.space) <
             distance(g.cat, pub, pub.sheriff, pub.player[target].space)))
      target = seat;
  });
  Space space = pub.sheriff;
  for (int i = 0; i < range && space != pub.player[target].space; ++i) {
    space = step_toward(g.cat, pub, space, pub.player[target].space);
    for (Seat seat = 0; seat < pub.players; ++seat)  // B12.3: the first Wanted player stops him
      if (pub.player[seat].wp && pub.player[seat].space == space) return space;
  }
  return space;
}

void mib_draw(Game& g) {
  Hidden& hid = g.hid();
  for (std::uint8_t& slot : hid.mib_order) {
    slot = draw_one(g);
    if (slot == kNone) break;
    hid.mib_hand |= bit(slot);
    ++g.pub().mib.hand_n;
  }
}

void mib_commit(Game& g) {
  Hidden& hid = g.hid();
  Card best = hid.mib_order[0];
  for (int i = 1; i < 3; ++i)
    if (hid.mib_order[i] != kNone && rank_of(hid.mib_order[i]) > rank_of(best))
      best = hid.mib_order[i];
  drop_from_hand(g, best);
  hid.mib_commit = best;
  emit(g, EventKind::kCommitted, MB(7), kMib);
}

void mib_discard(Game& g, int n) {
  for (; n > 0 && g.pub().mib.hand_n; --n) {
    CardSet hand = g.hid().mib_hand;
    ++g.pub().reveals;
    discard_card(g, static_cast<Card>(pick(g, Purpose::kHand, hand)));
  }
}

void mib_put_away(Game& g) {
  while (g.hid().mib_hand) discard_card(g, lowest(g.hid().mib_hand));
}

int mib_option(const Game& g, int pc) {
  const int n = g.cat.code[pc].a;
  int discard = -1;
  for (int i = 0; i < n; ++i)
    if (g.cat.code[g.cat.code[pc + 1 + i].to].op == Op::kDiscard) discard = i;
  if (discard < 0) return 0;
  if (g.pub().mib.hand_n >= 2) return discard;
  return discard == 0 && n > 1 ? 1 : 0;
}

}  // namespace dr
