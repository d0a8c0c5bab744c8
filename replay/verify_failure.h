// What is wrong with a replay that does not verify, for people.
#pragma once

#include <string>

#include "replay/replay.h"

namespace dr {

// What verification found, in one sentence; the rule when a choice is refused.
std::string verify_failure(const Content& content, const Replay& replay, const VerifyResult& result,
                           const std::string& path);

}  // namespace dr
