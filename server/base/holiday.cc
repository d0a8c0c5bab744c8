#include "server/base/holiday.h"

#include <algorithm>
#include <chrono>

#include "server/base/request_error.h"

namespace dr {
namespace {

constexpr std::int64_t kDay = 24LL * 3600 * 1000;

std::int64_t year_of(std::int64_t at) {
  using namespace std::chrono;
  const year_month_day date{floor<days>(sys_time<milliseconds>(milliseconds(at)))};
  return static_cast<int>(date.year());
}

// As it stands before another one: what is over is spent, and a new year begins with all days.
Holiday settled(const Holiday& last, std::int64_t now) {
  if (last.on(now)) return last;
  Holiday next;
  next.year = year_of(now);
  if (last.year == next.year) next.spent = last.spent + (last.until - last.from);
  return next;
}

}  // namespace

Holiday take_holiday(const Holiday& last, std::int64_t now, std::int64_t until) {
  Holiday next = settled(last, now);
  if (!next.on(now)) next.from = now;
  next.until = until;
  if (until <= now) throw RequestError("bad-date", "A holiday ends in the future.");
  // Nobody's sum runs over.
  if (until - now > kHolidayDays * kDay || next.spent + (until - next.from) > kHolidayDays * kDay)
    throw RequestError("no-holiday", "So many days of holiday are not left this year.");
  return next;
}

Holiday end_holiday(const Holiday& last, std::int64_t now) {
  Holiday next = last;
  if (next.on(now)) next.until = now;
  return next;
}

int holiday_left(const Holiday& last, std::int64_t now) {
  const Holiday next = settled(last, now);
  return static_cast<int>((kHolidayDays * kDay - next.spent - (next.until - next.from)) / kDay);
}

std::int64_t with_holiday(const Holiday& last, std::int64_t asked, std::int64_t end) {
  const std::int64_t start = std::max(last.from, asked);
  return start < end && start < last.until ? end + (last.until - start) : end;
}

}  // namespace dr
