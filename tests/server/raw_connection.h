// Bytes to a server and back, with nothing in between that would set them right.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>
#include <string>
#include <string_view>

namespace dr {

class RawConnection {
 public:
  explicit RawConnection(int port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{120, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const linger at_once{1, 0};  // leaves no port waiting
    setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0)
      throw std::runtime_error("cannot connect");
  }
  ~RawConnection() { close(socket_); }
  RawConnection(const RawConnection&) = delete;
  RawConnection& operator=(const RawConnection&) = delete;

  // As much as the server takes: it may have gone.
  void send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (n <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
  }
  void end_sending() { shutdown(socket_, SHUT_WR); }

  // Reads until `end` came or the server has closed. False: it did neither.
  bool read_until(std::string_view end) {
    while (end.empty() || heard_.find(end) == std::string::npos) {
      char buffer[16384];
      const ssize_t n = recv(socket_, buffer, sizeof buffer, 0);
      if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return false;
      if (n <= 0) return true;
      heard_.append(buffer, static_cast<std::size_t>(n));
    }
    return true;
  }
  bool read_all() { return read_until(""); }
  const std::string& heard() const { return heard_; }

 private:
  int socket_;
  std::string heard_;
};

}  // namespace dr
