// What a game has come to, for those who learn from it.
#pragma once

#include "darkrock/engine.h"
#include "net/likes.h"

namespace dr {

struct Ledger {
  static constexpr int kSources = static_cast<int>(LpSource::kCount);

  std::int16_t lived[kMaxFigures] = {};         // up to their likes, in tenths of an LP
  std::int16_t lp[kMaxFigures][kSources] = {};  // where LP came from

  void note(const Event& event, const LikeSet* likes);  // by seat
};

// Everybody's share of the win, of a game that is over.
void share_win(const Scores& scores, float* out);

}  // namespace dr
