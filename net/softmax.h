// Chances from logits in whole numbers.
#pragma once

#include <cstdint>

namespace dr {

// e^(-x / 1024) in 65536ths, for x >= 0.
std::int32_t exp_of_minus(std::int32_t x);

}  // namespace dr
