// The program itself, `darkrock serve`, as a process that can be killed.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "server/client/client.h"

namespace dr {

struct Machine {
  std::string address = "127.0.0.1";
  int network = -1;  // a file that is a network namespace; none: the one of the test
};

// Listens on its machine, with limits that no test reaches. It dies with the thread that started it.
// What it logs goes to a file, warnings left out.
class Program {
 public:
  // `port`: 0 is any free one, another one at every start. REQUIRES: nothing else serves from this
  // database, if it is a file.
  Program(std::string database, std::string log, int port = 0, Machine machine = {})
      : database_(std::move(database)),
        log_(std::move(log)),
        wanted_(std::to_string(port)),
        machine_(std::move(machine)) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() { kill9(); }

  // Returns when it serves. Throws std::runtime_error, with its log, if it ends before.
  void start();
  bool running() const { return process_ != 0; }
  void kill9();
  // SIGTERM, without waiting for the end.
  void ask_to_stop();
  void stand_still();  // SIGSTOP
  void go_on();        // SIGCONT
  void hang_up();      // SIGHUP
  // Its exit status once it has ended: 0 after a graceful end, 128 + n after signal n.
  int wait();
  bool has_ended() const;  // wait() would not wait

  Client::Server address() const { return {machine_.address, port_}; }
  std::string log() const;
  // From exec to the line that says where it serves, of every start, in milliseconds.
  const std::vector<double>& start_times() const { return start_times_; }

 private:
  void spawn(int out);
  std::string first_line(int in) const;

  const std::string database_, log_, wanted_;
  const Machine machine_;
  pid_t process_ = 0;  // 0: it does not run
  int port_ = 0;
  std::vector<double> start_times_;
};

}  // namespace dr
