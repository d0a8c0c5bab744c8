#include "bots/script/appraisal.h"

#include <algorithm>

#include "base/mix.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

int guess_turns(const Plan& plan, const Public& pub) {
  if (pub.last_round) return std::max(1, pub.last_round - pub.round + 1);
  const int missing = std::max(0, game_length(pub.length) - leading_lp(pub));
  return std::min(plan.longest, 2 + missing * 10 / plan.pace);
}

}  // namespace

Temper temper_of(const Plan& plan, const Catalog& catalog, const Player& player,
                 std::uint64_t seed) {
  if (plan.side == Plan::kLaw) return Temper::kLawful;
  if (plan.side == Plan::kCrime) return Temper::kOutlaw;
  if (plan.side == Plan::kNeither) return Temper::kFree;
  if (player.wp) return Temper::kOutlaw;
  if (player.mp) return Temper::kLawful;
  if (player.character >= catalog.n_characters) return Temper::kFree;
  const Character& c = catalog.characters[player.character];
  if (c.wp) return Temper::kOutlaw;
  if (c.mp) return Temper::kLawful;
  const bool bold = (seed * kGolden >> 40) % 3 != 0;
  return bold ? Temper::kOutlaw : Temper::kFree;
}

Appraisal::Appraisal(const Catalog& catalog, const View& view, Temper temper, const Plan& plan)
    : plan_(plan),
      cat_(catalog),
      pub_(view.pub),
      own_(view.own),
      seat_(view.seat),
      me_(view.pub.player[view.seat]),
      temper_(temper),
      turns_(guess_turns(plan, view.pub)) {
  const bool set_up = me_.character < catalog.n_characters;
  hand_limit_ = hand_limit(catalog, pub_, seat_);
  cash_limit_ = cash_limit(catalog, pub_, seat_);
  nugget_limit_ = nugget_limit(catalog, pub_, seat_);
  here_.space = me_.space;
  if (pub_.fight.on) {
    here_.fighting = true;
    here_.fight = pub_.fight.kind;
    here_.attacking = pub_.fight.side[0] == seat_;
  }
  disc_[0] = disc_[1] = disc();
  card_cost_ = -cards(-1);
  if (plan_.reserve && me_.wp && set_up) choose_guard();
}

void Appraisal::choose_guard() {
  Setting at = here_;
  at.fighting = true;
  at.attacking = false;
  at.fight = FightKind::kSheriff;
  int first = 0, second = 0;
  for_each_card(own_.hand, [&](Card c) {
    const int odds = odds_npc(c, at, npc_cards(at.fight));
    if (odds > first) {
      second = first;
      first = odds;
      guard_ = c;
    } else if (odds > second) {
      second = odds;
    }
  });
  guarding_ = (first - second) * plan_.reserve / kSure * arrest_cost() / kSure;
}

// --- resources ----------------------------------------------------------------------------------

// The first $60 buy a mount and antes, the rest waits for the Cabaret ($30 an LP); at the end $60
// are an LP (B13.2).
int Appraisal::cash(int tens) const {
  const int first = turns_ == 1 ? plan_.cash_first_last : plan_.cash_first;
  const int rest = turns_ == 1 ? plan_.cash_rest_last : plan_.cash_rest;
  const int knee = plan_.cash_knee;
  const auto worth = [&](int x) {
    return first * std::min(x, knee) + rest * std::max(0, x - knee);
  };
  const int have = me_.cash;
  return worth(std::clamp(have + tens, 0, std::max(have, cash_limit_))) - worth(have);
}

// The first cards keep others from attacking; those above the limit will not stay.
int Appraisal::cards(int n) const {
  const auto worth = [&](int held) {
    const int kept = std::clamp(held, 0, std::min(hand_limit_, 6));
    int sum = plan_.hand_over * std::max(0, held - kept);
    for (int i = 0; i < kept; ++i) sum += plan_.hand[i];
    return sum;
  };
  const int change = worth(me_.hand_n + n) - worth(me_.hand_n);
  return turns_ == 1 ? change / 2 : change;
}

