// The arguments of choices in words: each Slot of choice_table.h is one way to write a byte.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/choice_table.h"

namespace dr {

// The slot itself, or what it is after the arguments that `choice` holds so far.
Slot settled(Slot slot, Choice choice);

// May the word be left out? Then the value is 0.
bool is_optional(Slot slot);

// A value in a word; empty when none is written or none fits. REQUIRES: a settled slot.
std::string write_slot(const Content& content, Slot slot, std::uint8_t value);

// The value of a word, nothing if it has none. REQUIRES: a settled slot.
std::optional<std::uint8_t> read_slot(const Content& content, Slot slot, std::string_view word);

// What to write there: "the id of a space, such as sv12".
std::string expected_in(Slot slot);

}  // namespace dr
