// HAProxy as deploy/haproxy.cfg sets it up, as a process of the tests' own.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "server/client/client.h"

namespace dr {

// Listens on 127.0.0.1 and dies with the thread that started it. Throws std::runtime_error if it
// cannot be started.
class Balancer {
 public:
  // `folder`: for its settings and what it says.
  Balancer(const std::string& folder, const std::vector<Client::Server>& servers);
  Balancer(const Balancer&) = delete;
  Balancer& operator=(const Balancer&) = delete;
  ~Balancer();

  Client::Server address() const { return {"127.0.0.1", port_}; }

 private:
  void wait_until_it_listens(const std::string& log) const;

  pid_t process_ = 0;
  int port_ = 0;
};

}  // namespace dr
