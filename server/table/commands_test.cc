#include "server/table/commands.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

LogEntry line(const TableRecord& record, EntryKind kind, Seat seat, const std::string& user) {
  LogEntry entry;
  entry.n = record.size();
  entry.kind = kind;
  entry.seat = seat;
  entry.user = user;
  return entry;
}

TableRecord open_table() {
  TableRecord record;
  LogEntry create = line(record, EntryKind::kCreate, kNone, "ann");
  create.hex.assign(64, 'a');
  create.spec = "{\"players\":2}";
  EXPECT_EQ(record.add(create), "");
  EXPECT_EQ(record.add(line(record, EntryKind::kSit, 0, "ann")), "");
  return record;
}

std::string refusal(const TableRecord& record, const json::object& message) {
  try {
    command_entry(record, actor_of(record, "ann"), message);
  } catch (const RequestError& error) {
    return error.code();
  }
  return {};
}

TEST(Commands, NobodyChangesAnOpenTableWithoutEnd) {
  TableRecord record = open_table();
  const json::object unready{{"t", "unready"}};
  int entries = 0;
  while (refusal(record, unready).empty() && entries < 5000) {
    ASSERT_EQ(record.add(command_entry(record, actor_of(record, "ann"), unready)), "");
    ++entries;
  }
  EXPECT_EQ(refusal(record, unready), "too-many");
  EXPECT_EQ(entries, 998);
}

TEST(Commands, ASpeakerIsWhoTheServerSaysTheyAre) {
  const TableRecord record = open_table();
  const json::object bot{{"t", "bot"}, {"seat", 1}, {"bot", "easy"}, {"user", "ann"}};
  EXPECT_EQ(refusal(record, bot), "");
  EXPECT_THROW(command_entry(record, actor_of(record, "bob"), bot), RequestError);
  EXPECT_EQ(actor_of(record, "bob").seat, kNone);
  EXPECT_EQ(actor_of(record, "").seat, kNone);
}

}  // namespace
}  // namespace dr
