#include "bots/search/search.h"

#include <algorithm>
#include <vector>

#include "bots/base/chance.h"
#include "bots/search/race.h"
#include "bots/search/showdown.h"

namespace dr {
namespace {

constexpr int kPerArm = 1200;  // work that another choice to try is worth
constexpr int kFewestArms = 4;

// The script's favourites, the best first.
std::vector<Arm> candidates(const Catalog& catalog, const View& view, const Choices& legal,
                            Bot& script, std::int64_t most) {
  std::vector<int> rating(static_cast<std::size_t>(legal.n));
  script.rate(catalog, view, legal, rating);
  const int best = *std::max_element(rating.begin(), rating.end());
  std::vector<Arm> arms;
  for (int i = 0; i < legal.n; ++i)
    arms.push_back({legal[i], best - rating[static_cast<std::size_t>(i)]});
  std::stable_sort(arms.begin(), arms.end(),
                   [](const Arm& a, const Arm& b) { return a.doubt < b.doubt; });
  arms.resize(std::min(arms.size(), static_cast<std::size_t>(most)));
  return arms;
}

}  // namespace

Choice SearchBot::think(const Catalog& catalog, const View& view, const Choices& legal,
                        const Budget& budget) {
  work_done_ = 0;
  if (legal.n == 1) return legal[0];
  judge_->prepare(catalog, view.pub);
  Meter meter(budget);
  Playout playout(catalog, view, *judge_, *script_, meter);
  Rng rng = rng_for(seed_, view.pub);
  Choice choice;
  if (const Seat rival = rival_of(view); rival != kNone) {
    choice = showdown(playout, rival, rng);
  } else {
    const auto most =
        std::clamp<std::int64_t>(meter.size() / kPerArm, kFewestArms, Race::kMostArms);
    Race race(playout, trust_);
    for (const Arm& arm : candidates(catalog, view, legal, *script_, most)) race.add(arm);
    choice = race.run(rng);
  }
  work_done_ = meter.work();
  return choice;
}

}  // namespace dr
