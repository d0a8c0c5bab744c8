// Bytes in text.
#pragma once

#include <string>
#include <string_view>

namespace dr {

std::string to_base64(std::string_view bytes);
// For addresses and tokens: - and _, no padding.
std::string to_base64url(std::string_view bytes);
// Empty if the text is not base64 (with its padding).
std::string from_base64(std::string_view text);

}  // namespace dr
