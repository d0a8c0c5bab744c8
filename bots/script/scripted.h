#pragma once

#include "bots/base/bot.h"
#include "bots/base/travel.h"
#include "bots/script/plan.h"

namespace dr {

// Takes what is worth most by its plan. What it chooses depends on the view and the seed alone; the
// seed only breaks ties.
class ScriptedBot : public Bot {
 public:
  ScriptedBot(const Plan& plan, std::uint64_t seed) : plan_(plan), seed_(seed) {}
  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  bool rate(const Catalog& catalog, const View& view, const Choices& legal,
            std::span<int> out) override;

 private:
  Plan plan_;
  std::uint64_t seed_;
  Distances distances_;  // a cache of the map
};

}  // namespace dr
