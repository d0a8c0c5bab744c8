#include "server/store/store.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iterator>
#include <vector>

#include "server/store/schema.h"

namespace dr {
namespace {

// More in one transaction would make the first wait for the last.
constexpr std::size_t kMaxBatch = 1024;

// A running server must not find its tables changed: who changes them has the database alone, unless
// what is missing disturbs nobody. Of several that begin at once one does it.
void bring_up_to_date(Sql& sql, const std::string& url) {
  try {
    if (is_outdated(sql))
      migrate(*open_sql(url, can_migrate_beside(sql) ? Access::kBeside : Access::kAlone));
  } catch (const StoreError&) {
    if (is_outdated(sql)) throw;
  }
  migrate(sql);
}

std::unique_ptr<Sql> open_migrated(const std::string& url, Access access) {
  if (access != Access::kBeside && !is_postgres_url(url)) {
    auto sql = open_sql(url, access);
    migrate(*sql);
    return sql;
  }
  auto beside = open_sql(url);
  bring_up_to_date(*beside, url);
  return access == Access::kBeside ? std::move(beside) : open_sql(url, access);
}

}  // namespace

Store::Store(const std::string& url, Access access)
    : sql_(open_migrated(url, access)), thread_([this] { work(); }) {}

Store::~Store() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Store::post(Job job, Done done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(job), std::move(done)});
    ++waiting_;
  }
  wake_.notify_one();
}

void Store::run(const Job& job) {
  if (std::this_thread::get_id() == thread_.get_id()) {
    throw std::logic_error("The store's own thread cannot wait for it.");
  }
  const auto result = std::make_shared<std::promise<void>>();
  auto kept = result->get_future();
  post(job, [result](std::exception_ptr error) {
    if (error) {
      result->set_exception(error);
    } else {
      result->set_value();
    }
  });
  kept.get();
}

void Store::observe(std::function<void(std::size_t, double)> observer) {
  const std::lock_guard lock(mutex_);
  observer_ = std::move(observer);
}

std::size_t Store::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

void Store::work() noexcept {
  for (;;) {
    std::vector<Task> batch;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      const auto end = queue_.begin() + static_cast<long>(std::min(queue_.size(), kMaxBatch));
      std::move(queue_.begin(), end, std::back_inserter(batch));
      queue_.erase(queue_.begin(), end);
    }
    carry_out(batch);
  }
}

void Store::carry_out(std::span<Task> batch) {
  std::exception_ptr error;
  const auto start = std::chrono::steady_clock::now();
  const Outcome outcome = attempt(batch, error);
  if (observer_)
    observer_(batch.size(),
              std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (outcome == Outcome::kRefused && batch.size() > 1) attempt(batch.subspan(i, 1), error);
    finish(batch[i], error);
  }
}

Store::Outcome Store::attempt(std::span<Task> batch, std::exception_ptr& error) {
  Outcome stage = Outcome::kFailed;
  try {
    sql_->begin();
    stage = Outcome::kRefused;
    for (Task& task : batch) {
      task.job(*sql_);
      if (sql_->spoiled()) throw SqlError("A statement of the job failed.");
    }
    stage = Outcome::kFailed;
    sql_->commit();
    error = nullptr;
    return Outcome::kKept;
  } catch (...) {
    error = std::current_exception();
  }
  sql_->rollback();
  return sql_->lost() ? Outcome::kFailed : stage;
}

void Store::finish(Task& task, const std::exception_ptr& error) {
  {
    const std::lock_guard lock(mutex_);
    --waiting_;
  }
  if (task.done) task.done(error);
  task = {};  // what it holds goes with it, not with the batch
}

}  // namespace dr
