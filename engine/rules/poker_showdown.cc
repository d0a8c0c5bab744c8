// B7.3.1, B7.3.2, AU43: hands are shown and ranked, winners are paid.
#include "engine/rules/poker_showdown.h"

#include "darkrock/queries.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/poker_hand.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

constexpr int kDealerSlot = 6;  // of Poker::shown

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

std::uint32_t hand_value(const Game& g, int slot) {
  Card hand[2];
  int n = 0;
  for (const std::uint8_t card : g.pub().poker.shown[slot])
    if (card != kNone) hand[n++] = card;
  return poker_worth(g.cat, g.pub(), hand, n);
}

void tell_rank(Game& g, Seat seat, std::uint32_t value, bool dealer) {
  emit(g, EventKind::kHandRanked, B(7, 4), seat,
       static_cast<int>(hand_rank(value, g.other(Switch::kPokerTop))), dealer);
}

}  // namespace

void reveal_hands(Game& g) {
  Public& pub = g.pub();
  ++pub.reveals;
  in_order(pub, order_start(pub), [&](Seat seat) {
    if (poker_players(pub) & seat_bit(seat)) show(g, seat, seat);
  });
  if (pub.poker.dealer != kNone) show(g, pub.poker.dealer, kDealerSlot);
  open_window(g, poker_players(pub), {Moment::kPokerReveal, 0, 0});
}

// B7.3.2: the active player wins ties; tied others split.
void rank_hands(Game& g, PokerFrame& f) {
  Public& pub = g.pub();
  Poker& poker = pub.poker;
  std::uint32_t best = 0;
  SeatSet winners = 0;
  in_order(pub, f.seat, [&](Seat seat) {
    if (!(poker_players(pub) & seat_bit(seat))) return;
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

// AU43: one winner after the other, the active player first.
void next_points(Game& g, PokerFrame& f) {
  const Public& pub = g.pub();
  while (f.next < pub.players) {
    const Seat seat = u8((f.seat + f.next++) % pub.players);
    if (!(pub.poker.winners & seat_bit(seat))) continue;
    switch (pub.poker.game) {
      case PokerGame::kSaloon:
      case PokerGame::kAnywhere:
        if (seat == f.seat) return ask(g, Ask::kPokerReward, seat_bit(seat));
        return gain_points(g, seat, PointKind::kGp, 1);
      case PokerGame::kCommunity:  // AU55
        gain_lp(g, seat, 1, LpSource::kPoker, AU(55));
        return gain_points(g, seat, PointKind::kGp, 1);
      case PokerGame::kHighRoller: {  // AU24
        const int token = pub.au.token - 1;
        return start_program(g, seat, From::kToken, token, g.cat.tokens[token].reward);
      }
    }
  }
  f.step = PokerStep::kLosersDraw;
}

void pay_out(Game& g, PokerFrame& f) {
  const Poker& poker = g.pub().poker;
  in_order(g.pub(), f.seat, [&](Seat seat) {
    if (!(poker.winners & seat_bit(seat))) return;
    emit(g, EventKind::kPokerWon, B(7, 3, 2), seat, poker.share);
    gain_cash(g, seat, poker.share, B(7, 3, 2));
  });
  if (with_ante_up(g.pub())) {
    f.next = 0;
    f.step = PokerStep::kPoints;
  } else if (poker.winners & seat_bit(f.seat)) {
    gain_lp(g, f.seat, 1, LpSource::kPoker, B(7, 3, 2));
  }
}

void losers_draw(Game& g, PokerFrame& f) {
  const Poker& poker = g.pub().poker;
  in_order(g.pub(), f.seat, [&](Seat seat) {
    if (!(poker.players & ~poker.winners & seat_bit(seat))) return;
    emit(g, EventKind::kPokerLost, B(7, 3, 2), seat);
    draw_cards(g, seat, 1, B(7, 3, 2));
  });
}

// A game is a gamble too; that window closes after the one of the win itself (pushed last).
void open_won(Game& g) {
  const Poker& poker = g.pub().poker;
  const Gamble kind = poker.game == PokerGame::kHighRoller ? Gamble::kHighRoller : Gamble::kPoker;
  open_window(g, poker.winners, {Moment::kGambleWon, static_cast<std::uint8_t>(kind), 0});
  open_window(g, poker.winners, {Moment::kPokerWon, 0, poker.share});
}

}  // namespace dr
