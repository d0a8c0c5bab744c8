// The tables in memory. A table is loaded when somebody needs it and forgotten when nobody does.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/account/ending.h"
#include "server/store/tables.h"
#include "server/table/services.h"

namespace dr {

class Room;

// Thread safety: all of it.
class Rooms {
 public:
  Rooms(Services& services, std::vector<boost::asio::any_io_executor> homes)
      : services_(services), homes_(std::move(homes)) {}

  // Calls `use` with the room of a table; as long as it runs the room is not unloaded.
  void with(const std::string& id, const std::function<void(Room&)>& use);
  // Loads a table that is not in memory, to do what is due there.
  void wake(const std::string& id);
  // Forgets a room if it has nothing to do.
  bool unload(Room& room);
  // Forgets a room that has failed.
  void drop(Room& room);
  void close_all(Ending ending);
  // Somebody is no more: a bot plays on in their games.
  void remove(const std::string& user, const std::vector<UserTable>& tables);
  // Somebody's holiday has changed: the games they play are told.
  void holiday(const std::string& user, const std::vector<UserTable>& tables);
  // Lets go of what was not closed in time. REQUIRES: nothing runs any more.
  void let_go();
  std::size_t size() const;

 private:
  void forget(const Room& room);  // REQUIRES: the lock

  Services& services_;
  const std::vector<boost::asio::any_io_executor> homes_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>> rooms_;
};

}  // namespace dr
