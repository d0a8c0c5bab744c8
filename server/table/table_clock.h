// The clocks of a table. They run while a person is asked and the server is not late; what is left is
// kept in the log with every choice.
#pragma once

#include <array>
#include <chrono>

#include "server/table/record.h"

namespace dr {

class TableClock {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // The table has told its people how things stand: the clocks of those asked run from now on.
  void told(const TableRecord& record, Time now);
  // A seat has chosen: what it had left is in the record now, and its clock stands.
  void stop(Seat seat) { running_ &= static_cast<SeatSet>(~seat_bit(seat)); }

  // Of a seat's live clock, at `now`; -1 if it has none.
  std::int64_t left(const TableRecord& record, Seat seat, Time now) const;
  // After a choice made at `at`: with the increment.
  std::int64_t after_choice(const TableRecord& record, Seat seat, Time at) const;
  SeatSet running() const { return running_; }
  // When the next live clock runs out.
  std::optional<Time> next_end(const TableRecord& record) const;

 private:
  SeatSet running_ = 0;
  std::array<Time, kMaxPlayers> since_{};
};

// People who are asked now and play themselves.
SeatSet asked_people(const TableRecord& record);
// What somebody who comes back gets at least: a quarter of the game's time.
std::int64_t clock_of_return(const TableRecord& record, Seat seat);

}  // namespace dr
