// Text from outside, byte by byte.
#pragma once

#include <cstddef>
#include <string_view>

namespace dr {

// The bytes of the UTF-8 character that the text begins with; 0 if it begins with none.
std::size_t character_size(std::string_view text);

bool is_utf8(std::string_view text);

// Characters of a text that is UTF-8.
std::size_t character_count(std::string_view text);

}  // namespace dr
