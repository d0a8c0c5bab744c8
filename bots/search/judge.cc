#include "bots/search/judge.h"

#include "darkrock/queries.h"
#include "net/weights.h"

namespace dr {

std::int32_t NetworkJudge::worth(const Catalog& catalog, const State& state, Seat seat) const {
  const Public& pub = state.pub;
  if (pub.over) return chances_of_winners(pub).seat[seat];
  std::int32_t logits[kMaxFigures];
  network()->foresee(catalog, sight(state, seat), 0, logits);
  return chances_of(logits, figures(pub)).seat[seat];
}

}  // namespace dr
