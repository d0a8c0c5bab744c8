#include "bots/base/belief.h"

#include <algorithm>

namespace dr {
namespace {

constexpr int kTries = 4;

// How often the best card is laid, the second best, ... in percent, by the side of a fight. Counted in
// games between the scripted players; so is what `likely` makes of the best card of a hand.
constexpr int kLaid[2][4] = {{60, 26, 10, 4}, {94, 5, 1, 0}};

CardSet cards_of(const Private& own) {
  return own.hand | (own.committed < kPokerCards ? bit(own.committed) : 0);
}

// Whether somebody with this hand would be in a fight, by the best of its cards.
bool likely(CardSet cards, Rng& rng) {
  if (!cards) return true;
  const int best = rank_of(static_cast<Card>(std::bit_width(cards) - 1));
  return static_cast<int>(rng.below(13)) < best - 1;
}

void lay_again(Private& own, int side, Rng& rng) {
  CardSet cards = cards_of(own);
  int at = static_cast<int>(rng.below(100));
  for (int i = 0; i < 4 && at >= kLaid[side][i] && count(cards) > 1; ++i) {
    at -= kLaid[side][i];
    cards &= ~std::bit_floor(cards);
  }
  const Card card = static_cast<Card>(std::bit_width(cards) - 1);
  own.hand = cards_of(own) & ~bit(card);
  own.committed = card;
}

}  // namespace

int laid_percent(int side, int n) { return n < 4 ? kLaid[side][n] : 0; }

State imagine(const Catalog& catalog, const View& view, Rng& rng) {
  const Fight& fight = view.pub.fight;
  State state = sample(catalog, view, rng);
  if (!fight.on || !is_player_fight(fight.kind) || fight.revealed) return state;
  for (int side = 0; side < 2; ++side) {
    const Seat seat = fight.side[side];
    if (seat == view.seat || seat >= view.pub.players) continue;
    const bool laid = view.pub.player[seat].committed;
    if (side == 1 && !laid) continue;  // has not said yet whether it accepts
    for (int i = 1; i < kTries && !likely(cards_of(state.own[seat]), rng); ++i)
      state = sample(catalog, view, rng);
    if (laid) lay_again(state.own[seat], side, rng);
  }
  return state;
}

}  // namespace dr
