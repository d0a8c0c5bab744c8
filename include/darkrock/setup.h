// What a table agrees on before the first card: players, length, variants and edition switches.
#pragma once

#include <iterator>
#include <string_view>

#include "darkrock/rule.h"
#include "darkrock/types.h"

namespace dr {

inline constexpr int kFirstGamePlayers = 4;  // at most (B2.8)

// The edition switches (editions.md section 4). Side 0 is the default (it-2023), side 1 the other.
enum class Switch : std::uint8_t {
  kPokerTop,             // row 1
  kGuardTies,            // row 2
  kValuesCanRise,        // row 6
  kShotgunUp,            // row 7
  kStickEmUp,            // row 8
  kPlayerFightOrder,     // row 9
  kGuardOrder,           // row 10
  kBanditOrder,          // row 11
  kSheriffOrder,         // row 12
  kSurrender,            // row 13
  kSheriffTakesNuggets,  // row 15
  kSheriffAttempt,       // row 16
  kDeliveryMoment,       // row 22
  kSwapOnUpgrade,        // row 24
  kCashLpCap,            // row 27
  kDiagonals,            // row 36
  kDealerTies,           // row 39
  kMuleSwap,             // row 45
  kInstinctsBonus,       // row 46
  kDepositPerTurn,       // row 49
  kWorkAnywhere,         // note A
  kEventMarkerAtEnd,     // AU5
  kBetOrder,             // AU47, AU53
  kFaroTwoValues,        // AU48
  kCcpStake,             // AU52
  kCount
};
inline constexpr int kSwitches = static_cast<int>(Switch::kCount);
// Those up to here are of the base game; the others need Ante Up.
inline constexpr int kBaseSwitches = static_cast<int>(Switch::kEventMarkerAtEnd);

struct SwitchInfo {
  const char* id;
  const char* side[2];
  const char* row;        // of editions.md
  std::uint8_t profiles;  // which profiles play side 1: bit 0 it-2023, 1 pt-br, 2 uk, 3 fr-2018
};
extern const SwitchInfo kSwitchInfo[kSwitches];

enum class Profile : std::uint8_t { kIt2023, kPtBr, kUk, kFr2018, kCount };
extern const char* const kProfileId[static_cast<int>(Profile::kCount)];

// One bit per switch: set = side 1.
using Switches = std::uint32_t;
Switches profile_switches(Profile profile, bool ante_up = false);  // row 49 depends on Ante Up
constexpr bool on_other_side(Switches set, Switch s) { return set >> static_cast<int>(s) & 1; }

// What a table plays with besides the base game, as a set. The first two are content: they decide
// which catalog a game is played with.
enum Module : std::uint8_t { kAnteUp = 1, kAlternativePoker = 2, kCommunityPoker = 4 };

struct Setup {
  std::uint8_t players = 4;
  Length length = Length::kMedium;
  std::uint8_t first_game = 0;
  std::uint8_t goals = 0;
  std::uint8_t cattle = 1;   // a first game is played without (B2.8)
  std::uint8_t modules = 0;  // set of Module
  std::uint8_t characters[kMaxPlayers] = {kNone, kNone, kNone,
                                          kNone, kNone, kNone};  // kNone: dealt
  Switches switches = 0;
};

// Why a table cannot be set up, as far as people can do something about it.
enum class SetupProblem : std::uint8_t {
  kNone,
  kOther,
  kAnteUp,     // a part of it is chosen, or its cards are, and the rest is not
  kTwice,      // a character is
  kFirstGame,  // is more than that (B2.8)
  kShotgun,    // raises values that cannot rise (editions, row 7)
  kCount
};
inline constexpr std::string_view kSetupProblemIds[] = {"none",  "other",      "ante-up",
                                                        "twice", "first-game", "shotgun"};
static_assert(std::size(kSetupProblemIds) == static_cast<std::size_t>(SetupProblem::kCount));
constexpr std::string_view id_of(SetupProblem problem) {
  return kSetupProblemIds[static_cast<std::size_t>(problem)];
}

// 256 bits that fix every shuffle, draw and die of a game.
struct Seed {
  std::uint32_t word[8] = {};
};
Seed seed_from(std::uint64_t number);
Seed seed_from(const char* text, std::size_t length);

}  // namespace dr
