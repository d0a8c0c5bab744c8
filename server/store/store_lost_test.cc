// What a store does when PostgreSQL goes away under it.
#include "server/store/store.h"
#include "server/store/test_store.h"

namespace dr {
namespace {

class LostConnectionTest : public StoreTest {
 protected:
  // Ends the session of the store, from another one.
  void cut() {
    open_sql(url_)->run(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
};

TEST_P(LostConnectionTest, RestartedServerIsFoundAgain) {
  store_->run(entry(0));
  postgres_server().restart();
  EXPECT_THROW(store_->run(entry(1)), SqlError);
  store_->run(entry(2));
  EXPECT_EQ(kept(), (Numbers{0, 2}));
}

TEST_P(LostConnectionTest, StoppedServerIsAnErrorUntilItIsBack) {
  store_->run(entry(0));
  postgres_server().kill9();
  for (int i = 1; i <= 3; ++i) EXPECT_THROW(store_->run(entry(i)), SqlError);
  postgres_server().start();
  store_->run(entry(4));
  EXPECT_EQ(kept(), (Numbers{0, 4}));
}

TEST_P(LostConnectionTest, BatchThatLostItFailsAsAWhole) {
  int runs = 0;
  hold();
  store_->post(entry(0), note(0));
  store_->post(
      [&](Sql& sql) {
        ++runs;
        cut();
        append_entry(sql, "t", 1, 1, "x");
      },
      note(1));
  store_->post(entry(2), note(2));
  let_go();
  EXPECT_EQ(done(), (Numbers{-1, -2, -3}));
  EXPECT_EQ(runs, 1);
  EXPECT_EQ(kept(), Numbers{});
}

TEST_P(LostConnectionTest, CommitThatLostItIsAnError) {
  hold();
  store_->post(entry(0), note(0));
  store_->post([&](Sql&) { cut(); }, note(1));
  let_go();
  EXPECT_EQ(done(), (Numbers{-1, -2}));
  EXPECT_EQ(kept(), Numbers{});
}

TEST_P(LostConnectionTest, LockIsTakenAgain) {
  cut();
  EXPECT_THROW(store_->run(entry(0)), SqlError);
  store_->run(entry(0));
  EXPECT_THROW((Store{url_, Access::kAlone}), StoreError);
}

TEST_P(LostConnectionTest, LockTakenByAnotherIsRespected) {
  cut();
  {
    Store other(url_, Access::kAlone);
    EXPECT_THROW(store_->run(entry(0)), SqlError);
    EXPECT_THROW(store_->run(entry(0)), SqlError);
    other.run(entry(1));
  }
  store_->run(entry(2));
  EXPECT_EQ(kept(), (Numbers{1, 2}));
}

INSTANTIATE_TEST_SUITE_P(Postgres, LostConnectionTest, testing::Values(Backend::kPostgres),
                         backend_name);

}  // namespace
}  // namespace dr
