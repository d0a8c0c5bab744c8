// The conditions of C1.5, prices (G4), and whether an ability may be used.
#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/program.h"

namespace dr {
namespace {

// Place conditions beside an amount are read where it was last paid or gained (G19).
Space place_for(const Public& pub, Seat seat, const Occasion& occasion) {
  if (seat == kMib) return pub.mib.space;
  const Player& p = pub.player[seat];
  if (occasion.moment == Moment::kSpent) return p.spent_at;
  if (occasion.moment == Moment::kNuggetsGained) return p.nuggets_at;
  if (occasion.moment == Moment::kLpGained) return p.lp_at;
  return p.space;
}

bool kind_is(const Public& pub, const Occasion& occasion, KindClass kind, int set) {
  const int fight = static_cast<int>(pub.fight.kind);
  switch (kind) {
    case KindClass::kFightLow: return pub.fight.on && fight < 8 && (set >> fight & 1);
    case KindClass::kFightHigh: return pub.fight.on && fight >= 8 && (set >> (fight - 8) & 1);
    case KindClass::kFightNpc: return pub.fight.on && !is_player_fight(pub.fight.kind);
    case KindClass::kPoint:
    case KindClass::kDelivery:
    case KindClass::kGamble: return set >> occasion.kind & 1;
    case KindClass::kItem: return occasion.kind == set;
    case KindClass::kItemType: return false;  // resolved by the caller, which knows the catalog
  }
  return false;
}

int amount_of(const Public& pub, Seat seat, const Occasion& occasion) {
  const Player& p = pub.player[seat];
  if (occasion.moment == Moment::kFightWon) return p.won[static_cast<int>(pub.fight.kind)];
  if (occasion.moment == Moment::kLpGained) return p.act_lp;
  if (occasion.moment == Moment::kSpent) return p.act_spent;
  if (occasion.moment == Moment::kNuggetsGained) return p.act_nuggets;
  if (occasion.moment == Moment::kSold) return p.act_sold;
  return occasion.amount;
}

int nuggets_counted(const Catalog& cat, const Player& p, const Private* own) {
  const int gold =
      own ? count(fools_gold(cat, own->hand)) : std::min<int>(p.hand_n, count(cat.nugget_cards));
  return p.nuggets + gold;  // ruling 73
}

}  // namespace

int amount_held(const Catalog& cat, const Player& p, const Private* own, Have what) {
  switch (what) {
    case Have::kMp: return p.mp;
    case Have::kWp: return p.wp;
    case Have::kGp: return p.gp;
    case Have::kNuggets: return nuggets_counted(cat, p, own);
    case Have::kWounds: return p.wounds;
    case Have::kCards: return p.hand_n;
    case Have::kGeneralItems: return general_items(cat, p);
    case Have::kUpgraded: return std::popcount(p.upgraded);
    case Have::kCash: return p.cash;
  }
  return 0;
}

bool holds(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
           const Occasion& occasion, const Instr& test, std::uint8_t result) {
  const Space here = place_for(pub, seat, occasion);
  const bool mib = seat == kMib;
  switch (static_cast<Cond>(test.a)) {
    case Cond::kInTown: return cat.towns.has(here);
    case Cond::kOutsideTown: return !cat.towns.has(here);
    case Cond::kAt: return cat.places[test.b].has(here);
    case Cond::kMarshal: return !mib && pub.player[seat].mp > 0;
    case Cond::kWanted: return !mib && pub.player[seat].wp > 0;
    case Cond::kAttacking: return pub.fight.on && pub.fight.side[0] == seat;
    case Cond::kWithPlayer: return others_here(pub, seat) != 0;
    case Cond::kKind:
      if (static_cast<KindClass>(test.b) == KindClass::kItemType)
        return test.c >> static_cast<int>(cat.items[occasion.kind].type) & 1;
      return kind_is(pub, occasion, static_cast<KindClass>(test.b), test.c);
    case Cond::kAmount: return !mib && amount_of(pub, seat, occasion) >= test.b;
    case Cond::kHave:
      return !mib && amount_held(cat, pub.player[seat], own, static_cast<Have>(test.b)) >= test.c;
    case Cond::kFirstThisTurn:
      return !mib && pub.player[seat].won[static_cast<int>(pub.fight.kind)] == 1;
    case Cond::kGravel: return result & kSawGravel;
    case Cond::kArrestMade: return result & kMadeArrest;
    case Cond::kReached: return pub.mib.space == pub.player[pub.mib.prey].space;
  }
  return false;
}

bool all_hold(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
              const Occasion& occasion, int code) {
  for (; cat.code[code].op == Op::kTest; ++code)
    if (!holds(cat, pub, own, seat, occasion, cat.code[code])) return false;
  return true;
}

bool can_pay(const Catalog&, const Public& pub, Seat seat, const Instr& price) {
  if (seat == kMib) return price.op == Op::kLoseCash && pub.mib.cash >= price.a;
  const Player& p = pub.player[seat];
  switch (price.op) {
    case Op::kDiscard: return p.hand_n >= price.a;
    case Op::kLoseCash: return p.cash >= price.a;
    case Op::kLose: return (static_cast<Res>(price.b) == Res::kLp ? p.lp : p.nuggets) >= price.a;
    case Op::kWound: return p.wounds + price.a <= kMaxWounds;  // G4
    case Op::kDiscardThis: return true;
    default: assert(false); return true;  // the compiler knows no other price
  }
}

bool terms_met(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
               const Occasion& occasion, const Ability& ability) {
  if (!in_edition(pub, ability)) return false;
  if ((ability.flags & Ability::kOnce) && (pub.player[seat].once_used >> ability.once_slot & 1))
    return false;
  int code = ability.code;
  for (int i = 0; i < ability.guards; ++i, ++code)
    if (!holds(cat, pub, own, seat, occasion, cat.code[code])) return false;
  return cat.code[code].op != Op::kCost || can_pay(cat, pub, seat, cat.code[code + 1]);
}

}  // namespace dr
