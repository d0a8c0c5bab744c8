// A replay from a file, with the content its game was played with.
#pragma once

#include <string>

#include "cli/options.h"
#include "replay/replay.h"

namespace dr {

inline constexpr int kBrokenReplay = 2;  // exit status

// On failure its problems are on standard error and `read.ok` is false.
struct LoadedReplay {
  LoadedReplay(const std::string& folder, const std::string& path);

  const std::string text;
  const LoadedContent content;
  const ReplayResult read;
};

}  // namespace dr
