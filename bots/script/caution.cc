#include "bots/script/caution.h"

#include <algorithm>

#include "darkrock/queries.h"

namespace dr {

Caution::Caution(const Catalog& catalog, const View& view, const Appraisal& appraisal,
                 const Distances& distances)
    : pub_(view.pub), seat_(view.seat), worth_(appraisal), distances_(distances) {
  look_at_sheriff(catalog);
  look_at_players(catalog);
}

// The Sheriff moves when somebody else completes a story: how far is on the face of the card, of
// which the requirement on its back tells something.
void Caution::look_at_sheriff(const Catalog& catalog) {
  const Plan& plan = worth_.plan();
  const int needed = discs_needed(pub_);
  int chance[kReach] = {};
  for (int deck = 0; deck < pub_.n_story_decks; ++deck) {
    if (pub_.trigger[deck] == kNone) continue;
    const int missing = needed - discs_on(pub_, deck);
    const int soon = missing <= 1 ? plan.story_soon : plan.story_late;
    int count = 0, far[kReach] = {};
    for (int i = 0; i < catalog.n_stories; ++i) {
      const Story& story = catalog.stories[i];
      if (story.trigger != pub_.trigger[deck] || (pub_.story_discards >> i & 1)) continue;
      ++count;
      for (int d = 0; d <= story.sheriff && d < kReach; ++d) ++far[d];
    }
    for (int d = 0; count && d < kReach; ++d) {
      far_[deck][d] = kSure * far[d] / count;
      chance[d] += soon * far[d] / count;
    }
  }
  if (!worth_.me().wp) return;
  for (int d = 0; d <= 3; ++d) chance[d] += plan.manhunt;
  const int most = worth_.most_wanted();
  const int mine = worth_.me().wp;
  const int cost = worth_.arrest_cost() * 2 * mine / (2 * mine + most);
  const int lost = kSure - worth_.best_odds(FightKind::kSheriff, kNone);
  arrest_ = cost * lost / kSure;
  for (int d = 0; d < kReach; ++d) sheriff_[d] = std::min(chance[d], 900) * arrest_ / kSure;
}

void Caution::look_at_players(const Catalog& catalog) {
  const Plan& plan = worth_.plan();
  const Player& me = worth_.me();
  for (int s = 0; s < pub_.players; ++s) {
    const Player& p = pub_.player[s];
    if (s == seat_ || p.hand_n == 0) continue;
    const Seat seat = static_cast<Seat>(s);
    const bool marshal = p.mp && me.wp;
    const int lost =
        kSure - worth_.best_odds(marshal ? FightKind::kArrest : FightKind::kDuel, seat);
    int cost = plan.attacked + worth_.cash(me.cash) / 4 - worth_.wounds(1);
    if (marshal) cost += worth_.arrest_cost();
    rival_[n_++] = {
        p.space, std::max(1, movement(catalog, pub_, seat)),
        cost * lost / kSure * (marshal ? plan.marshal_comes : plan.rival_comes) / kSure};
  }
}

int Caution::disc(int deck, bool completes) const {
  const Plan& plan = worth_.plan();
  const Player& me = worth_.me();
  int sum = 0;
  if (me.wp) {
    const int steps = std::min(distances_.between(me.space, pub_.sheriff), kReach - 1);
    const int threat = arrest_ * far_[deck][steps] / kSure;
    sum += (completes ? plan.story_soon : plan.story_late - plan.story_soon) * threat / kSure;
  }
  if (!completes) return sum;
  int best = 0;
  for (int s = 0; s < pub_.players; ++s) {
    const Player& p = pub_.player[s];
    const int steps = distances_.between(p.space, pub_.sheriff);
    if (s == seat_ || !p.wp || steps >= kReach) continue;
    best = std::max(best, plan.arrest_hurt * p.wp * far_[deck][steps] / kSure);
  }
  return sum + best;
}

int Caution::at(Space space) const {
  int sum = 0;
  if (worth_.me().wp) {
    const int steps = distances_.between(space, pub_.sheriff);
    if (steps < kReach) sum += sheriff_[steps];
  }
  for (int i = 0; i < n_; ++i) {
    const int steps = distances_.between(space, rival_[i].space);
    const int moves = (steps + rival_[i].range - 1) / rival_[i].range;
    if (moves <= 2) sum += rival_[i].cost * (3 - moves) / 3;
  }
  return sum;
}

}  // namespace dr
