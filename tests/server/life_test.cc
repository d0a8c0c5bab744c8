// A server's own life: health and figures, tables that are put away, the end.
#include <gtest/gtest.h>

#include <boost/asio/steady_timer.hpp>
#include <cstring>
#include <thread>

#include "server/store/tables.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

class LifeTest : public ServerTest {
 protected:
  json::object two_seats() const { return {{"players", 2}, {"length", "short"}}; }
  Task<std::string> metrics() {
    Client browser = client();
    const HttpAnswer answer = co_await expect_http(browser, "GET /metrics", "", 200);
    co_return answer.body;
  }
  static bool has_line(const std::string& text, const std::string& line) {
    return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
  }
  Task<> pause(int milliseconds) {
    asio::steady_timer timer(context_, std::chrono::milliseconds(milliseconds));
    co_await timer.async_wait(asio::use_awaitable);
  }
  Guest with_token(const std::string& token) {
    Guest guest{client(), {}, 0};
    guest.client.set_token(token);
    return guest;
  }
};

TEST_F(LifeTest, HealthAndVersionNeedNobody) {
  run([&]() -> Task<> {
    Client browser = client();
    const HttpAnswer health = co_await expect_http(browser, "GET /healthz", "", 200);
    EXPECT_EQ(health.body, R"({"ok":true})");
    const HttpAnswer version = co_await expect_http(browser, "GET /api/version", "", 200);
    EXPECT_EQ(number_of(version.json(), "protocol"), 2);
    EXPECT_EQ(number_of(version.json(), "view"), static_cast<std::int64_t>(sizeof(View)));
    const HttpAnswer head = co_await expect_http(browser, "GET /", "", 200);
    EXPECT_NE(head.body.find("<title>"), std::string::npos);
  });
}

TEST_F(LifeTest, TheFiguresCountWhatHappened) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    for (int i = 0; i < 5; ++i) co_await step(guests);
    co_await expect_refused(guests[0], R"({"t":"choose","n":77,"choice":0})", "bad-number");
    const std::string text = co_await metrics();
    for (const char* line :
         {"darkrock_choices_accepted_total 5", "darkrock_choices_refused_total 1",
          "darkrock_websockets 2", "darkrock_tables_loaded 1",
          R"(darkrock_tables{status="playing"} 1)", R"(darkrock_tables{status="open"} 0)",
          R"(darkrock_http_requests_total{route="account",status="2xx"} 2)",
          "darkrock_ack_seconds_count 5"})
      EXPECT_TRUE(has_line(text, line)) << line << "\n" << text;
    EXPECT_EQ(text.find(guests[0].client.user()), std::string::npos);
    EXPECT_EQ(text.find(table_), std::string::npos);
  });
}

TEST_F(LifeTest, TheFiguresAreForTheMachineItself) {
  run([&]() -> Task<> {
    Client outside = client();
    outside.set_header("X-Forwarded-For", "203.0.113.7");  // through a proxy
    co_await expect_http(outside, "GET /metrics", "", 404, "not-found");
  });
  stop();
  Settings off = settings();
  off.metrics = MetricsAccess::kOff;
  start(off);
  run([&]() -> Task<> {
    Client browser = client();
    co_await expect_http(browser, "GET /metrics", "", 404, "not-found");
  });
}

// Waits a second: that is the least time a table stays.
TEST_F(LifeTest, ATableNobodyHasOpenIsPutAwayAndFoundAgain) {
  Settings tidy = settings();
  tidy.table_idle = 1;
  start(tidy);
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    for (int i = 0; i < 12; ++i) co_await step(guests);
    co_await settle(guests);
    const View before = guests[1].follow.view;
    const std::int64_t index = guests[1].follow.index, acts = guests[1].follow.acts;
    std::string text = co_await metrics();
    EXPECT_TRUE(has_line(text, "darkrock_tables_loaded 1"));
    for (Guest& guest : guests) co_await guest.client.close();
    while (!has_line(text, "darkrock_tables_loaded 0")) {
      co_await pause(100);  // as often as it may be asked
      text = co_await metrics();
    }
    for (Guest& guest : guests) co_await enter(guest);
    EXPECT_EQ(guests[1].follow.index, index);
    EXPECT_EQ(guests[1].follow.acts, acts);
    EXPECT_EQ(std::memcmp(&before, &guests[1].follow.view, sizeof before), 0);
    for (int i = 0; i < 12; ++i) co_await step(guests);
  });
}

