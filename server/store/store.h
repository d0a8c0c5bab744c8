// The database behind one thread, for many who write at once.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>

#include "server/store/sql.h"

namespace dr {

// Jobs that wait together share one transaction (group commit): a job's `done` is called, in the
// order of posting, only after its commit is durable. If a job throws, the batch is rolled back and
// its jobs run again one by one, so that a bad one hurts nobody else.
//
// If the connection breaks or the commit fails, all jobs of the batch are reported as failed and
// none runs again. A commit that broke in the middle may have been kept, so whoever gets an error
// reads before writing again. The next batch connects anew.
//
// Thread safety: full.
class Store {
 public:
  // A job may run twice, the first time undone: what it gives back it must set, not add to. It
  // leaves begin, commit and rollback alone. A statement that fails, fails it, even if it catches.
  using Job = std::function<void(Sql&)>;
  // Called on the store's thread with null or what went wrong. Must not throw; may post.
  using Done = std::function<void(std::exception_ptr)>;

  // Opens, locks, migrates. Beside a server it goes to a database that is there. Throws StoreError.
  explicit Store(const std::string& url, Access access = Access::kServer);
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store();  // finishes what was posted

  void post(Job job, Done done);
  // Waits; rethrows. Not on the store's thread.
  void run(const Job& job);
  // Told after every transaction how many jobs it held and how long it took, on the store's thread.
  // REQUIRES: nothing posted yet.
  void observe(std::function<void(std::size_t jobs, double seconds)> observer);
  // How many jobs are posted and not done.
  std::size_t waiting() const;

 private:
  struct Task {
    Job job;
    Done done;
  };
  enum class Outcome { kKept, kRefused, kFailed };  // refused: a job threw

  void work() noexcept;
  void carry_out(std::span<Task> batch);
  Outcome attempt(std::span<Task> batch, std::exception_ptr& error);
  void finish(Task& task, const std::exception_ptr& error);

  std::unique_ptr<Sql> sql_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> queue_;
  std::size_t waiting_ = 0;
  bool stopping_ = false;
  std::function<void(std::size_t, double)> observer_;
  std::thread thread_;
};

}  // namespace dr
