#include "tests/server/balancer.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <fstream>
#include <regex>
#include <stdexcept>
#include <thread>

#include "tests/support/free_port.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

constexpr const char* kProgram = "/usr/sbin/haproxy";

std::string server_lines(const std::vector<Client::Server>& servers) {
  std::string lines;
  for (std::size_t i = 0; i < servers.size(); ++i)
    lines += "  server game" + std::to_string(i + 1) + " " + servers[i].host + ":" +
             std::to_string(servers[i].port) + "\n";
  return lines;
}

// The settings that are shipped, with these ports.
std::string shipped_settings(int port, const std::vector<Client::Server>& servers) {
  std::string text = text_of_file(source_dir() + "/deploy/haproxy.cfg");
  if (text.empty()) throw std::runtime_error("there is no deploy/haproxy.cfg");
  text = std::regex_replace(text, std::regex("maxconn [0-9]+"), "maxconn 4000");  // few files
  text = std::regex_replace(text, std::regex("bind :80"), "bind 127.0.0.1:" + std::to_string(port));
  text = std::regex_replace(text, std::regex("(  server game[0-9]+ [a-z0-9:]+\n)+"),
                            server_lines(servers));
  return text;
}

}  // namespace

Balancer::Balancer(const std::string& folder, const std::vector<Client::Server>& servers)
    : port_(free_port()) {
  if (access(kProgram, X_OK) != 0)
    throw std::runtime_error("HAProxy is not installed; tools/install-deps check does it");
  const std::string file = folder + "/haproxy.cfg", log = folder + "/haproxy.log";
  std::ofstream(file) << shipped_settings(port_, servers);
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("there is no process");
  if (process_ > 0) {
    wait_until_it_listens(log);
    return;
  }
  // From here to execv only what is safe after fork among threads.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, 1);
  dup2(out, 2);
  close_range(3, ~0U, 0);
  execl(kProgram, kProgram, "-db", "-f", file.c_str(), nullptr);
  _exit(127);
}

void Balancer::wait_until_it_listens(const std::string& log) const {
  asio::io_context context;
  const asio::ip::tcp::endpoint at(asio::ip::make_address("127.0.0.1"),
                                   static_cast<std::uint16_t>(port_));
  boost::system::error_code error = asio::error::connection_refused;
  while (error) {
    asio::ip::tcp::socket(context).connect(at, error);
    if (error && waitpid(process_, nullptr, WNOHANG) == process_)
      throw std::runtime_error("HAProxy does not start: " + text_of_file(log));
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

Balancer::~Balancer() {
  if (process_ <= 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

}  // namespace dr
