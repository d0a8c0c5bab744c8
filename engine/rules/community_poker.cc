// A17 Community Card Poker: the round of bets between the flop and the last two cards, and the best
// hand out of five open cards. The rest of the game is in poker.cc.
#include "engine/rules/community_poker.h"

#include "engine/rules/ante_up.h"
#include "engine/rules/hand.h"
#include "engine/rules/poker.h"
#include "engine/rules/poker_hand.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

void fold(Game& g, Seat seat) {
  g.pub().au.folded |= seat_bit(seat);
  emit(g, EventKind::kFolded, AU(53), seat);
}

bool over(const Public& pub) {
  return poker_players(pub) == 0 ||
         (pub.poker.dealer == kNone && std::popcount(poker_players(pub)) == 1);
}

}  // namespace

bool ask_raises(Game& g, PokerFrame& f) {
  const Public& pub = g.pub();
  for (; f.next < pub.players && !over(pub); ++f.next) {
    const Seat seat = bet_order(pub, f.seat, f.next);
    if (!(poker_players(pub) & seat_bit(seat))) continue;
    if (pub.player[seat].cash >= kPokerRaise) {
      ++f.next;
      ask(g, Ask::kRaise, seat_bit(seat));
      return true;
    }
    fold(g, seat);  // AU76
  }
  f.next = 0;
  return false;
}

void answer_raise(Game& g, Seat seat, bool stays) {
  if (!stays) return fold(g, seat);
  emit(g, EventKind::kRaised, AU(53), seat, kPokerRaise);
  pay_cash(g, seat, kPokerRaise, AU(53));
  add_to_pot(g, kPokerRaise, AU(53));
}

bool won_by_folding(Game& g) {
  Public& pub = g.pub();
  if (!over(pub)) return false;
  pub.poker.winners = poker_players(pub);  // none: the pot goes to the supply
  pub.poker.share = pub.poker.winners ? pub.poker.pot : 0;
  if (!pub.poker.winners) emit(g, EventKind::kPokerWon, AU(54), pub.poker.dealer, pub.poker.pot, 1);
  return true;
}

void deal_last_cards(Game& g) {
  Public& pub = g.pub();
  emit(g, EventKind::kHouseAdds, AU(54), kNone, kPokerRaise);
  add_to_pot(g, kPokerRaise, AU(54));
  int nth = 0;
  for (std::uint8_t& slot : pub.au.river) {
    const Card card = draw_one(g);
    if (card == kNone) break;
    slot = u8(card + 1);
    pub.poker.cards |= bit(card);
    pub.table |= bit(card);
    emit(g, EventKind::kFlop, AU(55), kNone, card, ++nth);
  }
}

std::uint32_t best_of_board(const Card* hand, int n_hand, const Card* board, int n_board,
                            CardSet wild, bool royal_on_top) {
  const int used = std::min(3, n_board);
  const unsigned all = (1u << n_board) - 1;
  std::uint32_t best = 0;
  for (unsigned set = n_board > 3 ? 0 : all; set <= all; ++set) {
    if (std::popcount(set) != used) continue;
    Card cards[5];
    int n = 0;
    for (int i = 0; i < n_board; ++i)
      if (set >> i & 1) cards[n++] = board[i];
    for (int i = 0; i < n_hand; ++i) cards[n++] = hand[i];
    best = std::max(best, poker_value(cards, n, wild, royal_on_top));
  }
  return best;
}

}  // namespace dr
