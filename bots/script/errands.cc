#include "bots/script/errands.h"

#include <algorithm>

#include "darkrock/queries.h"

namespace dr {
namespace {

constexpr int kTokenGuess = 45;  // reward of a cattle token not yet seen
constexpr Tag kRanches[] = {Tag::kRanchGreen, Tag::kRanchBlue, Tag::kRanchOrange};

}  // namespace

Errands::Errands(const Catalog& catalog, const View& view, const Appraisal& appraisal,
                 const Distances& distances)
    : cat_(catalog),
      view_(view),
      pub_(view.pub),
      me_(view.pub.player[view.seat]),
      worth_(appraisal),
      distances_(distances),
      movement_(std::max(1, movement(catalog, view.pub, view.seat))),
      route_(distances, me_.space, pace()) {}

void Errands::look() const {
  if (looked_) return;
  looked_ = true;
  const int gold = me_.nuggets + count(view_.own.hand & cat_.nugget_cards);
  if (gold && may_sell(pub_)) {
    // The way back to the mine is part of the trip, so that a full load is worth waiting for.
    const bool full = me_.nuggets >= nugget_limit(cat_, pub_, view_.seat);
    const bool one = full || worth_.turns_left() <= 2 || worth_.plan().rate;
    add(kDepositChore, tag(Tag::kBank), deposit(gold), one ? 1 : 2);
  }
  if (!pub_.heist_done) add(kHeistChore, tag(Tag::kBank), heist());
  add(kProspectChore, tag(Tag::kMine), prospect());
  add(kRevelChore, tag(Tag::kCabaret), revel(revel_paid_by(me_.cash)));
  if (me_.wounds && me_.cash >= kDoctorCosts) add(kHealChore, tag(Tag::kDoctor), heal());
  if (me_.cash >= terms_of(PokerGame::kSaloon).ante) add(kPokerChore, tag(Tag::kSaloon), poker());
  add(kWorkChore, cat_.locations, worth_.cash(kWorkPays));

  add(kStoreChore, tag(Tag::kGeneralStore), best_of_shop(false));
  bandits_ = npc(FightKind::kBandit);
  add(kArrivals, pub_.bandits, bandits_, 0);
  add_deliveries();
  add_people();
  if (pub_.modules & kAnteUp) add_ante_up();
  if (worth_.plan().rate) lay_out();
}

Route::Pace Errands::pace() const {
  const Plan& plan = worth_.plan();
  const bool last = worth_.turns_left() <= 1;
  return {movement_, last, last ? 1 : plan.rate, plan.fade};
}

// Of a fight with bandits, or with one of Ante Up's tokens.
int Errands::npc(FightKind kind) const {
  if (!me_.hand_n && !worth_.plan().least_odds) return worth_.wounds(1) + worth_.cards(1);
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = kind;
  at.attacking = false;
  const int law = kind == FightKind::kBandit ? worth_.plan().law : 100;
  return worth_.best_fight(at, kNone) * law / 100 + worth_.disc_for(Moment::kFightWon, at) / 2;
}

int Errands::best_of_shop(bool trading_post) const {
  int best = 0;
  for (int i = 0; i < cat_.n_items; ++i) {
    const Item item = static_cast<Item>(i);
    if ((pub_.au.rack >> i & 1) == trading_post) best = std::max({best, buy(item), upgrade(item)});
  }
  return best;
}

void Errands::add(int chore, SpaceSet where, int worth, int actions, bool now) const {
  if (worth > 0 && !where.empty() && n_ < static_cast<int>(std::size(list_)))
    list_[n_++] = {where, worth, actions, now, false, chore};
}

// Every place of an errand on its own, so that the way from one to the next can be measured.
void Errands::lay_out() const {
  for (int i = 0; i < n_; ++i) {
    Errand e = list_[i];
    const bool each = e.chore == kArrivals || e.chore == kProspectChore;
    const bool by_town = e.chore == kStoreChore || e.chore == kPokerChore ||
                         e.chore == kFaroChore || e.chore == kRollerChore;
    if (each) {
      for_each(list_[i].where, [&](Space s) {
        e.where = {};
        e.where.add(s);
        if (list_[i].chore == kArrivals) e.chore = kArrivals + s;
        route_.add(e);
      });
    } else if (by_town) {
      SpaceSet town[4];
      for_each(list_[i].where,
               [&](Space s) { town[static_cast<int>(cat_.spaces[s].town)].add(s); });
      for (const SpaceSet& t : town) {
        e.where = t;
        if (!t.empty()) route_.add(e);
      }
    } else {
      route_.add(e);
    }
  }
  add_cards();
  if (worth_.turns_left() > 1 && worth_.plan().next_heist > 0)
    route_.add({tag(Tag::kBank), worth_.plan().next_heist, 1, false, true, kNextHeistChore});
  route_.prepare();
}

void Errands::add_cards() const {
  for_each_card(view_.own.hand & cat_.action_cards, [&](Card card) {
    for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
      if (a.head != Head::kAction || cat_.code[a.code].op == Op::kMove) continue;
      const int worth = worth_.program(a.code, worth_.here()) - worth_.fight_use(card);
      if (worth > 0) route_.add({{}, worth, 1, false, false, kCards + card});
    }
  });
}

