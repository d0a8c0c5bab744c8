#pragma once

#include <array>
#include <memory>

#include "bots/bot.h"

namespace dr {

// Plays every promising choice out on games that could be the real one, all players choosing as a
// scripted player would, and takes what wins most often; the card for a fight between players it
// draws from a mixture (duel.h). The samples come from the view, so it cannot peek, and all choices
// are tried on the same ones, so that luck is the same for all.
class SearchBot final : public Bot {
 public:
  explicit SearchBot(std::uint64_t seed);
  ~SearchBot() override;

  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  std::uint32_t work_done() const override { return work_done_; }

 private:
  std::uint64_t seed_;
  std::uint32_t work_done_ = 0;
  std::array<std::unique_ptr<Bot>, kMaxPlayers> script_;  // who plays the seats in a playout
};

}  // namespace dr
