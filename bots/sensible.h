#pragma once

#include <memory>

#include "bots/base/bot.h"
#include "bots/sense.h"

namespace dr {

// Another bot that takes back what makes no sense (sense.h). What bots play through while they search
// goes without it, for speed. It rates nothing: what it takes back
// would still be rated best.
class SensibleBot final : public Bot {
 public:
  // `quick` says how the bot would go on where it takes long itself.
  explicit SensibleBot(std::unique_ptr<Bot> bot, std::unique_ptr<Bot> quick = nullptr)
      : bot_(std::move(bot)), quick_(std::move(quick)) {}

  Choice think(const Catalog& catalog, const View& view, const Choices& legal,
               const Budget& limit) override {
    return sense_.better(catalog, view, legal, bot_->think(catalog, view, legal, limit),
                         quick_ ? *quick_ : *bot_);
  }
  bool ready() const override { return bot_->ready(); }
  std::uint32_t work_done() const override { return bot_->work_done(); }

 private:
  std::unique_ptr<Bot> bot_, quick_;
  Sense sense_;
};

}  // namespace dr
