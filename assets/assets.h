#pragma once

#include <span>
#include <string_view>

namespace dr {

// A text file of the repository carried inside the program: card files, maps, languages, rule
// texts.
struct Asset {
  std::string_view path;  // from the repository root, with slashes: "content/base/poker.cards"
  std::string_view text;  // the whole file
};

// All assets, in ascending order of path. They live as long as the program.
std::span<const Asset> assets();

// The text of one asset; empty when there is none at that path.
std::string_view asset(std::string_view path);

}  // namespace dr
