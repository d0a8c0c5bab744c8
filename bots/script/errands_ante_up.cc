// What there is to do on the board with Ante Up.
#include <algorithm>

#include "bots/script/errands.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

constexpr int kRollersCards = 5;  // of a high roller, on average

}  // namespace

void Errands::add_ante_up() const {
  const AnteUp& au = pub_.au;
  add(kTradingPostChore, tag(Tag::kTradingPost), best_of_shop(true));
  tokens_ = npc(FightKind::kOutlaw);
  add(kArrivals, au.outlaws | au.claim_jumpers, tokens_, 0);
  add(kTakeLonghornChore, au.longhorns, take_longhorn());
  if (me_.longhorns) {
    longhorn_buyers_ = buyers(cat_, Delivery::kLonghorn, kNone);
    add(kLonghornChore, longhorn_buyers_, longhorns(me_.longhorns), 0);
  }
  SpaceSet train;
  train.add(train_space(cat_, pub_));
  if (!au.train_done) add(kTrainChore, train, rob_train(), 1, true);
  if (me_.cash >= faro_stake(0)) add(kFaroChore, tag(Tag::kSaloon), faro());
  if (au.rollers && me_.cash >= terms_of(PokerGame::kHighRoller).ante && worth_.plan().card_sense) {
    SpaceSet tables;
    for_each(tag(Tag::kSaloon), [&](Space s) {
      if (high_roller_in(pub_, cat_.spaces[s].town)) tables.add(s);
    });
    add(kRollerChore, tables, high_roller());
  }
  for (int i = 0; i < kFrontierSpaces; ++i) {
    SpaceSet frontier;
    frontier.add(cat_.frontier_space[i]);
    add(kFrontiers + i, frontier, explore(i));
  }
  for (const AnteUp::Pile& pile : au.gold) {
    SpaceSet gold;
    gold.add(pile.space);
    if (pile.n) add(kArrivals, gold, worth_.nuggets(pile.n), 0);
  }
}

int Errands::rob_train() const {
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = FightKind::kTrain;
  return worth_.best_fight(at, kNone) * worth_.plan().crime / 100;
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
  return n ? sum / n * worth_.plan().frontier / 100 - cost : 0;
}

// On average half a Gambler point and $5 for each $10 on a card shown.
int Errands::faro() const {
  constexpr int kSmall = faro_stake(0), kLarge = faro_stake(1), kBoth = kSmall + kLarge;
  const int points = worth_.points(PointKind::kGp, 1);
  if (!worth_.plan().card_sense)
    return points * 2 / 3 + worth_.cash(me_.cash >= kBoth ? kLarge : kSmall) * 2 / 3;
  // A marker on a card shown wins half the time, and half its stake on average.
  const int sum = me_.cash >= kBoth    ? points + worth_.cash(kBoth) / 2
                  : me_.cash >= kLarge ? points / 2 + worth_.cash(kSmall)
                                       : points / 2 + worth_.cash(kSmall) / 2;
  return sum * worth_.plan().gambling / 100;
}

int Errands::high_roller() const {
  const CardSet hand = view_.own.hand;
  const int p = worth_.plan().card_sense ? worth_.odds_poker(hand, kRollersCards)
                                         : worth_.guess_poker(hand, 1);
  const int won = worth_.points(PointKind::kGp, 1) + 50;
  const int lost = worth_.cash(-terms_of(PokerGame::kHighRoller).ante) + worth_.cards(1);
  return ((p * won + (kSure - p) * lost) / kSure + worth_.cards(1) -
          worth_.cheapest(hand, kCardsLaid)) *
         worth_.plan().gambling / 100;
}

// A buyer is never far away.
int Errands::take_longhorn() const {
  if (worth_.turns_left() <= 1) return 0;
  return worth_.plan().rate ? longhorns(1) - rate() : longhorns(1) / 2;
}

int Errands::longhorns(int n) const {
  int lp = 0, cash = 0;
  for (int pc = cat_.longhorn_reward; cat_.code[pc].op != Op::kEnd; ++pc) {
    const Instr& verb = cat_.code[pc];
    if (verb.op == Op::kGain && static_cast<Res>(verb.b) == Res::kLp) lp += verb.a;
    if (verb.op == Op::kGainCash) cash += verb.a;
  }
  return (n * lp * kLp + worth_.cash(n * cash)) * worth_.plan().cattle / 100;
}

}  // namespace dr
