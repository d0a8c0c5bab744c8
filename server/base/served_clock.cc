#include "server/base/served_clock.h"

#include <algorithm>

#include "server/base/clock.h"

namespace dr {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPulse{250};

struct Beats {
  std::mutex mutex;
  int pulses = 0;
  Steady::time_point last{};
  Steady::duration lost{};

  // How much of the time since the last beat nobody was served.
  Steady::duration stopped(Steady::time_point at) const {
    if (pulses == 0) return {};
    return std::max(Steady::duration{}, at - last - Steady::duration(ServedClock::kLate));
  }
};

Beats& beats() {
  static Beats all;
  return all;
}

}  // namespace

ServedClock::time_point ServedClock::at(Steady::time_point steady) {
  Beats& all = beats();
  const std::lock_guard lock(all.mutex);
  return time_point(steady.time_since_epoch() - all.lost - all.stopped(steady));
}

ServedClock::time_point ServedClock::now() { return at(Steady::now()); }

std::chrono::milliseconds ServedClock::lost() {
  const auto steady = Steady::now();
  return std::chrono::duration_cast<std::chrono::milliseconds>(steady.time_since_epoch() -
                                                               at(steady).time_since_epoch());
}

void ServedClock::begin(Steady::time_point at) {
  Beats& all = beats();
  const std::lock_guard lock(all.mutex);
  if (all.pulses++ == 0) all.last = at;
}

void ServedClock::beat(Steady::time_point at) {
  Beats& all = beats();
  const std::lock_guard lock(all.mutex);
  all.lost += all.stopped(at);
  all.last = std::max(all.last, at);
}

void ServedClock::end() {
  Beats& all = beats();
  const std::lock_guard lock(all.mutex);
  --all.pulses;
}

std::int64_t served_ms() { return now_ms() - ServedClock::lost().count(); }

Pulse::Pulse() {
  ServedClock::begin(Steady::now());
  thread_ = std::thread([this] {
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, kPulse, [this] { return ending_; }))
      ServedClock::beat(Steady::now());
  });
}

Pulse::~Pulse() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_one();
  thread_.join();
  ServedClock::end();
}

}  // namespace dr
