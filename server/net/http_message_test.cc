#include "server/net/http_message.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

Request read(std::string_view target) {
  Request request;
  read_target(target, request);
  return request;
}

using Query = std::map<std::string, std::string>;

TEST(HttpMessage, ATargetIsAPathAndAQuery) {
  const Request request = read("/ws/table/k7qf?since=7&chat=2&words=1");
  EXPECT_EQ(request.path, "/ws/table/k7qf");
  EXPECT_EQ(request.query, (Query{{"since", "7"}, {"chat", "2"}, {"words", "1"}}));
  EXPECT_EQ(read("/").path, "/");
  EXPECT_TRUE(read("/?").query.empty());
}

TEST(HttpMessage, BothAreDecoded) {
  const Request request = read("/t/a%20b%2fc?na%6de=%C3%A9%26");
  EXPECT_EQ(request.path, "/t/a b/c");
  EXPECT_EQ(request.query, (Query{{"name", "\xc3\xa9&"}}));
}

TEST(HttpMessage, WhatIsNoTargetIsNowhere) {
  for (const char* target :
       {"", "x", "*", "ftp://there/", "there:80", "/%", "/%zz", "/a b", "/%ff", "/%00"})
    EXPECT_EQ(read(target).path, "?") << target;
}

TEST(HttpMessage, AWholeUrlSaysWhoIsAsked) {
  const Request request = read("http://there:80/new?words=1");
  EXPECT_EQ(request.path, "/new");
  EXPECT_EQ(request.host, "there:80");
  EXPECT_EQ(request.query, (Query{{"words", "1"}}));
  EXPECT_EQ(read("http://there").path, "/");
}

TEST(HttpMessage, AQueryThatCannotBeReadIsNone) {
  EXPECT_EQ(read("/new?%").path, "/new");
  EXPECT_TRUE(read("/new?%").query.empty());
  EXPECT_TRUE(read("/new?words").query.empty());
}

TEST(HttpMessage, AQueryHasAnEnd) {
  std::string target = "/?";
  for (int i = 0; i < 100; ++i) target += "k" + std::to_string(i) + "=v&";
  EXPECT_EQ(read(target).query.size(), 16u);
}

TEST(HttpMessage, NumbersAreReadWholeOrNotAtAll) {
  const Query query{{"a", "42"}, {"b", "-1"}, {"c", "4x"}, {"d", ""}, {"e", "1234567890123"}};
  EXPECT_EQ(number_in(query, "a"), 42);
  for (const char* key : {"b", "c", "d", "e", "f"}) EXPECT_EQ(number_in(query, key), 0) << key;
}

}  // namespace
}  // namespace dr