int Appraisal::nuggets(int n) const {
  if (n < 0) return -100 * std::min<int>(-n, me_.nuggets);
  return (turns_ == 1 ? plan_.nugget_last : plan_.nugget) *
         std::clamp(nugget_limit_ - me_.nuggets, 0, n);
}

int Appraisal::wound() const {
  return turns_ <= 2 ? plan_.wound_late : turns_ <= 5 ? plan_.wound_mid : plan_.wound_early;
}

// One LP at the end (B10.3) unless healed before, and a card less in hand.
int Appraisal::wounds(int n) const {
  const int each = wound();
  return -each * std::clamp(kMaxWounds - me_.wounds, 0, n);
}

int Appraisal::healing(int n) const {
  const int each = wound();
  return each * std::min<int>(n, me_.wounds);
}

// --- cards --------------------------------------------------------------------------------------

int Appraisal::fight_use(Card card) const {
  const int rank = plan_.rank[rank_of(card) - 2];
  return (turns_ == 1 ? rank / 2 : rank) + card_cost_ + (card == guard_ ? guarding_ : 0);
}

int Appraisal::keep(Card card) const {
  int best = fight_use(card);
  if (cat_.nugget_cards & bit(card))
    best = std::max(best, turns_ == 1 ? plan_.nugget_last : plan_.nugget + 5);
  if (cat_.wild_cards & bit(card)) best = std::max(best, plan_.keep_wild);
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
    if (a.head != Head::kAction && a.head != Head::kReaction) continue;
    if (a.moment == Moment::kFightReveal && a.head == Head::kReaction) {
      best = std::max(best, plan_.keep_reaction);
      continue;
    }
    best = std::max(best, program(a.code + a.guards, here_) * plan_.keep_action / 100);
  }
  return turns_ == 1 ? best / 2 : best;
}

int Appraisal::cheapest(CardSet from, int n) const {
  int sum = 0;
  for (; n > 0 && from; --n) {
    Card least = lowest(from);
    for_each_card(from, [&](Card c) {
      if (fight_use(c) < fight_use(least)) least = c;
    });
    sum += fight_use(least);
    from &= ~bit(least);
  }
  return sum;
}

// --- items --------------------------------------------------------------------------------------

// The words of an item, by how often their moment will come in the turns left.
int Appraisal::side_effects(const ItemSide& side) const {
  int sum = 0;
  const int turns = std::min(turns_ - 1, 6);
  for (const Ability& a : abilities(cat_, side.abilities)) {
    Setting at = here_;
    at.fighting = true;
    at.fight = FightKind::kBandit;
    const int worth = program(a.code + a.guards, at);
    if (a.moment == Moment::kOnGain)
      sum += worth;
    else if (a.head == Head::kAction || a.head == Head::kReaction)
      sum += turns > 0 ? worth / 2 : 0;
    else
      sum += worth * turns / 5;
  }
  return sum;
}

int Appraisal::item(Item item, bool upgraded) const {
  const ItemKind& kind = cat_.items[item];
  const ItemSide& side = kind.side[upgraded];
  const int turns = std::min(turns_ - 1, 8);
  int sum = 95 * side.lp + side_effects(side);
  if (kind.type == ItemType::kMount) {
    sum += plan_.item_move * turns * std::max(0, side.move - movement(cat_, pub_, seat_));
    sum += 8 * side.passive.nugget * std::min(turns, 4);
  }
  if (kind.type == ItemType::kWeapon && !upgraded && me_.weapon == kNone) sum += 15;
  return sum;
}

int Appraisal::shopping(int type_plus_1, int off) const {
  int best = 0;
  for (int i = 0; i < cat_.n_items; ++i) {
    if (type_plus_1 && static_cast<int>(cat_.items[i].type) != type_plus_1 - 1) continue;
    const Item kind = static_cast<Item>(i);
    const int price = price_for(cat_, pub_, seat_, kind, off);
    if (price >= 0) best = std::max(best, item(kind, me_.items >> i & 1) + cash(-price));
  }
  return best;
}

}  // namespace dr
