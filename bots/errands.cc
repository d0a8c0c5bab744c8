#include "bots/errands.h"

#include <algorithm>

namespace dr {
namespace {

constexpr int kTokenGuess = 45;  // reward of a cattle token not yet seen

}  // namespace

Errands::Errands(const Catalog& catalog, const View& view, const Appraisal& appraisal,
                 const Distances& distances)
    : cat_(catalog),
      view_(view),
      pub_(view.pub),
      me_(view.pub.player[view.seat]),
      worth_(appraisal),
      distances_(distances),
      movement_(std::max(1, movement(catalog, view.pub, view.seat))) {
  const int gold = me_.nuggets + count(view.own.hand & cat_.nugget_cards);
  if (gold && !(on_other_side(pub_.switches, Switch::kDepositPerTurn) && pub_.deposit_done)) {
    // The way back to the mine is part of the trip, so that a full load is worth waiting for.
    const bool full = me_.nuggets >= nugget_limit(catalog, pub_, view.seat);
    add(tag(Tag::kBank), deposit(gold), full || worth_.turns_left() <= 2 ? 1 : 2);
  }
  if (!pub_.heist_done) add(tag(Tag::kBank), heist());
  add(tag(Tag::kMine), prospect());
  add(tag(Tag::kCabaret), revel(std::min(4, me_.cash / 3)));
  if (me_.wounds && me_.cash) add(tag(Tag::kDoctor), heal());
  if (me_.cash) add(tag(Tag::kSaloon), poker());
  add(cat_.locations, worth_.cash(1));

  add(tag(Tag::kGeneralStore), best_of_shop(false));
  bandits_ = npc(FightKind::kBandit);
  add(pub_.bandits, bandits_, 0);
  add_deliveries();
  add_people();
  if (pub_.modules & kAnteUp) add_ante_up();
}

// Of a fight with bandits, or with one of Ante Up's tokens.
int Errands::npc(FightKind kind) const {
  if (!me_.hand_n) return worth_.wounds(1) + worth_.cards(1);
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = kind;
  at.attacking = false;
  return worth_.best_fight(at, kNone) + worth_.disc_for(Moment::kFightWon, at) / 2;
}

int Errands::best_of_shop(bool trading_post) const {
  int best = 0;
  for (int i = 0; i < cat_.n_items; ++i) {
    const Item item = static_cast<Item>(i);
    if ((pub_.au.rack >> i & 1) == trading_post) best = std::max({best, buy(item), upgrade(item)});
  }
  return best;
}

void Errands::add(SpaceSet where, int worth, int actions, bool now) {
  if (worth > 0 && !where.empty() && n_ < static_cast<int>(std::size(list_)))
    list_[n_++] = {where, worth, actions, now};
}

void Errands::add_deliveries() {
  const Tag ranches[] = {Tag::kRanchGreen, Tag::kRanchBlue, Tag::kRanchOrange};
  if (me_.cattle < kCattleColours) {
    delivery_[0] = tag(Tag::kRailStation);
    delivery_[1] = (cat_.ranches - tag(ranches[me_.cattle])) | tag(Tag::kOutlawCamp);
    add(delivery_[0], wrangle(), 0);
    add(delivery_[1], rustle(), 0);
  } else if (pub_.cattle_game) {
    for (int c = 0; c < kCattleColours; ++c)
      if (pub_.cattle_n[c]) add(tag(ranches[c]), take_cattle(c));
  }
}

void Errands::add_people() {
  for (int s = 0; s < kMaxFigures; ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (seat == view_.seat || (seat >= pub_.players && !(seat == kMib && pub_.players == 2)))
      continue;
    SpaceSet where;
    where.add(seat == kMib ? pub_.mib.space : pub_.player[seat].space);
    int best = 0;
    for (FightKind kind : {FightKind::kDuel, FightKind::kArrest, FightKind::kRobbery})
      best = std::max(best, fight(seat, kind));
    add(where, best, 1, true);
  }
}

int Errands::best_from(Space space, int spent) const {
  const int left = pub_.active == view_.seat ? pub_.actions_left - spent : 3;
  const bool last = worth_.turns_left() <= 1;
  int best = 0;
  for (int i = 0; i < n_; ++i) {
    const Errand& e = list_[i];
    const int steps = distances_.to(space, e.where);
    if (steps >= Distances::kFar) continue;
    const int moves = (steps + movement_ - 1) / movement_;
    const int actions = moves + e.actions;
    if (actions == 0) continue;  // arrived: counted by arrival()
    if ((last || e.now) && actions > left) continue;
    // The rest of the way counts a little, so that of two spaces the nearer one is taken.
    best = std::max(best, 10 * e.worth / (spent + actions) - steps);
  }
  return best / 10;
}

int Errands::arrival(Space space) const {
  int sum = 0;
  if (pub_.bandits.has(space)) sum += bandits_;
  if ((pub_.au.outlaws | pub_.au.claim_jumpers).has(space)) sum += tokens_;
  if (!on_other_side(pub_.switches, Switch::kDeliveryMoment)) {
    if (delivery_[0].has(space)) sum += std::max(0, wrangle());
    if (delivery_[1].has(space)) sum += std::max(0, rustle());
    if (longhorn_buyers_.has(space)) sum += longhorns(me_.longhorns);
  }
  if (me_.wp && distances_.between(space, pub_.sheriff) <= 2) sum -= 12;
  return sum;
}

// --- the Location actions -----------------------------------------------------------------------

int Errands::prospect() const {
  Setting at = worth_.here();
  at.amount = 1;
  // Of two dice 1.2 nuggets and $8; the second nugget may find no room.
  return worth_.nuggets(1) * 4 / 5 + (worth_.nuggets(2) - worth_.nuggets(1)) * 2 / 5 +
         worth_.cash(1) * 4 / 5 + worth_.disc_for(Moment::kNuggetsGained, at);
}

int Errands::deposit(int nuggets) const {
  Setting at = worth_.here();
  at.amount = nuggets;
  return nuggets * kLp + worth_.cash(2 * nuggets) + worth_.disc_for(Moment::kSold, at) +
         worth_.disc_for(Moment::kLpGained, at);
}

int Errands::heist() const {
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = FightKind::kGuard;
  return worth_.best_fight(at, kNone) + worth_.disc_for(Moment::kPointsGained, at);
}

int Errands::revel(int lp) const {
  if (lp <= 0) return 0;
  Setting at = worth_.here();
  at.amount = lp;
  int sum = lp * kLp + worth_.cash(-3 * lp) + worth_.disc_for(Moment::kLpGained, at);
  at.amount = 3 * lp;
  if (!cat_.tag[static_cast<int>(Tag::kCabaret)].empty())
    at.space = cat_.tag[static_cast<int>(Tag::kCabaret)].first();
  return sum + worth_.disc_for(Moment::kSpent, at);
}

int Errands::heal() const {
  return worth_.healing(me_.wounds) + worth_.cards(me_.wounds) + worth_.cash(-1);
}

int Errands::poker() const {
  const int p = worth_.odds_poker(view_.own.hand, 1);
  const int won = kLp + worth_.cash(6), lost = worth_.cash(-1) + worth_.cards(1);
  const int laid = worth_.cheapest(view_.own.hand, 2);
  return (p * won + (kSure - p) * lost) / kSure + worth_.cards(1) - laid +
         worth_.disc_for(Moment::kPokerReveal, worth_.here());
}

int Errands::cattle_reward() const {
  if (view_.own.cattle >= kCattleColours * kCattlePerColour) return kTokenGuess;
  return worth_.program(cat_.cattle[view_.own.cattle], worth_.here());
}

int Errands::wrangle() const {
  Setting at = worth_.here();
  at.point = PointKind::kMp;
  return worth_.points(PointKind::kMp, 1) + cattle_reward() +
         (me_.wp ? 0 : worth_.disc_for(Moment::kPointsGained, at));
}

int Errands::rustle() const {
  Setting at = worth_.here();
  at.point = PointKind::kWp;
  return worth_.points(PointKind::kWp, 1) + cattle_reward() +
         worth_.disc_for(Moment::kPointsGained, at);
}

// Half of what its delivery brings: the way there is still to be paid.
int Errands::take_cattle(int) const {
  if (worth_.turns_left() <= 1) return 0;
  const int wrangle = worth_.points(PointKind::kMp, 1), rustle = worth_.points(PointKind::kWp, 1);
  return (std::max(wrangle, rustle) + kTokenGuess) / 2;
}

int Errands::fight(Seat target, FightKind kind) const {
  if (me_.hand_n == 0 || (pub_.fought & seat_bit(target))) return 0;
  if (kind == FightKind::kArrest && (me_.mp == 0 || target == kMib || pub_.player[target].wp == 0))
    return 0;
  Setting at = worth_.here();
  at.fighting = at.attacking = true;
  at.fight = kind;
  at.space = target == kMib ? pub_.mib.space : pub_.player[target].space;
  return worth_.best_fight(at, target) + worth_.disc_for(Moment::kFightWon, at) / 2;
}

int Errands::buy(Item item) const {
  const ItemKind& kind = cat_.items[item];
  if (me_.items >> item & 1 || pub_.stock[item] == 0 || kind.price > me_.cash) return 0;
  return worth_.item(item, false) + worth_.cash(-kind.price);
}

int Errands::upgrade(Item item) const {
  const ItemKind& kind = cat_.items[item];
  if (!(me_.items >> item & 1) || me_.upgraded >> item & 1 || !kind.has_upgrade ||
      kind.price > me_.cash)
    return 0;
  return worth_.item(item, true) + worth_.cash(-kind.price);
}

}  // namespace dr
