#include "bots/base/random.h"

namespace dr {

RandomBot::RandomBot(std::uint64_t seed) {
  rng_.s ^= seed * 0xd1342543de82ef95;
  if (rng_.s == 0) rng_.s = 1;
}

Choice RandomBot::think(const Catalog&, const View&, const Choices& legal, const Budget&) {
  return legal[static_cast<int>(rng_.below(static_cast<std::uint32_t>(legal.n)))];
}

}  // namespace dr
