#include "server/store/store.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "server/store/test_store.h"

namespace dr {
namespace {

TEST_P(StoreTest, ReopenedItHasEverything) {
  store_->run(entry(0, "kept"));
  store_.reset();
  open();
  store_->run([](Sql& sql) { EXPECT_EQ(entries_of(sql, "t").at(0).body, "kept"); });
}

TEST_P(StoreTest, RunRethrows) {
  store_->run(entry(0));
  EXPECT_THROW(store_->run(entry(0)), SqlError);
  EXPECT_THROW(store_->run([](Sql&) { throw std::out_of_range("mine"); }), std::out_of_range);
  EXPECT_EQ(kept(), Numbers{0});
}

TEST_P(StoreTest, RunOnItsOwnThreadIsRefused) {
  std::atomic<bool> refused = false;
  store_->post([](Sql&) {},
               [&](std::exception_ptr) {
                 try {
                   store_->run([](Sql&) {});
                 } catch (const std::logic_error&) {
                   refused = true;
                 }
               });
  done();
  EXPECT_TRUE(refused);
}

TEST_P(StoreTest, DoneComesAfterTheCommit) {
  const auto other = open_sql(url_);
  std::atomic<std::size_t> seen = 0;
  store_->post(entry(0), [&](std::exception_ptr) { seen = entries_of(*other, "t").size(); });
  done();
  EXPECT_EQ(seen, 1u);
}

TEST_P(StoreTest, WaitingJobsShareATransaction) {
  const auto other = open_sql(url_);
  std::atomic<std::size_t> seen{99};
  hold();
  store_->post(entry(0), note(0));
  store_->post(entry(1), note(1));
  store_->post(
      [&](Sql& sql) {
        EXPECT_EQ(entries_of(sql, "t").size(), 2u);
        seen = entries_of(*other, "t").size();
      },
      note(2));
  EXPECT_EQ(store_->waiting(), 4u);
  let_go();
  EXPECT_EQ(done(), (Numbers{0, 1, 2}));
  EXPECT_EQ(seen, 0u) << "the first two were committed before the third ran";
  EXPECT_EQ(store_->waiting(), 0u);
}

TEST_P(StoreTest, KeepsTheOrder) {
  Numbers all;
  for (std::int64_t n = 0; n < 1000; ++n) {
    all.push_back(n);
    store_->post(
        [n](Sql& sql) {
          const auto rows = sql.run("SELECT COUNT(*) FROM entries");
          append_entry(sql, "t", number(rows[0][0]), n, "x");
        },
        note(n));
  }
  EXPECT_EQ(done(), all);
  store_->run([](Sql& sql) {
    for (const EntryRow& row : entries_of(sql, "t")) ASSERT_EQ(row.n, row.at);
  });
}

TEST_P(StoreTest, ManyThreadsMayPost) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([this, i] {
      for (int k = 0; k < 50; ++k) store_->run(entry(i * 50 + k));
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(kept().size(), 200u);
}

TEST_P(StoreTest, BadJobHurtsNobodyElse) {
  int runs = 0;
  hold();
  store_->post([&](Sql& sql) { ++runs, append_entry(sql, "t", 0, 1, "x"); }, note(0));
  store_->post(
      [](Sql& sql) {
        append_entry(sql, "t", 7, 1, "half of a job");
        throw std::runtime_error("bad");
      },
      note(1));
  store_->post(entry(0), note(2));  // there is one
  store_->post(entry(3), note(3));
  let_go();
  EXPECT_EQ(done(), (Numbers{0, -2, -3, 3}));
  EXPECT_EQ(kept(), (Numbers{0, 3}));
  EXPECT_EQ(runs, 2);
}

TEST_P(StoreTest, JobCannotHideAFailedStatement) {
  hold();
  store_->post(entry(0), note(0));
  store_->post(
      [](Sql& sql) {
        try {
          sql.run("SELECT nothing FROM nowhere");
        } catch (const SqlError&) {
          return;
        }
      },
      note(1));
  store_->post(entry(2), note(2));
  let_go();
  EXPECT_EQ(done(), (Numbers{0, -2, 2}));
  EXPECT_EQ(kept(), (Numbers{0, 2}));
}

TEST_P(StoreTest, FinishesWhatWasPosted) {
  hold();
  for (std::int64_t n = 0; n < 600; ++n) store_->post(entry(n), note(n));
  // Posted from there, when the end has begun.
  Store* store = &*store_;
  store->post([](Sql&) {}, [=, this](std::exception_ptr) { store->post(entry(600), note(600)); });
  std::thread later([this] { let_go(); });
  store_.reset();
  later.join();
  open();
  EXPECT_EQ(done_.size(), 601u);
  EXPECT_EQ(kept().size(), 601u);
}

TEST_P(StoreTest, OneServerAtATimeOrSeveral) {
  if (is_postgres())
    EXPECT_NO_THROW(Store{url_});
  else
    EXPECT_THROW(Store{url_}, StoreError);
  EXPECT_THROW(open_sql(url_, Access::kAlone), StoreError);
  Store beside(url_, Access::kBeside);
  beside.run(entry(0));
  EXPECT_EQ(kept(), Numbers{0});
}

TEST_P(StoreTest, BesideAServerNothingIsMigrated) {
  const std::string older = "UPDATE meta SET value = '0' WHERE key = 'version'";
  store_->run([&](Sql& sql) { sql.run(older); });
  EXPECT_THROW(Store(url_, Access::kBeside), StoreError);
  store_->run([&](Sql& sql) {
    sql.run("UPDATE meta SET value = $1", {std::to_string(migrations().back().version)});
  });
  Store(url_, Access::kBeside).run(entry(0));
}

TEST_P(StoreTest, NewerDatabaseIsRefused) {
  store_->run([](Sql& sql) { sql.run("UPDATE meta SET value = '1000'"); });
  store_.reset();
  EXPECT_THROW(Store{url_}, StoreError);
  EXPECT_THROW(Store(url_, Access::kBeside), StoreError);
}

INSTANTIATE_TEST_SUITE_P(Both, StoreTest, both_backends(), backend_name);

class EmptyDatabaseTest : public DatabaseTest {};

TEST_P(EmptyDatabaseTest, IsMigratedWithoutAServerToo) {
  open_sql(url_, Access::kAlone);
  Store(url_, Access::kBeside).run([](Sql& sql) { append_entry(sql, "t", 0, 1, "x"); });
  EXPECT_EQ(entries_of(*open_sql(url_), "t").size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Both, EmptyDatabaseTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
