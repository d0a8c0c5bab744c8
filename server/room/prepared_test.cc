#include "server/room/prepared.h"

#include <gtest/gtest.h>

#include "server/table/test_kept_table.h"

namespace dr {
namespace {

class PreparedTest : public KeptTable {
 protected:
  PreparedTest() {
    store_.run([&](Sql& sql) {
      for (const char* user : {"ann", "bob"}) set_member(sql, table_, user, "player", false);
    });
  }
  // Plays until somebody is asked for a Reaction.
  static TableRecord at_window() {
    TableRecord record = playing_table();
    while (record.state().pub.ask != Ask::kWindow) add_entry(record, last_choice(record));
    return record;
  }
  static LogEntry last_choice(const TableRecord& record) {
    const Seat seat = asked_seat(record);
    Choices options;
    legal(record.content().catalog, observe(record.state(), seat), options);
    return choice_entry(record, seat, options[static_cast<int>(record.size()) % options.n]);
  }
  static const std::string& user_asked(const TableRecord& record) {
    return record.place(asked_seat(record)).user;
  }

  Prepared prepared_{store_, table_};
};

TEST_F(PreparedTest, PassesForWhoIsAskedAboutReactionsAndSaidSo) {
  const TableRecord record = at_window();
  EXPECT_EQ(prepared_.passing(record), 0);
  run_task(prepared_.set(record, user_asked(record), true));
  EXPECT_EQ(prepared_.seats(record), seat_bit(asked_seat(record)));
  EXPECT_EQ(prepared_.passing(record), seat_bit(asked_seat(record)));
  run_task(prepared_.set(record, user_asked(record), false));
  EXPECT_EQ(prepared_.seats(record), 0);
}

TEST_F(PreparedTest, NoOtherQuestionIsAnswered) {
  const TableRecord record = playing_table();  // who chooses a character
  run_task(prepared_.set(record, "ann", true));
  EXPECT_EQ(prepared_.passing(record), 0);
}

TEST_F(PreparedTest, HoldsForOneRoundAndOverARestart) {
  TableRecord record = at_window();
  run_task(prepared_.set(record, "ann", true));
  run_task(prepared_.set(record, "bob", true));
  Prepared again(store_, table_);
  run_task(again.read());
  EXPECT_EQ(again.seats(record), 3);
  const int round = record.state().pub.round;
  while (record.playing() && record.state().pub.round == round)
    add_entry(record, last_choice(record));
  ASSERT_TRUE(record.playing());
  EXPECT_EQ(again.seats(record), 0);
  run_task(prepared_.clear());
  run_task(again.read());
  EXPECT_EQ(again.seats(at_window()), 0);
}

TEST_F(PreparedTest, OnlyPlayersPrepare) {
  const TableRecord record = at_window();
  EXPECT_EQ(refusal_of([&] { run_task(prepared_.set(record, "dan", true)); }), "not-playing");
  EXPECT_EQ(refusal_of([&] { run_task(prepared_.set(open_table(), "ann", true)); }), "not-playing");
}

TEST(PassDelay, IsNeverTheSameForLong) {
  std::set<std::int64_t> seen;
  for (int i = 0; i < 50; ++i) {
    const std::int64_t delay = pass_delay(700).count();
    EXPECT_GE(delay, 700);
    EXPECT_LE(delay, 2800);
    seen.insert(delay);
  }
  EXPECT_GT(seen.size(), 5u);
}

}  // namespace
}  // namespace dr
