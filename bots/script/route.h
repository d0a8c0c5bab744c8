// The best order to run errands in, by what they bring and the actions they cost.
#pragma once

#include "bots/base/travel.h"

namespace dr {

// What is done. Numbers from kFights on belong to a seat, a space or a card.
enum Chore : int {
  kNoChore,
  kHeistChore,
  kNextHeistChore,
  kDepositChore,
  kProspectChore,
  kRevelChore,
  kHealChore,
  kPokerChore,
  kStoreChore,
  kWorkChore,
  kCattleChore,
  kWrangleChore,
  kRustleChore,
  kTakeLonghornChore,
  kLonghornChore,
  kTrainChore,
  kFaroChore,
  kRollerChore,
  kTradingPostChore,
  kFights = 32,     // and the seat
  kFrontiers = 40,  // and the number of the frontier space
  kArrivals = 64,   // and the space
  kCards = 192,     // and the card
};

struct Errand {
  SpaceSet where;  // empty: anywhere
  int worth = 0;
  int actions = 1;     // to spend there, arrival not counted; 0: arriving does it
  bool now = false;    // gone by the next turn: somebody else's figure
  bool later = false;  // not before the next turn
  int chore = kNoChore;
};

class Route {
 public:
  struct Pace {
    int movement = 2;
    bool last = false;  // no other turn comes
    int rate = 0;       // what an action is worth on average
    int fade = 0;       // percent of a worth lost when it must wait for the next turn
  };

  Route(const Distances& distances, Space from, const Pace& pace);

  void add(const Errand& errand);
  void prepare();  // when all are added

  // What the best two errands in a row from a space bring, less the actions they cost; `left` actions
  // of this turn remain, `done` is not done again.
  int best(Space space, int left, int done = kNoChore) const;

 private:
  static constexpr int kMost = 40;
  static constexpr int kLefts = 3;  // actions left after an errand: none, one, more
  struct Next {
    int best = 0, second = 0;  // of different chores
    int chore = kNoChore;
  };
  struct Step {
    int net, left;
  };
  bool step(const Errand& errand, int steps, int left, Step& out) const;
  int way(Space from, const Errand& errand) const {
    return errand.where.empty() ? 0 : distances_.to(from, errand.where);
  }

  const Distances& distances_;
  const Space from_;
  const Pace pace_;
  int n_ = 0;
  std::uint8_t moves_[Distances::kFar];  // actions for so many spaces
  Errand list_[kMost];
  Space at_[kMost];  // where an errand leaves us
  Next next_[kMost][kLefts];
};

}  // namespace dr
