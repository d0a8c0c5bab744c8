#pragma once

#include "bots/bot.h"
#include "bots/travel.h"

namespace dr {

// Takes what is worth most for the actions it costs, this turn: a sound beginner. What it chooses
// depends on the view and the seed alone; the seed only breaks ties.
class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(std::uint64_t seed) : seed_(seed) {}
  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  bool rate(const Catalog& catalog, const View& view, const Choices& legal,
            std::span<int> out) override;

 private:
  std::uint64_t seed_;
  Distances distances_;  // a cache of the map
};

}  // namespace dr
