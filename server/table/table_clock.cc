#include "server/table/table_clock.h"

#include <algorithm>

namespace dr {
namespace {

constexpr std::int64_t kDay = 24LL * 3600 * 1000;
constexpr std::int64_t kAfterStart = 3600 * 1000;  // nobody's day ends sooner after a restart

bool is_live(const TableRecord& record) {
  const ClockSpec::Kind kind = record.spec().clock.kind;
  return kind == ClockSpec::Kind::kLive || kind == ClockSpec::Kind::kTurn;
}

// Once in every turn of one's own, or with every choice.
bool earns_increment(const TableRecord& record, Seat seat) {
  if (!record.place(seat).person_plays()) return false;
  if (!record.spec().clock.by_turn) return true;
  return record.state().pub.active == seat && record.place(seat).last_turn != record.turn();
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
  if (record.spec().clock.kind == ClockSpec::Kind::kTurn && record.turn() != turn_) running_ = 0;
  turn_ = record.turn();
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
  const bool earns = earns_increment(record, seat);
  return left(record, seat, at) + (earns ? record.spec().clock.increment_ms : 0);
}

std::int64_t TableClock::deadline(const TableRecord& record, Seat seat) const {
  if (record.spec().clock.kind != ClockSpec::Kind::kDays ||
      !(asked_people(record) & seat_bit(seat)))
    return 0;
  const std::int64_t asked = record.last_at();
  const std::int64_t end =
      with_holiday(holidays_[seat], asked, asked + record.spec().clock.days * kDay);
  return std::max(end, started_ + kAfterStart);
}

std::int64_t TableClock::deadline(const TableRecord& record) const {
  std::int64_t first = 0;
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (const std::int64_t end = deadline(record, seat); end && (!first || end < first))
      first = end;
  return first;
}

SeatSet TableClock::out_of_time(const TableRecord& record, Time now, std::int64_t today) const {
  const SeatSet asked = asked_people(record);
  SeatSet out = 0;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const std::int64_t end = deadline(record, seat);
    const bool fell = left(record, seat, now) == 0 || (end && today >= end);
    const bool gone = is_live(record) && gone_since_[seat] && now - *gone_since_[seat] >= grace_;
    if (asked & seat_bit(seat) && (fell || gone)) out |= seat_bit(seat);
  }
  return out;
}

std::optional<TableClock::Time> TableClock::next_end(const TableRecord& record, Time now,
                                                     std::int64_t today) const {
  std::optional<Time> next;
  const auto sooner = [&](Time at) {
    if (!next || at < *next) next = at;
  };
  for (Seat seat = 0; seat < record.players(); ++seat) {
    if (!(running_ & seat_bit(seat))) continue;
    sooner(since_[seat] + std::chrono::milliseconds(record.place(seat).clock));
    if (gone_since_[seat]) sooner(*gone_since_[seat] + grace_);
  }
  if (const std::int64_t end = deadline(record))
    sooner(now + std::chrono::milliseconds(std::max<std::int64_t>(0, end - today)));
  return next;
}

std::int64_t TableClock::wake_at(const TableRecord& record) const {
  if (!record.playing()) return 0;
  if (is_live(record) || record.asked() & ~asked_people(record)) return 1;
  return deadline(record);
}

}  // namespace dr
