// The arguments of choices in words: each Slot is one way to write a byte.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/choice.h"

namespace dr {

enum class Slot : std::uint8_t {
  kEmpty,
  kNumber,   // as it is
  kOrdinal,  // counted from 1
  kSeat,     // 1..6, mib
  kSpace,
  kCharacter,
  kItem,       // a kind, by the id of its front; none
  kThing,      // what a trigger belongs to; the word before says what that is
  kCard,       // Kh
  kNamedCard,  // poker-manhunt/4h
  kSoldCard,   // 1 + card; 0 is left out
  kFightCard,  // value - 2, written as the value
  // a word of a list
  kFightKind,
  kColour,
  kIncome,
  kDelivery,
  kSide,
  kReward,
  kLoot,
  kTrigger,
  // a word for 1, nothing for 0
  kActive,
  kMesa,
  kMoved,
  kBack,
};

// May the word be left out? Then the value is 0.
bool is_optional(Slot slot);

// A value in a word; empty when none is written or none fits. `choice` gives the other arguments.
std::string write_slot(const Content& content, Slot slot, std::uint8_t value, Choice choice);

// The value of a word, nothing if it has none. `choice` holds the arguments read so far.
std::optional<std::uint8_t> read_slot(const Content& content, Slot slot, std::string_view word,
                                      Choice choice);

// What to write there: "the id of a space, such as sv12".
std::string expected_in(Slot slot);

}  // namespace dr
