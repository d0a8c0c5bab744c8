// Browsers that are woken when it is somebody's turn.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

constexpr const char* kPhone = R"({"endpoint":"https://push.example.org/phone"})";

class PushTest : public ServerTest {
 protected:
  std::size_t kept() const { return database()->run("SELECT endpoint FROM pushes").size(); }
};

TEST_F(PushTest, TheKeyStaysWhenTheServerIsStartedAgain) {
  std::string first, second;
  run([&]() -> Task<> {
    Client stranger = client();
    const HttpAnswer told = co_await expect_http(stranger, "GET /api/push/key", "", 200);
    first = text_of(told.json(), "key").value_or("");
  });
  stop();
  run([&]() -> Task<> {
    Client stranger = client();
    const HttpAnswer told = co_await expect_http(stranger, "GET /api/push/key", "", 200);
    second = text_of(told.json(), "key").value_or("");
  });
  EXPECT_EQ(first.size(), 87u);
  EXPECT_EQ(first, second);
}

TEST_F(PushTest, ABrowserIsKeptUntilItsPersonSaysNoOrLeaves) {
  run([&]() -> Task<> {
    Guest doc = co_await guest(), other = co_await guest();
    co_await expect_http(doc.client, "POST /api/me/push", kPhone, 200);
    EXPECT_EQ(kept(), 1u);
    co_await expect_http(other.client, "DELETE /api/me/push", kPhone, 200);
    EXPECT_EQ(kept(), 1u) << "it is not theirs";
    co_await expect_http(doc.client, "DELETE /api/me/push", kPhone, 200);
    EXPECT_EQ(kept(), 0u);
    co_await expect_http(doc.client, "POST /api/me/push", kPhone, 200);
    co_await expect_http(doc.client, "POST /api/logout", "", 200);
    EXPECT_EQ(kept(), 0u);
  });
}

TEST_F(PushTest, OnlyKnownPeopleAndGoodAddressesAreTaken) {
  run([&]() -> Task<> {
    Client stranger = client();
    co_await expect_http(stranger, "POST /api/me/push", kPhone, 401, "signed-out");
    Guest doc = co_await guest();
    for (const char* body :
         {"{}", R"({"endpoint":7})", R"({"endpoint":"http://push.example.org/x"})",
          R"({"endpoint":"https://127.0.0.1/x"})", R"({"endpoint":"https://x.org:22/"})",
          R"({"endpoint":"https://x.org/\u0000"})"})
      co_await expect_http(doc.client, "POST /api/me/push", body, 400, "bad-endpoint");
    co_await expect_http(doc.client, "DELETE /api/me/push", R"({"endpoint":"\u0000"})", 200);
    EXPECT_EQ(kept(), 0u);
  });
}

// The endpoint is an address of the server itself, which answers that there is none.
TEST_F(PushTest, WhoIsNotLookingIsWokenAndABrowserThatIsNoMoreForgotten) {
  Settings anywhere = settings();
  anywhere.push = PushAccess::kAnywhere;
  start(anywhere);
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    co_await settle(guests);
    while (guests[0].follow.is_asked()) {
      co_await step(guests);
      co_await settle(guests);
    }
    const std::string endpoint =
        "http://127.0.0.1:" + std::to_string(server_->port()) + "/api/nothing";
    co_await expect_http(guests[0].client, "POST /api/me/push",
                         R"({"endpoint":")" + endpoint + "\"}", 200);
    const Seat away = guests[0].follow.seat;
    std::vector<Guest> left;
    left.push_back(std::move(guests[1]));
    left[0].heard.clear();
    co_await guests[0].client.close();
    co_await hear(left[0], "presence");
    EXPECT_EQ(kept(), 1u);
    while ((left[0].follow.asked >> away & 1) == 0) {
      co_await step(left);
      co_await catch_up(left[0]);
    }
    while (kept() > 0) co_await catch_up(left[0]);
  });
}

TEST_F(PushTest, AServerMayWakeNobody) {
  Settings off = settings();
  off.push = PushAccess::kOff;
  start(off);
  run([&]() -> Task<> {
    Guest doc = co_await guest();
    const HttpAnswer told = co_await expect_http(doc.client, "GET /api/push/key", "", 200);
    EXPECT_EQ(text_of(told.json(), "key"), "");
    co_await expect_http(doc.client, "POST /api/me/push", kPhone, 400, "no-push");
  });
}

}  // namespace
}  // namespace dr
