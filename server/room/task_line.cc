#include "server/room/task_line.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

namespace dr {

void TaskLine::add(std::shared_ptr<void> owner, Work work) {
  ++pending_;
  asio::post(home_, [this, owner = std::move(owner), work = std::move(work)]() mutable {
    tasks_.push_back(std::move(work));
    if (working_) return;
    working_ = true;
    asio::co_spawn(home_, this->work(owner), asio::detached);
  });
}

Task<> TaskLine::work([[maybe_unused]] std::shared_ptr<void> owner) {
  while (!tasks_.empty()) {
    const Work next = std::move(tasks_.front());
    tasks_.pop_front();
    co_await run_(next);
    --pending_;
  }
  working_ = false;
  idle_();
}

}  // namespace dr
