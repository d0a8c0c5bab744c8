// Whether a choice may be taken back (B14.6), and the sentences that say why not.
#pragma once

#include <cstdint>
#include <string>

#include "text/templates.h"

namespace dr {

// The numbers are those of dr_table_can_undo and of `undoCode` in docs/protocol.md.
enum class Undo : std::uint8_t {
  kYes,
  kNothingChosen,
  kOtherChose,
  kOtherAsked,
  kRevealed,
  kRekeyed,
  kOver,
  kCount
};

// "a card, die or token was revealed since."
std::string_view say_undo(Undo undo, const Templates& words = english());
// The same as a whole sentence with its rule; empty if nothing forbids it.
std::string refuse_undo(Undo undo, const Templates& words = english());

}  // namespace dr
