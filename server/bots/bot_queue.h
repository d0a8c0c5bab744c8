// Lets bots think elsewhere: a server puts their decisions in a queue of PostgreSQL, and workers
// (server/table/bot_workers.h) that play by the same rules with the same cards take them.
//
// What is put there is what the seat sees, and nothing else of the game. Where no worker is about, one
// that has taken a decision dies, or nobody takes it for a while, the server thinks itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/base/wake.h"
#include "server/bots/bot_pool.h"
#include "server/store/decisions.h"

namespace dr {

struct Metrics;

// What a worker must have in common with a table: rules, the layout of a view, and the cards.
std::string decision_kind(const Catalog& catalog);

// Thread safety: all of it, once it has begun.
class BotQueue {
 public:
  // A decision that nobody has taken for `wait` is the server's own. REQUIRES: pool and metrics live
  // longer.
  BotQueue(BotPool& pool, std::string database, std::string server, std::chrono::milliseconds wait,
           Metrics& metrics);
  ~BotQueue() { stop(); }

  void begin();  // nothing happens where there is no PostgreSQL, or no time to wait
  void stop();   // what waits is dropped; idempotent

  // Takes a job of a bot that takes its time, if somebody is about who could think of it. False: it is
  // left as it was.
  bool take(BotPool::Job& job);

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Asked {
    BotPool::Job job;
    Time since, next;  // when it was asked; when to look what became of it
    bool posted = false;
  };

  void work();
  void serve();
  int until_next();
  void look_around();
  void post_new();
  void look_after_old();
  void hear(const std::string& words);
  void think_here(std::map<std::string, Asked>::iterator asked);  // REQUIRES: the lock
  void think_all_here();

  BotPool& pool_;
  const std::string database_, server_;
  const std::chrono::milliseconds wait_;
  Metrics& metrics_;
  Wake wake_;
  std::unique_ptr<Sql> sql_;  // of its own thread
  Time looked_;
  bool reported_ = false;  // that the database is away
  std::mutex mutex_;
  std::map<std::string, Asked> asked_;
  std::map<std::int64_t, std::int64_t> thinkers_;  // by number_of_kind
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace dr
