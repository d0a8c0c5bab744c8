#include "lab/json_text.h"

#include <fmt/format.h>

#include <cmath>

namespace dr {
namespace {

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      out += {'\\', c};
    else if (c == '\n')
      out += "\\n";
    else if (static_cast<unsigned char>(c) < 0x20)
      out += fmt::format("\\u{:04x}", static_cast<int>(c));
    else
      out += c;
  }
  return out + '"';
}

}  // namespace

void JsonText::separate() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (open_.empty()) return;
  if (!first_) text_ += ',';
  if (open_.size() <= kLines)
    text_ += "\n" + std::string(2 * open_.size(), ' ');
  else if (!first_)
    text_ += ' ';
  first_ = false;
}

JsonText& JsonText::open(char bracket) {
  separate();
  text_ += bracket;
  open_ += bracket;
  first_ = true;
  return *this;
}

JsonText& JsonText::close() {
  const char bracket = open_.back();
  open_.pop_back();
  if (!first_ && open_.size() < kLines) text_ += "\n" + std::string(2 * open_.size(), ' ');
  text_ += bracket == '{' ? '}' : ']';
  first_ = false;
  return *this;
}

JsonText& JsonText::key(std::string_view name) {
  separate();
  text_ += quoted(name) + ": ";
  after_key_ = true;
  return *this;
}

JsonText& JsonText::raw(std::string_view text) {
  separate();
  text_ += text;
  return *this;
}

JsonText& JsonText::value(std::string_view text) { return raw(quoted(text)); }

JsonText& JsonText::value(double number) {
  if (!std::isfinite(number)) return raw("null");
  std::string text = fmt::format("{:.6f}", number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return raw(text == "-0" ? "0" : text);
}

JsonText& JsonText::hex(std::uint64_t number) { return value(fmt::format("{:016x}", number)); }

}  // namespace dr
