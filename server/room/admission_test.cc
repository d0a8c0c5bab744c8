#include "server/room/admission.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

const Visitor kMember{"dan", true, false}, kStranger{"dan", false, false},
    kRival{"dan", true, true};

TEST(Admission, PlayersAndTheHostAlwaysComeIn) {
  const TableRecord record = playing_table(R"({"players":2,"spectators":false})");
  EXPECT_TRUE(belongs_here(record, "ann"));
  EXPECT_TRUE(belongs_here(record, "bob"));
  EXPECT_FALSE(belongs_here(record, "dan"));
  EXPECT_EQ(refuse_entry(record, {"bob", false, true}, true), std::nullopt);
}

TEST(Admission, APrivateTableIsByInvitation) {
  const TableRecord closed = open_table(), open = open_table(R"({"public":true})");
  EXPECT_EQ(refuse_entry(closed, kStranger, false), Ending::kPrivate);
  EXPECT_EQ(refuse_entry(closed, kMember, false), std::nullopt);
  EXPECT_EQ(refuse_entry(open, kStranger, false), std::nullopt);
}

TEST(Admission, BeforeTheGameThereIsRoomForAll) {
  const TableRecord record = open_table(R"({"spectators":false})");
  EXPECT_EQ(refuse_entry(record, kRival, true), std::nullopt);
}

TEST(Admission, AGameMayBeWithoutSpectatorsOrFullOfThem) {
  EXPECT_EQ(refuse_entry(playing_table(R"({"players":2,"spectators":false})"), kMember, false),
            Ending::kNoSpectators);
  EXPECT_EQ(refuse_entry(playing_table(), kMember, true), Ending::kCrowded);
  EXPECT_EQ(refuse_entry(playing_table(), kMember, false), std::nullopt);
}

TEST(Admission, WhoWasRemovedStaysOut) {
  TableRecord record = open_table(R"({"players":2,"public":true})", 2);
  for (const char* user : {"dan", "bob"}) {
    LogEntry entry = next_entry(record, EntryKind::kRemove);
    entry.user = user;
    add_entry(record, entry);
  }
  EXPECT_EQ(refuse_entry(record, kMember, false), Ending::kRemoved);
  EXPECT_EQ(refuse_entry(record, {"bob", true, false}, false), Ending::kRemoved);
  EXPECT_EQ(record.place(1).kind, Place::Kind::kEmpty);
  LogEntry host = next_entry(record, EntryKind::kRemove);
  host.user = "ann";
  EXPECT_NE(record.add(host), "");
}

TEST(Admission, NobodyWatchesTheDealTheyPlayElsewhere) {
  TableRecord record = playing_table();
  EXPECT_EQ(refuse_entry(record, kRival, false), Ending::kSameDeal);
  add_entry(record, next_entry(record, EntryKind::kAbandon));
  EXPECT_EQ(refuse_entry(record, kRival, false), std::nullopt);
}

}  // namespace
}  // namespace dr
