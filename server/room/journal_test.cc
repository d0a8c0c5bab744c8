#include "server/room/journal.h"

#include <gtest/gtest.h>

#include "server/store/deals.h"
#include "server/table/test_kept_table.h"

namespace dr {
namespace {

class JournalTest : public KeptTable {
 protected:
  std::unique_ptr<TableRecord> load(Journal& journal) {
    history_ = {};
    return run_task(journal.load(history_));
  }
  void keep(TableRecord& record, LogEntry entry, std::int64_t at, std::int64_t wake = 0) {
    entry.at = at;
    add_entry(record, entry);
    run_task(journal_.keep(record, entry, wake));
  }
  // Two people, dealt.
  std::unique_ptr<TableRecord> start() {
    auto record = load(journal_);
    LogEntry sit = next_entry(*record, EntryKind::kSit, 1);
    sit.user = "bob";
    keep(*record, sit, 1);
    for (Seat seat = 0; seat < 2; ++seat) {
      LogEntry ready = next_entry(*record, EntryKind::kReady, seat);
      ready.hex.assign(64, 'b');
      keep(*record, ready, 2);
    }
    keep(*record, next_entry(*record, EntryKind::kStart), 3);
    return record;
  }
  TableRow row() {
    return in_database([&](Sql& sql) { return *find_table(sql, table_); });
  }

  Journal journal_{store_, "me", table_};
  History history_;
};

TEST_F(JournalTest, ThereMayBeNoSuchTable) {
  Journal nothing(store_, "me", "nowhere");
  EXPECT_EQ(load(nothing), nullptr);
}

TEST_F(JournalTest, WhatIsKeptIsReadAgain) {
  const auto record = start();
  keep(*record, first_choice(*record), 4);
  Journal again(store_, "me", table_);
  const auto read = load(again);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->size(), record->size());
  EXPECT_EQ(history_.size(), record->size());
  EXPECT_EQ(read->standing(), record->standing());
  EXPECT_EQ(again.code(), journal_.code());
  EXPECT_EQ(again.deal(), journal_.deal());
}

TEST_F(JournalTest, ADealHasACodeFromTheStart) {
  auto record = load(journal_);
  EXPECT_EQ(journal_.deal(), "");
  record = start();
  EXPECT_NE(journal_.deal(), "");
  EXPECT_EQ(in_database([&](Sql& sql) { return deal_code_of(sql, table_); }), journal_.deal());
}

TEST_F(JournalTest, WhoSitsIsAMemberAndWhoIsAskedIsDue) {
  const auto record = start();
  EXPECT_EQ(in_database([&](Sql& sql) { return member_role(sql, table_, "bob"); }), "player");
  const std::string asked = record->place(asked_seat(*record)).user;
  const auto tables = in_database([&](Sql& sql) { return tables_of_user(sql, asked, 10); });
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_TRUE(tables[0].due);
}

// Lists need not know of every choice.
TEST_F(JournalTest, TheRowIsWrittenWhenListsWouldShowIt) {
  const auto record = start();
  EXPECT_EQ(row().status, "playing");
  EXPECT_EQ(row().updated, 3);
  keep(*record, first_choice(*record), 4);
  EXPECT_EQ(row().updated, 3);
  keep(*record, first_choice(*record), 20'000);
  EXPECT_EQ(row().updated, 20'000);
  keep(*record, first_choice(*record), 20'001, 77);
  EXPECT_EQ(row().updated, 20'001);
  EXPECT_EQ(row().wake, 77);
}

}  // namespace
}  // namespace dr
