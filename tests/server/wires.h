// A network of a test's own, by network namespaces of Linux: this process with all that it starts in
// one, each server in another, with a wire to everybody and one to the database that can be cut.
#pragma once

#include <string>
#include <vector>

#include "tests/server/program.h"

namespace dr {

class Wires {
 public:
  // Takes this thread, and what it starts from now on, into the network. Throws std::runtime_error
  // where that is not permitted, as without root.
  explicit Wires(int servers);
  Wires(const Wires&) = delete;
  Wires& operator=(const Wires&) = delete;
  ~Wires();  // this thread is back where it was

  Machine machine(int server) const;
  std::string database_of(int server) const;  // the address of this side
  // Nothing comes through any more, and neither end is told.
  void cut(int server) const;
  void mend(int server) const;

 private:
  void lay(int server);
  void leave() noexcept;

  int home_ = -1;
  std::vector<int> networks_;
};

}  // namespace dr
