#include "server/table/table_clock.h"

#include <gtest/gtest.h>

#include <map>

#include "server/table/test_table.h"

namespace dr {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::int64_t kHour = 3600 * 1000, kDay = 24 * kHour;
constexpr TableClock::Time kNow{seconds(1000)};

const char* const kLive = R"({"players":2,"clock":{"kind":"live","seconds":100,"increment":5}})";
const char* const kDays = R"({"players":2,"clock":{"kind":"days","days":2}})";

TEST(TableClock, WithoutOneNobodyIsLate) {
  const TableRecord record = playing_table();
  TableClock clock(seconds(60), 0);
  clock.told(record, kNow);
  clock.gone(0, kNow);
  clock.gone(1, kNow);
  EXPECT_EQ(clock.running(), 0);
  EXPECT_EQ(clock.left(record, 0, kNow), -1);
  EXPECT_EQ(clock.deadline(record), 0);
  EXPECT_EQ(clock.out_of_time(record, kNow + seconds(10000), kDay * 100), 0);
  EXPECT_FALSE(clock.next_end(record, kNow, 0));
  EXPECT_EQ(clock.wake_at(record), 0);
}

TEST(TableClock, ALiveClockRunsFromTheTelling) {
  const TableRecord record = playing_table(kLive);
  const Seat seat = asked_seat(record);
  TableClock clock(seconds(60), 0);
  EXPECT_EQ(clock.left(record, seat, kNow), 100'000);
  clock.told(record, kNow);
  EXPECT_EQ(clock.running(), asked_people(record));
  EXPECT_EQ(clock.left(record, seat, kNow + seconds(30)), 70'000);
  EXPECT_EQ(clock.after_choice(record, seat, kNow + seconds(30)), 75'000);
  EXPECT_EQ(clock.next_end(record, kNow, 0), kNow + seconds(100));
  EXPECT_EQ(clock.out_of_time(record, kNow + milliseconds(99'999), 0), 0);
  EXPECT_EQ(clock.out_of_time(record, kNow + seconds(100), 0) & seat_bit(seat), seat_bit(seat));
  EXPECT_EQ(clock.wake_at(record), 1);
  clock.stop(seat);
  EXPECT_FALSE(clock.running() & seat_bit(seat));
}

TEST(TableClock, WhoIsGoneFromALiveGameHasTheirGrace) {
  const TableRecord record = playing_table(kLive);
  const Seat seat = asked_seat(record);
  TableClock clock(seconds(60), 0);
  clock.told(record, kNow);
  clock.gone(seat, kNow + seconds(10));
  EXPECT_EQ(clock.next_end(record, kNow, 0), kNow + seconds(70));
  EXPECT_FALSE(clock.out_of_time(record, kNow + seconds(69), 0) & seat_bit(seat));
  EXPECT_TRUE(clock.out_of_time(record, kNow + seconds(70), 0) & seat_bit(seat));
  clock.here(seat);
  EXPECT_FALSE(clock.out_of_time(record, kNow + seconds(70), 0) & seat_bit(seat));
}

// What a seat has used was taken from it again when it was asked again at once.
TEST(TableClock, RunsFromWhatWasLeftAndGivesTheIncrement) {
  TableRecord record = playing_table(kLive);
  TableClock clock(seconds(60), 0);
  TableClock::Time now{};
  int again = 0;
  for (int i = 0; i < 60 && record.playing(); ++i) {
    clock.told(record, now);
    EXPECT_EQ(clock.running(), record.asked());
    const Seat seat = asked_seat(record);
    const std::int64_t before = clock.left(record, seat, now);
    EXPECT_EQ(clock.left(record, seat, now + seconds(3)), before - 3000);
    EXPECT_EQ(clock.left(record, seat, now + seconds(100000)), 0);
    now += seconds(3);
    LogEntry entry = first_choice(record);
    entry.clock = clock.after_choice(record, seat, now);
    EXPECT_EQ(entry.clock, before - 3000 + 5000);
    add_entry(record, entry);
    clock.stop(seat);
    now += seconds(7);  // the server is late: nobody's time
    clock.told(record, now);
    again += record.asked() & seat_bit(seat) ? 1 : 0;
    EXPECT_EQ(clock.left(record, seat, now), entry.clock);
  }
  EXPECT_GT(again, 5);
}

// A choice is often a small part of a turn: a clock that grew with each never ran out.
TEST(TableClock, ByTheTurnTheIncrementComesOnceInATurnOfOnesOwn) {
  TableRecord record = playing_table(
      R"({"players":2,"clock":{"kind":"live","seconds":100,"increment":5,"per":"turn"}})");
  TableClock clock(seconds(60), 0);
  std::map<std::pair<Seat, int>, int> earned;
  int choices = 0;
  for (; record.playing() && record.state().pub.round < 4; ++choices) {
    clock.told(record, kNow);
    const Seat seat = asked_seat(record);
    const int turn = record.turn();
    const bool own = record.state().pub.active == seat;
    LogEntry entry = first_choice(record);
    entry.clock = clock.after_choice(record, seat, kNow);
    const std::int64_t gain = entry.clock - record.place(seat).clock;
    EXPECT_TRUE(gain == 0 || (gain == 5000 && own)) << gain;
    add_entry(record, entry);
    clock.stop(seat);
    if (own) earned[{seat, turn}] += gain == 5000;
    if (choices % 5 == 0 && record.game()->can_undo(seat) == Undo::kYes)
      add_entry(record, next_entry(record, EntryKind::kUndo, seat));
  }
  EXPECT_GT(earned.size(), 5u);
  for (const auto& [turn, times] : earned) EXPECT_EQ(times, 1);
  EXPECT_GT(choices, static_cast<int>(earned.size()) + 5);
}

TEST(TableClock, EachTurnMayHaveItsOwnTime) {
  TableRecord record = playing_table(R"({"players":2,"clock":{"kind":"turn","seconds":90}})");
  TableClock clock(seconds(60), 0);
  TableClock::Time now = kNow;
  int turns = 0, within = 0;
  while (record.playing() && turns < 6) {
    clock.told(record, now);
    EXPECT_EQ(clock.running(), asked_people(record));
    const Seat seat = asked_seat(record);
    const std::int64_t before = clock.left(record, seat, now);
    now += seconds(2);
    LogEntry entry = first_choice(record);
    entry.clock = clock.after_choice(record, seat, now);
    EXPECT_EQ(entry.clock, before - 2000);
    const int turn = record.turn();
    add_entry(record, entry);
    clock.stop(seat);
    clock.told(record, now);
    if (record.turn() == turn) {
      ++within;
      EXPECT_EQ(clock.left(record, seat, now), before - 2000);
      continue;
    }
    ++turns;
    for (Seat all = 0; all < 2; ++all) EXPECT_EQ(clock.left(record, all, now), 90'000);
  }
  EXPECT_EQ(turns, 6);
  EXPECT_GT(within, 6);
  const Seat late = asked_seat(record);
  EXPECT_TRUE(clock.out_of_time(record, now + seconds(90), 0) & seat_bit(late));
}

TEST(TableClock, WhoComesBackHasAQuarterOfTheTime) {
  TableRecord record = playing_table(kLive);
  EXPECT_EQ(clock_of_return(record, 0), 100'000);
  EXPECT_EQ(clock_of_return(playing_table(), 0), -1);
  LogEntry entry = first_choice(record);
  entry.clock = 500;
  const Seat seat = entry.seat;
  add_entry(record, entry);
  EXPECT_EQ(clock_of_return(record, seat), 25'000);
}

TEST(TableClock, DaysEndForAllWhoAreAskedButNotSoonAfterAStart) {
  const TableRecord record = playing_table(kDays);
  TableClock clock(seconds(60), 0);
  clock.told(record, kNow);
  EXPECT_EQ(clock.running(), 0);
  EXPECT_EQ(clock.deadline(record), 2 * kDay);  // the entries of the test are from 1970
  EXPECT_EQ(clock.wake_at(record), 2 * kDay);
  EXPECT_EQ(clock.out_of_time(record, kNow, 2 * kDay - 1), 0);
  EXPECT_EQ(clock.out_of_time(record, kNow, 2 * kDay), asked_people(record));
  EXPECT_EQ(clock.next_end(record, kNow, 2 * kDay - 500), kNow + milliseconds(500));
  EXPECT_EQ(TableClock(seconds(60), 9 * kDay).deadline(record), 9 * kDay + kHour);
}

TEST(TableClock, NobodyIsLateOnHoliday) {
  const TableRecord record = playing_table(kDays);
  ASSERT_EQ(asked_people(record), 3) << "both choose a character";
  TableClock clock(seconds(60), 0);
  clock.rest(1, {kDay, 8 * kDay, 0, 1970});
  EXPECT_EQ(clock.deadline(record, 0), 2 * kDay);
  EXPECT_EQ(clock.deadline(record, 1), 9 * kDay);
  EXPECT_EQ(clock.wake_at(record), 2 * kDay);
  EXPECT_EQ(clock.out_of_time(record, kNow, 9 * kDay - 1), 1);
  EXPECT_EQ(clock.out_of_time(record, kNow, 9 * kDay), 3);
}

TEST(TableClock, ABotThatIsAskedWakesTheTableAtOnce) {
  TableRecord record = playing_table(R"({"players":2})", 1);
  while (!(record.asked() & seat_bit(1))) add_entry(record, first_choice(record));
  EXPECT_EQ(TableClock(seconds(60), 0).wake_at(record), 1);
}

}  // namespace
}  // namespace dr
