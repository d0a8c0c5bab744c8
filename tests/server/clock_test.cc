// Time: clocks of the game and of the day, and people who do not come back in time.
#include <gtest/gtest.h>

#include <boost/asio/steady_timer.hpp>

#include "server/account/people.h"
#include "server/base/clock.h"
#include "server/bots/bot_pool.h"
#include "server/cluster/member.h"
#include "server/notice/notices.h"
#include "server/ops/metrics.h"
#include "server/room/rooms.h"
#include "server/room/services.h"
#include "server/store/store.h"
#include "server/store/tables.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

constexpr const char* kLive =
    R"({"players":2,"length":"short","clock":{"kind":"live","seconds":600,"increment":100}})";
constexpr const char* kDaily = R"({"players":2,"length":"short","clock":{"kind":"days","days":1}})";
constexpr std::int64_t kDay = 24LL * 3600 * 1000;

class ClockTest : public ServerTest {
 protected:
  Task<std::vector<Guest>> two_at(const char* spec) {
    const json::object parsed = parse_object(spec).value();
    co_return co_await seat_guests(2, parsed);
  }
  static json::object shown(const Guest& guest) { return parse_object(guest.update).value(); }
  static std::int64_t clock(const Guest& guest, std::size_t seat) {
    return shown(guest).at("clocks").as_array()[seat].as_int64();
  }
  std::int64_t count_entries(const std::string& kind) const {
    std::int64_t n = 0;
    for (const EntryRow& row : entries_of(*database(), table_))
      n += text_of(parse_object(row.body).value(), "k") == kind;
    return n;
  }
  Task<> until_entry(std::string kind) {
    asio::steady_timer pause(context_);
    for (bool there = false; !there; there = count_entries(kind) > 0) {
      pause.expires_after(std::chrono::milliseconds(5));
      co_await pause.async_wait(asio::use_awaitable);
    }
  }
  // Sets what is left to a seat after its last choice. REQUIRES: the server stands.
  void set_clock(int seat, std::int64_t milliseconds) const {
    const auto sql = database();
    std::optional<EntryRow> last;
    for (const EntryRow& row : entries_of(*sql, table_)) {
      const json::object entry = parse_object(row.body).value();
      if (text_of(entry, "k") == "choose" && number_of(entry, "seat") == seat) last = row;
    }
    json::object entry = parse_object(last.value().body).value();
    entry["clock"] = milliseconds;
    sql->run("UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3",
             {json::serialize(entry), table_, last->n});
  }
};

TEST_F(ClockTest, ClocksRunForThoseAskedAndGrowWithEveryChoice) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(kLive);
    EXPECT_EQ(number_of(shown(guests[0]), "running"), guests[0].follow.asked);
    EXPECT_LE(clock(guests[0], 0), 600'000);
    EXPECT_GT(clock(guests[0], 0), 500'000);
    for (int i = 0; i < 10; ++i) co_await step(guests);
    co_await settle(guests);
    for (const Guest& guest : guests) {
      EXPECT_EQ(number_of(shown(guest), "running"), guest.follow.asked);
      const std::int64_t most = 600'000 + 100'000 * guest.follow.acts;
      EXPECT_LE(clock(guest, guest.follow.seat), most);
      EXPECT_GT(clock(guest, guest.follow.seat), most - 90'000) << "a fast machine needs no time";
    }
  });
}

TEST_F(ClockTest, ABotPlaysForWhoseTimeIsOverUntilTheyComeBack) {
  std::vector<std::string> tokens;
  int seat = -1;
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(kLive);
    for (const Guest& guest : guests) tokens.push_back(guest.client.token());
    while (seat < 0) {
      co_await step(guests);
      co_await settle(guests);
      for (const Guest& guest : guests)
        if (guest.follow.is_asked() && guest.follow.acts > 0) seat = guest.follow.seat;
    }
  });
  stop();
  set_clock(seat, 20);
  start();
  run([&]() -> Task<> {
    co_await until_entry("away");  // the server finds the table though nobody is there
    Guest late{client(), {}, 0};
    late.client.set_token(tokens[static_cast<std::size_t>(seat)]);
    co_await enter(late);
    co_await until_entry("back");
    co_await catch_up(late);
    EXPECT_GT(clock(late, static_cast<std::size_t>(seat)), 100'000) << "about a quarter";
    EXPECT_LE(clock(late, static_cast<std::size_t>(seat)), 150'000 + 100'000);
  });
  EXPECT_EQ(count_entries("back"), 1);
}

TEST_F(ClockTest, WhoLosesTheConnectionIsWaitedForAWhile) {
  Settings hasty = settings();
  hasty.grace = 0;
  start(hasty);
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(kLive);
    Guest& gone = guests[0].follow.is_asked() ? guests[0] : guests[1];
    gone.client.cut();
    co_await until_entry("away");
    co_await enter(gone);
    co_await until_entry("back");
    EXPECT_EQ(count_entries("away"), 1);
  });
}

TEST_F(ClockTest, WithoutAClockTheTableWaits) {
  Settings hasty = settings();
  hasty.grace = 0;
  start(hasty);
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(R"({"players":2,"length":"short"})");
    Guest& gone = guests[0].follow.is_asked() ? guests[0] : guests[1];
    Guest& here = &gone == &guests[0] ? guests[1] : guests[0];
    here.heard.clear();
    gone.client.cut();
    co_await hear(here, "presence");
    co_await enter(gone);
    co_await catch_up(gone);
  });
  EXPECT_EQ(count_entries("away"), 0);
}

