// Two servers on one PostgreSQL: a table has one of them, and people reach it through either.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/asio/steady_timer.hpp>

#include "server/account/ending.h"
#include "server/store/leases.h"
#include "server/store/tables.h"
#include "server/store/test_database.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

class ClusterTest : public ServerTest {
 protected:
  Settings settings() const override {
    Settings s = ServerTest::settings();
    s.database = database_;
    s.threads = 1;
    s.drain = 1;
    return s;
  }
  ~ClusterTest() override { other_.reset(); }

  void start_both() {
    start();
    other_ = std::make_unique<Server>(settings());
    other_->start();
  }
  // The same person at the other server.
  Guest beside(const Guest& guest) {
    Guest same{Client(context_.get_executor(), {"127.0.0.1", other_->port()}), {}, 0};
    same.client.set_token(guest.client.token());
    return same;
  }
  Task<> pause(int ms) {
    asio::steady_timer timer(context_, std::chrono::milliseconds(ms));
    co_await timer.async_wait(asio::use_awaitable);
  }
  // Comes to a table again and again until it is there.
  Task<> come_back(Guest& guest) {
    for (;;) {
      std::string lost;
      try {
        guest.follow = {};
        co_await guest.client.open(table_);
        co_await hear_until(guest, [](const Following& f) { return f.index >= 0; });
      } catch (const std::exception& error) {
        lost = error.what();
      }
      if (lost.empty()) co_return;
      co_await pause(20);
    }
  }
  Task<> step_and_settle(std::vector<Guest>& guests) {
    co_await step(guests);
    co_await settle(guests);
  }
  // Until the first server knows of so many; the second one finds the first when it starts.
  Task<> until_it_knows_of(int servers) {
    const std::string line = fmt::format("\ndarkrock_servers {}\n", servers);
    std::string told;
    while (told.find(line) == told.npos) {
      co_await pause(50);
      Client reader = client();
      const HttpAnswer answer = co_await reader.request("GET", "/metrics");
      told = answer.body;
    }
  }
  std::string owner() const { return owner_of(*ServerTest::database(), table_)->address; }

  const std::string database_ = empty_postgres();
  std::unique_ptr<Server> other_;
};

TEST_F(ClusterTest, WhoComesToTheWrongServerIsHandedOn) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    Guest host = co_await guest("Ann");
    co_await make_table(host, R"({"players":2,"public":true})");
    co_await enter(host);
    const std::string first = owner();
    Guest visitor = co_await guest("Bob");
    Guest bob = beside(visitor);
    co_await bob.client.open(table_);
    co_await hear_until(bob, [](const Following& f) { return f.index >= 0; });
    co_await expect_ack(bob, R"({"t":"sit","seat":1})");
    co_await ready(bob);
    co_await ready(host);
    std::vector<Guest> both;
    both.push_back(std::move(host));
    both.push_back(std::move(bob));
    for (Guest& one : both) co_await hear_until(one, [](const Following& f) { return f.dealt; });
    for (int i = 0; i < 20; ++i) co_await step(both);
    EXPECT_EQ(owner(), first) << "the table stays where it is";
  });
}

// The server of the table says nothing any more, and does not end either: here it only seems so to the
// others, who do not find the lock of its session.
TEST_F(ClusterTest, WhoIsHandedOnToADeadServerIsLetGo) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    Guest host = co_await guest("Ann");
    co_await make_table(host, R"({"players":2,"public":true})");
    Guest far = beside(host);
    co_await far.client.open(table_);
    co_await hear_until(far, [](const Following& f) { return f.index >= 0; });
    Guest near{client(), {}, 0};
    near.client.set_token(host.client.token());
    co_await near.client.open(table_);
    co_await hear_until(near, [](const Following& f) { return f.index >= 0; });
    const std::string dead = owner();
    ServerTest::database()->run("UPDATE servers SET number = -1 WHERE address = $1", {dead});
    bool heard = true;
    while (heard) {
      const auto text = co_await near.client.receive();
      heard = text.has_value();
    }
    co_await come_back(near);
    EXPECT_NE(owner(), dead);
  });
}

TEST_F(ClusterTest, AStoppingServerHandsItsTablesOver) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    for (int i = 0; i < 5; ++i) co_await step(both);
    co_await settle(both);
    const std::int64_t last = both[0].follow.index;
    stop();
    EXPECT_EQ(co_await hear_end(both[0]), kComeBack);
    std::vector<Guest> again;
    for (const Guest& one : both) again.push_back(beside(one));
    for (Guest& one : again) {
      co_await come_back(one);
      EXPECT_EQ(one.follow.index, last) << "nothing is lost";
    }
    for (int i = 0; i < 5; ++i) co_await step(again);
  });
}

