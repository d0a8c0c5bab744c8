#include "server/bots/bot_queue.h"

#include <algorithm>
#include <utility>

#include "replay/versions.h"
#include "server/base/base64.h"
#include "server/base/clock.h"
#include "server/base/random.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"

namespace dr {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kLook{1000};     // how often workers are counted
constexpr milliseconds kAgain{1000};    // how often a decision that somebody has is looked after
constexpr milliseconds kAtMost{20000};  // whoever has it, it is thought about here then
constexpr milliseconds kNap{50};

std::string bytes_of(const View& view) {
  return {reinterpret_cast<const char*>(&view), sizeof(View)};
}

bool is_legal(const BotPool::Job& job, Choice choice) {
  Choices options;
  legal(job.content->catalog, job.view, options);
  return std::find(options.list, options.list + options.n, choice) != options.list + options.n;
}

}  // namespace

std::string decision_kind(const Catalog& catalog) {
  const Versions& v = versions();
  return std::to_string(v.rules) + "-" + std::to_string(v.view) + "-" +
         std::to_string(catalog.fingerprint);
}

BotQueue::BotQueue(BotPool& pool, std::string database, std::string server, milliseconds wait,
                   Metrics& metrics)
    : pool_(pool),
      database_(std::move(database)),
      server_(std::move(server)),
      wait_(wait),
      metrics_(metrics) {}

void BotQueue::begin() {
  if (!is_postgres_url(database_) || wait_.count() == 0) return;
  thread_ = std::thread([this] { work(); });
  pool_.ask_first([this](BotPool::Job& job) { return take(job); });
}

void BotQueue::stop() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.wake();
  if (thread_.joinable()) thread_.join();
  asked_.clear();
}

bool BotQueue::take(BotPool::Job& job) {
  if (!takes_its_time(job.bot)) return false;  // it would be longer on its way
  const std::int64_t kind = number_of_kind(decision_kind(job.content->catalog));
  {
    const std::lock_guard lock(mutex_);
    if (ending_ || !thinkers_.contains(kind)) return false;
    const Time now = steady_clock::now();
    asked_.emplace(random_code(16), Asked{std::move(job), now, now + wait_, false});
  }
  wake_.wake();
  return true;
}

void BotQueue::work() {
  for (;;) {
    try {
      serve();
      return;
    } catch (const std::exception& error) {
      if (!reported_) log_warning("bots think here alone", {{"error", error.what()}});
      reported_ = true;
    }
    sql_.reset();
    think_all_here();
    for (Time end = steady_clock::now() + kLook; steady_clock::now() < end;) {
      std::this_thread::sleep_for(kNap);
      const std::lock_guard lock(mutex_);
      if (ending_) return;
    }
  }
}

void BotQueue::serve() {
  sql_ = open_sql(database_);
  be_hasty(*sql_);
  sql_->listen(answers_to(server_));
  withdraw_decisions(*sql_, server_);
  looked_ = {};
  for (;;) {
    {
      const std::lock_guard lock(mutex_);
      if (ending_) break;
    }
    wake_.calm();
    look_around();
    post_new();
    look_after_old();
    for (const std::string& words : sql_->await(until_next(), wake_.file())) hear(words);
  }
  withdraw_decisions(*sql_, server_);
}

// Milliseconds until there is something to look after.
int BotQueue::until_next() {
  const std::lock_guard lock(mutex_);
  Time next = looked_ + kLook;
  for (const auto& [id, asked] : asked_) next = std::min(next, asked.next);
  const auto ms = std::chrono::ceil<milliseconds>(next - steady_clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(ms, 0, kLook.count()));
}

void BotQueue::look_around() {
  const Time now = steady_clock::now();
  if (now - looked_ < kLook) return;
  looked_ = now;
  reported_ = false;
  auto thinkers = count_thinkers(*sql_);
  std::int64_t most = 0;
  for (const auto& [kind, count] : thinkers) most = std::max(most, count);
  metrics_.bot_workers.Set(static_cast<double>(most));
  metrics_.bot_decisions.Set(static_cast<double>(count_decisions(*sql_)));
  const std::lock_guard lock(mutex_);
  thinkers_ = std::move(thinkers);
}

void BotQueue::post_new() {
  std::vector<Decision> posted;
  {
    const std::lock_guard lock(mutex_);
    for (auto& [id, asked] : asked_) {
      if (std::exchange(asked.posted, true)) continue;
      const BotPool::Job& job = asked.job;
      posted.push_back({id, server_, decision_kind(job.content->catalog), job.bot, job.seed,
                        to_base64(bytes_of(job.view))});
    }
  }
  if (posted.empty()) return;
  sql_->begin();
  for (const Decision& decision : posted) add_decision(*sql_, decision);
  sql_->commit();
}

void BotQueue::look_after_old() {
  std::vector<std::pair<std::string, bool>> old;
  const Time now = steady_clock::now();
  {
    const std::lock_guard lock(mutex_);
    for (auto& [id, asked] : asked_) {
      if (!asked.posted || now < asked.next) continue;
      asked.next = now + kAgain;
      old.emplace_back(id, now - asked.since >= kAtMost + wait_);
    }
  }
  for (const auto& [id, too_old] : old) {
    if (!withdraw_decision(*sql_, id) && !too_old) continue;
    const std::lock_guard lock(mutex_);
    if (const auto asked = asked_.find(id); asked != asked_.end()) think_here(asked);
  }
}

void BotQueue::hear(const std::string& words) {
  const auto answer = read_answer(words);
  if (!answer) return;
  std::unique_lock lock(mutex_);
  const auto asked = asked_.find(answer->id);
  if (asked == asked_.end()) return;  // it was thought about here meanwhile
  const Choice choice = Choice::from(answer->choice);
  if (!is_legal(asked->second.job, choice)) {
    log_warning("a worker chose what is not legal", {{"bot", asked->second.job.bot}});
    think_here(asked);
    return;
  }
  metrics_.bot_wait_seconds.Observe(seconds_since(asked->second.since));
  metrics_.bots_elsewhere.Increment();
  const BotPool::Job job = std::move(asked->second.job);
  asked_.erase(asked);
  lock.unlock();
  job.done(choice);
}

void BotQueue::think_here(std::map<std::string, Asked>::iterator asked) {
  metrics_.bots_taken_back.Increment();
  pool_.think_here(std::move(asked->second.job));
  asked_.erase(asked);
}

void BotQueue::think_all_here() {
  const std::lock_guard lock(mutex_);
  thinkers_.clear();
  while (!asked_.empty()) think_here(asked_.begin());
}

}  // namespace dr
