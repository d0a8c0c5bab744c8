// Threads that think for the bots of servers elsewhere (server/table/bot_queue.h).
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "server/base/wake.h"
#include "server/store/decisions.h"

namespace dr {

class BotWorkers {
 public:
  // Each thread has a connection of its own. Throws StoreError if servers of this version could not use
  // the database.
  BotWorkers(std::string database, int threads);
  ~BotWorkers() { stop(); }
  void stop();  // after what is being thought about; idempotent

 private:
  void work();
  void serve();
  bool think_once(Sql& sql) const;

  const std::string database_, kinds_;
  Wake ending_;
  std::atomic<bool> stop_ = false, reported_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace dr
