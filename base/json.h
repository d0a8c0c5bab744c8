// Writes JSON: values and keys in order; commas, quotes and layout are its own business.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace dr {

// A JSON string, quotes included; bytes that are not UTF-8 become question marks.
std::string json_quoted(std::string_view text);

class Json {
 public:
  Json() = default;  // for programs: without a blank
  // For files that people look at too: what stands up to so many brackets deep has a line of its
  // own, what is deeper stands on one.
  explicit Json(std::size_t lines) : lines_(lines) {}

  Json& begin(char bracket);
  Json& begin(std::string_view name, char bracket) { return key(name).begin(bracket); }
  Json& end(char bracket);

  Json& key(std::string_view name);
  Json& put(std::string_view text) { return raw(json_quoted(text)); }
  template <std::integral T>
  Json& put(T value) {
    if constexpr (std::same_as<T, bool>)
      return raw(value ? "true" : "false");
    else
      return raw(std::to_string(value));
  }
  Json& put(double number);  // to six places; null if there is none
  void null() { raw("null"); }
  Json& ready(std::string_view json) { return raw(json); }  // a value that is written already

  template <class T>
  Json& field(std::string_view name, const T& value) {
    return key(name).put(value);
  }

  // With lines, the text ends with one.
  const std::string& text() const { return text_; }

 private:
  Json& raw(std::string_view text);
  void separate();

  std::string text_;
  std::size_t lines_ = 0, depth_ = 0;
  bool first_ = true, after_key_ = false;
};

}  // namespace dr
