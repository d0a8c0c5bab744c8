// What people at a table say to each other.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "server/base/json.h"
#include "server/base/limits.h"
#include "server/room/crowd.h"
#include "server/store/in_store.h"

namespace dr {

class Chat {
 public:
  // `rate`: lines from one person, wherever they speak.
  Chat(Store& store, KeyedBuckets& rate, std::string table)
      : store_(store), rate_(rate), table_(std::move(table)) {}

  // How many lines were said before.
  void begin(std::int64_t size) { size_ = size; }

  // Tells somebody new the lines from `since` on, or the last of them, without those of whom they
  // have muted.
  Task<> tell(Peer& peer, std::int64_t since);

  // These throw RequestError.
  Task<> say(const Crowd& crowd, const TableRecord& record, const std::string& user,
             const json::object& message);
  Task<> mute(const std::string& user, const json::object& message);
  // A line the operator has taken away.
  void hide(const Crowd& crowd, std::int64_t n) const;

 private:
  Store& store_;
  KeyedBuckets& rate_;
  const std::string table_;
  std::int64_t size_ = 0;
  std::map<std::string, std::set<std::string>> muted_;  // by who does not want to read them
};

}  // namespace dr