void Errands::add_deliveries() const {
  if (me_.cattle < kCattleColours) {
    delivery_[0] = buyers(cat_, Delivery::kWrangle, me_.cattle);
    delivery_[1] = buyers(cat_, Delivery::kRustle, me_.cattle);
    add(kWrangleChore, delivery_[0], wrangle(), 0);
    add(kRustleChore, delivery_[1], rustle(), 0);
  } else if (pub_.cattle_game) {
    for (int c = 0; c < kCattleColours; ++c)
      if (pub_.cattle_n[c]) add(kCattleChore, tag(kRanches[c]), take_cattle(c));
  }
}

void Errands::add_people() const {
  for (int s = 0; s < kMaxFigures; ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (seat == view_.seat || !plays(pub_, seat)) continue;
    SpaceSet where;
    where.add(space_of(pub_, seat));
    int best = 0;
    for (FightKind kind : {FightKind::kDuel, FightKind::kArrest, FightKind::kRobbery})
      best = std::max(best, fight(seat, kind));
    add(kFights + s, where, best, 1, true);
  }
}

int Errands::best_row(Space space, int left, int done) const {
  look();
  return route_.best(space, left, done);
}

int Errands::best_from(Space space, int spent) const {
  look();
  const int left = pub_.active == view_.seat ? pub_.actions_left - spent : kTurnActions;
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
  look();
  int sum = 0;
  if (pub_.bandits.has(space)) sum += bandits_;
  if ((pub_.au.outlaws | pub_.au.claim_jumpers).has(space)) sum += tokens_;
  if (!on_other_side(pub_.switches, Switch::kDeliveryMoment)) {
    if (delivery_[0].has(space)) sum += std::max(0, wrangle());
    if (delivery_[1].has(space)) sum += std::max(0, rustle());
    if (longhorn_buyers_.has(space)) sum += longhorns(me_.longhorns);
  }
  if (me_.wp && distances_.between(space, pub_.sheriff) <= 2) sum -= worth_.plan().sheriff_near;
  return sum;
}

// --- the Location actions -----------------------------------------------------------------------

int Errands::prospect() const {
  Setting at = worth_.here();
  at.amount = 1;
  // Of two dice 1.2 nuggets and $8; the second nugget may find no room.
  const int found = worth_.nuggets(1) * 4 / 5 + (worth_.nuggets(2) - worth_.nuggets(1)) * 2 / 5 +
                    worth_.cash(1) * 4 / 5;
  return found * worth_.plan().gold / 100 + worth_.disc_for(Moment::kNuggetsGained, at);
}

int Errands::deposit(int nuggets) const {
  Setting at = worth_.here();
  at.amount = nuggets;
  const int paid = cash_at_stake(pub_, {Verb::kDeposit, static_cast<std::uint8_t>(nuggets)});
  return (nuggets * kLp + worth_.cash(paid)) * worth_.plan().gold / 100 +
         worth_.disc_for(Moment::kSold, at) + worth_.disc_for(Moment::kLpGained, at);
}

int Errands::heist() const {
  Setting at = worth_.here();
  at.fighting = true;
  at.fight = FightKind::kGuard;
  return worth_.best_fight(at, kNone) * worth_.plan().crime / 100 +
         worth_.disc_for(Moment::kPointsGained, at);
}

