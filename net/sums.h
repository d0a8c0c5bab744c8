// The two sums that take the network's time.
#pragma once

#include <cstdint>

namespace dr {

std::int32_t dot(const std::int16_t* a, const std::int16_t* b, int n);

// Adds rows of a table of bytes.
void add_rows(const std::int8_t* table, int width, const std::uint16_t* rows, int n,
              std::int16_t* sum);

}  // namespace dr
