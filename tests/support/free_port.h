// A port of 127.0.0.1 that nobody uses now. It is below those that the system gives to connections, so
// that it stays free while a server that listened there starts anew.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <random>
#include <stdexcept>

namespace dr {

inline bool is_free(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const bool good =
      probe >= 0 && bind(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  close(probe);
  return good;
}

// At random, since other tests look for one at the same time.
inline int free_port() {
  std::random_device device;
  std::uniform_int_distribution<int> any(20000, 32000);
  for (int tries = 0; tries < 1000; ++tries)
    if (const int port = any(device); is_free(port)) return port;
  throw std::runtime_error("no port is free");
}

}  // namespace dr
