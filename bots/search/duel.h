// A fight between players is a small game of its own: both lay a card the other cannot see, and the
// target may decline. The best way to play it is a mixture of cards, found here by regret matching
// over hands the other side may hold.
#pragma once

#include <span>

#include "darkrock/engine.h"

namespace dr {

inline constexpr int kDuelWhole = 1 << 16;

// The payoffs of such a game for one hand of the other side: [own card][other's card].
struct DuelType {
  static constexpr int kMost = 10;
  int others = 1;  // cards the other side may lay, or its refusal
  // How often players like it lay each, in parts of kDuelWhole; all 0: nothing is known of that.
  std::int32_t habit[kMost] = {};
  std::int32_t mine[kMost][kMost] = {}, theirs[kMost][kMost] = {};
};

// How often to lay each of `n` cards, in parts of kDuelWhole. The other side is taken to know its own
// hand only; it follows its habit, but in one game of kClever it answers as well as it can, so that
// nothing is laid which a clever player would punish.
inline constexpr int kClever = 4;
void solve_duel(std::span<const DuelType> types, int n, int iterations, std::int32_t* mixture);

}  // namespace dr
