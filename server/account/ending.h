// Why a connection ends, as its close frame says it: a code and a word (docs/protocol.md).
#pragma once

#include <cstdint>
#include <string_view>

namespace dr {

enum class Ending : std::uint8_t {
  kRestart,       // the server stops
  kReload,        // the table had to be loaded again
  kOld,           // client and server do not speak of the same game
  kNotFound,      // there is no such table, or no longer
  kPrivate,       // not invited
  kNoSpectators,  // the game is played without them
  kCrowded,       // no room for more spectators
  kSameDeal,      // they play the same deal elsewhere
  kTooMany,       // messages
  kSignedOut,     // logged out, or the account is gone
  kBanned,
  kRemoved,  // from this table, by its host
  kBroken,   // this program cannot play the table's log
  kCount
};

inline constexpr int kComeBack = 1012;  // and name what you have
inline constexpr int kStayAway = 1008;  // do not come back as you are

int close_code(Ending ending);
std::string_view close_word(Ending ending);

}  // namespace dr
