#include "server/room/prepared.h"

#include <algorithm>
#include <random>

#include "server/base/request_error.h"
#include "server/store/tables.h"
#include "server/table/table_clock.h"

namespace dr {
namespace {

bool only_reactions(const TableRecord& record, Seat seat) {
  if (record.state().pub.ask != Ask::kWindow) return false;
  Choices options;
  legal(record.content().catalog, observe(record.state(), seat), options);
  return std::all_of(options.begin(), options.end(), [](Choice choice) {
    return choice.verb == Verb::kPass || choice.verb == Verb::kReact;
  });
}

}  // namespace

Task<> Prepared::read() {
  rounds_ = co_await in_store(store_, [&](Sql& sql) { return passes_of(sql, table_); });
}

Task<> Prepared::set(const TableRecord& record, const std::string& user, bool on) {
  if (!record.playing() || record.seat_of(user) == kNone)
    throw RequestError("not-playing", "You play no game at this table.");
  const int round = on ? record.state().pub.round : 0;
  co_await in_store(store_, [&](Sql& sql) { set_passes(sql, table_, user, round); });
  rounds_[user] = round;
}

Task<> Prepared::clear() {
  if (rounds_.empty()) co_return;
  co_await in_store(store_, [&](Sql& sql) { clear_passes(sql, table_); });
  rounds_.clear();
}

SeatSet Prepared::seats(const TableRecord& record) const {
  if (!record.playing()) return 0;
  SeatSet found = 0;
  for (const auto& [user, round] : rounds_)
    if (const Seat seat = record.seat_of(user);
        seat != kNone && round != 0 && round == record.state().pub.round)
      found |= seat_bit(seat);
  return found;
}

SeatSet Prepared::passing(const TableRecord& record) const {
  SeatSet found = seats(record) & asked_people(record);
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (found & seat_bit(seat) && !only_reactions(record, seat))
      found &= static_cast<SeatSet>(~seat_bit(seat));
  return found;
}

std::chrono::milliseconds pass_delay(int least) {
  static thread_local std::mt19937 roll{std::random_device{}()};
  return std::chrono::milliseconds(std::uniform_int_distribution(least, 4 * least)(roll));
}

}  // namespace dr
