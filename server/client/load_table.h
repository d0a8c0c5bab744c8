// A table of `darkrock load` and its guests.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "server/client/load.h"
#include "server/client/player.h"

namespace dr {

struct LoadGuest {
  explicit LoadGuest(Client with) : client(std::move(with)) {}

  Client client;
  Following follow;
  std::int64_t sent = 0;  // messages
};

struct LoadTable {
  using Time = std::chrono::steady_clock::time_point;

  std::vector<std::unique_ptr<LoadGuest>> guests;  // none before its first game
  bool playing = false;
  bool queued = false;           // it is ready for a choice
  LoadGuest* waiting = nullptr;  // for an acknowledgement
  int listening = 0;             // guests who follow the game
  Time due, sent;                // of the choice that is waited for
};

// Takes the next message. Throws std::runtime_error when there is none.
Task<> hear(LoadGuest& guest);

// Makes a new game for the guests, who come into being for their first: all sit and know their cards
// then. Throws std::runtime_error.
Task<> deal(LoadTable& table, asio::any_io_executor executor, const LoadOptions& options, Rng& rng);

}  // namespace dr
