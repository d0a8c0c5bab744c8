// B7.3 Poker at a saloon.
//
//   seat who started the game   a players asked to join so far   b next to be paid or to draw
#include "engine/flow/chapters.h"
#include "engine/rules/poker_hand.h"

namespace dr {
namespace {

enum Step : std::uint8_t {
  kAnte,
  kJoin,
  kDeal,
  kLay,
  kReveal,
  kRank,
  kPay,
  kLosersDraw,
  kWon,
  kLost,
  kEnd
};

constexpr int kDealerSlot = 6;  // of Poker::shown

void pay_in(Game& g, Seat seat) {
  Poker& poker = g.pub().poker;
  poker.players |= seat_bit(seat);
  ++poker.pot;
  pay_cash(g, seat, 1, B(7, 3));
  draw_cards(g, seat, 1, B(7, 3));
}

void ante(Game& g, Frame& f) {
  Poker& poker = g.pub().poker;
  poker = Poker{};
  poker.on = 1;
  poker.dealer = kNone;
  poker.pot = 5;  // the house
  std::memset(poker.flop, kNone, sizeof poker.flop);
  std::memset(poker.shown, kNone, sizeof poker.shown);
  emit(g, EventKind::kPoker, B(7, 3), f.seat, poker.pot);
  pay_in(g, f.seat);
}

// B7.11: clockwise from the left each other player in the town says once whether it joins.
void ask_joiners(Game& g, Frame& f) {
  const Public& pub = g.pub();
  const Town town = g.cat.spaces[pub.player[f.seat].space].town;
  while (++f.a < pub.players) {
    const Seat seat = u8((f.seat + f.a) % pub.players);
    const Player& p = pub.player[seat];
    if (town != Town::kNone && g.cat.spaces[p.space].town == town && p.cash)
      return ask(g, Ask::kJoin, seat_bit(seat));
  }
  f.step = kDeal;
}

void deal(Game& g, Frame& f) {
  Public& pub = g.pub();
  Poker& poker = pub.poker;
  if (poker.players == seat_bit(f.seat)) {
    poker.dealer = right_of(pub, f.seat);
    emit(g, EventKind::kDealer, B(7, 3), poker.dealer);
    for (int i = 0; i < 4; ++i) {
      const Card card = draw_one(g);
      if (card == kNone) break;
      g.own(poker.dealer).deal |= bit(card);
      ++pub.player[poker.dealer].deal_n;
      emit(g, EventKind::kDealtCard, B(7, 3), poker.dealer, card, 0, kNone, seat_bit(poker.dealer));
    }
  }
  for (std::uint8_t& slot : poker.flop) {
    slot = draw_one(g);
    if (slot == kNone) break;
    poker.cards |= bit(slot);
    pub.table |= bit(slot);
    emit(g, EventKind::kFlop, B(7, 3, 1), kNone, slot);
  }
}

bool deals(const Public& pub, Seat seat) { return pub.poker.dealer == seat; }

CardSet hand_to_lay(const Public& pub, const Private& own, Seat seat) {
  return deals(pub, seat) ? own.deal : own.hand;
}

int cards_to_lay(const Public& pub, Seat seat) {
  const int held = deals(pub, seat) ? pub.player[seat].deal_n : pub.player[seat].hand_n;
  return std::min(2, held + pub.player[seat].laid_n);
}

void lay(Game& g, Seat seat, Card card) {
  Private& own = g.own(seat);
  if (deals(g.pub(), seat)) {
    own.deal &= ~bit(card);
    --g.player(seat).deal_n;
  } else {
    lay_face_down(g, seat, card);
  }
  own.laid[g.player(seat).laid_n++] = card;
}

// All lay in secret together; who holds no more than two has nothing to choose.
void ask_cards(Game& g, Frame& f) {
  const Public& pub = g.pub();
  SeatSet seats = pub.poker.players;
  if (pub.poker.dealer != kNone) seats |= seat_bit(pub.poker.dealer);
  SeatSet choosing = 0;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    if (!(seats & seat_bit(seat))) continue;
    const CardSet cards = hand_to_lay(pub, g.own(seat), seat);
    if (count(cards) > 2)
      choosing |= seat_bit(seat);
    else
      for_each_card(cards, [&](Card card) { lay(g, seat, card); });
  }
  f.step = kReveal;
  if (choosing) ask(g, Ask::kLay, choosing);
}

void show(Game& g, Seat seat, int slot) {
  Public& pub = g.pub();
  Player& p = pub.player[seat];
  Private& own = g.own(seat);
  for (int i = 0; i < p.laid_n; ++i) {
    const Card card = own.laid[i];
    pub.poker.shown[slot][i] = card;
    pub.poker.cards |= bit(card);
    pub.table |= bit(card);
    own.laid[i] = kNone;
    forget_card(g, seat, card);
    emit(g, EventKind::kShowed, B(7, 3, 1), seat, card, slot == kDealerSlot);
  }
  p.laid_n = 0;
}

void reveal(Game& g) {
  Public& pub = g.pub();
  ++pub.reveals;
  in_order(pub, order_start(pub), [&](Seat seat) {
    if (pub.poker.players & seat_bit(seat)) show(g, seat, seat);
  });
  if (pub.poker.dealer != kNone) show(g, pub.poker.dealer, kDealerSlot);
  open_window(g, pub.poker.players, {Moment::kPokerReveal, 0, 0});
}

// Cheat counts only where it was laid, not in the flop (G13, B7.14).
std::uint32_t hand_value(const Game& g, int slot) {
  const Poker& poker = g.pub().poker;
  Card cards[5];
  int n = 0;
  CardSet wild = 0;
  for (const std::uint8_t card : poker.flop)
    if (card != kNone) cards[n++] = card;
  for (const std::uint8_t card : poker.shown[slot])
    if (card != kNone) {
      cards[n++] = card;
      wild |= bit(card) & g.cat.wild_cards;
    }
  return poker_value(cards, n, wild, g.other(Switch::kPokerTop));
}

void tell_rank(Game& g, Seat seat, std::uint32_t value, bool dealer) {
  emit(g, EventKind::kHandRanked, B(7, 4), seat,
       static_cast<int>(hand_rank(value, g.other(Switch::kPokerTop))), dealer);
}

// B7.3.2: the active player wins ties; tied others split.
void rank_hands(Game& g, Frame& f) {
  Public& pub = g.pub();
  Poker& poker = pub.poker;
  std::uint32_t best = 0;
  SeatSet winners = 0;
  in_order(pub, f.seat, [&](Seat seat) {
    if (!(poker.players & seat_bit(seat))) return;
    const std::uint32_t value = hand_value(g, seat);
    tell_rank(g, seat, value, false);
    if (!winners || value > best) {
      best = value;
      winners = seat_bit(seat);
    } else if (value == best && winners != seat_bit(f.seat)) {
      winners |= seat_bit(seat);
    }
  });
  if (poker.dealer != kNone) {
    const std::uint32_t value = hand_value(g, kDealerSlot);
    tell_rank(g, poker.dealer, value, true);
    if (value > best || (value == best && g.other(Switch::kDealerTies))) winners = 0;
  }
  poker.winners = winners;
  poker.share = winners ? u8(poker.pot / std::popcount(winners)) : 0;
  if (!winners) emit(g, EventKind::kPokerWon, B(7, 3, 2), poker.dealer, poker.pot, 1);
}

void pay_out(Game& g, Frame& f) {
  const Poker& poker = g.pub().poker;
  in_order(g.pub(), f.seat, [&](Seat seat) {
    if (!(poker.winners & seat_bit(seat))) return;
    emit(g, EventKind::kPokerWon, B(7, 3, 2), seat, poker.share);
    gain_cash(g, seat, poker.share, B(7, 3, 2));
  });
  if (poker.winners & seat_bit(f.seat)) gain_lp(g, f.seat, 1, LpSource::kPoker, B(7, 3, 2));
}

void losers_draw(Game& g, Frame& f) {
  const Poker& poker = g.pub().poker;
  in_order(g.pub(), f.seat, [&](Seat seat) {
    if (!(poker.players & ~poker.winners & seat_bit(seat))) return;
    emit(g, EventKind::kPokerLost, B(7, 3, 2), seat);
    draw_cards(g, seat, 1, B(7, 3, 2));
  });
}

void put_away(Game& g) {
  Public& pub = g.pub();
  if (pub.poker.dealer != kNone) {
    Private& own = g.own(pub.poker.dealer);
    for_each_card(own.deal, [&](Card card) {
      pub.discards |= bit(card);
      emit(g, EventKind::kDiscarded, B(7, 3, 4), pub.poker.dealer, card);
    });
    own.deal = 0;
    pub.player[pub.poker.dealer].deal_n = 0;
  }
  to_discards(g, pub.poker.cards);
  pub.poker = Poker{};
}

}  // namespace

