#include "cli/replay_file.h"

#include <fmt/format.h>

#include <cstdio>

namespace dr {

LoadedReplay::LoadedReplay(const std::string& folder, const std::string& path)
    : text(replay_file(path)),
      content(folder, replay_modules(text)),
      read(read_replay(*content, text, path)) {
  for (const Diagnostic& error : read.errors) fmt::print(stderr, "{}\n", to_string(error));
}

}  // namespace dr
