// Games played at random, for the tests of this folder.
#pragma once

#include "darkrock/engine.h"
#include "replay/recorded_game.h"

namespace dr {

inline Choice random_choice(const Content& content, const State& state, Seat seat, Rng& rng) {
  Choices legal;
  dr::legal(content.catalog, observe(state, seat), legal);
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))];
}

inline Seat first_asked(const Public& pub) {
  return static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(pub))));
}

// A game after at most so many choices.
inline RecordedGame random_game(const Content& content, const Setup& setup, std::uint64_t seed,
                                std::size_t choices) {
  RecordedGame game(content, setup, seed_from(seed),
                    {{"human", "Anna B."}, {"greedy", "greedy 2"}});
  Rng rng{seed};
  while (!game.state().pub.over && game.steps().size() < choices) {
    const Seat seat = first_asked(game.state().pub);
    game.choose(seat, random_choice(content, game.state(), seat, rng));
  }
  return game;
}

}  // namespace dr