TEST_F(LifeTest, StoppingInTheMiddleClosesAllAndLosesNothing) {
  std::vector<std::string> tokens;
  std::vector<std::int64_t> indexes, acts;
  std::thread stopping;
  run([&]() -> Task<> {
    const json::object spec =
        parse_object(R"({"players":3,"length":"short","bots":[null,null,"random"]})").value();
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    Guest waiting = co_await guest();
    const std::string playing = table_;
    co_await make_table(waiting, "{}");
    co_await enter(waiting);
    table_ = playing;
    bool cut = false;
    for (int i = 0; !cut; ++i) {
      if (i == 10) stopping = std::thread([&] { server_->stop(); });
      try {
        co_await step(guests);
      } catch (const std::exception&) {
        cut = true;
      }
    }
    for (Guest& guest : guests) {
      const int code = co_await hear_end(guest);
      EXPECT_EQ(code, 1012);
      EXPECT_EQ(guest.client.close_reason(), "restart");
      tokens.push_back(guest.client.token());
      indexes.push_back(guest.follow.index);
      acts.push_back(guest.follow.acts);
    }
    const int code = co_await hear_end(waiting);
    EXPECT_EQ(code, 1012);
  });
  stopping.join();
  stop();
  start();
  run([&]() -> Task<> {
    std::vector<Guest> guests;
    for (std::size_t i = 0; i < 2; ++i) {
      guests.push_back(with_token(tokens[i]));
      co_await guests[i].client.open(table_);
      co_await hear_until(guests[i], [](const Following& f) { return f.index >= 0; });
      EXPECT_GE(guests[i].follow.index, indexes[i]);
      EXPECT_GE(guests[i].follow.acts, acts[i]);
    }
    co_await play_to_end(guests);
    const HttpAnswer replay =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_problem(replay.body), "");
  });
}

// Nothing is waited for: what is open is dropped, and still kept in the log.
TEST_F(LifeTest, StoppingAtOnceIsAsSafe) {
  Settings hasty = settings();
  hasty.drain = 0;
  std::string token;
  std::int64_t index = -1;
  for (int round = 0; round < 5; ++round) {
    start(hasty);
    run([&]() -> Task<> {
      const json::object spec =
          parse_object(R"({"players":3,"length":"short","bots":[null,null,"normal"]})").value();
      std::vector<Guest> guests = co_await seat_guests(2, spec);
      for (int i = 0; i < 3 * round; ++i) co_await step(guests);
      token = guests[0].client.token();
      index = guests[0].follow.index;
      server_->stop();
    });
    stop();
    start();
    run([&]() -> Task<> {
      Guest again = with_token(token);
      co_await again.client.open(table_);
      co_await hear_until(again, [](const Following& f) { return f.index >= 0; });
      EXPECT_GE(again.follow.index, index);
    });
    stop();
  }
}

TEST_F(LifeTest, BotsGoOnAfterARestartThoughNobodyIsThere) {
  run([&]() -> Task<> {
    const json::object spec = parse_object(R"({"players":2,"bots":[null,"random"]})").value();
    std::vector<Guest> guests = co_await seat_guests(1, spec);
    co_await expect_ack(guests[0], R"({"t":"leave"})");
  });
  stop();
  const auto before = entries_of(*database(), table_).size();
  start();
  run([&]() -> Task<> {
    while (entries_of(*database(), table_).size() < before + 5) co_await pause(10);
  });
  stop();
  const auto after = entries_of(*database(), table_);
  EXPECT_NE(after.back().body.find("choose"), std::string::npos);
}

}  // namespace
}  // namespace dr
