// A PostgreSQL server of the tests' own, as durable as one in use.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace dr {

// Runs in a folder under the temporary one, as nobody where the tests run as root, and listens on
// 127.0.0.1 and on a socket in that folder. It dies with the thread that started it. Every member
// throws std::runtime_error when it cannot do its work.
class PostgresServer {
 public:
  PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;
  ~PostgresServer();

  // Of the database that is there from the start.
  std::string url() const { return url_of("postgres"); }
  // Of a new, empty one.
  std::string new_database();

  void kill9();    // all its processes, at once
  void start();    // after kill9; the port stays the same
  void restart();  // kill9, start
  // At these addresses too, in the network of this thread; starts anew.
  void listen_at(const std::vector<std::string>& addresses);

 private:
  std::string url_of(const std::string& database) const;
  std::string port_flag() const { return std::to_string(port_); }
  pid_t spawn(const std::string& program, const std::vector<std::string>& args) const;
  void run(const std::string& program, const std::vector<std::string>& args) const;
  bool try_start();
  bool is_ready() const;
  [[noreturn]] void fail(const std::string& what) const;
  void stop(int signal);

  std::string folder_;
  std::string addresses_ = "127.0.0.1";
  int port_ = 0;
  pid_t server_ = 0;  // 0: it does not run
  int databases_ = 0;
};

// The one server of a test program, started when it is first asked for.
PostgresServer& postgres_server();

}  // namespace dr
