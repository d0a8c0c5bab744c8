#include "server/store/leases.h"

#include <chrono>
#include <thread>

#include "server/store/tables.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

constexpr std::int64_t kLong = 3'600'000;

class LeaseTest : public SchemaTest {
 protected:
  // A server with a session of its own, which ends with it.
  std::unique_ptr<Sql> server(const std::string& id, std::int64_t number, std::int64_t ms = kLong) {
    auto session = open_sql(url_);
    enlist(*session, {id, "http://" + id, number, number, "this one"}, ms);
    return session;
  }
  void add_table(const std::string& id, std::int64_t wake) {
    TableRow row;
    row.id = row.code = id;
    row.status = "playing";
    row.wake = wake;
    insert_table(*sql_, row);
  }
  using Ids = std::vector<std::string>;
};

TEST_P(LeaseTest, ATableHasOneOwnerAndAnEpochForEach) {
  const auto a = server("a", 1);
  EXPECT_EQ(take_table(*sql_, "t", "a"), 1);
  EXPECT_EQ(owner_of(*sql_, "t")->id, "a");
  EXPECT_EQ(owner_of(*sql_, "t")->address, "http://a");
  EXPECT_EQ(take_table(*sql_, "t", "b"), std::nullopt);
  EXPECT_EQ(take_table(*sql_, "t", "a"), 2) << "taken anew, an older room of it is shut out";
  release_table(*sql_, "t", {"a", 1});
  EXPECT_TRUE(owner_of(*sql_, "t")) << "it is not held so any more";
  release_table(*sql_, "t", {"a", 2});
  EXPECT_FALSE(owner_of(*sql_, "t"));
  EXPECT_EQ(take_table(*sql_, "t", "b"), 3);
}

TEST_P(LeaseTest, WhatAnEarlierOwnerWritesIsRefused) {
  const auto a = server("a", 1);
  const Tenure first{"a", take_table(*sql_, "t", "a").value()};
  append_entry_as(*sql_, first, "t", 0, 10, "kept");
  hold_table(*sql_, "t", first);
  const Tenure second{"a", take_table(*sql_, "t", "a").value()};
  EXPECT_THROW(append_entry_as(*sql_, first, "t", 1, 11, "late"), Moved);
  EXPECT_THROW(hold_table(*sql_, "t", first), Moved);
  append_entry_as(*sql_, second, "t", 1, 12, "next");
  EXPECT_THROW(append_entry_as(*sql_, second, "t", 1, 13, "again"), SqlError);
  ASSERT_EQ(entries_of(*sql_, "t").size(), 2u);
  EXPECT_EQ(entries_of(*sql_, "t")[1].body, "next");
}

TEST_P(LeaseTest, TheTablesOfADeadServerAreAnybodys) {
  const auto a = server("a", 1, -1);
  take_table(*sql_, "t", "a");
  EXPECT_FALSE(owner_of(*sql_, "t"));
  EXPECT_TRUE(live_servers(*sql_).empty());
  EXPECT_TRUE(renew(*sql_, "a", kLong)) << "it was only late";
  EXPECT_EQ(live_servers(*sql_).at(0).id, "a");
  EXPECT_EQ(owner_of(*sql_, "t")->id, "a");
  EXPECT_FALSE(renew(*sql_, "b", kLong));
  strike(*sql_, "a");
  EXPECT_FALSE(owner_of(*sql_, "t"));
  EXPECT_EQ(take_table(*sql_, "t", "b"), 2);
}

TEST_P(LeaseTest, OfTheDueTablesEachIsTakenByOne) {
  const auto a = server("a", 1);
  for (const char* id : {"t1", "t2", "t3"}) add_table(id, 50);
  add_table("later", 500);
  add_table("never", 0);
  EXPECT_TRUE(take_due_tables(*sql_, "a", 49, 9).empty());
  EXPECT_EQ(take_due_tables(*sql_, "a", 50, 2), (Ids{"t1", "t2"}));
  EXPECT_EQ(take_due_tables(*sql_, "b", 50, 9), Ids{"t3"});
  EXPECT_TRUE(take_due_tables(*sql_, "a", 50, 9).size() <= 1) << "only that of b, who is no server";
  release_table(*sql_, "t2", {"a", 1});
  EXPECT_EQ(take_due_tables(*sql_, "a", 50, 1), Ids{"t2"});
}

TEST_P(LeaseTest, PeopleAreWhereTheirServersSay) {
  const auto a = server("a", 1);
  note_presence(*sql_, "a", {"ann", "bob"}, {});
  note_presence(*sql_, "a", {"ann"}, {"bob"});
  EXPECT_TRUE(is_present(*sql_, "ann"));
  EXPECT_FALSE(is_present(*sql_, "bob"));
  note_presence(*sql_, "gone", {"bob"}, {});
  EXPECT_FALSE(is_present(*sql_, "bob"));
  strike(*sql_, "a");
  EXPECT_FALSE(is_present(*sql_, "ann"));
}

INSTANTIATE_TEST_SUITE_P(Both, LeaseTest, both_backends(), backend_name);

// With PostgreSQL the session of a server that was killed is gone at once.
class SessionTest : public LeaseTest {};

TEST_P(SessionTest, WhoseSessionEndsIsDead) {
  auto a = server("a", 7);
  take_table(*sql_, "t", "a");
  EXPECT_TRUE(owner_of(*sql_, "t"));
  a.reset();
  for (int tries = 0; owner_of(*sql_, "t") && tries < 6000; ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_FALSE(owner_of(*sql_, "t"));
}

// A transaction that appends keeps the table until it ends.
TEST_P(SessionTest, NobodyTakesATableInTheMiddleOfAWrite) {
  const auto a = server("a", 8, kLong), dead = server("dead", 9, -1);
  const Tenure tenure{"dead", take_table(*sql_, "t", "dead").value()};
  dead->begin();
  append_entry_as(*dead, tenure, "t", 0, 1, "x");
  EXPECT_EQ(take_table(*sql_, "t", "a"), std::nullopt);
  dead->commit();
  EXPECT_EQ(take_table(*sql_, "t", "a"), 2);
  EXPECT_THROW(append_entry_as(*dead, tenure, "t", 1, 1, "y"), Moved);
}

TEST_P(SessionTest, WhatIsSaidIsHeardByThoseWhoListen) {
  const auto a = open_sql(url_), b = open_sql(url_);
  a->listen();
  b->notify("hello");
  EXPECT_EQ(a->await(60'000), std::vector<std::string>{"hello"});
  EXPECT_THROW(b->await(1), SqlError) << "it does not listen";
}

INSTANTIATE_TEST_SUITE_P(Postgres, SessionTest, testing::Values(Backend::kPostgres), backend_name);

}  // namespace
}  // namespace dr
