// Writes JSON: values and keys in order, commas by itself.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace dr {

class Json {
 public:
  void begin(char bracket) {
    comma();
    text_ += bracket;
    first_ = true;
  }
  void end(char bracket) {
    text_ += bracket;
    first_ = false;
  }
  void key(std::string_view name) {
    put(name);
    text_ += ':';
    first_ = true;
  }
  void put(std::string_view value);
  void put(long value);
  void put(int value) { put(long{value}); }
  void put(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  template <class T>
  void field(std::string_view name, const T& value) {
    key(name);
    if constexpr (std::same_as<T, bool>)
      put(value);
    else if constexpr (std::integral<T>)
      put(static_cast<long>(value));
    else
      put(std::string_view(value));
  }
  void begin(std::string_view name, char bracket) {
    key(name);
    begin(bracket);
  }

  const std::string& text() const { return text_; }

 private:
  void comma() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  void raw(std::string_view value) {
    comma();
    text_ += value;
  }

  std::string text_;
  bool first_ = true;
};

}  // namespace dr
