#include "env/ledger.h"

#include <algorithm>
#include <bit>

namespace dr {

void Ledger::note(const Event& e, const LikeSet* likes) {
  if (e.kind == EventKind::kLp && e.seat < kMaxFigures && e.b >= 0 && e.b < kSources)
    lp[e.seat][e.b] = static_cast<std::int16_t>(lp[e.seat][e.b] + e.a);
  const Seat doer = doer_of(e);
  if (doer < kMaxPlayers && likes[doer])
    lived[doer] = static_cast<std::int16_t>(lived[doer] + living(e, likes[doer]));
}

void share_win(const Scores& scores, float* out) {
  const float share = 1.0f / static_cast<float>(std::max(1, std::popcount(scores.winners)));
  for (int s = 0; s < kMaxFigures; ++s) out[s] = scores.winners >> s & 1 ? share : 0;
}

}  // namespace dr
