// What there is to do on the board with Ante Up.
#include <algorithm>

#include "bots/errands.h"
#include "engine/rules/ante_up.h"

namespace dr {

void Errands::add_ante_up() {
  const AnteUp& au = pub_.au;
  add(tag(Tag::kTradingPost), best_of_shop(true));
  tokens_ = npc(FightKind::kOutlaw);
  add(au.outlaws | au.claim_jumpers, tokens_, 0);
  add(au.longhorns, take_longhorn());
  if (me_.longhorns) {
    longhorn_buyers_ = cat_.ranches | tag(Tag::kRailStation) | tag(Tag::kOutlawCamp);
    add(longhorn_buyers_, longhorns(me_.longhorns), 0);
  }
  SpaceSet train;
  train.add(train_space(cat_, pub_));
  if (!au.train_done) add(train, rob_train(), 1, true);
  if (me_.cash) add(tag(Tag::kSaloon), faro());
  for (int i = 0; i < kFrontierSpaces; ++i) {
    SpaceSet frontier;
    frontier.add(cat_.frontier_space[i]);
    add(frontier, explore(i));
  }
  for (const AnteUp::Pile& pile : au.gold) {
    SpaceSet gold;
    gold.add(pile.space);
    if (pile.n) add(gold, worth_.nuggets(pile.n), 0);
  }
}

int Errands::rob_train() const {
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = FightKind::kTrain;
  return worth_.best_fight(at, kNone);
}

// The mean of the tokens with the number that lies there, less the cheapest cards that reach it.
int Errands::explore(int frontier) const {
  if (!pub_.au.frontier[frontier]) return 0;
  const int need = frontier_need(cat_, pub_, frontier);
  if (cards_worth(view_.own.hand) < need) return 0;
  int sum = 0, n = 0, paid = 0;
  for (int token = 0; token < kFrontierTokens; ++token) {
    if (cat_.frontier[token].number != pub_.au.frontier[frontier]) continue;
    if (pub_.au.explored >> token & 1) continue;
    sum += worth_.program(cat_.frontier[token].reward, worth_.here());
    ++n;
  }
  int cost = 0;
  for (CardSet left = view_.own.hand; left && paid < need;) {
    Card least = lowest(left);
    for_each_card(left, [&](Card card) {
      if (worth_.keep(card) < worth_.keep(least)) least = card;
    });
    cost += worth_.keep(least);
    paid += cards_worth(bit(least));
    left &= ~bit(least);
  }
  return n ? sum / n - cost : 0;
}

// On average half a Gambler point and $5 for each $10 on a card shown.
int Errands::faro() const {
  return worth_.points(PointKind::kGp, 1) * 2 / 3 + worth_.cash(me_.cash >= 3 ? 2 : 1) * 2 / 3;
}

int Errands::high_roller() const {
  const int p = worth_.odds_poker(view_.own.hand, 1);
  const int won = worth_.points(PointKind::kGp, 1) + 50;
  const int lost = worth_.cash(-2) + worth_.cards(1);
  return (p * won + (kSure - p) * lost) / kSure + worth_.cards(1) -
         worth_.cheapest(view_.own.hand, 2);
}

int Errands::take_longhorn() const { return worth_.turns_left() <= 1 ? 0 : longhorns(1) / 2; }

int Errands::longhorns(int n) const { return n * kLp + worth_.cash(3 * n); }

}  // namespace dr
