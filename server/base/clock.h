// What time it is.
#pragma once

#include <chrono>
#include <cstdint>

namespace dr {

inline std::int64_t now_ms() {  // milliseconds since 1970
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

inline std::int64_t now_seconds() { return now_ms() / 1000; }

inline std::int64_t steady_ms() {  // milliseconds of a clock nobody sets, for limits
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

template <class Clock>
double seconds_since(std::chrono::time_point<Clock> at) {
  return std::chrono::duration<double>(Clock::now() - at).count();
}

}  // namespace dr
