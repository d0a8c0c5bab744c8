// B6.8, B6.14, MB8, AU67: what a robbery takes.
#include "engine/rules/robbery.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/rules/hand.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

bool can_loot_nuggets(const Public& pub, Seat target) {
  return target != kMib && (pub.player[target].nuggets || pub.player[target].hand_n);  // ruling 114
}

void tell_loot(Game& g, Rule rule, Seat robber, Loot what, int n, Seat target) {
  emit(g, EventKind::kStolen, rule, robber, static_cast<int>(what), n, target);
}

void steal_cash(Game& g, Seat robber, Seat target) {
  const int half = cash_looted(g.pub(), target);
  lose_cash(g, target, half, B(6, 8));
  gain_cash(g, robber, half, B(6, 14));
  tell_loot(g, B(6, 8), robber, Loot::kCash, half, target);
}

// MB8: half the cash, or if there is none half the nuggets, for $20 each.
void mib_robs(Game& g, Seat target) {
  if (purse_of(g.pub(), target)) return steal_cash(g, kMib, target);
  const int total = g.player(target).nuggets + count(fools_gold(g.cat, g.own(target).hand));
  gain_cash(g, kMib, 2 * ((total + 1) / 2), MB(8));
  halve_nuggets(g, target, kNone, MB(8));
}

bool can_loot_cattle(const Public& pub, Seat robber, Seat target) {
  return pub.player[target].cattle != kNone && pub.player[robber].cattle == kNone;
}

void steal_longhorn(Game& g, Seat robber, Seat target) {  // AU67
  --g.player(target).longhorns;
  ++g.player(robber).longhorns;
  tell_loot(g, AU(67), robber, Loot::kLonghorn, 1, target);
}

void steal_cattle(Game& g, Seat robber, Seat target) {
  g.player(robber).cattle = g.player(target).cattle;
  g.own(robber).cattle = g.own(target).cattle;
  g.player(target).cattle = g.own(target).cattle = kNone;
  tell_loot(g, B(6, 8), robber, Loot::kCattle, 1, target);
  emit(g, EventKind::kCattleSeen, B(14, 2), robber, g.own(robber).cattle);
}

}  // namespace

void loot(Game& g, FightFrame& f) {
  const Fight& fight = g.pub().fight;
  const Seat robber = fight.side[0], target = fight.side[1];
  f.step = FightStep::kLootCattle;
  if (fight.winner != 0 || fight.kind != FightKind::kRobbery) return;
  if (robber == kMib) return mib_robs(g, target);
  if (purse_of(g.pub(), target) || can_loot_nuggets(g.pub(), target))
    ask(g, Ask::kLoot, seat_bit(robber));
}

void loot_cattle(Game& g, FightFrame& f) {
  const Fight& fight = g.pub().fight;
  const Seat robber = fight.side[0], target = fight.side[1];
  f.step = FightStep::kArrested;
  if (fight.winner != 0 || fight.kind != FightKind::kRobbery || robber == kMib || target == kMib)
    return;
  if (can_loot_cattle(g.pub(), robber, target) || g.player(target).longhorns)
    ask(g, Ask::kLootCattle, seat_bit(robber));
}

void take_loot(Game& g, Loot what) {
  const Seat robber = g.pub().fight.side[0], target = g.pub().fight.side[1];
  switch (what) {
    case Loot::kCash: return steal_cash(g, robber, target);
    case Loot::kNuggets:
      tell_loot(g, B(6, 8), robber, Loot::kNuggets, 0, target);
      return halve_nuggets(g, target, robber, B(6, 8));
    case Loot::kCattle: return steal_cattle(g, robber, target);
    case Loot::kLonghorn: return steal_longhorn(g, robber, target);
  }
}

void add_loot(const Public& pub, Choices& out) {
  const Seat robber = pub.fight.side[0], target = pub.fight.side[1];
  const auto offer = [&](Loot what) { out.add(Verb::kLoot, static_cast<int>(what)); };
  out.add(Verb::kPass);
  if (pub.ask == Ask::kLoot) {
    if (purse_of(pub, target)) offer(Loot::kCash);
    if (can_loot_nuggets(pub, target)) offer(Loot::kNuggets);
  } else {
    if (can_loot_cattle(pub, robber, target)) offer(Loot::kCattle);
    if (pub.player[target].longhorns) offer(Loot::kLonghorn);
  }
}

}  // namespace dr
