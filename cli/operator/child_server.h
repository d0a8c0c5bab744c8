// A server in a process of its own, for as long as something is measured.
#pragma once

#include <sys/types.h>

#include <string>

namespace dr {

struct ProcessUse {
  double rss_mb = 0, peak_mb = 0;  // resident memory
  double cpu_seconds = 0;
};
// Of a process that runs. 0: this one.
ProcessUse use_of(pid_t process);

class ChildServer {
 public:
  // `darkrock serve` on any free port of 127.0.0.1, with limits that let one machine be everybody. An
  // empty database is a SQLite file in a folder that goes with the server. Throws std::runtime_error
  // with one sentence if it does not start.
  explicit ChildServer(std::string database);
  ~ChildServer();  // stops it
  ChildServer(const ChildServer&) = delete;
  ChildServer& operator=(const ChildServer&) = delete;

  int port() const { return port_; }
  ProcessUse use() const { return use_of(process_); }

 private:
  ChildServer() = default;
  void wait_until_it_serves();

  std::string folder_;  // empty: none
  pid_t process_ = 0;
  int output_ = -1;  // open as long as it runs: what it prints must go somewhere
  int port_ = 0;
};

}  // namespace dr
