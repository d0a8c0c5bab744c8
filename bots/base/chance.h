// Random numbers of its own for every decision of a game.
#pragma once

#include "base/mix.h"
#include "darkrock/engine.h"

namespace dr {

inline Rng rng_for(std::uint64_t seed, const Public& pub) {
  const std::uint64_t moment = pub.reveals * 1000003ull + pub.actions_left * 97ull;
  return {((seed + 1) * kGolden + moment + static_cast<std::uint64_t>(pub.ask)) | 1};
}

}  // namespace dr
