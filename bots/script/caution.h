// What standing in a space until the next own turn may cost: an arrest, a duel, a robbery.
#pragma once

#include "bots/base/travel.h"
#include "bots/script/appraisal.h"

namespace dr {

class Caution {
 public:
  Caution(const Catalog& catalog, const View& view, const Appraisal& appraisal,
          const Distances& distances);

  int at(Space space) const;
  // What a disc on a story changes in that by bringing the Sheriff, or keeping others from it.
  int disc(int deck, bool completes) const;

 private:
  static constexpr int kReach = 8;
  void look_at_sheriff(const Catalog& catalog);
  void look_at_players(const Catalog& catalog);

  const Public& pub_;
  const Seat seat_;
  const Appraisal& worth_;
  const Distances& distances_;
  int sheriff_[kReach] = {};  // cost when he is so far away
  int far_[2][kReach] = {};   // chance in thousandths that a story moves him so far
  int arrest_ = 0;            // cost of his coming
  struct Rival {
    Space space = 0;
    int range = 0;  // of one Move action
    int cost = 0;   // when it attacks
  };
  int n_ = 0;
  Rival rival_[kMaxFigures];
};

}  // namespace dr
