#include "bots/script/scripted.h"

#include "bots/script/decision.h"

namespace dr {

Choice ScriptedBot::think(const Catalog& catalog, const View& view, const Choices& legal,
                          const Budget&) {
  if (legal.n == 1) return legal[0];
  distances_.prepare(catalog, view.pub.switches);
  const Decision decision(catalog, view, legal, distances_, plan_, seed_);
  Choice best = legal[0];
  int best_score = decision.score(best);
  std::uint32_t best_noise = noise(seed_, view.pub, best);
  for (int i = 1; i < legal.n; ++i) {
    const int score = decision.score(legal[i]);
    if (score < best_score) continue;
    const std::uint32_t n = noise(seed_, view.pub, legal[i]);
    if (score == best_score && n <= best_noise) continue;
    best = legal[i];
    best_score = score;
    best_noise = n;
  }
  return best;
}

bool ScriptedBot::rate(const Catalog& catalog, const View& view, const Choices& legal,
                       std::span<int> out) {
  distances_.prepare(catalog, view.pub.switches);
  const Decision decision(catalog, view, legal, distances_, plan_, seed_);
  for (int i = 0; i < legal.n; ++i) out[static_cast<std::size_t>(i)] = decision.score(legal[i]);
  return true;
}

}  // namespace dr
