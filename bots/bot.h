// Players that are programs. A bot sees what its seat sees, never a State, so it cannot cheat.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "darkrock/engine.h"

namespace dr {

// One seat's player in one game. Not thread safe: each game and seat has its own.
class Bot {
 public:
  virtual ~Bot() = default;

  // One of the legal choices. REQUIRES: `legal` is what dr::legal gives for `view`, not empty.
  virtual Choice choose(const Catalog& catalog, const View& view, const Choices& legal) = 0;
};

// A bot of that name; null if there is none. Equal names, seeds and games give equal choices.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

// The names make_bot knows, ascending.
std::span<const std::string_view> bot_names();

}  // namespace dr
