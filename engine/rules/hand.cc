// Poker cards: the deck, hands, discards, giving (B10), and Fool's Gold (ruling 114).
#include "engine/rules/hand.h"

#include "darkrock/amounts.h"
#include "engine/flow/facts.h"
#include "engine/flow/program.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

void reshuffle(Game& g) {
  Public& pub = g.pub();
  g.hid().poker_deck = pub.discards;
  pub.poker_deck_n = u8(count(pub.discards));
  pub.discards = 0;
  if (pub.poker_deck_n) emit(g, EventKind::kReshuffled, B(10, 1), kNone, pub.poker_deck_n);
}

// What others knew of a hand is uncertain once an unseen card has left it.
void forget_hand(Game& g, Seat owner, Seat except) {
  for (Seat seat = 0; seat < g.pub().players; ++seat)
    if (seat != except) g.own(seat).known[owner] = 0;
}

}  // namespace

int hand_limit(const Catalog& cat, const Public& pub, Seat seat) {
  const Player& p = pub.player[seat];
  int limit = kHandLimit;
  bool full = false;
  if (p.flags & Player::kUnlocked) {
    const Passive& passive = cat.characters[p.character].passive;
    limit += passive.hand;
    full = passive.flags & Passive::kFullHand;
  }
  for (unsigned rest = p.items; rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    if (!works(cat, p, item)) continue;
    limit += side_of(cat, p, item).passive.hand;
    full |= (side_of(cat, p, item).passive.flags & Passive::kFullHand) != 0;
  }
  return std::max(0, limit - (full ? 0 : p.wounds));
}

Card draw_one(Game& g) {
  Public& pub = g.pub();
  if (!pub.poker_deck_n) reshuffle(g);
  if (!pub.poker_deck_n) return kNone;
  ++pub.reveals;
  --pub.poker_deck_n;
  return static_cast<Card>(pick(g, Purpose::kPokerDeck, g.hid().poker_deck));
}

int draw_cards(Game& g, Seat seat, int n, Rule rule) {
  int drawn = 0;
  for (; drawn < n; ++drawn) {
    const Card card = draw_one(g);
    if (card == kNone) break;
    add_to_hand(g, seat, card);
    emit(g, EventKind::kDrewCard, rule, seat, card);
  }
  if (drawn) emit(g, EventKind::kDrew, rule, seat, drawn);
  return drawn;
}

void add_to_hand(Game& g, Seat seat, Card card) {
  g.own(seat).hand |= bit(card);
  ++g.player(seat).hand_n;
}

void lay_face_down(Game& g, Seat seat, Card card) {
  assert(g.own(seat).hand & bit(card));
  g.own(seat).hand &= ~bit(card);
  --g.player(seat).hand_n;
}

void forget_card(Game& g, Seat seat, Card card) {
  if (seat >= g.pub().players || !(g.pub().known_hands & seat_bit(seat))) return;
  for (Seat other = 0; other < g.pub().players; ++other) g.own(other).known[seat] &= ~bit(card);
}

void take_from_hand(Game& g, Seat seat, Card card) {
  lay_face_down(g, seat, card);
  forget_card(g, seat, card);
}

void know_publicly(Game& g, Seat seat, Card card) {
  for (Seat other = 0; other < g.pub().players; ++other)
    if (other != seat) g.own(other).known[seat] |= bit(card);
  g.pub().known_hands |= seat_bit(seat);
}

void lay_on_table(Game& g, Seat seat, Card card) {
  take_from_hand(g, seat, card);
  g.pub().table |= bit(card);
}

void to_discards(Game& g, CardSet cards) {
  g.pub().table &= ~cards;
  g.pub().discards |= cards;
}

void discard_from_hand(Game& g, Seat seat, CardSet cards, Rule rule) {
  for_each_card(cards, [&](Card card) {
    take_from_hand(g, seat, card);
    g.pub().discards |= bit(card);
    emit(g, EventKind::kDiscarded, rule, seat, card);
  });
  const CardSet due = cards & g.cat.bonus_cards[static_cast<int>(Moment::kWhenDiscarded)];
  if (!due) return;
  g.pub().discarded_now |= due;
  push<DiscardedFrame>(g, seat);
}

void discard_random(Game& g, Seat seat, int n, Rule rule) {
  CardSet hand = g.own(seat).hand, chosen = 0;
  for (; n > 0 && hand; --n) {
    ++g.pub().reveals;
    chosen |= bit(static_cast<Card>(pick(g, Purpose::kHand, hand)));
  }
  discard_from_hand(g, seat, chosen, rule);
}

