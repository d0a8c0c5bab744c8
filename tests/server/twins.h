// Two tables, each at a server of its own, that differ only in what one viewer cannot see.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "replay/recorded_game.h"
#include "server/client/client.h"
#include "server/client/player.h"
#include "server/store/sql.h"

namespace dr {

// Positions of a game that look the same to the viewer.
struct TwinPositions {
  const Content* content = nullptr;
  Setup setup;
  std::array<State, 2> state;
  Seat viewer = kNone;  // kNone: a spectator
};
// The n-th of them, the same every time: 2 to 4 players, without and with Ante Up, every viewer,
// all kinds of questions.
TwinPositions twin_positions(int n);
// Writes the n-th table with its people into a database, as if the game had begun in that position.
void write_twin(Sql& sql, const TwinPositions& positions, int n, std::size_t side);

// What was done and compared.
struct TwinTally {
  int pairs = 0, fights = 0, poker = 0, together = 0;  // positions to begin with
  int choices = 0, different = 0, refused = 0, undos = 0, rewinds = 0, returns = 0;
  int messages = 0, requests = 0;
};

// Plays both in lock step, as long as the viewer cannot tell them apart, and compares all that the
// viewer and a spectator are sent.
class Twins {
 public:
  Twins(const asio::any_io_executor& executor, std::array<int, 2> ports,
        const TwinPositions& positions, int n, TwinTally& tally);
  Task<> play();

 private:
  // A connection, and what it was sent since the last comparison.
  struct Ear {
    Client client;
    std::string options;  // of its address
    Following follow;
    std::vector<std::string> heard;
    int presences = 0;
  };

  Task<> hear(Ear& ear);
  Task<> reply(Ear& ear, std::int64_t id);
  Task<> open(std::size_t ear, std::int64_t since);
  Task<> come_and_go(std::size_t ear);
  // Says something at both tables, and hears the answers.
  Task<> say(std::size_t ear, json::object first, json::object second);
  // Hears all that was sent to the watched so far, and compares it.
  Task<> compare();
  Task<> compare_requests(std::size_t ear);
  Task<> refuse();
  // One choice of somebody who is asked; false when no choice keeps the games alike.
  Task<bool> choose();
  Task<> undo();
  Task<> rewind();

  bool alike(Seat seat, Choice first, Choice second) const;
  bool find_choices(Seat seat, Choice& first, Choice& second);
  bool chance(std::uint32_t of) { return rng_.below(of) == 0; }
  Seat players() const { return positions_.setup.players; }

  const TwinPositions& positions_;
  const std::string id_;
  TwinTally& tally_;
  Rng rng_;
  std::array<RecordedGame, 2> games_;
  std::array<std::vector<Ear>, 2> ears_;  // seats, the viewer again with words, a spectator
  std::vector<std::size_t> watched_;
  std::array<std::int64_t, kMaxPlayers> acts_{};
  std::vector<std::int64_t> standing_;  // items of the choices that stand
  std::int64_t said_ = 0, items_;
  bool differ_ = false;
};

}  // namespace dr
