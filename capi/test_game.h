// A game by the C interface.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <cstring>

#include "darkrock/darkrock.h"

namespace dr::capi::by_c {

inline constexpr unsigned kAllModules = DR_ANTE_UP | DR_ALTERNATIVE_POKER | DR_COMMUNITY_POKER;

inline dr_setup setup_of(int players, unsigned modules = 0) {
  dr_setup setup{};
  setup.modules = static_cast<uint8_t>(modules);
  setup.players = static_cast<uint8_t>(players);
  setup.length = 1;
  setup.cattle = 1;
  std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
  return setup;
}

struct Game {
  explicit Game(int players, uint64_t number = 1, unsigned modules = 0) {
    const dr_setup setup = setup_of(players, modules);
    uint8_t seed[DR_SEED_BYTES];
    dr_seed_from_number(number, seed);
    game = dr_game_new(&setup, seed);
  }
  ~Game() { dr_game_free(game); }
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  // One choice of the first seat asked; the seat, or -1 when the game is over.
  int step(uint32_t pick) const {
    const uint32_t asked = dr_to_act(game);
    if (!asked) return -1;
    const uint32_t seat = static_cast<uint32_t>(std::countr_zero(asked));
    uint32_t codes[384];
    const int32_t n = dr_legal(game, seat, codes, 384);
    EXPECT_GT(n, 0);
    dr_refusal why{};
    EXPECT_EQ(dr_try_apply(game, seat, codes[pick % static_cast<uint32_t>(n)], &why), DR_OK)
        << int{why.code};
    return static_cast<int>(seat);
  }

  dr_game* game;
};

}  // namespace dr::capi::by_c
