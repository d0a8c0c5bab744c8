#include "server/base/addresses.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>

namespace dr {
namespace {

bool is_public(const char* text) {
  sockaddr_storage any{};
  auto& four = reinterpret_cast<sockaddr_in&>(any);
  auto& six = reinterpret_cast<sockaddr_in6&>(any);
  if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
    any.ss_family = AF_INET;
  else if (inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
    any.ss_family = AF_INET6;
  return is_public_address(reinterpret_cast<const sockaddr&>(any));
}

TEST(PublicAddress, IsOneOfTheInternet) {
  for (const char* text : {"1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1",
                           "142.250.1.188", "172.15.255.255", "172.32.0.1", "192.167.1.1",
                           "223.255.255.255", "2001:200::1", "2606:4700::1", "2a00:1450::bc"})
    EXPECT_TRUE(is_public(text)) << text;
}

TEST(PublicAddress, IsNoneOfAnotherKind) {
  for (const char* text : {"0.0.0.0",
                           "10.0.0.1",
                           "100.64.0.1",
                           "127.0.0.1",
                           "127.255.255.255",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.0.0.8",
                           "192.168.1.1",
                           "198.19.0.1",
                           "203.0.113.9",
                           "224.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "::ffff:127.0.0.1",
                           "::ffff:1.1.1.1",
                           "64:ff9b::7f00:1",
                           "fe80::1",
                           "fc00::1",
                           "fd12::1",
                           "ff02::1",
                           "2001::1",
                           "2001:db8::1",
                           "2002:7f00:1::",
                           "nowhere"})
    EXPECT_FALSE(is_public(text)) << text;
}

}  // namespace
}  // namespace dr
