// The tables in memory. A table is loaded when somebody needs it and forgotten when nobody does.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/account/ending.h"
#include "server/base/async.h"
#include "server/cluster/errand.h"
#include "server/room/services.h"
#include "server/store/leases.h"
#include "server/store/tables.h"

namespace dr {

class Room;

// Thread safety: all of it.
class Rooms {
 public:
  Rooms(Services& services, std::vector<boost::asio::any_io_executor> homes)
      : services_(services), homes_(std::move(homes)) {}

  // Calls `use` with the room of a table; as long as it runs the room is not unloaded.
  void with(const std::string& id, const std::function<void(Room&)>& use);
  bool has(const std::string& id) const;  // in memory
  // The address of another server that has a table; empty: it can be here.
  Task<std::string> elsewhere(std::string id) const;
  bool has_server(const std::string& address) const;  // that lives, or did a moment ago
  // Loads a table that is not in memory, to do what is due there.
  void wake(const std::string& id);
  // Forgets a room if it has nothing to do.
  bool unload(Room& room);
  // Forgets a room that has failed.
  void drop(Room& room);
  void close_all(Ending ending);
  // Ends the rooms of tables that others have taken. Who only waits there would wait for ever.
  void make_sure();
  // Forgets all rooms at once, whatever they wait for: others may have the tables by now.
  void abandon_all();

  // Does something about a table wherever it is in memory; if it is nowhere, here.
  Task<> send(Errand errand);
  // The same if the table is in memory here. False: it is not.
  bool carry_out(const Errand& errand);
  // Somebody is no more: a bot plays on in their games.
  Task<> remove(std::string user, std::vector<UserTable> tables);
  // Somebody's holiday has changed: the games they play are told.
  Task<> holiday(std::string user, std::vector<UserTable> tables);

  // Tables are taken and given back through the database; what could not be is tried again.
  void release_left();
  void begin_loading() { ++loading_; }
  void end_loading() { --loading_; }
  int loading() const { return loading_; }  // rooms that have not read their logs yet
  // Lets go of what was not closed in time. REQUIRES: nothing runs any more.
  void let_go();
  std::size_t size() const;

 private:
  std::vector<std::shared_ptr<Room>> all() const;
  void forget(const Room& room);  // REQUIRES: the lock
  void release(const std::string& id, const Tenure& tenure);

  Services& services_;
  const std::vector<boost::asio::any_io_executor> homes_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::mutex left_mutex_;
  std::vector<std::pair<std::string, Tenure>> left_;  // not yet given back
  std::atomic<int> loading_ = 0;
};

}  // namespace dr
