#include "server/base/served_clock.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

class ServedClockTest : public ::testing::Test {
 protected:
  ServedClockTest() { ServedClock::begin(start_); }
  ~ServedClockTest() override { ServedClock::end(); }
  // How long people have been served `ms` after the start.
  milliseconds served(int ms) const {
    return std::chrono::duration_cast<milliseconds>(ServedClock::at(start_ + milliseconds(ms)) -
                                                    zero_);
  }
  void beat(int ms) const { ServedClock::beat(start_ + milliseconds(ms)); }

  const Steady::time_point start_ = Steady::now() + std::chrono::hours(1);
  const ServedClock::time_point zero_ = [this] {
    ServedClock::beat(start_);
    return ServedClock::at(start_);
  }();
};

TEST_F(ServedClockTest, GoesOnWhileThePulseDoes) {
  for (int ms = 0; ms <= 5000; ms += 250) {
    EXPECT_EQ(served(ms), milliseconds(ms));
    beat(ms);
  }
}

TEST_F(ServedClockTest, StandsStillWhileTheProcessIsStopped) {
  beat(250);
  EXPECT_EQ(served(60'000), milliseconds(2250)) << "before the pulse has noticed";
  beat(60'000);
  EXPECT_EQ(served(60'000), milliseconds(2250)) << "and after";
  EXPECT_EQ(served(61'000), milliseconds(3250));
}

TEST_F(ServedClockTest, NeverGoesBack) {
  milliseconds last{0};
  for (const int ms : {0, 100, 1900, 2100, 9000, 9001, 9300, 20'000, 20'050}) {
    EXPECT_GE(served(ms), last) << ms;
    last = served(ms);
    if (ms % 1000) beat(ms);
    EXPECT_GE(served(ms), last) << ms;
  }
}

}  // namespace
}  // namespace dr