// --- discarding by choice -----------------------------------------------------------------------

void ask_discard(Game& g, Seat seat, int n, Rule rule) {
  n = std::min<int>(n, g.player(seat).hand_n);
  if (n <= 0) return;
  if (n == g.player(seat).hand_n) return discard_from_hand(g, seat, g.own(seat).hand, rule);
  DiscardFrame& f = push<DiscardFrame>(g, seat);
  f.left = u8(n);
  f.rule = rule;
}

void run_discard(Game& g, DiscardFrame& f) { ask(g, Ask::kDiscard, seat_bit(f.seat)); }

void options_discard(const Catalog&, const Sight& view, Choices& out) {
  const DiscardFrame& f = as<DiscardFrame>(top(view.pub));
  const CardSet rest = at_least(view.own.hand, f.lowest_next);
  for_each_card(rest, [&](Card card) {
    if (count(at_least(rest, card)) >= f.left) out.add(Verb::kDiscard, card);
  });
}

// when-discarded effects wait for the last pick: the cards are discarded all at once (B10.5).
void take_discard(Game& g, DiscardFrame& f, Seat seat, Choice choice) {
  Public& pub = g.pub();
  take_from_hand(g, seat, choice.a);
  pub.discards |= bit(choice.a);
  emit(g, EventKind::kDiscarded, f.rule, seat, choice.a);
  pub.discarded_now |= bit(choice.a) & g.cat.bonus_cards[static_cast<int>(Moment::kWhenDiscarded)];
  f.lowest_next = u8(choice.a + 1);
  if (--f.left) return;
  pop(g);
  if (pub.discarded_now) push<DiscardedFrame>(g, seat);
}

void run_discarded(Game& g, DiscardedFrame& f) {
  Public& pub = g.pub();
  if (!pub.discarded_now) return pop(g);
  const Card card = lowest(pub.discarded_now);
  pub.discarded_now &= ~bit(card);
  const Occasion occasion{Moment::kWhenDiscarded, 0, 0};
  for (const Ability& ability : abilities(g.cat, g.cat.poker[kind_of(card)].abilities))
    if (ability.moment == Moment::kWhenDiscarded && ability.head == Head::kBonus &&
        usable(g.cat, pub, nullptr, f.seat, occasion, ability)) {
      emit(g, EventKind::kUsed, Ruling(121), f.seat, static_cast<int>(Trigger::kCard), card);
      return start_program(g, f.seat, From::kDiscarded, card, ability.code, occasion);
    }
}

// --- give $10 or 1 card -------------------------------------------------------------------------

namespace {

void give_cash(Game& g, Seat giver, Seat receiver) {
  lose_cash(g, giver, 1, G(16));
  gain_cash(g, receiver, 1, G(16));
  emit(g, EventKind::kGave, G(16), giver, static_cast<int>(Gift::kCash), 0, receiver);
}

void give_card(Game& g, Seat giver, Seat receiver, Card card) {
  take_from_hand(g, giver, card);
  forget_hand(g, giver, giver);
  add_to_hand(g, receiver, card);
  g.own(giver).known[receiver] |= bit(card);
  g.pub().known_hands |= seat_bit(receiver);
  emit(g, EventKind::kGave, G(16), giver, static_cast<int>(Gift::kCard), 0, receiver);
  emit(g, EventKind::kGaveCard, B(14, 2), giver, card, 0, receiver);
}

}  // namespace

void run_give(Game& g, GiveFrame& f) {
  const Seat giver = f.seat, receiver = f.receiver;
  if (giver == kMib) {  // MB11
    pop(g);
    if (g.pub().mib.cash) give_cash(g, kMib, receiver);
    return;
  }
  const Player& p = g.player(giver);
  if (p.hand_n > 1 || (p.hand_n == 1 && p.cash)) return ask(g, Ask::kGive, seat_bit(giver));
  pop(g);
  if (p.cash) return give_cash(g, giver, receiver);
  if (p.hand_n) give_card(g, giver, receiver, lowest(g.own(giver).hand));
}

void options_give(const Catalog&, const Sight& view, Choices& out) {
  if (view.pub.player[view.seat].cash) out.add(Verb::kGiveCash);
  for_each_card(view.own.hand, [&](Card card) { out.add(Verb::kGiveCard, card); });
}

