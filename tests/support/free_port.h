// A port of 127.0.0.1 that nobody uses now; somebody else may take it before we do.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>

namespace dr {

inline int free_port() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);
  const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const bool good =
      probe >= 0 && bind(probe, generic, size) == 0 && getsockname(probe, generic, &size) == 0;
  close(probe);
  if (!good) throw std::runtime_error("no port is free");
  return ntohs(address.sin_port);
}

}  // namespace dr
