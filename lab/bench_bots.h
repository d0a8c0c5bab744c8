// How long bots think about positions of real games, and how much they look at in that time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/bots.h"

namespace dr {

struct BotSpeed {
  std::string bot;
  Budget budget;
  std::int64_t decisions = 0;
  std::int64_t late = 0;  // took longer than the time budget and a fifth
  double seconds = 0;     // of thinking
  std::int64_t work = 0;
  double p50 = 0, p90 = 0, p99 = 0, max = 0;  // milliseconds a decision

  double per_second(std::int64_t n) const {
    return seconds > 0 ? static_cast<double>(n) / seconds : 0;
  }
};

// Asks a bot at decisions of games between greedy and random bots, for so long in all.
// REQUIRES: make_bot knows the bot.
BotSpeed measure_bot(const Catalog& catalog, const Setup& setup, const std::string& bot,
                     std::uint64_t seed, double seconds);

std::string bot_speeds_text(const std::vector<BotSpeed>& speeds);
// docs/simulator.md describes the fields.
std::string bot_speeds_json(const std::vector<BotSpeed>& speeds);

}  // namespace dr
