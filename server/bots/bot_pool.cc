#include "server/bots/bot_pool.h"

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
  quick_.clear();
  slow_.clear();
}

void BotPool::think(Job job) {
  if (!elsewhere_ || !elsewhere_(job)) think_here(std::move(job));
}

void BotPool::think_here(Job job) {
  const bool slow = takes_its_time(job.bot);
  {
    const std::lock_guard lock(mutex_);
    (slow ? slow_ : quick_).push_back(std::move(job));
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return quick_.size() + slow_.size();
}

void BotPool::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stop_ || !quick_.empty() || !slow_.empty(); });
    if (stop_) return;
    auto& jobs = quick_.empty() ? slow_ : quick_;
    const Job job = std::move(jobs.front());
    jobs.pop_front();
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

bool takes_its_time(const std::string& bot) {
  const auto made = make_bot(bot, 1);
  return made && made->budget != Budget{};
}

}  // namespace dr
