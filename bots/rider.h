#pragma once

#include "bots/base/bot.h"
#include "net/likes.h"

namespace dr {

// Looks once at the network. A cool rider takes what it finds best, a warm one draws by its chances, so
// that it errs as people do: seldom badly.
class Rider final : public Bot {
 public:
  // `warmth` is the temperature in percent; 0: the best choice.
  Rider(LikeSet likes, int warmth, std::uint64_t seed)
      : likes_(likes), warmth_(warmth), seed_(seed) {}

  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  bool ready() const override;
  bool rate(const Catalog& catalog, const View& view, const Choices& legal,
            std::span<int> out) override;

 private:
  LikeSet likes_;
  int warmth_;
  std::uint64_t seed_;
};

}  // namespace dr
