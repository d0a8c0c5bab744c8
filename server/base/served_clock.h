// The time in which people are served. A process that is stopped, or gets no processor for long, serves
// nobody, and its time stands still: nobody's clock runs out meanwhile.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace dr {

// std::chrono::steady_clock less what was lost. Without a Pulse nothing is ever lost.
struct ServedClock {
  using duration = std::chrono::steady_clock::duration;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<ServedClock>;
  // NOLINTNEXTLINE(readability-identifier-naming): std::chrono's name
  static constexpr bool is_steady = true;
  // A pulse that is later than this is a stop; what is longer is lost.
  static constexpr std::chrono::milliseconds kLate{2000};

  static time_point now();
  static std::chrono::milliseconds lost();  // so far

  // What the pulse does, with the steady time of each: the first and the last are marked.
  static void begin(std::chrono::steady_clock::time_point at);
  static void beat(std::chrono::steady_clock::time_point at);
  static void end();
  // now(), and lost(), at another time.
  static time_point at(std::chrono::steady_clock::time_point steady);
};

// Milliseconds since 1970, as they passed for people who are served.
std::int64_t served_ms();

// Beats while it lives. One at a time counts; more are harmless.
class Pulse {
 public:
  Pulse();
  ~Pulse();
  Pulse(const Pulse&) = delete;
  Pulse& operator=(const Pulse&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace dr
