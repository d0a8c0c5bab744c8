// What a rider likes beside winning. One network is every personality: its likes are facts it sees.
#pragma once

#include <string_view>

#include "darkrock/event.h"

namespace dr {

enum class Like : std::uint8_t {
  kLaw,     // arrests, bandits, the Marshal track
  kCrime,   // heists, robberies, the Wanted row
  kGold,    // nuggets, and the bank
  kCattle,  // cattle and longhorns
  kCards,   // poker, Faro, high rollers
  kStories,
  kDuels,
  kFrontier,  // the frontier, the train, what events put on the board
  kCount
};
inline constexpr int kLikes = static_cast<int>(Like::kCount);
inline constexpr std::string_view kLikeIds[kLikes] = {"law",   "crime",   "gold",  "cattle",
                                                      "cards", "stories", "duels", "frontier"};

using LikeSet = std::uint8_t;  // empty: wants to win and nothing else
constexpr LikeSet like_bit(Like like) { return static_cast<LikeSet>(1u << static_cast<int>(like)); }

// Who lives up to something by an event.
constexpr Seat doer_of(const Event& event) {
  return event.kind == EventKind::kArrested ? event.other : event.seat;
}
// How far the doer lives up to likes by it, in tenths of an LP: what a path pays, and a little for the
// steps on the way.
int living(const Event& event, LikeSet likes);

}  // namespace dr
