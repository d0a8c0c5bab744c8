// Small helpers to read and write the text of a replay.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "darkrock/state.h"

namespace dr {

struct Word {
  std::string_view text;
  std::size_t at = 0;  // offset in the line
};
// The words of a line, parted by spaces and tabs.
std::vector<Word> split_words(std::string_view line);

// Exactly so many hexadecimal digits, small or capital.
std::optional<std::uint64_t> parse_hex(std::string_view text, std::size_t digits);
// A decimal number without sign, 0..max.
std::optional<std::uint32_t> parse_number(std::string_view text, std::uint32_t max);

// "ante-up community-poker": a set of Module as a header names it.
std::string module_words(int modules, std::string_view between = " ");
int module_of(std::string_view word);  // 0 if there is none
// "Ante Up, community card poker": a set of Module for people.
std::string module_names(int modules);

// "poker-deck": what a random outcome was for.
std::string_view purpose_word(Purpose purpose);
std::optional<Purpose> purpose_of(std::string_view word);
std::string purpose_words();  // all of them, for a message

}  // namespace dr
