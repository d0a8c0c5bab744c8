// What there is to do on the board for one seat: where, for how much, in how many actions.
#pragma once

#include "bots/appraisal.h"
#include "bots/travel.h"

namespace dr {

struct Errand {
  SpaceSet where;
  int worth = 0;
  int actions = 1;   // to spend there, arrival not counted; 0: arriving does it
  bool now = false;  // gone by the next turn: somebody else's figure
};

class Errands {
 public:
  Errands(const Catalog& catalog, const View& view, const Appraisal& appraisal,
          const Distances& distances);

  // The best errand from a space, per action, when `spent` actions of this turn go before.
  int best_from(Space space, int spent) const;
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
  void add(SpaceSet where, int worth, int actions = 1, bool now = false);
  void add_people();
  void add_deliveries();
  void add_ante_up();
  int npc(FightKind kind) const;
  int best_of_shop(bool trading_post) const;
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
  int bandits_ = 0;       // worth of fighting some
  int tokens_ = 0;        // ... or an outlaw or claim jumper
  SpaceSet delivery_[2];  // where wrangling and rustling are possible with the token carried
  SpaceSet longhorn_buyers_;
  int n_ = 0;
  Errand list_[48];
};

}  // namespace dr
