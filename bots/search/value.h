// What a position is worth to each player: its chance to win. A small network, fitted to games
// between bots by `darkrock train`, computed in whole numbers so that every platform finds the same.
#pragma once

#include "bots/search/features.h"

namespace dr {

inline constexpr int kWholeChance = 65536;

// The chances of all who can win, [6] the Man in Black's. They add up to kWholeChance, about.
struct Chances {
  std::int32_t seat[kMaxFigures] = {};
};
Chances chances(const Catalog& catalog, const Public& pub, const Distances& distances,
                const Look& look);

// Two layers of rectified sums over the features of one player; the chances are the softmax of the
// players' outputs. Weights and sums are in parts of kUnit.
struct Net {
  static constexpr int kUnit = 1024;
  static constexpr int kMost = 15 * kUnit;  // of a rectified sum
  static constexpr int kHeaviest =
      4 * kUnit;  // of a weight after the first layer: no sum overflows
  static constexpr int kInputs = (kFeatures + 7) / 8 * 8, kFirst = 32, kSecond = 16;
  std::int16_t first[kFirst][kInputs];
  std::int32_t first_bias[kFirst];
  std::int16_t second[kSecond][kFirst];
  std::int32_t second_bias[kSecond];
  std::int16_t last[kSecond];
};
extern const Net kNet;

Chances chances(const Net& net, const TableFeatures& table);

// What the logits of those who can win come to.
Chances chances_of(const std::int32_t* logits, SeatSet who);

// Of a game that is over.
Chances chances_of_winners(const Public& pub);

}  // namespace dr
