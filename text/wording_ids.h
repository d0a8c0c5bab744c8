// The key of every enumerator that has a sentence: `choice.<verb>`, `question.<ask>`,
// `event.<kind>`, `refusal.<refusal>`, `switch.<switch>.<side>`.
#pragma once

#include <span>
#include <string_view>

#include "darkrock/choice.h"
#include "darkrock/event.h"

namespace dr {

std::span<const std::string_view> verb_ids();     // kVerbs
std::span<const std::string_view> ask_ids();      // every Ask
std::span<const std::string_view> event_ids();    // every EventKind
std::span<const std::string_view> refusal_ids();  // every Refusal

inline std::string_view id_of(Verb verb) { return verb_ids()[static_cast<std::size_t>(verb)]; }
inline std::string_view id_of(Ask ask) { return ask_ids()[static_cast<std::size_t>(ask)]; }
inline std::string_view id_of(EventKind kind) {
  return event_ids()[static_cast<std::size_t>(kind)];
}
inline std::string_view id_of(Refusal code) {
  return refusal_ids()[static_cast<std::size_t>(code)];
}

}  // namespace dr
