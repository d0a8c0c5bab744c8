// Spreads the bits of a number: for seeds that follow from seeds, and for tables.
#pragma once

#include <cstdint>

namespace dr {

inline constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio, odd

// The last step of splitmix64: every bit of x reaches every bit of the result, and 0 stays 0.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

// What splitmix64 makes of the state x. Its next state is x + kGolden.
constexpr std::uint64_t splitmix64(std::uint64_t x) { return mixed(x + kGolden); }

}  // namespace dr
