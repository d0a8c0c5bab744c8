#include "server/base/holiday.h"

#include <gtest/gtest.h>

#include <limits>

#include "server/base/request_error.h"

namespace dr {
namespace {

constexpr std::int64_t kHolidayDay = 24LL * 3600 * 1000;
constexpr std::int64_t kJune = 1780272000000;  // the first of June 2026

std::string refused(const Holiday& last, std::int64_t until) {
  try {
    take_holiday(last, kJune, until);
  } catch (const RequestError& error) {
    return error.code();
  }
  return {};
}

TEST(Holiday, SoManyDaysAYear) {
  const Holiday none;
  EXPECT_EQ(holiday_left(none, kJune), 30);
  EXPECT_EQ(refused(none, kJune), "bad-date");
  EXPECT_EQ(refused(none, kJune + 31 * kHolidayDay), "no-holiday");
  EXPECT_EQ(refused(none, std::numeric_limits<std::int64_t>::max()), "no-holiday");
  EXPECT_EQ(refused(none, kJune + 30 * kHolidayDay), "");
  const Holiday week = take_holiday(none, kJune, kJune + 7 * kHolidayDay);
  EXPECT_TRUE(week.on(kJune));
  EXPECT_FALSE(week.on(kJune + 7 * kHolidayDay));
  EXPECT_EQ(holiday_left(week, kJune + kHolidayDay), 23);
  const std::int64_t july = kJune + 30 * kHolidayDay;
  const Holiday second = take_holiday(week, july, july + 10 * kHolidayDay);
  EXPECT_EQ(holiday_left(second, july), 13);
  EXPECT_EQ(holiday_left(second, kJune + 300 * kHolidayDay), 30) << "the next year";
}

TEST(Holiday, MayGrowOrEndEarly) {
  const Holiday week = take_holiday({}, kJune, kJune + 7 * kHolidayDay);
  const std::int64_t later = kJune + 2 * kHolidayDay;
  const Holiday longer = take_holiday(week, later, kJune + 20 * kHolidayDay);
  EXPECT_EQ(longer.from, kJune);
  EXPECT_EQ(holiday_left(longer, later), 10);
  const Holiday ended = end_holiday(longer, later);
  EXPECT_FALSE(ended.on(later));
  EXPECT_EQ(holiday_left(ended, later), 28);
  EXPECT_EQ(end_holiday(ended, later + kHolidayDay).until, later);
}

TEST(Holiday, MovesWhatIsDueMeanwhileAndNothingElse) {
  const Holiday week = take_holiday({}, kJune, kJune + 7 * kHolidayDay);
  const auto due = [&](int asked_day) {
    const std::int64_t asked = kJune + asked_day * kHolidayDay;
    return (with_holiday(week, asked, asked + 2 * kHolidayDay) - asked) / kHolidayDay;
  };
  EXPECT_EQ(due(-3), 2) << "it was due before";
  EXPECT_EQ(due(-1), 9);
  EXPECT_EQ(due(0), 9);
  EXPECT_EQ(due(5), 4);
  EXPECT_EQ(due(7), 2);
  EXPECT_EQ(with_holiday({}, kJune, kJune + 5), kJune + 5);
}

}  // namespace
}  // namespace dr
