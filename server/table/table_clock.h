// The time of a table: clocks of people who are asked, days they have for a choice, and how long
// somebody may be gone.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "server/base/holiday.h"
#include "server/base/served_clock.h"
#include "server/table/record.h"

namespace dr {

// Clocks run while a person is asked and the server is not late; what is left is kept in the log with
// every choice. Times are given by the caller.
class TableClock {
 public:
  using Time = ServedClock::time_point;

  // `grace`: until a bot plays for somebody gone from a live game. `started`: when the server began,
  // milliseconds since 1970; nobody's day ends soon after that.
  TableClock(std::chrono::seconds grace, std::int64_t started) : grace_(grace), started_(started) {}

  // The table has told its people how things stand: the clocks of those asked run from now on.
  void told(const TableRecord& record, Time now);
  // A seat has chosen: what it had left is in the record now, and its clock stands.
  void stop(Seat seat) { running_ &= static_cast<SeatSet>(~seat_bit(seat)); }
  // The person on a seat has gone, or is here again.
  void gone(Seat seat, Time now) { gone_since_[seat] = now; }
  void here(Seat seat) { gone_since_[seat].reset(); }

  // When the person on a seat is on holiday.
  void rest(Seat seat, const Holiday& holiday) { holidays_[seat] = holiday; }

  // Of a seat's live clock, at `now`; -1 if it has none.
  std::int64_t left(const TableRecord& record, Seat seat, Time now) const;
  // After a choice made at `at`: with the increment, if this choice earns it.
  std::int64_t after_choice(const TableRecord& record, Seat seat, Time at) const;
  SeatSet running() const { return running_; }
  // When a seat's choice at a table by the day must be made, milliseconds since 1970; 0: never. Of all
  // seats, the first.
  std::int64_t deadline(const TableRecord& record, Seat seat) const;
  std::int64_t deadline(const TableRecord& record) const;

  // People who are asked and whose time is over. `today`: `now` in milliseconds since 1970.
  SeatSet out_of_time(const TableRecord& record, Time now, std::int64_t today) const;
  // When somebody's time will be over, if nothing happens until then.
  std::optional<Time> next_end(const TableRecord& record, Time now, std::int64_t today) const;
  // When the server must look at the table though nobody is there, milliseconds since 1970; 0: never,
  // 1: at once, because a bot is asked or a clock runs.
  std::int64_t wake_at(const TableRecord& record) const;

 private:
  std::chrono::seconds grace_;
  std::int64_t started_;
  SeatSet running_ = 0;
  int turn_ = -1;  // that the clocks run in
  std::array<Time, kMaxPlayers> since_{};
  std::array<std::optional<Time>, kMaxPlayers> gone_since_;
  std::array<Holiday, kMaxPlayers> holidays_;
};

// People who are asked now and play themselves.
SeatSet asked_people(const TableRecord& record);
// What somebody who comes back gets at least: a quarter of the game's time.
std::int64_t clock_of_return(const TableRecord& record, Seat seat);

}  // namespace dr
