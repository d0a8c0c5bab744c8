// Threads that think for the bots of all tables, so that a table never waits for another's.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

// Thread safety: all of it.
class BotPool {
 public:
  explicit BotPool(int threads);
  ~BotPool() { stop(); }
  void stop();  // what waits is dropped; idempotent

  struct Job {
    const Content* content;
    View view;
    std::string bot;
    std::uint64_t seed;
    std::function<void(Choice)> done;  // called on a thread of the pool
    std::shared_ptr<const void> held;  // what `content` belongs to
  };
  void think(Job job);
  std::size_t waiting() const;

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

// How long a bot may take for a choice, in milliseconds.
int thinking_ms(const std::string& bot);

}  // namespace dr
