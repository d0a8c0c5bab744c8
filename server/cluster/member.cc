#include "server/cluster/member.h"

#include <sodium.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "server/base/clock.h"
#include "server/base/random.h"
#include "server/ops/log.h"

namespace dr {
namespace {

constexpr std::int64_t kForEver = 100LL * 365 * 24 * 3600 * 1000;
constexpr int kListen = 200;  // milliseconds at a time
constexpr std::chrono::milliseconds kRetry{100};
// While the database starts anew all servers seem dead.
constexpr std::int64_t kMoment = 2000;

// Of the lock; another one for each session, so that it never waits for one that is still dying.
std::int64_t fresh_number() { return randombytes_uniform(0x7fffffff); }

}  // namespace

Member::Member(Store& store, std::string database) : store_(store), database_(std::move(database)) {
  row_.id = random_code(12);
  row_.started = now_ms();
}

void Member::begin(const std::string& address, Hooks hooks) {
  row_.address = address;
  row_.edition = hooks.edition;
  hooks_ = std::move(hooks);
  beaten_ = steady_ms();
  if (is_postgres_url(database_)) {
    sql_ = open_sql(database_);
    come_up();
    beat();
    thread_ = std::thread([this] { work(); });
  } else {
    store_.run([this](Sql& sql) { enlist(sql, row_, kForEver); });
  }
  begun_ = true;
}

void Member::end() {
  {
    const std::lock_guard lock(mutex_);
    if (!begun_ || ending_) return;
    ending_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
  try {
    store_.run([this](Sql& sql) {
      strike(sql, row_.id);
      tell(sql, {});
    });
  } catch (const std::exception& error) {  // the others find out by themselves
    log_warning("not struck off", {{"error", error.what()}});
  }
}

bool Member::lapsed() const { return sql_ && steady_ms() - beaten_ > kLease.count(); }

void Member::tell(const Errand& errand) {
  if (!has_others()) return;
  store_.post([this, errand](Sql& sql) { tell(sql, errand); }, [](std::exception_ptr) {});
}

void Member::tell(Sql& sql, const Errand& errand) const {
  sql.notify(write_errand(errand, row_.id));
}

void Member::work() {
  std::int64_t next = 0;
  while (pause(std::chrono::milliseconds(0))) {
    try {
      bool away = lapsed();
      if (!up_) {
        come_up();
        away = true;
      }
      if (steady_ms() >= next) {
        next = steady_ms() + kBeat.count();
        beat();
      }
      if (away) hooks_.returned();
      for (const std::string& words : sql_->await(kListen))
        if (hear(words)) next = 0;
    } catch (const std::exception& error) {
      if (up_) log_warning("the database is away", {{"error", error.what()}});
      sql_->rollback();
      up_ = false;
      pause(kRetry);
    }
  }
}

void Member::come_up() {
  const std::int64_t at = steady_ms();
  row_.number = fresh_number();
  sql_->listen();
  enlist(*sql_, row_, kLease.count());
  forget_presence(*sql_, row_.id);
  noted_.clear();
  tell(*sql_, {});  // the others know of it at once
  beaten_ = at;
  up_ = true;
}

void Member::beat() {
  const std::int64_t at = steady_ms();
  if (!renew(*sql_, row_.id, kLease.count())) enlist(*sql_, row_, kLease.count());
  beaten_ = at;
  const std::vector<ServerRow> alive = live_servers(*sql_);
  other_editions_ = std::ranges::any_of(
      alive, [this](const ServerRow& server) { return server.edition != row_.edition; });
  leads_ = alive.empty() || alive.front().id == row_.id;
  servers_ = std::max(1, static_cast<int>(alive.size()));
  note_seen(alive, at);
  if (leads_) forget_the_dead(*sql_);
  note_people();
}

void Member::note_seen(const std::vector<ServerRow>& alive, std::int64_t at) {
  const std::lock_guard lock(mutex_);
  for (const ServerRow& server : alive) seen_[server.address] = at;
  std::erase_if(seen_, [&](const auto& one) { return at - one.second > kMoment; });
}

bool Member::knows(const std::string& address) const {
  const std::lock_guard lock(mutex_);
  return seen_.contains(address);
}

void Member::note_people() {
  std::set<std::string> here = hooks_.people();
  std::vector<std::string> came, went;
  std::ranges::set_difference(here, noted_, std::back_inserter(came));
  std::ranges::set_difference(noted_, here, std::back_inserter(went));
  if (came.empty() && went.empty()) return;
  sql_->begin();
  note_presence(*sql_, row_.id, came, went);
  sql_->commit();
  noted_ = std::move(here);
}

bool Member::hear(const std::string& words) const {
  const auto heard = read_errand(words);
  if (!heard || heard->from == row_.id) return false;
  hooks_.hear(heard->errand);
  return heard->errand.kind == ErrandKind::kLookAround;
}

bool Member::pause(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return !wake_.wait_for(lock, time, [this] { return ending_; });
}

}  // namespace dr
