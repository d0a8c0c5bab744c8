#pragma once

#include "bots/bot.h"
#include "bots/scripted.h"

namespace dr {

// Plays promising choices out on games that could be the real one and takes what wins most often
// (race.h); what is laid face down it draws from a mixture (showdown.h). The games come from the view,
// so it cannot peek.
class SearchBot final : public Bot {
 public:
  explicit SearchBot(std::uint64_t seed) : seed_(seed), script_(kOutlawPlan, seed) {}

  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  std::uint32_t work_done() const override { return work_done_; }

 private:
  std::uint64_t seed_;
  std::uint32_t work_done_ = 0;
  ScriptedBot script_;  // the strongest: suggests choices and plays all seats
  Distances distances_;
};

}  // namespace dr
