#pragma once

#include <memory>

#include "bots/base/bot.h"

namespace dr {

// Somebody to learn against. Two rounds it lives by one thing, two by another: seats of even number by
// cards and by crime, the others by gold and by cattle, so that who plays against two of them sees most
// of the game. Well ahead of somebody it does one thing a turn, and none that earns points; it attacks
// nobody who has no more points than itself, and one crime is enough while it is Wanted.
class GentleBot final : public Bot {
 public:
  explicit GentleBot(std::uint64_t seed);
  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;

 private:
  std::unique_ptr<Bot> living_[2][2];  // by seat, even or odd; by round
};

}  // namespace dr
