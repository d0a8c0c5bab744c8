// What the evaluation reads of one player's position: small whole numbers.
#pragma once

#include "bots/base/travel.h"
#include "darkrock/engine.h"

namespace dr {

enum class Feature : std::uint8_t {
  // the game
  kPlayers,
  kLength,
  kProgress,    // LP of whoever leads, in 16ths of the game's length
  kRoundsLeft,  // once the end is triggered; otherwise an estimate
  kTriggered,
  kUntilTurn,  // seats that play before this one, 0: its turn has come
  kUsed,       // actions of its turn it has used, 1 more once the turn has begun
  kAnteUp,
  kManInBlack,  // this one is he
  // points
  kLp,
  kTotal,         // if the game ended now
  kLead,          // of that over the best of the others
  kLeadOfSecond,  // ... and over the second best
  kItemLp,
  kLawLp,
  kWantedTurn,  // LP of the Wanted row each turn
  kWantedRow,   // ... in the turns left
  kLegends,
  kGoals,
  // goods
  kCash,
  kNuggets,
  kWounds,
  kHand,
  kMarshal,
  kWanted,
  kGambler,
  kItems,
  kMovement,
  kWeapon,
  kMount,
  kCattle,
  kLonghorns,
  kDiscs,
  kOthersDiscs,
  kUnlocked,
  // the cards held, if it is the one who looks
  kKnown,
  kRanks,
  kBestRank,
  kHighCards,
  // the others
  kMostWanted,
  kMostMarshal,
  kOthersWounds,
  // spaces to go
  kToSheriff,  // if Wanted
  kToMarshal,  // to the nearest marshal, if Wanted
  kToWanted,   // to the nearest Wanted player
  kToRival,
  kToBandit,
  kToBank,
  kToMine,
  kToDoctor,
  kToCabaret,
  kToStore,
  kToSaloon,
  kToStation,
  kToRanch,
  kToOffice,
  kCount
};
inline constexpr int kFeatures = static_cast<int>(Feature::kCount);

// The looker knows its own cards; nobody does if it is kNone.
struct Look {
  Seat seat = kNone;
  CardSet hand = 0;
};

struct Features {
  std::int16_t value[kFeatures] = {};
};

// Those of all who can win, [6] the Man in Black's, and who they are.
// REQUIRES: `distances` is prepared for the catalog.
struct TableFeatures {
  Features seat[kMaxFigures];
  SeatSet who = 0;
};
TableFeatures read_features(const Catalog& catalog, const Public& pub, const Distances& distances,
                            const Look& look);

}  // namespace dr
