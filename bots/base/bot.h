// Players that are programs. A bot sees what its seat sees, never a State, so it cannot cheat.
#pragma once

#include <cstdint>
#include <span>

#include "darkrock/engine.h"

namespace dr {

// How much a bot may think about one choice: whichever limit is met first, 0 = none. Work counts the
// choices it plays through on samples of the game, so that with a work limit alone equal seeds give
// equal choices on every machine. Bots that do not search need neither.
struct Budget {
  std::uint32_t work = 0;
  std::uint32_t ms = 0;
  friend bool operator==(const Budget&, const Budget&) = default;
};

// One seat's player in one game. Not thread safe: each game and seat has its own.
class Bot {
 public:
  virtual ~Bot() = default;

  // One of the legal choices. REQUIRES: ready(); `legal` is what dr::legal gives for `view`, not empty.
  virtual Choice think(const Catalog& catalog, const View& view, const Choices& legal,
                       const Budget& budget) = 0;
  // How much it likes each of them, in hundredths of an LP, the best where think() would go. False if
  // it does not rate choices one by one.
  virtual bool rate(const Catalog&, const View&, const Choices&, std::span<int>) { return false; }

  // Whether it can think: a browser loads the network that some bots look at behind the first page.
  virtual bool ready() const { return true; }

  Choice choose(const Catalog& catalog, const View& view, const Choices& legal) {
    return think(catalog, view, legal, budget);
  }

  // What the last choice took, as Budget::work counts it; 0 for bots that do not search.
  virtual std::uint32_t work_done() const { return 0; }

  Budget budget;  // what its name asks for
};

}  // namespace dr
