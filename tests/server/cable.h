// The line between a server and its database, which can be cut: nothing comes through any more, and
// neither end is told.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <set>
#include <thread>

#include "server/base/async.h"

namespace dr {

class Cable {
 public:
  // Leads from a port of its own to `to` on 127.0.0.1, on a thread of its own.
  explicit Cable(int to);
  ~Cable();

  int port() const { return port_; }
  void cut() { cut_ = true; }
  // What was connected meanwhile or before ends, as when both have given up.
  void mend();

 private:
  struct Pair;
  Task<> accept();
  Task<> pass_on(std::shared_ptr<Pair> pair, bool back);

  asio::io_context context_{1};
  asio::ip::tcp::acceptor acceptor_;
  const int to_, port_;
  std::atomic<bool> cut_ = false;
  std::set<std::shared_ptr<Pair>> pairs_;
  std::thread thread_;
};

}  // namespace dr
