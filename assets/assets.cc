#include "assets/assets.h"

#include <algorithm>

#include "assets/assets_table.h"

namespace dr {

std::span<const Asset> assets() { return internal::kAssets; }

std::string_view asset(std::string_view path) {
  const auto all = assets();
  const auto found = std::ranges::lower_bound(all, path, {}, &Asset::path);
  return found != all.end() && found->path == path ? found->text : std::string_view{};
}

}  // namespace dr
