#include "net/sums.h"

#include <cstddef>

namespace dr {

std::int32_t dot(const std::int16_t* a, const std::int16_t* b, int n) {
  std::int32_t sum = 0;
  for (int i = 0; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

void add_rows(const std::int8_t* table, int width, const std::uint16_t* rows, int n,
              std::int16_t* sum) {
  for (int i = 0; i < n; ++i) {
    const std::int8_t* row = table + std::size_t{rows[i]} * static_cast<std::size_t>(width);
    for (int j = 0; j < width; ++j) sum[j] = static_cast<std::int16_t>(sum[j] + row[j]);
  }
}

}  // namespace dr
