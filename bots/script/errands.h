// What there is to do on the board for one seat: where, for how much, in how many actions.
#pragma once

#include "bots/script/appraisal.h"
#include "bots/script/route.h"

namespace dr {

class Errands {
 public:
  Errands(const Catalog& catalog, const View& view, const Appraisal& appraisal,
          const Distances& distances);

  // The best errand from a space, per action, when `spent` actions of this turn go before.
  int best_from(Space space, int spent) const;
  // The best row of errands from a space with `left` actions of this turn, `done` not counted.
  int best_row(Space space, int left, int done = kNoChore) const;
  int rate() const { return pace().rate; }  // of an action
  // What happens on ending a move in a space, by itself: bandits, a delivery, an ability.
  int arrival(Space space) const;

  // What each Location action is worth, done now.
  int prospect() const;
  int deposit(int nuggets) const;
  int heist() const;
  int revel(int lp) const;
  int heal() const;
  int poker() const;
  int take_cattle(int colour) const;
  int fight(Seat target, FightKind kind) const;
  int buy(Item item) const;
  int upgrade(Item item) const;
  // Ante Up
  int rob_train() const;
  int explore(int frontier) const;
  int faro() const;
  int high_roller() const;
  int take_longhorn() const;
  int longhorns(int n) const;  // delivered

 private:
  void look() const;  // lists all there is to do, when it is first asked for
  void add(int chore, SpaceSet where, int worth, int actions = 1, bool now = false) const;
  void add_cards() const;
  void lay_out() const;
  Route::Pace pace() const;
  void add_people() const;
  void add_deliveries() const;
  void add_ante_up() const;
  int npc(FightKind kind) const;
  int best_of_shop(bool trading_post) const;
  int have(Item item, bool upgraded) const;  // of paying for it
  int wrangle() const;
  int rustle() const;
  int cattle_reward() const;
  const SpaceSet& tag(Tag tag) const { return cat_.tag[static_cast<int>(tag)]; }

  const Catalog& cat_;
  const View& view_;
  const Public& pub_;
  const Player& me_;
  const Appraisal& worth_;
  const Distances& distances_;
  int movement_;
  mutable bool looked_ = false;
  mutable int bandits_ = 0;  // worth of fighting some
  mutable int tokens_ = 0;   // ... or an outlaw or claim jumper
  mutable SpaceSet
      delivery_[2];  // where wrangling and rustling are possible with the token carried
  mutable SpaceSet longhorn_buyers_;
  mutable int n_ = 0;
  mutable Errand list_[48];
  mutable Route route_;
};

}  // namespace dr
