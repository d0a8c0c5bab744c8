// What every table of a server shares.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace dr {

class BotPool;
class Notices;
class People;
class Rooms;
class Store;
struct Metrics;
struct Settings;

struct Services {
  const Settings& settings;
  Store& store;
  BotPool& bots;
  Notices& notices;
  Metrics& metrics;
  People& people;
  std::string base_url;  // links begin with it
  std::atomic<bool> stopping = false;
  std::int64_t started = 0;  // when the server began, milliseconds since 1970
};

inline std::int64_t now_ms() {  // milliseconds since 1970
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

inline std::int64_t steady_ms() {  // milliseconds of a clock nobody sets, for limits
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace dr