// Who had been out of the room before the deal lost the seat at once.
TEST_F(ClockTest, WhoWasAwayBeforeTheDealIsNotMissed) {
  Settings hasty = settings();
  hasty.grace = 0;
  start(hasty);
  run([&]() -> Task<> {
    std::vector<Guest> guests;
    guests.push_back(co_await guest());
    guests.push_back(co_await guest());
    co_await make_table(guests[0], kLive);
    co_await enter(guests[0]);
    co_await sit(guests[1], 1);
    for (Guest& guest : guests) {
      co_await guest.client.close();
      co_await enter(guest);
    }
    for (Guest& guest : guests) co_await ready(guest);
    for (Guest& guest : guests)
      co_await hear_until(guest, [](const Following& f) { return f.dealt; });
    for (int i = 0; i < 6; ++i) co_await step(guests);
    EXPECT_EQ(count_entries("away"), 0);
  });
}

TEST_F(ClockTest, ADayIsCountedFromTheLastChoiceAndTheServerWakesForIt) {
  std::vector<std::string> tokens;
  std::int64_t deadline = 0;
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(kDaily);
    co_await step(guests);
    co_await settle(guests);
    for (const Guest& guest : guests) tokens.push_back(guest.client.token());
    deadline = *number_of(shown(guests[0]), "deadline");
    const EntryRow last = entries_of(*database(), table_).back();
    EXPECT_EQ(deadline, last.at + kDay);
    EXPECT_EQ(find_table(*database(), table_)->wake, deadline);
  });
  stop();
  // The server stood for days: nobody loses the seat for that.
  database()->run("UPDATE entries SET at = at - $1", {10 * kDay});
  database()->run("UPDATE tables SET wake = wake - $1", {10 * kDay});
  const std::int64_t started = now_ms();
  start();
  run([&]() -> Task<> {
    Guest guest{client(), {}, 0};
    guest.client.set_token(tokens[0]);
    co_await enter(guest);
    co_await catch_up(guest);
    EXPECT_GE(*number_of(shown(guest), "deadline"), started + kDay / 24);
    EXPECT_LT(*number_of(shown(guest), "deadline"), started + kDay);
  });
  EXPECT_EQ(count_entries("away"), 0);
}

// As a server that has been running for long finds it.
TEST_F(ClockTest, WhoLetsTheDayPassIsPlayedForByABot) {
  run([&]() -> Task<> { co_await two_at(kDaily); });
  stop();
  database()->run("UPDATE entries SET at = at - $1", {2 * kDay});
  const Settings s = settings();
  Metrics metrics("test", 0);
  Notices notices(s, metrics);
  People people;
  {
    Store store(s.database);
    BotPool bots(1);
    Member member(store, s.database);
    KeyedBuckets chat_rate(1, 1);
    Services services{s,      store,  bots, notices, metrics,
                      people, member, {},   false,   chat_rate};  // began in 1970
    asio::io_context home;
    const auto guard = asio::make_work_guard(home);
    Rooms rooms(services, {home.get_executor()});
    rooms.wake(table_);
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    while (count_entries("away") == 0 && std::chrono::steady_clock::now() < end)
      home.run_one_for(std::chrono::milliseconds(50));
    rooms.close_all(Ending::kRestart);
    while (rooms.size()) home.run_one_for(std::chrono::milliseconds(50));
    bots.stop();  // they answer to `home`
  }
  EXPECT_GE(count_entries("away"), 1);
  EXPECT_EQ(find_table(*database(), table_)->status, "playing");
}

TEST_F(ClockTest, AHolidayMovesTheDayAndTheOthersSeeIt) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await two_at(kDaily);
    Guest& away = guests[1];
    const std::int64_t before = number_of(shown(away), "deadline").value();
    const std::int64_t until = now_ms() + 10 * kDay;
    const std::string body = R"({"until":)" + std::to_string(until) + "}";
    const HttpAnswer answer = co_await expect_http(away.client, "POST /api/me/holiday", body, 200);
    EXPECT_EQ(number_of(answer.json(), "holiday"), until);
    EXPECT_EQ(number_of(answer.json(), "holidayLeft"), 20);
    const auto holiday = [](const Guest& guest) {
      return number_of(guest.table.at("seats").as_array()[1].as_object(), "holiday").value_or(0);
    };
    for (Guest& guest : guests)
      while (holiday(guest) == 0) {
        const std::string last = guest.update;
        co_await hear_until(guest, [&](const Following&) { return guest.update != last; });
      }
    EXPECT_EQ(holiday(guests[0]), until);
    const std::int64_t after = number_of(shown(away), "deadline").value();
    EXPECT_GT(after, before + 9 * kDay);
    EXPECT_LT(after, before + 11 * kDay);
    EXPECT_EQ(number_of(shown(guests[0]), "deadline"), before) << "their own";
    co_await expect_http(away.client, "POST /api/me/holiday", R"({"until":"soon"})", 400,
                         "bad-date");
    const std::string far = R"({"until":)" + std::to_string(now_ms() + 99 * kDay) + "}";
    co_await expect_http(away.client, "POST /api/me/holiday", far, 400, "no-holiday");
    const HttpAnswer ended = co_await expect_http(away.client, "DELETE /api/me/holiday", "", 200);
    EXPECT_EQ(number_of(ended.json(), "holiday"), std::nullopt);
  });
}

}  // namespace
}  // namespace dr
