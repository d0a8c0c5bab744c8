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
  kCard,       // Kh
  kNamedCard,  // poker-manhunt/4h
  kSoldCard,   // 1 + card; 0 is left out
  kFightCard,  // value - 2, written as the value
  kEvent,
  // the word before says what stands here
  kThing,      // what a trigger belongs to
  kDelivered,  // longhorns delivered
  kLooked,     // where Scout looks
  // a word of a list
  kFightKind,
  kColour,
  kIncome,
  kDelivery,
  kSide,
  kReward,
  kLoot,
  kTrigger,
  kLookAt,
  kRank,    // value - 2
  kMarker,  // of a bet
  // a word for 1, nothing for 0
  kActive,
  kMesa,
  kMoved,
  kBack,
};

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
