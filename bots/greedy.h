#pragma once

#include "bots/scripted.h"

namespace dr {

// Takes what is worth most for the actions it costs, this turn: a sound beginner.
class GreedyBot final : public ScriptedBot {
 public:
  explicit GreedyBot(std::uint64_t seed) : ScriptedBot(kGreedyPlan, seed) {}
};

}  // namespace dr
