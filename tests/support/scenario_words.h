// Lists as scenarios write them: "Kh 10c 2s", "rifle, mule".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dr {

inline std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text)
    if (c == ' ' || c == ',') {
      if (!word.empty()) words.push_back(word);
      word.clear();
    } else {
      word += c;
    }
  if (!word.empty()) words.push_back(word);
  return words;
}

}  // namespace dr
