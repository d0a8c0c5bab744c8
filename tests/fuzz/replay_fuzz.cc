// Any bytes as a replay file: read or refused, never a crash; what was read can be verified and
// written again to the same text.
#include <cstdio>
#include <cstdlib>

#include "replay/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dr;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Content& content = default_content(replay_modules(text));
  const ReplayResult read = read_replay(content, text, "fuzz");
  if (!read.ok) return read.errors.empty() ? (std::abort(), 0) : 0;
  (void)verify(content, read.replay);
  const std::string written = write_replay(content, read.replay);
  const ReplayResult again = read_replay(content, written, "fuzz");
  if (!again.ok || write_replay(content, again.replay) != written) std::abort();
  return 0;
}
