#include "replay/verify_failure.h"

#include "text/wording/wording.h"

namespace dr {

std::string verify_failure(const Content& content, const Replay& replay, const VerifyResult& result,
                           const std::string& path) {
  std::string text = result.line ? path + ":" + std::to_string(result.line) + ": " + result.problem
                                 : path + ": " + result.problem;
  if (result.refused.ok() || result.step < 0) return text;
  const ReplayStep& step = replay.steps[static_cast<std::size_t>(result.step)];
  return text + ": " +
         say_refusal(content, observe(result.state, step.seat), step.choice, result.refused);
}

}  // namespace dr
