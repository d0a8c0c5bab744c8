// How fast the rules engine runs on one core.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

struct EngineSpeed {
  double seconds = 0, copy_ns = 0, draw_ns = 0, sample_ns = 0;
  std::int64_t games = 0, decisions = 0, draws = 0;
  std::optional<std::uint64_t> allocations;  // none where they cannot be counted

  double decisions_per_s() const { return static_cast<double>(decisions) / seconds; }
  double games_per_s() const { return static_cast<double>(games) / seconds; }
  double decisions_per_game() const {
    return static_cast<double>(decisions) / static_cast<double>(games);
  }
  double draws_per_decision() const {
    return static_cast<double>(draws) / static_cast<double>(decisions);
  }
  double rng_share() const { return draws_per_decision() * draw_ns * decisions_per_s() / 1e9; }
};

// Plays random games for so long, from the game of seed `first` on, and a few more under a counter
// of allocations.
EngineSpeed measure_engine(const Catalog& catalog, const Setup& setup, std::uint64_t first,
                           double seconds);

std::string engine_speed_text(const EngineSpeed& speed, std::uint64_t signature);
// docs/simulator.md describes the fields.
std::string engine_speed_json(const Content& content, const Setup& setup, const EngineSpeed& speed,
                              std::uint64_t signature);

}  // namespace dr