void start_poker(Game& g, Seat seat) { push(g, FrameKind::kPoker, seat); }

void run_poker(Game& g, Frame& f) {
  const Poker& poker = g.pub().poker;
  switch (static_cast<Step>(f.step)) {
    case kAnte: f.step = kJoin; return ante(g, f);
    case kJoin: return ask_joiners(g, f);
    case kDeal: f.step = kLay; return deal(g, f);
    case kLay: return ask_cards(g, f);
    case kReveal: f.step = kRank; return reveal(g);
    case kRank: f.step = kPay; return rank_hands(g, f);
    case kPay: f.step = kLosersDraw; return pay_out(g, f);
    case kLosersDraw: f.step = kWon; return losers_draw(g, f);
    case kWon:
      f.step = kLost;
      return open_window(g, poker.winners, {Moment::kPokerWon, 0, poker.share});
    case kLost:
      f.step = kEnd;
      return open_window(g, poker.players & ~poker.winners, {Moment::kPokerLost, 0, 0});
    case kEnd: put_away(g); return pop(g);
  }
}

void options_poker(const Catalog&, const View& view, Choices& out) {
  const Public& pub = view.pub;
  if (pub.ask == Ask::kJoin) {
    out.add(Verb::kPass);
    out.add(Verb::kJoin);
    return;
  }
  const int laid = pub.player[view.seat].laid_n;
  CardSet cards = hand_to_lay(pub, view.own, view.seat);
  if (laid) cards &= ~((bit(view.own.laid[0]) << 1) - 1);  // picks ascend
  const int missing = cards_to_lay(pub, view.seat) - laid;
  for_each_card(cards, [&](Card card) {
    if (count(cards & ~(bit(card) - 1)) >= missing) out.add(Verb::kLay, card);
  });
}

void take_poker(Game& g, Frame& f, Seat seat, Choice choice) {
  (void)f;
  switch (choice.verb) {
    case Verb::kPass: return;
    case Verb::kJoin: emit(g, EventKind::kJoined, B(7, 11), seat); return pay_in(g, seat);
    case Verb::kLay:
      lay(g, seat, choice.a);
      if (g.player(seat).laid_n < 2)
        g.pub().acting |= seat_bit(seat);
      else
        emit(g, EventKind::kLaid, B(7, 3, 1), seat, 0, deals(g.pub(), seat));
      return;
    default: assert(false);
  }
}

}  // namespace dr
