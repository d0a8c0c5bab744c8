#include "cli/replay_file.h"

#include <fmt/format.h>

#include <cstdio>

namespace dr {

LoadedReplay::LoadedReplay(const std::string& folder, const std::string& path)
    : text(replay_file(path)),
      content(folder, replay_modules(text)),
      read(read_replay(*content, text, path)) {
  for (const Diagnostic& error : read.errors) fmt::print(stderr, "{}\n", to_string(error));
  const std::string advice = needed_pack(text, read);
  if (!advice.empty()) fmt::print(stderr, "{}\n", advice.substr(1));
}

std::string needed_pack(const std::string& text, const ReplayResult& read) {
  if (read.ok || read.fault != ReplayFault::kCards) return {};
  const Pack pack = replay_cards(text).pack;
  return pack.id.empty()
             ? "\nGive the cards it was played with: --content PATH, as when it was played."
             : fmt::format("\nIt needs {}: give its file with --content PATH.", say_pack(pack));
}

}  // namespace dr
