#pragma once

namespace dr {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace dr
