#include "cli/designer/replay_file.h"

#include <fmt/format.h>

#include <cstdio>

#include "text/wording.h"

namespace dr {

LoadedReplay::LoadedReplay(const std::string& folder, const std::string& path)
    : text(replay_file(path)),
      content(folder, replay_modules(text)),
      read(read_replay(*content, text, path)) {
  for (const Diagnostic& error : read.errors) fmt::print(stderr, "{}\n", to_string(error));
}

std::string verify_failure(const Content& content, const Replay& replay, const VerifyResult& result,
                           const std::string& path) {
  std::string text = result.line ? fmt::format("{}:{}: {}", path, result.line, result.problem)
                                 : fmt::format("{}: {}", path, result.problem);
  if (result.refused.ok() || result.step < 0) return text;
  const ReplayStep& step = replay.steps[static_cast<std::size_t>(result.step)];
  return text + ": " +
         say_refusal(content, observe(result.state, step.seat), step.choice, result.refused);
}

}  // namespace dr
