#pragma once

#include <array>
#include <span>
#include <string_view>

#include "assets/assets.h"

namespace dr::internal {

// Defined in the file that the build generates (cmake/Assets.cmake).
extern const std::span<const Asset> kAssets;

}  // namespace dr::internal
