#include "server/base/text.h"

#include <algorithm>

#include "base/utf8.h"

namespace dr {

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 32 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  });
}

std::string clean_text(std::string_view text, std::size_t most) {
  std::string out;
  if (!is_utf8(text)) return out;
  std::size_t characters = 0;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) continue;
    if (!continues(c) && characters++ == most) break;
    out += c;
  }
  const auto first = out.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return out.substr(first, out.find_last_not_of(' ') - first + 1);
}

}  // namespace dr
