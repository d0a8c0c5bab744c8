// What is left of a budget. The clock is read only if there is a time limit.
#pragma once

#include <algorithm>
#include <chrono>

#include "bots/base/bot.h"

namespace dr {

class Meter {
 public:
  explicit Meter(const Budget& budget) : budget_(budget) {
    if (!budget.work && !budget.ms) budget_.work = 20000;
    if (budget.ms) start_ = Clock::now();
  }

  void count() { ++work_; }
  std::uint32_t work() const { return work_; }

  // The part of the budget used, in thousandths.
  std::int64_t used() const {
    std::int64_t part = 0;
    if (budget_.work) part = std::int64_t{1000} * work_ / budget_.work;
    if (budget_.ms) {
      const auto spent =
          std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_).count();
      part = std::max<std::int64_t>(part, spent / budget_.ms);
    }
    return part;
  }
  bool over() const { return used() >= 1000; }

  // The whole of it as work, guessed where only time is limited.
  std::int64_t size() const {
    const std::int64_t by_time = std::int64_t{kPerMs} * budget_.ms;
    if (!budget_.work) return by_time;
    return budget_.ms ? std::min<std::int64_t>(budget_.work, by_time) : budget_.work;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr int kPerMs = 200;
  Budget budget_;
  Clock::time_point start_{};
  std::uint32_t work_ = 0;
};

}  // namespace dr