void take_give(Game& g, GiveFrame& f, Seat seat, Choice choice) {
  const Seat receiver = f.receiver;
  pop(g);
  if (choice.verb == Verb::kGiveCash) return give_cash(g, seat, receiver);
  give_card(g, seat, receiver, choice.a);
}

// --- losing nuggets, Fool's Gold among them -----------------------------------------------------

namespace {

void hand_over(Game& g, Seat seat, int nuggets, CardSet gold, Seat receiver, Rule rule) {
  drop_nuggets(g, seat, nuggets, rule);
  if (receiver == kNone) return discard_from_hand(g, seat, gold, Ruling(114));
  gain_nuggets(g, receiver, nuggets, rule);
  for_each_card(gold, [&](Card card) {
    take_from_hand(g, seat, card);
    add_to_hand(g, receiver, card);
    know_publicly(g, receiver, card);
    emit(g, EventKind::kShowed, Ruling(114), seat, card);
    if (!g.pub().in_action) return;
    ++g.player(receiver).act_nuggets;  // taking it as loot is gaining a nugget
    g.player(receiver).nuggets_at = g.player(receiver).space;
  });
}

// The ways to choose Fool's Gold cards among `n` nuggets lost.
template <class F>
void for_each_payment(const Catalog& cat, const Player& p, CardSet hand, int n, F&& f) {
  const CardSet gold = fools_gold(cat, hand);
  const Card low = gold ? lowest(gold) : 0;
  const CardSet high_set = gold & (gold - 1);
  const Card high = high_set ? lowest(high_set) : 0;
  auto offer = [&](int cards, int a, int b) {
    if (cards <= n && n - cards <= p.nuggets) f(a, b);
  };
  offer(0, 0, 0);
  if (gold) offer(1, low + 1, 0);
  if (high_set) offer(1, high + 1, 0);
  if (high_set) offer(2, low + 1, high + 1);
}

}  // namespace

void lose_nuggets(Game& g, Seat seat, int n, Seat receiver, Rule rule) {
  const CardSet gold = fools_gold(g.cat, g.own(seat).hand);
  const Player& p = g.player(seat);
  n = std::min(n, p.nuggets + count(gold));
  if (n <= 0) return;
  if (!gold) return hand_over(g, seat, n, 0, receiver, rule);
  LoseNuggetsFrame& f = push<LoseNuggetsFrame>(g, seat);
  f.n = u8(n);
  f.receiver = receiver;
  f.rule = rule;
}

void halve_nuggets(Game& g, Seat seat, Seat receiver, Rule rule) {
  const int total = g.player(seat).nuggets + count(fools_gold(g.cat, g.own(seat).hand));
  lose_nuggets(g, seat, (total + 1) / 2, receiver, rule);
}

void run_lose_nuggets(Game& g, LoseNuggetsFrame& f) {
  for_each_card(fools_gold(g.cat, g.own(f.seat).hand), [&](Card card) {
    know_publicly(g, f.seat, card);
    emit(g, EventKind::kShowed, Ruling(114), f.seat, card);
  });
  ++g.pub().reveals;
  int ways = 0, a = 0, b = 0;
  for_each_payment(g.cat, g.player(f.seat), g.own(f.seat).hand, f.n, [&](int x, int y) {
    ++ways;
    a = x;
    b = y;
  });
  if (ways > 1) return ask(g, Ask::kPayNuggets, seat_bit(f.seat));
  take_lose_nuggets(g, f, f.seat, {Verb::kPayNuggets, u8(a), u8(b), 0});
}

void options_lose_nuggets(const Catalog& cat, const Sight& view, Choices& out) {
  const LoseNuggetsFrame& f = as<LoseNuggetsFrame>(top(view.pub));
  for_each_payment(cat, view.pub.player[view.seat], view.own.hand, f.n,
                   [&](int a, int b) { out.add(Verb::kPayNuggets, a, b); });
}

void take_lose_nuggets(Game& g, LoseNuggetsFrame& f, Seat seat, Choice choice) {
  CardSet gold = 0;
  if (choice.a) gold |= bit(u8(choice.a - 1));
  if (choice.b) gold |= bit(u8(choice.b - 1));
  const int nuggets = f.n - count(gold);
  const Seat receiver = f.receiver;
  const Rule rule = f.rule;
  pop(g);
  hand_over(g, seat, nuggets, gold, receiver, rule);
}

}  // namespace dr