int Errands::revel(int lp) const {
  if (lp <= 0) return 0;
  Setting at = worth_.here();
  at.amount = lp;
  const int price = cash_at_stake(pub_, {Verb::kRevel, static_cast<std::uint8_t>(lp)});
  int sum = lp * kLp + worth_.cash(-price) + worth_.disc_for(Moment::kLpGained, at);
  at.amount = price;
  if (!cat_.tag[static_cast<int>(Tag::kCabaret)].empty())
    at.space = cat_.tag[static_cast<int>(Tag::kCabaret)].first();
  return sum + worth_.disc_for(Moment::kSpent, at);
}

int Errands::heal() const {
  return worth_.healing(me_.wounds) + worth_.cards(me_.wounds) + worth_.cash(-kDoctorCosts);
}

int Errands::poker() const {
  const CardSet hand = view_.own.hand;
  const bool knows = worth_.plan().card_sense;
  const int p = knows ? worth_.odds_poker(hand, kDealt) : worth_.guess_poker(hand, 1);
  const PokerTerms terms = terms_of(PokerGame::kSaloon);
  int won = kLp + worth_.cash(terms.house + terms.ante);
  int lost = worth_.cash(-terms.ante) + worth_.cards(1);
  if (knows) {
    won = std::max(kLp, pub_.modules & kAnteUp ? worth_.points(PointKind::kGp, 1) : 0) +
          worth_.cash(terms.house) + worth_.at_poker(Moment::kPokerWon);
    lost += worth_.at_poker(Moment::kPokerLost);
  }
  const int laid = worth_.cheapest(hand, kCardsLaid);
  return ((p * won + (kSure - p) * lost) / kSure + worth_.cards(1) - laid) *
             worth_.plan().gambling / 100 +
         worth_.disc_for(Moment::kPokerReveal, worth_.here());
}

int Errands::cattle_reward() const {
  if (view_.own.cattle >= kCattleColours * kCattlePerColour) return kTokenGuess;
  return worth_.program(cat_.cattle[view_.own.cattle], worth_.here());
}

int Errands::wrangle() const {
  Setting at = worth_.here();
  at.point = PointKind::kMp;
  return (worth_.points(PointKind::kMp, 1) + cattle_reward()) * worth_.plan().cattle / 100 +
         (me_.wp ? 0 : worth_.disc_for(Moment::kPointsGained, at));
}

int Errands::rustle() const {
  Setting at = worth_.here();
  at.point = PointKind::kWp;
  return (worth_.points(PointKind::kWp, 1) + cattle_reward()) * worth_.plan().cattle / 100 +
         worth_.disc_for(Moment::kPointsGained, at);
}

// Half of what its delivery brings, or all of it less the way there.
int Errands::take_cattle(int colour) const {
  if (worth_.turns_left() <= 1) return 0;
  const int wrangle = worth_.points(PointKind::kMp, 1), rustle = worth_.points(PointKind::kWp, 1);
  if (worth_.plan().rate) {
    const SpaceSet ranch = tag(kRanches[colour]);
    const auto drive = [&](const SpaceSet& to, int points) {
      const int moves = (distances_.to(ranch.first(), to) + movement_ - 1) / movement_;
      return (points + kTokenGuess) * worth_.plan().cattle / 100 - rate() * moves;
    };
    return std::max(drive(buyers(cat_, Delivery::kWrangle, colour), wrangle),
                    drive(buyers(cat_, Delivery::kRustle, colour), rustle));
  }
  return (std::max(wrangle, rustle) + kTokenGuess) * worth_.plan().cattle / 200;
}

int Errands::fight(Seat target, FightKind kind) const {
  if (!may_fight(pub_, view_.seat, target, kind)) return 0;
  Setting at = worth_.here();
  at.fighting = at.attacking = true;
  at.fight = kind;
  at.space = space_of(pub_, target);
  const Plan& plan = worth_.plan();
  const int liking = kind == FightKind::kDuel     ? plan.duels
                     : kind == FightKind::kArrest ? plan.law
                                                  : plan.crime;
  return worth_.best_fight(at, target) * liking / 100 + worth_.disc_for(Moment::kFightWon, at) / 2;
}

int Errands::buy(Item item) const { return me_.items >> item & 1 ? 0 : have(item, false); }

int Errands::upgrade(Item item) const { return me_.items >> item & 1 ? have(item, true) : 0; }

int Errands::have(Item item, bool upgraded) const {
  const int price = price_for(cat_, pub_, view_.seat, item);
  return price < 0 ? 0 : worth_.item(item, upgraded) + worth_.cash(-price);
}

}  // namespace dr
