// Servers on loopback that answer as a webhook or a mail relay would, and keep what they were sent.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace dr::relay {

using namespace std::chrono_literals;

// A socket that listens on loopback; nobody accepts unless a server below does.
class Listener {
 public:
  Listener() : fd_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (bind(fd_, any, size) != 0 || listen(fd_, 16) != 0 || getsockname(fd_, any, &size) != 0)
      throw std::runtime_error("no loopback socket");
    port_ = ntohs(address.sin_port);
  }
  ~Listener() { close(fd_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  int fd() const { return fd_; }
  std::string url(const std::string& scheme) const {
    return scheme + "://127.0.0.1:" + std::to_string(port_);
  }
  bool somebody_knocks(int within_ms = 120'000) const {
    pollfd wait{fd_, POLLIN, 0};
    return poll(&wait, 1, within_ms) == 1;
  }

 private:
  int fd_;
  int port_ = 0;
};

// Reads lines and bytes of one connection.
class Reader {
 public:
  explicit Reader(int fd) : fd_(fd) {}

  bool line(std::string& out) {  // without CRLF
    std::size_t end = 0;
    while ((end = buffer_.find("\r\n")) == std::string::npos)
      if (!more()) return false;
    out = buffer_.substr(0, end);
    buffer_.erase(0, end + 2);
    return true;
  }
  std::string bytes(std::size_t n) {
    while (buffer_.size() < n && more()) {
    }
    std::string out = buffer_.substr(0, n);
    buffer_.erase(0, n);
    return out;
  }

 private:
  bool more() {
    char chunk[4096];
    const ssize_t n = recv(fd_, chunk, sizeof chunk, 0);
    if (n > 0) buffer_.append(chunk, static_cast<std::size_t>(n));
    return n > 0;
  }

  int fd_;
  std::string buffer_;
};

inline void send_text(int fd, const std::string& text) {
  send(fd, text.data(), text.size(), MSG_NOSIGNAL);
}

// Serves one connection after the other on a thread and keeps what it got.
class Relay {
 public:
  explicit Relay(std::function<void(int, Relay&)> serve)
      : serve_(std::move(serve)), thread_([this] { run(); }) {}
  ~Relay() {
    shutdown(listener_.fd(), SHUT_RDWR);
    thread_.join();
  }

  std::string url(const std::string& scheme) const { return listener_.url(scheme); }

  int record(std::string text) {  // how many there were before
    const std::lock_guard lock(mutex_);
    got_.push_back(std::move(text));
    changed_.notify_all();
    return static_cast<int>(got_.size()) - 1;
  }
  // What came, once there are n of them; fewer if that takes too long.
  std::vector<std::string> wait_for(std::size_t n) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, 120s, [&] { return got_.size() >= n; });
    return got_;
  }

 private:
  void run() {
    for (;;) {
      const int fd = accept4(listener_.fd(), nullptr, nullptr, SOCK_CLOEXEC);
      if (fd < 0) return;
      serve_(fd, *this);
      close(fd);
    }
  }

  Listener listener_;
  std::function<void(int, Relay&)> serve_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> got_;
  std::thread thread_;
};

// Answers the n-th request with the n-th status, later ones with the last.
inline std::function<void(int, Relay&)> http(std::vector<std::string> statuses) {
  return [statuses](int fd, Relay& server) {
    Reader reader(fd);
    std::string line, head;
    std::size_t length = 0;
    while (reader.line(line) && !line.empty()) {
      head += line + "\n";
      if (line.starts_with("Content-Length: ")) length = std::stoul(line.substr(16));
    }
    const auto n = static_cast<std::size_t>(server.record(head + "\n" + reader.bytes(length)));
    send_text(fd, "HTTP/1.1 " + statuses[std::min(n, statuses.size() - 1)] +
                      "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  };
}

// A relay that answers RCPT with `rcpt`; it records envelope and message of each connection.
inline std::function<void(int, Relay&)> smtp(const std::string& rcpt) {
  return [rcpt](int fd, Relay& server) {
    Reader reader(fd);
    std::string line, got;
    send_text(fd, "220 relay\r\n");
    while (reader.line(line)) {
      got += line + "\n";
      if (line.starts_with("RCPT")) {
        send_text(fd, rcpt + "\r\n");
      } else if (line == "DATA") {
        send_text(fd, "354 go on\r\n");
        while (reader.line(line) && line != ".") got += line + "\n";
        send_text(fd, "250 taken\r\n");
      } else if (line == "QUIT") {
        send_text(fd, "221 bye\r\n");
        break;
      } else {
        send_text(fd, "250 fine\r\n");
      }
    }
    server.record(got);
  };
}

}  // namespace dr::relay