TEST_F(ClusterTest, LoggingOutEndsConnectionsEverywhere) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    Guest ann = co_await guest("Ann");
    co_await make_table(ann, R"({"players":2,"public":true})");
    co_await enter(ann);
    Guest same = beside(ann);
    co_await same.client.request("POST", "/api/logout", "{}");
    EXPECT_EQ(co_await hear_end(ann), kStayAway);
    EXPECT_EQ(ann.client.close_reason(), "signed-out");
  });
}

// In the middle of an upgrade two programs are on one database. The log of a table is made one that this
// program cannot play; the other one passes for an older one by its edition alone.
TEST_F(ClusterTest, WhatOneProgramCannotPlayIsLeftToAnother) {
  start();
  std::string token;
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    for (int i = 0; i < 4; ++i) co_await step(both);
    token = both[0].client.token();
  });
  stop();
  const auto before = entries_of(*ServerTest::database(), table_);
  ServerTest::database()->run(
      "UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3",
      {before[before.size() - 2].body, table_, static_cast<std::int64_t>(before.size() - 1)});
  const auto come = [&](Guest& guest) -> Task<> {
    guest.client.set_token(token);
    co_await guest.client.open(table_);
  };
  Settings older = settings();
  older.edition = "older";
  start();
  other_ = std::make_unique<Server>(older);
  other_->start();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    Guest back{client(), {}, 0};
    co_await come(back);
    EXPECT_EQ(co_await hear_end(back), kComeBack);
    EXPECT_EQ(find_table(*ServerTest::database(), table_)->status, "playing");
  });
  other_.reset();
  run([&]() -> Task<> {
    co_await until_it_knows_of(1);
    Guest back{client(), {}, 0};
    co_await come(back);
    EXPECT_EQ(co_await hear_end(back), kStayAway) << "all of them are of one edition now";
  });
}

// A notice reaches people at their other tables, whichever server has those.
TEST_F(ClusterTest, ATurnIsAnnouncedAtTheTablesOfAnotherServer) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    const std::string playing = table_;
    co_await settle(both);
    while (both[0].follow.is_asked() == both[1].follow.is_asked()) co_await step_and_settle(both);
    const std::size_t waiting = both[0].follow.is_asked() ? 1 : 0;
    Guest elsewhere = beside(both[waiting]);
    co_await make_table(elsewhere, R"({"players":2,"public":true})");
    co_await elsewhere.client.open(table_);
    while (!both[waiting].follow.is_asked()) co_await step_and_settle(both);
    const json::object notice = co_await hear(elsewhere, "notice");
    EXPECT_EQ(text_of(notice, "kind"), "your-turn");
    EXPECT_EQ(text_of(notice, "table"), playing);
  });
}

// Whoever thinks that a table is still theirs cannot write to it.
TEST_F(ClusterTest, ATableIsTakenAwayUnderItsServer) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    for (int i = 0; i < 3; ++i) co_await step(both);
    co_await settle(both);
    const auto sql = ServerTest::database();
    const std::int64_t size = static_cast<std::int64_t>(entries_of(*sql, table_).size());
    sql->run("UPDATE leases SET epoch = epoch + 1, server = 'nobody' WHERE table_id = $1",
             {table_});
    // What the owner of before writes is refused, and everybody comes back to what is kept.
    Guest& asked = both[0].follow.is_asked() ? both[0] : both[1];
    Choices options;
    asked.follow.options(options);
    const std::string message = choose_message(1, asked.follow.acts, options[0]);
    co_await asked.client.send(message);
    EXPECT_EQ(co_await hear_end(asked), kComeBack);
    EXPECT_EQ(static_cast<std::int64_t>(entries_of(*sql, table_).size()), size);
    for (Guest& one : both) co_await come_back(one);
    for (int i = 0; i < 3; ++i) co_await step(both);
  });
}

// Who only waits for the others writes nothing, and hears of it all the same.
TEST_F(ClusterTest, ATableIsTakenAwayWhileItsServerHasNoDatabase) {
  start_both();
  run([&]() -> Task<> {
    co_await until_it_knows_of(2);
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    co_await settle(both);
    const auto sql = ServerTest::database();
    sql->run("UPDATE leases SET epoch = epoch + 1, server = 'nobody' WHERE table_id = $1",
             {table_});
    sql->run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
    for (Guest& one : both) EXPECT_EQ(co_await hear_end(one), kComeBack);
    for (Guest& one : both) co_await come_back(one);
    for (int i = 0; i < 3; ++i) co_await step(both);
  });
}

}  // namespace
}  // namespace dr
