// Threads that think for the bots of all tables, so that a table never waits for another's. Bots that
// take their time let the others go first.
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
  void think(Job job);  // here, or wherever ask_first puts it
  void think_here(Job job);
  // Asked for every job: true takes it. REQUIRES: nothing is thought about yet.
  void ask_first(std::function<bool(Job&)> elsewhere) { elsewhere_ = std::move(elsewhere); }
  std::size_t waiting() const;

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> quick_, slow_;
  bool stop_ = false;
  std::function<bool(Job&)> elsewhere_;
  std::vector<std::thread> threads_;
};

// How long a bot may take for a choice, in milliseconds.
int thinking_ms(const std::string& bot);
// Whether it searches, so that others had better not wait for it.
bool takes_its_time(const std::string& bot);

}  // namespace dr
