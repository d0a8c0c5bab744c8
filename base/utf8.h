// Text from outside, byte by byte.
#pragma once

#include <cstddef>
#include <string_view>

namespace dr {

// Whether a byte goes on with the character before it.
constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// The bytes of the UTF-8 character that the text begins with; 0 if it begins with none.
std::size_t character_size(std::string_view text);

bool is_utf8(std::string_view text);

// Characters of a text that is UTF-8.
std::size_t character_count(std::string_view text);

// The longest beginning of at most so many bytes that splits no character.
std::string_view beginning(std::string_view text, std::size_t most);

}  // namespace dr
