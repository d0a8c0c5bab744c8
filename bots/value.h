// What a position is worth to each player: its chance to win. Fitted to games between bots
// (tools/fit-value), computed in whole numbers so that every platform finds the same.
#pragma once

#include "darkrock/engine.h"

namespace dr {

inline constexpr int kWholeChance = 65536;

// The chances of all who can win, [6] the Man in Black's. They add up to kWholeChance, about.
struct Chances {
  std::int32_t seat[kMaxFigures] = {};
};
Chances chances(const Catalog& catalog, const Public& pub);

// What the fit reads of one player, in small whole numbers.
enum class Feature : std::uint8_t {
  kOne,
  kLp,
  kCash,
  kNuggets,
  kWounds,
  kHand,
  kMarshal,
  kWanted,
  kWantedRow,  // LP it pays in the turns left, if nobody makes an arrest
  kEndLaw,     // LP of the law at the end as things stand
  kItemLp,
  kMovement,
  kWeapon,
  kLegends,
  kGambler,
  kLoad,  // cattle and longhorns carried
  kDiscs,
  kUnlocked,
  kHunted,  // Wanted with the Sheriff near
  kPlayed,  // has had its turn this round
  kGoals,
  kCount
};
inline constexpr int kFeatures = static_cast<int>(Feature::kCount);

struct Features {
  std::int32_t value[kFeatures] = {};
};
Features features_of(const Catalog& catalog, const Public& pub, Seat seat);

// How far the game has come, 0..64, by the LP of whoever leads.
int progress(const Public& pub);

// Weights in 1024ths: early in the game, and what is added toward its end.
struct Weights {
  std::int32_t early[kFeatures], late[kFeatures];
};
extern const Weights kWeights, kManInBlackWeights;

}  // namespace dr
