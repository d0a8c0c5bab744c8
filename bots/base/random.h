#pragma once

#include "bots/base/bot.h"

namespace dr {

// Picks any legal choice, all alike. The yardstick for the others, and the crowd of the tests.
class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed);
  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;

 private:
  Rng rng_;
};

}  // namespace dr
