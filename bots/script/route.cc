#include "bots/script/route.h"

#include <algorithm>

namespace dr {

Route::Route(const Distances& distances, Space from, const Pace& pace)
    : distances_(distances), from_(from), pace_(pace) {
  for (int steps = 0, moves = 0, next = 0; steps < Distances::kFar; ++steps) {
    if (steps > next) {
      ++moves;
      next += pace.movement;
    }
    moves_[steps] = static_cast<std::uint8_t>(moves);
  }
}

void Route::add(const Errand& errand) {
  if (n_ == kMost || errand.worth <= pace_.rate) return;
  at_[n_] = from_;
  int nearest = Distances::kFar;
  for_each(errand.where, [&](Space s) {
    if (distances_.between(from_, s) >= nearest) return;
    nearest = distances_.between(from_, s);
    at_[n_] = s;
  });
  list_[n_++] = errand;
}

bool Route::step(const Errand& e, int steps, int left, Step& out) const {
  if (steps >= Distances::kFar) return false;
  int cost = moves_[steps] + e.actions;
  if (cost == 0) return false;  // done on arriving here
  if (e.later) cost = std::max(cost, left + 1);
  const bool soon = cost <= left;
  if (!soon && (pace_.last || e.now)) return false;
  const int worth = soon ? e.worth : e.worth * (100 - pace_.fade) / 100;
  // Of two ways the shorter one, even if it takes as many actions.
  out = {worth - pace_.rate * cost - steps, std::max(0, left - cost)};
  return true;
}

void Route::prepare() {
  for (int i = 0; i < n_; ++i)
    for (int j = 0; j < n_; ++j) {
      const int chore = list_[j].chore;
      if (chore == list_[i].chore) continue;
      const int steps = way(at_[i], list_[j]);
      for (int left = 0; left < kLefts; ++left) {
        Step s;
        if (!step(list_[j], steps, left, s)) continue;
        Next& next = next_[i][left];
        if (s.net > next.best) {
          if (chore != next.chore) next.second = next.best;
          next.best = s.net;
          next.chore = chore;
        } else if (chore != next.chore && s.net > next.second) {
          next.second = s.net;
        }
      }
    }
}

int Route::best(Space space, int left, int done) const {
  int best = 0;
  for (int i = 0; i < n_; ++i) {
    if (list_[i].chore == done) continue;
    Step s;
    if (!step(list_[i], way(space, list_[i]), left, s)) continue;
    const Next& next = next_[i][std::min(s.left, kLefts - 1)];
    best = std::max(best, s.net + (done && next.chore == done ? next.second : next.best));
  }
  return best;
}

}  // namespace dr
