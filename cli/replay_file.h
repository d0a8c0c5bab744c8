// A replay from a file, with the content its game was played with.
#pragma once

#include <string>

#include "cli/options.h"
#include "replay/replay.h"

namespace dr {

inline constexpr int kBrokenReplay = 2;  // exit status

// What to do about a game whose cards are not here, on a line of its own; empty where that is not what is
// wrong with it.
std::string needed_pack(const std::string& text, const ReplayResult& read);

// On failure its problems are on standard error and `read.ok` is false.
struct LoadedReplay {
  LoadedReplay(const std::string& folder, const std::string& path);

  const std::string text;
  const LoadedContent content;
  const ReplayResult read;
};

}  // namespace dr
