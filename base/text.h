// Small things done with text everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dr {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Between the words of a line.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// 'text' for a message: cut to a length fit for one, with what does not print shown as '?'.
std::string quoted(std::string_view text);

// So many hexadecimal digits, with zeros in front.
std::string to_hex(std::uint64_t value, int digits);

// Without the spaces around it.
std::string_view trimmed(std::string_view text);

// "a, b or c"
std::string one_of(std::span<const std::string_view> words);

// The letters A to Z made small; others stay.
std::string lower(std::string_view text);

}  // namespace dr
