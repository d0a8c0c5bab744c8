#include "server/room/handshake.h"

#include <gtest/gtest.h>

#include "replay/versions.h"

namespace dr {
namespace {

std::map<std::string, std::string> ours() {
  std::map<std::string, std::string> all;
  for (auto& [key, value] : announced()) all.emplace(key, value);
  return all;
}

TEST(Handshake, WhoSpeaksTheSameIsUnderstood) { EXPECT_EQ(disagreement(ours()), ""); }

TEST(Handshake, WhatIsNotAnnouncedIsNotCompared) {
  EXPECT_EQ(disagreement({}), "");
  EXPECT_EQ(disagreement({{"since", "7"}, {"protocol", "2"}}), "");
}

TEST(Handshake, EveryDifferenceIsNamed) {
  for (const char* field : {"protocol", "rules", "view", "content"})
    for (const char* other : {"", "0", "99", "x"}) {
      auto theirs = ours();
      theirs[field] = other;
      EXPECT_EQ(disagreement(theirs), field) << other;
    }
}

TEST(Handshake, TheHelloSaysAllThatIsCompared) {
  const auto hello = parse_object(hello_message("ann"));
  ASSERT_TRUE(hello);
  EXPECT_EQ(text_of(*hello, "t"), "hello");
  EXPECT_EQ(text_of(*hello, "user"), "ann");
  EXPECT_EQ(number_of(*hello, "protocol"), kProtocolVersion);
  EXPECT_EQ(number_of(*hello, "rules"), versions().rules);
  EXPECT_EQ(number_of(*hello, "view"), static_cast<std::int64_t>(versions().view));
  EXPECT_EQ(text_of(*hello, "content"), versions().content);
}

}  // namespace
}  // namespace dr
