// The id of each value of the small enums, in their order: as replays, JSON and the generated types
// of the browser spell it.
#pragma once

#include <iterator>
#include <string_view>

#include "darkrock/choice.h"
#include "darkrock/event.h"

namespace dr {

inline constexpr std::string_view kFightKindIds[] = {
    "duel", "arrest", "robbery", "bandit", "guard", "sheriff", "outlaw", "claim-jumper", "train"};
static_assert(std::size(kFightKindIds) == kFightKinds);

inline constexpr std::string_view kLpSourceIds[] = {
    "duel",     "bandits",      "marshal", "wanted-row", "overflow",  "deposit",    "cabaret",
    "poker",    "story",        "card",    "item",       "character", "fight-card", "cattle",
    "mib-loss", "man-in-black", "token",   "frontier",   "train",     "gambler",    "longhorn"};
static_assert(std::size(kLpSourceIds) == static_cast<std::size_t>(LpSource::kCount));

inline constexpr std::string_view kPointIds[] = {"mp", "wp", "gp"};  // PointKind
inline constexpr std::string_view kDeliveryIds[] = {"wrangle", "rustle", "longhorn"};
inline constexpr std::string_view kTokenIds[] = {"outlaw", "claim-jumper", "high-roller",
                                                 "longhorn", "nugget"};  // TokenKind
inline constexpr std::string_view kTriggerIds[] = {"item", "character", "card"};
inline constexpr std::string_view kLookAtIds[] = {"train", "token", "high-roller", "frontier",
                                                  "cattle"};
inline constexpr std::string_view kColourIds[] = {"green", "blue", "orange"};  // of cattle
inline constexpr std::string_view kIncomeIds[] = {"cash", "cards", "both"};
inline constexpr std::string_view kSideIds[] = {"left", "right"};  // stories
inline constexpr std::string_view kRewardIds[] = {"lp", "mp", "gp"};
inline constexpr std::string_view kLootIds[] = {"cash", "nuggets", "cattle", "longhorn"};
inline constexpr std::string_view kBetIds[] = {"10", "20"};  // markers
inline constexpr std::string_view kRankIds[] = {"2", "3",  "4", "5", "6", "7", "8",
                                                "9", "10", "J", "Q", "K", "A"};

}  // namespace dr
