#include "tests/server/owner_watch.h"

#include <algorithm>
#include <memory>
#include <set>

#include "server/store/leases.h"

namespace dr {
namespace {

constexpr std::chrono::milliseconds kLook{100};

}  // namespace

OwnerWatch::OwnerWatch(std::string url) : url_(std::move(url)), thread_([this] { work(); }) {}

void OwnerWatch::end() {
  ending_ = true;
  if (thread_.joinable()) thread_.join();
}

void OwnerWatch::work() {
  std::unique_ptr<Sql> sql;
  for (bool last = false; !last;) {
    last = ending_;
    try {
      if (!sql) sql = open_sql(url_);
      look(*sql);
    } catch (const StoreError&) {  // the database is away: nobody can own anything
      sql.reset();
    }
    std::this_thread::sleep_for(kLook);
  }
}

void OwnerWatch::look(Sql& sql) {
  const Time now = std::chrono::steady_clock::now();
  std::set<std::string> alive;
  for (const ServerRow& server : live_servers(sql)) alive.insert(server.id);
  std::map<std::string, Time> without;
  for (const Row& row : sql.run("SELECT t.id, l.server FROM tables t"
                                " JOIN leases l ON l.table_id = t.id WHERE t.status = 'playing'")) {
    if (alive.contains(text(row[1]))) continue;
    const auto before = without_.find(text(row[0]));
    const Time since = before == without_.end() ? looked_ : before->second;
    without.emplace(text(row[0]), since);
  }
  for (const auto& [id, since] : without_) {
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(now - since);
    if (time <= longest_) continue;
    longest_ = time;
    longest_until_ = now;
  }
  without_ = std::move(without);
  looked_ = now;
}

}  // namespace dr
