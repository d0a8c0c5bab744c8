// A16 Faro.
#include "darkrock/queries.h"
#include "engine/rules/ante_up.h"

#include "engine/flow/window.h"
#include "engine/rules/fight_deck.h"
#include "engine/rules/law.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

constexpr int kFaroCards = 4;
constexpr int kLoses = 0, kWins = 1, kBonus = 2;  // what each card turned does (AU49, AU51)

int staked(const Faro& faro, Seat seat) {
  int tens = 0;
  for (int marker = 0; marker < 2; ++marker)
    if (faro.bet[seat][marker]) tens += faro_stake(marker);
  return tens;
}

// AU73: clockwise from the left each player in the town says whether it joins.
void ask_joiners(Game& g, FaroFrame& f) {
  const Public& pub = g.pub();
  const Town town = g.cat.spaces[pub.player[f.seat].space].town;
  while (++f.asked < pub.players) {
    const Seat seat = u8((f.seat + f.asked) % pub.players);
    const Player& p = pub.player[seat];
    if (town != Town::kNone && g.cat.spaces[p.space].town == town && p.cash)
      return ask(g, Ask::kJoin, seat_bit(seat));
  }
  f.step = FaroStep::kDeal;
}

// AU45: the first to the right who does not play, else the active player.
Seat find_dealer(const Public& pub, Seat active) {
  for (Seat seat = right_of(pub, active); seat != active; seat = right_of(pub, seat))
    if (!(pub.au.faro.players & seat_bit(seat))) return seat;
  return active;
}

void deal(Game& g, FaroFrame& f) {
  Faro& faro = g.pub().au.faro;
  f.step = FaroStep::kBets;
  if (faro.players != seat_bit(f.seat)) gain_cash(g, f.seat, 1, AU(44));
  faro.dealer = find_dealer(g.pub(), f.seat);
  std::uint8_t* cards = g.hid().au.faro;
  take_fight_cards(g, kFaroCards, cards);
  shuffle(g, Purpose::kFaro, cards, kFaroCards);
  for (int i = 0; i < 3; ++i) {  // AU46: the fourth stays hidden
    faro.shown[i] = cards[i];
    emit(g, EventKind::kFaroShown, AU(46), faro.dealer, cards[i]);
  }
  shuffle(g, Purpose::kFaro, cards, kFaroCards);
  ++g.pub().reveals;
}

// Each participant lays the $10 marker and then perhaps the $20 one, or the $20 one alone (AU48).
bool may_bet(const Public& pub, Seat seat, int value, int marker) {
  const Faro& faro = pub.au.faro;
  const std::uint8_t* bet = faro.bet[seat];
  if (bet[marker] || bet[1] || staked(faro, seat) + faro_stake(marker) > pub.player[seat].cash)
    return false;
  return bet[0] != value + 1 || on_other_side(pub.switches, Switch::kFaroTwoValues);
}

void next_bettor(Game& g, FaroFrame& f) {
  const Public& pub = g.pub();
  for (; f.position < pub.players; ++f.position) {
    const Seat seat = bet_order(pub, f.seat, f.position);
    if (!(pub.au.faro.players & seat_bit(seat))) continue;
    const int laid = staked(pub.au.faro, seat);
    if (!laid || (laid == 1 && pub.player[seat].cash >= 3))
      return ask(g, Ask::kBet, seat_bit(seat));
  }
  f.position = 0;
  f.step = FaroStep::kTurn;
}

Rule card_rule(int turned) { return turned == kBonus ? AU(51) : AU(49); }

void lose_bet(Game& g, Seat seat, int marker, Rule rule) {
  std::uint8_t& bet = g.pub().au.faro.bet[seat][marker];
  emit(g, EventKind::kBetLost, rule, seat, faro_stake(marker), bet - 1);
  bet = 0;
  pay_cash(g, seat, faro_stake(marker), rule);
}

bool hits(const Faro& faro, Seat seat, int marker, int turned) {
  return faro.bet[seat][marker] == faro.turned[turned] + 1;
}

// AU74: those whose markers lose pay before anybody is paid.
void collect(Game& g, FaroFrame& f) {
  const Faro& faro = g.pub().au.faro;
  if (f.card == kWins) return;
  for (int i = 0; i < g.pub().players; ++i) {
    const Seat seat = bet_order(g.pub(), f.seat, i);
    for (int marker = 0; marker < 2; ++marker)
      if (faro.bet[seat][marker] && hits(faro, seat, marker, f.card) == (f.card == kLoses))
        lose_bet(g, seat, marker, card_rule(f.card));
  }
}

// Takes back the markers that win; the tens of dollars they bring.
int take_winners(Faro& faro, Seat seat, int turned) {
  int won = 0;
  for (int marker = 0; marker < 2; ++marker) {
    if (!hits(faro, seat, marker, turned)) continue;
    faro.bet[seat][marker] = 0;
    won += faro_stake(marker) * (turned == kBonus ? 3 : 1);
  }
  return won;
}

