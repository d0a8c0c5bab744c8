#include "server/room/vote.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

json::object told(const Vote& vote, const TableRecord& record) {
  return *parse_object(vote.message(record));
}

TEST(Vote, OnlyPlayersOfAGameAskAndOneAtATime) {
  const TableRecord open = open_table();
  const TableRecord record = playing_table();
  Vote vote;
  EXPECT_EQ(refusal_of([&] { vote.ask_abandon(open, 0); }), "not-playing");
  EXPECT_EQ(refusal_of([&] { vote.ask_abandon(record, kNone); }), "not-playing");
  EXPECT_FALSE(vote.open());
  vote.ask_abandon(record, 0);
  EXPECT_EQ(refusal_of([&] { vote.ask_abandon(record, 1); }), "voting");
  EXPECT_EQ(refusal_of([&] { vote.ask_rewind(record, 1, 0); }), "voting");
}

TEST(Vote, AllMustSayYes) {
  const TableRecord record = playing_table();
  Vote vote;
  vote.ask_abandon(record, 0);
  EXPECT_FALSE(vote.agreed(record));
  EXPECT_EQ(json::serialize(told(vote, record)),
            R"({"t":"vote","kind":"abandon","by":0,"yes":1,"of":3})");
  vote.answer(record, 1, true);
  ASSERT_TRUE(vote.agreed(record));
  EXPECT_EQ(vote.entry(record).kind, EntryKind::kAbandon);
  EXPECT_EQ(vote.entry(record).n, record.size());
}

TEST(Vote, OneNoEndsIt) {
  const TableRecord record = playing_table();
  Vote vote;
  vote.ask_abandon(record, 0);
  vote.answer(record, 1, false);
  EXPECT_FALSE(vote.open());
  EXPECT_EQ(vote.message(record), R"({"t":"vote"})");
  EXPECT_EQ(refusal_of([&] { vote.answer(record, 1, true); }), "no-vote");
}

TEST(Vote, BotsAndSpectatorsAreNotAsked) {
  const TableRecord record = playing_table(R"({"players":3})", 2);
  Vote vote;
  vote.ask_abandon(record, 0);
  EXPECT_EQ(number_of(told(vote, record), "of"), 3);
  EXPECT_EQ(refusal_of([&] { vote.answer(record, 2, true); }), "no-vote");
  EXPECT_EQ(refusal_of([&] { vote.answer(record, kNone, true); }), "no-vote");
}

// Who is away need not agree to an end, but nobody's game is taken back behind their back.
TEST(Vote, WhoIsAwayIsAskedOnlyAboutARewind) {
  TableRecord record = playing_table();
  add_entry(record, first_choice(record));
  LogEntry away = next_entry(record, EntryKind::kAway, 1);
  away.word = kStandIn;
  add_entry(record, away);
  Vote end, back;
  end.ask_abandon(record, 0);
  EXPECT_TRUE(end.agreed(record));
  back.ask_rewind(record, 0, record.standing().front());
  EXPECT_FALSE(back.agreed(record));
  back.answer(record, 1, true);
  EXPECT_TRUE(back.agreed(record));
}

// A bot that plays on takes nobody's question away.
TEST(Vote, AnEndMayBeAgreedOnWhileTheGameGoesOn) {
  TableRecord record = playing_table();
  add_entry(record, first_choice(record));
  Vote end, back;
  end.ask_abandon(record, 0);
  back.ask_rewind(record, 0, record.standing().front());
  EXPECT_TRUE(end.outlives(EntryKind::kChoose, record));
  EXPECT_FALSE(back.outlives(EntryKind::kChoose, record));
  EXPECT_FALSE(back.outlives(EntryKind::kUndo, record));
  EXPECT_TRUE(back.outlives(EntryKind::kAway, record));
  add_entry(record, next_entry(record, EntryKind::kAbandon));
  EXPECT_FALSE(end.outlives(EntryKind::kAbandon, record));
}

TEST(Vote, ARewindNamesAChoiceThatStands) {
  TableRecord record = playing_table();
  add_entry(record, first_choice(record));
  add_entry(record, first_choice(record));
  Vote vote;
  EXPECT_EQ(refusal_of([&] { vote.ask_rewind(record, 0, std::nullopt); }), "bad-item");
  EXPECT_EQ(refusal_of([&] { vote.ask_rewind(record, 0, record.size()); }), "bad-item");
  vote.ask_rewind(record, 0, record.standing()[1]);
  const LogEntry entry = vote.entry(record);
  EXPECT_EQ(entry.kind, EntryKind::kRewind);
  EXPECT_EQ(entry.number, 1);
  add_entry(record, entry);
  EXPECT_EQ(record.standing().size(), 1u);
}

}  // namespace
}  // namespace dr
