// The languages of the game (docs/adding-a-language.md).
#pragma once

#include <string_view>

namespace dr {

struct Language {
  std::string_view code;
  // All of it is said. Until then English stands in for what is missing.
  bool whole = true;
};
inline constexpr Language kLanguages[] = {{"en"}, {"it"}, {"fr"}, {"uk"}, {"pt"}};

}  // namespace dr
