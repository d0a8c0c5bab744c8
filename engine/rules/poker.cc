// B7.3 Poker at a saloon, and with Ante Up against a high roller (A6), with community cards (A17)
// and anywhere (AU77).
#include "engine/rules/poker.h"

#include "darkrock/queries.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/community_poker.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/poker_hand.h"
#include "engine/rules/poker_showdown.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

void pay_in(Game& g, Seat seat) {
  Poker& poker = g.pub().poker;
  const int tens = terms_of(poker.game).ante;
  poker.players |= seat_bit(seat);
  pay_cash(g, seat, tens, B(7, 3));
  add_to_pot(g, tens, B(7, 3));
  draw_cards(g, seat, 1, B(7, 3));
}

void ante(Game& g, PokerFrame& f) {
  Poker& poker = g.pub().poker;
  const PokerGame game = poker.game;
  poker = Poker{};
  poker.on = 1;
  poker.game = game;
  poker.dealer = kNone;
  std::memset(poker.flop, kNone, sizeof poker.flop);
  std::memset(poker.shown, kNone, sizeof poker.shown);
  const PokerTerms terms = terms_of(game);
  emit(g, EventKind::kPoker, terms.begins, f.seat, terms.house, static_cast<int>(game));
  if (terms.house) add_to_pot(g, terms.house, terms.begins);
  pay_in(g, f.seat);
}

bool may_join(const Game& g, const Player& host, const Player& p) {
  const Public& pub = g.pub();
  const PokerGame game = pub.poker.game;
  if (!terms_of(game).others_join) return false;  // AU23
  if (game == PokerGame::kCommunity && g.other(Switch::kCcpStake) && (p.cash < 3 || !p.hand_n))
    return false;
  const Town town = g.cat.spaces[host.space].town;
  const bool here = town != Town::kNone && g.cat.spaces[p.space].town == town;
  return p.cash && (here || game == PokerGame::kAnywhere);  // ruling 102
}

// B7.11: clockwise from the left each other player in the town says once whether it joins.
void ask_joiners(Game& g, PokerFrame& f) {
  const Public& pub = g.pub();
  while (++f.asked < pub.players) {
    const Seat seat = u8((f.seat + f.asked) % pub.players);
    if (may_join(g, pub.player[f.seat], pub.player[seat]))
      return ask(g, Ask::kJoin, seat_bit(seat));
  }
  f.step = PokerStep::kDeal;
}

// How many cards the dealer's hand has; a high roller is turned up first (AU62).
int dealer_cards(Game& g, Seat seat) {
  const Public& pub = g.pub();
  if (const int cards = terms_of(pub.poker.game).dealer_cards) return cards;
  turn_high_roller(g, seat, g.cat.spaces[pub.player[seat].space].town);
  return g.cat.tokens[pub.au.token - 1].cards;
}

void deal(Game& g, PokerFrame& f) {
  Public& pub = g.pub();
  Poker& poker = pub.poker;
  const PokerTerms terms = terms_of(poker.game);
  if (poker.players == seat_bit(f.seat)) {
    poker.dealer = right_of(pub, f.seat);
    emit(g, EventKind::kDealer, terms.dealer, poker.dealer);
    for (int left = dealer_cards(g, f.seat); left > 0; --left) {
      const Card card = draw_one(g);
      if (card == kNone) break;
      g.own(poker.dealer).deal |= bit(card);
      ++pub.player[poker.dealer].deal_n;
      emit(g, EventKind::kDealtCard, terms.dealer, poker.dealer, card);
    }
  }
  for (std::uint8_t& slot : poker.flop) {
    slot = draw_one(g);
    if (slot == kNone) break;
    poker.cards |= bit(slot);
    pub.table |= bit(slot);
    emit(g, EventKind::kFlop, terms.flop, kNone, slot);
  }
}

bool deals(const Public& pub, Seat seat) { return pub.poker.dealer == seat; }

CardSet hand_to_lay(const Public& pub, const Private& own, Seat seat) {
  return deals(pub, seat) ? own.deal : own.hand;
}

}  // namespace

CardSet cards_left_to_lay(const Sight& view) {
  const CardSet cards = hand_to_lay(view.pub, view.own, view.seat);
  if (!view.pub.player[view.seat].laid_n) return cards;
  return cards & ~((bit(view.own.laid[0]) << 1) - 1);  // picks ascend
}

namespace {

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

void tell_laid(Game& g, Seat seat) {
  emit(g, EventKind::kLaid, B(7, 3, 1), seat, g.player(seat).laid_n, deals(g.pub(), seat));
}

// All lay in secret together; who holds no more than two has nothing to choose.
void ask_cards(Game& g, PokerFrame& f) {
  const Public& pub = g.pub();
  SeatSet seats = poker_players(pub);
  if (pub.poker.dealer != kNone) seats |= seat_bit(pub.poker.dealer);
  SeatSet choosing = 0;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    if (!(seats & seat_bit(seat))) continue;
    const CardSet cards = hand_to_lay(pub, g.own(seat), seat);
    if (count(cards) > kCardsLaid) {
      choosing |= seat_bit(seat);
    } else if (cards) {
      for_each_card(cards, [&](Card card) { lay(g, seat, card); });
      tell_laid(g, seat);
    }
  }
  f.step = PokerStep::kReveal;
  if (choosing) ask(g, Ask::kLay, choosing);
}

void clear_table(Game& g) {
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
  if (pub.poker.game == PokerGame::kHighRoller) return_token(g);
  pub.poker = Poker{};
  pub.au.folded = pub.au.river[0] = pub.au.river[1] = 0;
}

