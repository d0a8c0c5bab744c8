// Poker, Faro and dice.
#include "bots/script/decision.h"

#include <algorithm>
#include <bit>

#include "darkrock/queries.h"

namespace dr {

// A value that was shown wins as often as it loses, and the other marker on another one.
int Decision::bet(Choice c) const {
  if (c.verb != Verb::kBet) return 0;
  int shown = 0;
  for (const std::uint8_t card : pub_.au.faro.shown) shown += card == c.a;
  // Both markers bring more than the bigger one alone.
  if (plan_.card_sense)
    return !shown ? -1 : c.b == 0 && me().cash >= faro_stake(0) + faro_stake(1) ? 20 : 10 + c.b;
  return shown ? 10 + c.b : -1;
}

int Decision::raise(Choice c) const {
  if (c.verb != Verb::kRaise) return 0;
  const int rivals = std::popcount(pub_.poker.players);
  const int p = plan_.card_sense ? worth_.odds_poker(own_.hand, kDealt)
                                 : worth_.guess_poker(own_.hand, rivals);
  const int won = worth_.cash(pub_.poker.pot) + kLp + worth_.points(PointKind::kGp, 1);
  return (p * won + (kSure - p) * worth_.cash(-kPokerRaise)) / kSure;
}

int Decision::join(Choice c) const {
  if (c.verb == Verb::kPass) return 0;
  if (pub_.au.faro.on) return 1;
  if (plan_.card_sense) return join_poker();
  const int p = worth_.guess_poker(own_.hand, std::popcount(pub_.poker.players) + 1) - 60;
  const int won = worth_.cash(pub_.poker.pot);
  const int lost = worth_.cash(-terms_of(pub_.poker.game).ante) + worth_.cards(1);
  return (p * won + (kSure - p) * lost) / kSure + worth_.cards(1) -
         worth_.cheapest(own_.hand, kCardsLaid);
}

// Who joins plays against those who are in, and loses ties with who began.
int Decision::join_poker() const {
  int p = kSure;
  for (int s = 0; s < pub_.players; ++s)
    if (pub_.poker.players >> s & 1)
      p = p * worth_.odds_poker(own_.hand, pub_.player[s].hand_n) / kSure;
  if (p < 2 * plan_.least_odds) return -1;
  const int won = worth_.cash(pub_.poker.pot) + worth_.at_poker(Moment::kPokerWon) +
                  (pub_.modules & kAnteUp ? worth_.points(PointKind::kGp, 1) : 0);
  const int lost = worth_.cards(1) + worth_.at_poker(Moment::kPokerLost);
  return (p * won + (kSure - p) * lost) / kSure * plan_.gambling / 100 +
         worth_.cash(-terms_of(pub_.poker.game).ante) + worth_.cards(1) -
         worth_.cheapest(own_.hand, kCardsLaid);
}

// The best hand that laying this card next can make, then the cheapest cards for it.
int Decision::lay(Card card) const {
  Card hand[kCardsLaid];
  int n = 0;
  if (own_.laid[0] < kPokerCards && me().laid_n) hand[n++] = own_.laid[0];
  hand[n++] = card;
  std::uint32_t best = poker_worth(cat_, pub_, hand, n);
  if (!me().laid_n)
    for (const Choice& other : legal_) {
      if (other.verb != Verb::kLay || other.a == card) continue;
      hand[1] = other.a;
      best = std::max(best, poker_worth(cat_, pub_, hand, kCardsLaid));
    }
  return static_cast<int>(best >> 4);
}

int Decision::die(Choice c) const {
  if (c.verb != Verb::kReroll) return 0;
  const DieFace& face = cat_.die[pub_.die[c.a]];
  return face.gravel ? 30 : face.nuggets || face.again ? -10 : 5;
}

}  // namespace dr
