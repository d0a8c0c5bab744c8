#include "base/json.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/text.h"
#include "base/utf8.h"

namespace dr {

std::string json_quoted(std::string_view text) {
  std::string out = "\"";
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    const char c = text.front();
    if (size == 0)
      out += '?';
    else if (size > 1)
      out += text.substr(0, size);
    else if (c == '"' || c == '\\')
      out += {'\\', c};
    else if (c == '\n')
      out += "\\n";
    else if (c < 0x20 || c == 0x7f)
      out += "\\u" + to_hex(static_cast<unsigned char>(c), 4);
    else
      out += c;
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return out + '"';
}

void Json::separate() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (!first_) text_ += ',';
  if (depth_ > 0 && depth_ <= lines_)
    text_ += "\n" + std::string(2 * depth_, ' ');
  else if (lines_ > 0 && !first_)
    text_ += ' ';
  first_ = false;
}

Json& Json::begin(char bracket) {
  separate();
  text_ += bracket;
  ++depth_;
  first_ = true;
  return *this;
}

Json& Json::end(char bracket) {
  --depth_;
  if (!first_ && depth_ < lines_) text_ += "\n" + std::string(2 * depth_, ' ');
  text_ += bracket;
  if (depth_ == 0 && lines_ > 0) text_ += '\n';
  first_ = false;
  return *this;
}

Json& Json::key(std::string_view name) {
  separate();
  text_ += json_quoted(name);
  text_ += lines_ > 0 ? ": " : ":";
  after_key_ = true;
  return *this;
}

Json& Json::raw(std::string_view text) {
  separate();
  text_ += text;
  return *this;
}

Json& Json::put(double number) {
  if (!std::isfinite(number)) return raw("null");
  char digits[400];
  const auto [end, error] =
      std::to_chars(digits, std::end(digits), number, std::chars_format::fixed, 6);
  std::string_view text(digits, static_cast<std::size_t>(end - digits));
  text = text.substr(0, text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.remove_suffix(1);
  return raw(text == "-0" ? "0" : text);
}

}  // namespace dr
