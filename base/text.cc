#include "base/text.h"

#include <algorithm>

#include "base/utf8.h"

namespace dr {

std::string quoted(std::string_view text) {
  constexpr int kLongest = 40;
  std::string out = "'";
  for (int n = 0; !text.empty(); ++n) {
    if (n == kLongest) return out + "...'";
    const std::size_t size = character_size(text);
    const char c = text.front();
    if (size > 1)
      out += text.substr(0, size);
    else
      out += c >= ' ' && c <= '~' ? c : '?';
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return out + "'";
}

std::string to_hex(std::uint64_t value, int digits) {
  std::string out(static_cast<std::size_t>(digits), '0');
  for (int i = digits - 1; i >= 0; --i, value >>= 4)
    out[static_cast<std::size_t>(i)] = "0123456789abcdef"[value & 15];
  return out;
}

std::string_view trimmed(std::string_view text) {
  const auto start = text.find_first_not_of(" \t\r");
  if (start == text.npos) return {};
  return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

std::string one_of(std::span<const std::string_view> words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += words[i];
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

}  // namespace dr
