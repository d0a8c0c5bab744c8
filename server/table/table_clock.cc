#include "server/table/table_clock.h"

#include <algorithm>

namespace dr {
namespace {

bool is_live(const TableRecord& record) {
  return record.spec().clock.kind == ClockSpec::Kind::kLive;
}

}  // namespace

SeatSet asked_people(const TableRecord& record) {
  SeatSet asked = record.asked();
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (!record.place(seat).person_plays()) asked &= static_cast<SeatSet>(~seat_bit(seat));
  return asked;
}

std::int64_t clock_of_return(const TableRecord& record, Seat seat) {
  if (!is_live(record)) return -1;
  return std::max(record.place(seat).clock, record.spec().clock.base_ms / 4);
}

void TableClock::told(const TableRecord& record, Time now) {
  const SeatSet asked = is_live(record) ? asked_people(record) : SeatSet{0};
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (asked & ~running_ & seat_bit(seat)) since_[seat] = now;
  running_ = asked;
}

std::int64_t TableClock::left(const TableRecord& record, Seat seat, Time now) const {
  const std::int64_t kept = record.place(seat).clock;
  if (kept < 0 || !(running_ & seat_bit(seat))) return kept;
  const auto used = std::chrono::duration_cast<std::chrono::milliseconds>(now - since_[seat]);
  return std::max<std::int64_t>(0, kept - std::max<std::int64_t>(0, used.count()));
}

std::int64_t TableClock::after_choice(const TableRecord& record, Seat seat, Time at) const {
  if (!is_live(record)) return -1;
  const bool person = record.place(seat).person_plays();
  return left(record, seat, at) + (person ? record.spec().clock.increment_ms : 0);
}

std::optional<TableClock::Time> TableClock::next_end(const TableRecord& record) const {
  std::optional<Time> next;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    if (!(running_ & seat_bit(seat))) continue;
    const Time end = since_[seat] + std::chrono::milliseconds(record.place(seat).clock);
    if (!next || end < *next) next = end;
  }
  return next;
}

}  // namespace dr
