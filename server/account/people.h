// Who is connected, over all tables: to send a person a notice, and to cut off somebody banned or
// logged out.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/account/ending.h"

namespace dr {

// One connection of one person to one table. Thread safety: send and close may be called from
// anywhere.
class Peer {
 public:
  Peer(std::string user_id, std::string session_key, bool with_words)
      : user(std::move(user_id)), session(std::move(session_key)), words(with_words) {}
  virtual ~Peer() = default;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(Ending ending) = 0;

  const std::string user;
  const std::string session;
  const bool words;

  std::string table;  // where it is; set before it is added to People

  // Kept by the room it is in.
  std::int64_t next = 0;  // first item of the log it has not been sent
};

class People {
 public:
  void add(const std::shared_ptr<Peer>& peer);
  void remove(const Peer& peer);
  bool is_connected(const std::string& user) const;
  // To all connections of a person but those to one table, which knows by itself.
  void send(const std::string& user, const std::string& but_at, const std::string& text);
  void close(const std::string& user, Ending ending);
  void close_session(const std::string& session, Ending ending);
  void close_all(Ending ending);
  std::set<std::string> users() const;  // who is connected
  std::size_t size() const;

 private:
  std::vector<std::shared_ptr<Peer>> of(const std::string& user) const;

  mutable std::mutex mutex_;
  std::multimap<std::string, std::weak_ptr<Peer>> peers_;  // by user
};

}  // namespace dr
