// Many guests at many tables, who choose at random and at a fixed pace: what `darkrock load` measures a
// server with.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/client/client.h"

namespace dr {

struct LoadOptions {
  Client::Server server;
  int tables = 500;
  int players = 4;                     // of each table; every one has a socket
  double rate = 1000;                  // choices a second, of all tables together
  double seconds = 60;                 // of play, once all tables are dealt
  std::int64_t most = 0;               // choices after which it is over; 0: by time alone
  std::string length;                  // of the games, as a table is asked for; empty: the usual
  std::uint64_t seed = 1;              // of what is chosen
  std::function<void(int)> on_seated;  // told how many tables are dealt
  std::function<void()> on_start;      // all are dealt, play begins
  std::function<void(int)> on_second;  // told every second of play
  std::function<void()> on_end;        // play is over, the sockets are still open
  std::function<bool()> stop;          // asked now and then
};

// Times in milliseconds.
struct Spread {
  double mean = 0, p50 = 0, p95 = 0, p99 = 0, p999 = 0, max = 0;
};
Spread spread_of(std::vector<float> times);

struct LoadReport {
  int sockets = 0;             // open when play began
  double seating_seconds = 0;  // until all tables were dealt
  double seconds = 0;          // of play
  std::int64_t choices = 0;    // acknowledged
  std::int64_t late = 0;       // sent more than kLateMs after they were due: no table was ready
  std::int64_t refusals = 0, errors = 0;
  std::int64_t games = 0;  // played to the end, and followed by another
  std::string first_error;
  Spread ack;  // from sending a choice to its acknowledgement
  Spread due;  // from when it was due, so that a server that is late cannot hide it
  bool stopped = false;

  double rate() const { return seconds > 0 ? static_cast<double>(choices) / seconds : 0; }
};
inline constexpr int kLateMs = 50;

// Choice n is due n / rate seconds after the start, and made by whichever table has waited longest.
// One thread, this one. Throws std::runtime_error if the tables cannot be dealt.
LoadReport run_load(const LoadOptions& options);

}  // namespace dr
