// Looks again and again, as the database sees it, for tables that are played and that no living server
// has.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <string>
#include <thread>

#include "server/store/sql.h"

namespace dr {

class OwnerWatch {
 public:
  // On a thread of its own, with a connection of its own.
  explicit OwnerWatch(std::string url);
  OwnerWatch(const OwnerWatch&) = delete;
  OwnerWatch& operator=(const OwnerWatch&) = delete;
  ~OwnerWatch() { end(); }

  void end();
  // Once it has ended: the longest that a table had no owner, the time between two looks included.
  std::chrono::milliseconds longest() const { return longest_; }
  using Time = std::chrono::steady_clock::time_point;
  Time longest_until() const { return longest_until_; }

 private:
  void work();
  void look(Sql& sql);

  const std::string url_;
  std::map<std::string, Time> without_;  // tables, and when they last had an owner
  Time looked_ = std::chrono::steady_clock::now(), longest_until_{};
  std::chrono::milliseconds longest_{0};
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

}  // namespace dr
