#pragma once

#include "bots/base/bot.h"
#include "bots/search/judge.h"

namespace dr {

// Plays promising choices out on games that could be the real one and takes what wins most often
// (race.h); what is laid face down it draws from a mixture (showdown.h). The games come from the view,
// so it cannot peek.
class SearchBot final : public Bot {
 public:
  // The script suggests choices and plays all seats, the judge says what came of it. What the script
  // itself thinks of its suggestions counts as `trust` samples.
  SearchBot(std::uint64_t seed, std::unique_ptr<Bot> script, std::unique_ptr<Judge> judge,
            int trust)
      : seed_(seed), script_(std::move(script)), judge_(std::move(judge)), trust_(trust) {}

  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& budget) override;
  bool ready() const override { return script_->ready(); }
  std::uint32_t work_done() const override { return work_done_; }

 private:
  std::uint64_t seed_;
  std::uint32_t work_done_ = 0;
  std::unique_ptr<Bot> script_;
  std::unique_ptr<Judge> judge_;
  int trust_;
};

}  // namespace dr
