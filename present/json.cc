#include "present/json.h"

namespace dr {

void Json::put(std::string_view value) {
  static constexpr char kHex[] = "0123456789abcdef";
  comma();
  text_ += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
      text_ += "\\u00";
      text_ += kHex[byte >> 4];
      text_ += kHex[byte & 15];
      continue;
    }
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += '"';
}

void Json::put(long value) { raw(std::to_string(value)); }

}  // namespace dr
