// A server among those on one database: that it lives, who the others are, and what they ask of it.
//
// Where there can be only one server (SQLite) it lives for ever and hears nobody; everything else goes
// the same way.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "server/cluster/errand.h"
#include "server/store/leases.h"
#include "server/store/store.h"

namespace dr {

// Thread safety: all of it, once it has begun.
class Member {
 public:
  // A server that says nothing for so long is dead, and its tables are taken over.
  static constexpr std::chrono::milliseconds kLease{5000};
  static constexpr std::chrono::milliseconds kBeat{1000};

  struct Hooks {
    std::function<void(const Errand&)> hear;        // called on a thread of its own
    std::function<std::set<std::string>()> people;  // likewise: who is connected
    std::function<void()> returned;  // likewise: for a while others could take its tables
    std::string edition;             // which program this is, in a word
  };

  // REQUIRES: the store lives longer.
  Member(Store& store, std::string database);
  ~Member() { end(); }

  // Enlists. `address`: where other servers reach this one. Throws StoreError.
  void begin(const std::string& address, Hooks hooks);
  // It stops: what it still had is anybody's. Idempotent.
  void end();

  const std::string& id() const { return row_.id; }
  // It has not said that it lives for so long that others may have its tables.
  bool lapsed() const;
  int servers() const { return servers_; }  // that live, this one among them
  bool has_others() const { return servers_ > 1; }
  // There may be some that it does not know of yet.
  bool can_have_others() const { return sql_ != nullptr; }
  // Another server runs another program: what this one cannot play, that one perhaps can.
  bool has_other_editions() const { return other_editions_; }
  bool leads() const { return leads_; }  // of all servers this one cleans up
  // A server at this address lives, or did a moment ago.
  bool knows(const std::string& address) const;

  // Asks it of all others; in a transaction, once that is kept.
  void tell(const Errand& errand);
  void tell(Sql& sql, const Errand& errand) const;

 private:
  void work();
  void come_up();
  void beat();
  void note_people();
  void note_seen(const std::vector<ServerRow>& alive, std::int64_t at);
  bool hear(const std::string& words) const;   // true: somebody came or went
  bool pause(std::chrono::milliseconds time);  // false: it ends

  Store& store_;
  const std::string database_;
  ServerRow row_;
  Hooks hooks_;
  std::unique_ptr<Sql> sql_;  // of its own thread, so that no queue makes it late; none: SQLite
  std::atomic<std::int64_t> beaten_ = 0;  // steady_ms of the last time it said that it lives
  std::atomic<int> servers_ = 1;
  std::atomic<bool> other_editions_ = false, leads_ = true;
  bool up_ = false;
  std::set<std::string> noted_;               // people the others know to be here
  std::map<std::string, std::int64_t> seen_;  // addresses of servers that lived, and when
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  bool ending_ = false, begun_ = false;
  std::thread thread_;
};

}  // namespace dr