// The winners one after the other, each with its Gambler point.
void pay(Game& g, FaroFrame& f) {
  const Public& pub = g.pub();
  while (f.position < pub.players) {
    const Seat seat = bet_order(pub, f.seat, f.position++);
    const int won = take_winners(g.pub().au.faro, seat, f.card);
    if (!won) continue;
    f.winners |= seat_bit(seat);
    emit(g, EventKind::kBetWon, card_rule(f.card), seat, won, pub.au.faro.turned[f.card]);
    gain_cash(g, seat, won, card_rule(f.card));
    return gain_points(g, seat, PointKind::kGp, 1);
  }
  f.step = FaroStep::kWon;
}

void turn_card(Game& g, FaroFrame& f) {
  Faro& faro = g.pub().au.faro;
  const int card = g.hid().au.faro[f.card];
  faro.turned[f.card] = u8(card);
  ++g.pub().reveals;
  emit(g, EventKind::kFaroTurned, card_rule(f.card), faro.dealer, card, f.card);
  f.position = f.winners = 0;
  f.step = FaroStep::kPay;
  collect(g, f);
}

bool markers_remain(const Public& pub) {
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (staked(pub.au.faro, seat)) return true;
  return false;
}

void after_card(Game& g, FaroFrame& f) {
  f.position = 0;
  f.step = f.card == kLoses ? FaroStep::kTurn : f.card == kWins ? FaroStep::kStay : FaroStep::kEnd;
  const SeatSet winners = f.winners;
  ++f.card;
  if (winners)
    open_window(g, winners, {Moment::kGambleWon, static_cast<std::uint8_t>(Gamble::kFaro), 0});
}

void next_stay(Game& g, FaroFrame& f) {  // AU50
  const Public& pub = g.pub();
  for (; f.position < pub.players; ++f.position) {
    const Seat seat = bet_order(pub, f.seat, f.position);
    if (!staked(pub.au.faro, seat)) continue;
    ++f.position;
    return ask(g, Ask::kStay, seat_bit(seat));
  }
  f.step = markers_remain(pub) ? FaroStep::kTurn : FaroStep::kEnd;
}

void leave(Game& g, Seat seat) {
  std::uint8_t* bet = g.pub().au.faro.bet[seat];
  bet[0] = bet[1] = 0;
  emit(g, EventKind::kLeftTable, AU(50), seat);
}

void put_away(Game& g) {
  std::memset(g.hid().au.faro, 0, sizeof g.hid().au.faro);
  return_fight_cards(g);
  g.pub().au.faro = {};
  pop(g);
}

}  // namespace

Seat bet_order(const Public& pub, Seat active, int position) {
  const bool from_right = on_other_side(pub.switches, Switch::kBetOrder);
  return u8((active + (from_right ? pub.players - 1 : 1) + position) % pub.players);
}

void start_faro(Game& g, Seat seat) {
  Faro& faro = g.pub().au.faro;
  faro.on = 1;
  faro.players = seat_bit(seat);
  faro.dealer = kNone;
  std::memset(faro.shown, kNone, sizeof faro.shown);
  std::memset(faro.turned, kNone, sizeof faro.turned);
  emit(g, EventKind::kFaro, AU(44), seat);
  push<FaroFrame>(g, seat);
}

void run_faro(Game& g, FaroFrame& f) {
  switch (f.step) {
    using enum FaroStep;
    case kJoin: return ask_joiners(g, f);
    case kDeal: return deal(g, f);
    case kBets: return next_bettor(g, f);
    case kTurn: return turn_card(g, f);
    case kPay: return pay(g, f);
    case kWon: return after_card(g, f);
    case kStay: return next_stay(g, f);
    case kEnd: return put_away(g);
  }
}

void options_faro(const Catalog&, const Sight& view, Choices& out) {
  if (view.pub.ask == Ask::kJoin) {
    out.add(Verb::kPass);
    out.add(Verb::kJoin);
  } else if (view.pub.ask == Ask::kBet) {
    if (staked(view.pub.au.faro, view.seat)) out.add(Verb::kPass);
    for (int value = 0; value < kFightCards; ++value)
      for (int marker = 0; marker < 2; ++marker)
        if (may_bet(view.pub, view.seat, value, marker)) out.add(Verb::kBet, value, marker);
  } else if (view.pub.ask == Ask::kStay) {
    out.add(Verb::kStay);
    out.add(Verb::kLeave);
  }
}

void take_faro(Game& g, FaroFrame& f, Seat seat, Choice choice) {
  Faro& faro = g.pub().au.faro;
  switch (choice.verb) {
    case Verb::kJoin:
      faro.players |= seat_bit(seat);
      return emit(g, EventKind::kJoined, AU(73), seat);
    case Verb::kBet:
      faro.bet[seat][choice.b] = u8(choice.a + 1);
      emit(g, EventKind::kBet, AU(48), seat, choice.a, faro_stake(choice.b));
      return;
    case Verb::kLeave: return leave(g, seat);
    case Verb::kStay: return emit(g, EventKind::kStayed, AU(50), seat);
    case Verb::kPass:
      if (g.pub().ask == Ask::kBet) ++f.position;
      return;
    default: assert(false);
  }
}

}  // namespace dr
