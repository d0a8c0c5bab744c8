// Work done one after the other, in the order it came, from whichever thread.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <deque>
#include <functional>
#include <memory>

#include "server/base/async.h"

namespace dr {

// Owned by what its work is about: `owner` is kept alive while something waits.
class TaskLine {
 public:
  using Work = std::function<Task<>()>;

  // `run` does one piece of work and does not throw; `idle` is called when nothing waits any more.
  TaskLine(asio::any_io_executor home, std::function<Task<>(const Work&)> run,
           std::function<void()> idle)
      : home_(std::move(home)), run_(std::move(run)), idle_(std::move(idle)) {}

  // May be called from any thread.
  void add(std::shared_ptr<void> owner, Work work);
  int pending() const { return pending_; }
  // Not to be asked but on the executor.
  bool empty() const { return tasks_.empty(); }

 private:
  Task<> work(std::shared_ptr<void> owner);

  asio::any_io_executor home_;
  const std::function<Task<>(const Work&)> run_;
  const std::function<void()> idle_;
  std::deque<Work> tasks_;
  std::atomic<int> pending_ = 0;
  bool working_ = false;
};

}  // namespace dr
