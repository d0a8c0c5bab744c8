// Games played at random, for the tests of this folder.
#pragma once

#include "darkrock/engine.h"
#include "replay/table.h"

namespace dr {

inline Choice random_choice(const Content& content, const State& state, Seat seat, Rng& rng) {
  Choices legal;
  dr::legal(content.catalog, observe(state, seat), legal);
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))];
}

inline Seat first_asked(const Public& pub) {
  return static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(pub))));
}

// A table after at most so many choices.
inline Table random_table(const Content& content, const Setup& setup, std::uint64_t seed,
                          std::size_t choices) {
  Table table(content, setup, seed_from(seed), {{"human", "Anna B."}, {"greedy", "greedy 2"}});
  Rng rng{seed};
  while (!table.state().pub.over && table.steps().size() < choices) {
    const Seat seat = first_asked(table.state().pub);
    table.choose(seat, random_choice(content, table.state(), seat, rng));
  }
  return table;
}

}  // namespace dr
