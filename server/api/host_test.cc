#include "server/api/host.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Host, AddressesAndThisMachineAreOurs) {
  for (const char* host : {"", "127.0.0.1", "127.0.0.1:8080", "192.168.1.20:80", "[::1]:8080",
                           "localhost", "LOCALHOST:8080", "play.localhost:1"})
    EXPECT_TRUE(is_own_host(host, "")) << host;
}

TEST(Host, OtherNamesAreNotUnlessTheyAreTheServersOwn) {
  const std::string own = "https://Play.example.org:444";
  for (const char* host : {"evil.example", "play.example.org.evil.example", "xplay.example.org",
                           "a@127.0.0.1", "127.0.0.1.evil.example", "b c", "h/", "[::1"})
    EXPECT_FALSE(is_own_host(host, own)) << host;
  for (const char* host : {"play.example.org", "PLAY.example.org", "play.example.org:8080"}) {
    EXPECT_TRUE(is_own_host(host, own)) << host;
    EXPECT_FALSE(is_own_host(host, "")) << host;
  }
}

}  // namespace
}  // namespace dr
