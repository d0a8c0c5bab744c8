#include "server/table/bot_pool.h"

#include "bots/bots.h"

namespace dr {

BotPool::BotPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void BotPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  jobs_.clear();
}

void BotPool::think(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void BotPool::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
    if (stop_) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    Choices options;
    legal(job.content->catalog, job.view, options);
    const auto bot = make_bot(job.bot, job.seed);
    job.done(bot->choose(job.content->catalog, job.view, options));
  }
}

int thinking_ms(const std::string& bot) {
  const auto made = make_bot(bot, 1);
  return made ? static_cast<int>(made->budget.ms) : 0;
}

}  // namespace dr
