#include "server/base/addresses.h"

#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace dr {
namespace {

struct Net4 {
  std::uint32_t net;
  int bits;
};
// RFC 6890 and those after it; multicast and what is beyond it come last.
constexpr std::array kReserved4 = {
    Net4{0x00000000, 8},  Net4{0x0a000000, 8},  Net4{0x64400000, 10}, Net4{0x7f000000, 8},
    Net4{0xa9fe0000, 16}, Net4{0xac100000, 12}, Net4{0xc0000000, 24}, Net4{0xc0000200, 24},
    Net4{0xc0586300, 24}, Net4{0xc0a80000, 16}, Net4{0xc6120000, 15}, Net4{0xc6336400, 24},
    Net4{0xcb007100, 24}, Net4{0xe0000000, 3},
};

bool is_public4(std::uint32_t address) {
  return std::ranges::none_of(
      kReserved4, [&](const Net4& n) { return (address ^ n.net) >> (32 - n.bits) == 0; });
}

// Only 2000::/3 is given out, and of that not what leads elsewhere (2001::/23, 6to4) or nowhere
// (2001:db8::/32).
bool is_public6(const std::array<std::uint8_t, 16>& a) {
  const int first = a[0] << 8 | a[1], second = a[2] << 8 | a[3];
  if (first >> 13 != 1 || first == 0x2002) return false;
  return first != 0x2001 || (second > 0x01ff && second != 0x0db8);
}

}  // namespace

bool is_public_address(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, &address, sizeof in);
    return is_public4(ntohl(in.sin_addr.s_addr));
  }
  if (address.sa_family != AF_INET6) return false;
  sockaddr_in6 in{};
  std::memcpy(&in, &address, sizeof in);
  std::array<std::uint8_t, 16> bytes{};
  std::memcpy(bytes.data(), &in.sin6_addr, bytes.size());
  return is_public6(bytes);
}

}  // namespace dr
