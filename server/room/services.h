// What every table of a server shares.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "server/base/limits.h"

namespace dr {

class BotPool;
class Member;
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
  Member& cluster;
  std::string base_url;  // links begin with it
  std::atomic<bool> stopping = false;
  KeyedBuckets& chat_rate;   // by person
  std::int64_t started = 0;  // when the server began, milliseconds since 1970
};

}  // namespace dr
