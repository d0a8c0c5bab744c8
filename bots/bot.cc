#include "bots/bot.h"

#include "bots/greedy.h"
#include "bots/random.h"

namespace dr {
namespace {

constexpr std::string_view kNames[] = {"greedy", "random"};

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "greedy") return std::make_unique<GreedyBot>(seed);
  if (name == "random") return std::make_unique<RandomBot>(seed);
  return nullptr;
}

std::span<const std::string_view> bot_names() { return kNames; }

}  // namespace dr
