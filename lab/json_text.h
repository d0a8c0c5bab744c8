// Writes JSON: keeps track of commas, quotes and indentation.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace dr {

class JsonText {
 public:
  JsonText& object() { return open('{'); }
  JsonText& array() { return open('['); }
  JsonText& close();

  JsonText& key(std::string_view name);
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(const std::string& text) { return value(std::string_view(text)); }
  JsonText& value(bool yes) { return raw(yes ? "true" : "false"); }
  JsonText& value(double number);  // to six places
  JsonText& value(std::integral auto number) { return raw(std::to_string(number)); }
  JsonText& hex(std::uint64_t number);  // sixteen digits, as a string

  template <class T>
  JsonText& member(std::string_view name, const T& v) {
    return key(name).value(v);
  }

  // REQUIRES: everything is closed.
  std::string take() { return std::move(text_) + "\n"; }

 private:
  // What is nested deeper than this stands on one line.
  static constexpr std::size_t kLines = 2;

  JsonText& open(char bracket);
  JsonText& raw(std::string_view text);
  void separate();

  std::string text_, open_;  // brackets not yet closed
  bool first_ = true, after_key_ = false;
};

}  // namespace dr
