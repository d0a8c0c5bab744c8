// The program is killed at random moments of busy tables and started again on the same database:
// nothing that it acknowledged or told is lost, nothing happens twice, and every game is finished.
//
// DARKROCK_KILLS: how often it is killed. tools/crash-test does so many times.
#include <gtest/gtest.h>

#include "server/account/people.h"
#include "server/store/tables.h"
#include "server/table/entry.h"
#include "tests/server/busy_tables.h"
#include "tests/server/fixture.h"
#include "tests/support/asked_for.h"

namespace dr {
namespace {

int kills() { return asked_for("DARKROCK_KILLS", 8); }

// Everybody's word is kept, but the server died before the deal.
TEST_F(ServerTest, ADealThatWasCutOffIsMadeWhenSomebodyComes) {
  std::string token;
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    const std::string spec = R"({"players":2,"public":true})";
    const HttpAnswer made = co_await host.client.request("POST", "/api/tables", spec);
    table_ = text_of(made.json(), "id").value();
    co_await host.client.open(table_);
    co_await ready(host);
    co_await other.client.open(table_);
    const json::object sit{{"t", "sit"}, {"seat", 1}};
    co_await ask(other, sit);
    token = host.client.token();
  });
  stop();
  const auto sql = open_sql(settings().database);
  const auto n = static_cast<std::int64_t>(entries_of(*sql, table_).size());
  LogEntry last;
  last.kind = EntryKind::kReady;
  last.seat = 1;
  last.hex = std::string(64, 'e');
  append_entry(*sql, table_, n, 1, write_entry(default_content(), last));
  run([&]() -> Task<> {
    Guest back{client(), {}, 0};
    back.client.set_token(token);
    co_await back.client.open(table_);
    co_await hear_until(back, [](const Following& f) { return f.index >= 0; });
    EXPECT_TRUE(back.follow.dealt);
  });
}

class CrashTest : public BusyTables {};

TEST_P(CrashTest, TheServerIsKilled) {
  for (int i = 0; i < kills() && !HasFailure(); ++i) {
    serve();
    kill_after(20 + static_cast<int>(rng_.below(231)));
    play();
  }
  ASSERT_FALSE(HasFailure());
  serve();
  finish();
  report("kills of the server", kills());
}

INSTANTIATE_TEST_SUITE_P(Databases, CrashTest, both_backends(), backend_name);

class DatabaseCrashTest : public BusyTables {};

// PostgreSQL goes away under a running server, for a while, and comes back.
TEST_P(DatabaseCrashTest, TheDatabaseIsKilled) {
  const int times = (kills() + 3) / 4;
  tables_.resize(2);
  serve();
  kill_database(times);
  play();
  ASSERT_FALSE(HasFailure());
  EXPECT_GT(closed_[kComeBack], 0);
  EXPECT_EQ(closed_.size(), 1u) << "somebody was not told to come back";
  finish();
  report("kills of the database", times);
}

INSTANTIATE_TEST_SUITE_P(Databases, DatabaseCrashTest, testing::Values(Backend::kPostgres),
                         backend_name);

}  // namespace
}  // namespace dr
