// One number over what the bots choose in fixed games, through the C interface: the same for every
// compiler and, by tools/wasm-bots.mjs, for WebAssembly. Only work limits the bots, never time.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>

#include "darkrock/darkrock.h"

namespace dr {

inline constexpr int kBotDecisions = 400;  // of each game
// Work for the n-th of them: now and then enough to look ahead.
constexpr std::uint32_t bot_work(std::uint32_t n) { return n % 11 ? 20 : 1500; }

struct BotSignature {
  std::uint32_t h = 2166136261u;

  void fold(std::uint32_t x) {
    h = (h ^ x) * 0x9e3779b1u;
    h ^= h >> 15;
  }
};

// All bots take turns at every seat, and what they choose is played.
inline void play_bots(std::uint32_t players, std::uint32_t modules, BotSignature& out) {
  dr_setup setup{};
  setup.players = static_cast<std::uint8_t>(players);
  setup.goals = players % 2;
  setup.cattle = 1;
  std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
  setup.modules = static_cast<std::uint8_t>(modules);
  std::uint8_t seed[DR_SEED_BYTES];
  dr_seed_from_number(players, seed);
  const std::unique_ptr<dr_game, decltype(&dr_game_free)> game(dr_game_new(&setup, seed),
                                                               dr_game_free);
  const auto bytes = std::make_unique<std::uint64_t[]>((dr_view_size() + 7) / 8);
  auto* view = reinterpret_cast<dr_view*>(bytes.get());
  std::uint32_t asked = 0;
  for (std::uint32_t n = 0; n < kBotDecisions && (asked = dr_to_act(game.get())) != 0; ++n) {
    const auto seat = static_cast<std::uint32_t>(std::countr_zero(asked));
    dr_observe(game.get(), seat, view);
    std::uint32_t choice = 0;
    const char* bot = dr_bot_name((n + seat) % dr_bot_count());
    const std::int32_t status = dr_view_bot_choose(view, bot, n, bot_work(n), 0, &choice);
    out.fold(static_cast<std::uint32_t>(status));
    out.fold(choice);
    if (dr_try_apply(game.get(), seat, choice, nullptr) != DR_OK) return;
  }
  const std::uint64_t last = dr_hash(game.get());
  out.fold(static_cast<std::uint32_t>(last >> 32));
  out.fold(static_cast<std::uint32_t>(last));
}

inline std::uint32_t bot_signature(std::uint32_t modules) {
  BotSignature signature;
  for (std::uint32_t players = 2; players <= DR_MAX_PLAYERS; ++players)
    play_bots(players, modules, signature);
  return signature.h;
}

}  // namespace dr
