#include "tests/server/wires.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace dr {
namespace {

int own_network() {
  const int file = open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC);
  if (file < 0) throw std::runtime_error("there are no network namespaces");
  return file;
}

void enter_new_network() {
  if (unshare(CLONE_NEWNET) != 0)
    throw std::runtime_error(fmt::format("no network namespace: {}", std::strerror(errno)));
}

// The program ip of iproute2, in the network of this thread.
void ip(const std::string& words) {
  std::istringstream split("ip " + words);
  std::vector<std::string> args;
  for (std::string word; split >> word;) args.push_back(word);
  std::vector<char*> argv;
  for (std::string& arg : args) argv.push_back(arg.data());
  argv.push_back(nullptr);
  pid_t child = 0;
  int status = -1;
  if (posix_spawnp(&child, "ip", nullptr, nullptr, argv.data(), environ) != 0 ||
      waitpid(child, &status, 0) != child || status != 0)
    throw std::runtime_error("this fails: ip " + words);
}

// Nobody listens there yet, which is an answer.
void expect_answer(const std::string& address) {
  asio::io_context context;
  asio::ip::tcp::socket socket(context);
  boost::system::error_code error;
  socket.async_connect({asio::ip::make_address(address), 9},
                       [&error](const boost::system::error_code& e) { error = e; });
  context.run_for(std::chrono::seconds(10));
  if (error != asio::error::connection_refused)
    throw std::runtime_error("nothing reaches " + address + ": " + error.message());
}

}  // namespace

Wires::Wires(int servers) : home_(own_network()) {
  enter_new_network();
  try {
    ip("link set lo up");
    ip("link add front type bridge");
    ip("addr add 10.78.0.1/24 dev front");
    ip("link set front up");
    for (int server = 0; server < servers; ++server) lay(server);
  } catch (...) {
    leave();
    throw;
  }
}

Wires::~Wires() { leave(); }

// With the networks goes what is in them.
void Wires::leave() noexcept {
  if (setns(home_, CLONE_NEWNET) != 0) std::terminate();
  close(home_);
  for (const int network : networks_) close(network);
}

void Wires::lay(int server) {
  const int here = gettid();
  std::string failure;
  std::thread([&] {
    try {
      enter_new_network();
      networks_.push_back(own_network());
      ip("link set lo up");
      ip(fmt::format("link add front type veth peer name front{} netns {}", server, here));
      ip(fmt::format("link add line type veth peer name line{} netns {}", server, here));
      ip(fmt::format("addr add {}/24 dev front", machine(server).address));
      ip(fmt::format("addr add 10.77.{}.2/30 dev line", server));
      ip("link set front up");
      ip("link set line up");
    } catch (const std::exception& error) {
      failure = error.what();
    }
  }).join();
  if (!failure.empty()) throw std::runtime_error(failure);
  ip(fmt::format("link set front{} master front up", server));
  ip(fmt::format("addr add {}/30 dev line{}", database_of(server), server));
  mend(server);
  expect_answer(machine(server).address);
  expect_answer(fmt::format("10.77.{}.2", server));
}

Machine Wires::machine(int server) const {
  return {fmt::format("10.78.0.{}", server + 2), networks_.at(server)};
}

std::string Wires::database_of(int server) const { return fmt::format("10.77.{}.1", server); }

void Wires::cut(int server) const { ip(fmt::format("link set line{} down", server)); }

void Wires::mend(int server) const { ip(fmt::format("link set line{} up", server)); }

}  // namespace dr
