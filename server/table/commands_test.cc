#include "server/table/commands.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

std::string refusal(const TableRecord& record, const json::object& message) {
  return refusal_of([&] { command_entry(record, actor_of(record, "ann"), message); });
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
