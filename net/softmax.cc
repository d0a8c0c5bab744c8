#include "net/softmax.h"

#include <array>

namespace dr {
namespace {

constexpr int kWhole = 1024;
constexpr int kExpSteps = 512;  // of 1/32
constexpr int kExpStep = kWhole / 32;

// e^(-i/32) in 65536ths.
constexpr auto kExp = [] {
  std::array<std::int32_t, kExpSteps> table{};
  double x = 65536;
  for (std::int32_t& entry : table) {
    entry = static_cast<std::int32_t>(x + 0.5);
    x *= 0.96923323447634413;
  }
  return table;
}();

}  // namespace

// Between the entries of the table along a line.
std::int32_t exp_of_minus(std::int32_t x) {
  const auto i = static_cast<std::size_t>(x / kExpStep);
  if (i + 1 >= kExp.size()) return 0;
  return kExp[i] - (kExp[i] - kExp[i + 1]) * (x % kExpStep) / kExpStep;
}

}  // namespace dr