void raise_or_fold(Game& g, PokerFrame& f) {
  if (ask_raises(g, f)) return;
  if (won_by_folding(g)) {
    f.step = PokerStep::kPay;
  } else {
    deal_last_cards(g);
    f.step = PokerStep::kLay;
  }
}

}  // namespace

void add_to_pot(Game& g, int tens, Rule rule) {
  Poker& poker = g.pub().poker;
  poker.pot = u8(poker.pot + tens);
  emit(g, EventKind::kPot, rule, kNone, poker.pot);
}

int cards_to_lay(const Public& pub, Seat seat) {
  const int held = deals(pub, seat) ? pub.player[seat].deal_n : pub.player[seat].hand_n;
  return std::min(kCardsLaid, held + pub.player[seat].laid_n);
}

// Cheat counts only where it was laid, not in the flop (G13, B7.14).
std::uint32_t poker_worth(const Catalog& cat, const Public& pub, const Card* hand, int n) {
  Card board[5];
  int n_board = 0;
  CardSet wild = 0;
  for (const std::uint8_t card : pub.poker.flop)
    if (card != kNone) board[n_board++] = card;
  for (const std::uint8_t card : pub.au.river)
    if (card) board[n_board++] = u8(card - 1);
  for (int i = 0; i < n; ++i) wild |= bit(hand[i]) & cat.wild_cards;
  return best_of_board(hand, n, board, n_board, wild,
                       on_other_side(pub.switches, Switch::kPokerTop));
}

int best_hand(const Catalog& cat, const Sight& sight) {
  const Public& pub = sight.pub;
  if (sight.seat >= pub.players || !pub.poker.on || pub.poker.flop[0] == kNone) return -1;
  if (!deals(pub, sight.seat) && !(poker_players(pub) & seat_bit(sight.seat))) return -1;
  CardSet laid = 0;
  for (const std::uint8_t card : sight.own.laid)
    if (card != kNone) laid |= bit(card);
  const CardSet all = laid | hand_to_lay(pub, sight.own, sight.seat);
  const int size = std::min(kCardsLaid, count(all));
  std::uint32_t best = 0;
  for_each_card(all, [&](Card a) {
    for_each_card(all, [&](Card b) {
      const CardSet pair = bit(a) | bit(b);
      if (b < a || count(pair) != size || (laid & ~pair)) return;
      const Card hand[2] = {a, b};
      best = std::max(best, poker_worth(cat, pub, hand, size));
    });
  });
  if (!best) return -1;
  return static_cast<int>(hand_rank(best, on_other_side(pub.switches, Switch::kPokerTop)));
}

void start_poker(Game& g, Seat seat, PokerGame game) {
  g.pub().poker.game = game;
  if (game == PokerGame::kHighRoller)
    emit(g, EventKind::kHighRoller, AU(23), seat,
         static_cast<int>(g.cat.spaces[g.player(seat).space].town));
  push<PokerFrame>(g, seat);
}

void run_poker(Game& g, PokerFrame& f) {
  const Poker& poker = g.pub().poker;
  switch (f.step) {
    using enum PokerStep;
    case kAnte: f.step = kJoin; return ante(g, f);
    case kJoin: return ask_joiners(g, f);
    case kDeal: f.step = terms_of(poker.game).raises ? kRaise : kLay; return deal(g, f);
    case kRaise: return raise_or_fold(g, f);
    case kLay: return ask_cards(g, f);
    case kReveal: f.step = kRank; return reveal_hands(g);
    case kRank: f.step = kPay; return rank_hands(g, f);
    case kPay: f.step = kLosersDraw; return pay_out(g, f);
    case kPoints: return next_points(g, f);
    case kLosersDraw: f.step = kWon; return losers_draw(g, f);
    case kWon: f.step = kLost; return open_won(g);
    case kLost:
      f.step = kEnd;
      return open_window(g, poker.players & ~poker.winners, {Moment::kPokerLost, 0, 0});
    case kEnd: clear_table(g); return pop(g);
  }
}

void options_poker(const Catalog&, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  if (pub.ask == Ask::kJoin) {
    out.add(Verb::kPass);
    out.add(Verb::kJoin);
    return;
  }
  if (pub.ask == Ask::kRaise) {
    out.add(Verb::kRaise);
    out.add(Verb::kFold);
    return;
  }
  if (pub.ask == Ask::kPokerReward) {
    out.add(Verb::kReward, static_cast<int>(Reward::kLp));
    out.add(Verb::kReward, static_cast<int>(Reward::kGp));
    return;
  }
  const CardSet cards = cards_left_to_lay(view);
  const int missing = cards_to_lay(pub, view.seat) - pub.player[view.seat].laid_n;
  for_each_card(cards, [&](Card card) {
    if (count(at_least(cards, card)) >= missing) out.add(Verb::kLay, card);
  });
}

void take_poker(Game& g, PokerFrame&, Seat seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kPass: return;
    case Verb::kJoin: emit(g, EventKind::kJoined, B(7, 11), seat); return pay_in(g, seat);
    case Verb::kLay:
      lay(g, seat, choice.a);
      if (g.player(seat).laid_n == kCardsLaid) return tell_laid(g, seat);
      g.pub().acting |= seat_bit(seat);
      return;
    case Verb::kRaise:
    case Verb::kFold: return answer_raise(g, seat, choice.verb == Verb::kRaise);
    case Verb::kReward:
      if (static_cast<Reward>(choice.a) == Reward::kGp)
        return gain_points(g, seat, PointKind::kGp, 1);
      return gain_lp(g, seat, 1, LpSource::kPoker, AU(43));
    default: assert(false);
  }
}

}  // namespace dr
