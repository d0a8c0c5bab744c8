// Positions of games between bots and who won them: what the evaluation is fitted to.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/search/features.h"
#include "lab/parts.h"

namespace dr {

struct PositionOptions {
  int games = 1000;
  int jobs = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // who sits down, drawn for every seat
  int noise = 6;                  // percent of choices made at random, so that all is seen
  int one_in = 3;                 // turns of which the first position is kept, and few later ones
};

// The players of one position, as one of them sees it.
struct Position {
  int first = 0, n = 0;  // of Positions::players
};

struct Positions {
  struct Sight {
    std::int8_t value[kFeatures];
    float won;  // its share of the win
  };
  std::vector<Sight> players;
  std::vector<Position> list;
};

// Tables of all sizes, lengths and editions, with Ante Up and without. Depends on nothing but the
// options; `done` is told how many games are over.
Positions gather_positions(const PositionOptions& options, const std::function<void(int)>& done);

// Gathers and keeps those of a part of the games, and those of all parts.
void gather_part(const PositionOptions& options, const Shard& shard, PartWriter& out,
                 const std::function<void(int)>& done);
Positions merge_positions(const PositionOptions& options, Parts& parts);

}  // namespace dr
