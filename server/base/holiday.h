// Days on which nobody waits for somebody at a table by the day.
#pragma once

#include <cstdint>

namespace dr {

inline constexpr int kHolidayDays = 30;  // of one person in one year

// Times are milliseconds since 1970.
struct Holiday {
  std::int64_t from = 0, until = 0;  // the last one that was taken; 0: none
  std::int64_t spent = 0;            // on those before it, in its year
  std::int64_t year = 0;

  bool on(std::int64_t now) const { return from <= now && now < until; }
};

// On holiday from now on, or longer than before. Throws RequestError if so many days are not left.
Holiday take_holiday(const Holiday& last, std::int64_t now, std::int64_t until);
// Back at the table; the days that were not used are kept.
Holiday end_holiday(const Holiday& last, std::int64_t now);
// Whole days somebody may still take.
int holiday_left(const Holiday& last, std::int64_t now);

// When time is up for somebody who had until `end` for what they were asked at `asked`.
std::int64_t with_holiday(const Holiday& last, std::int64_t asked, std::int64_t end);

}  // namespace dr
