// An act in one line: "Jesse James robs Doc Holliday: $20, 1 WP (won Q over 9)".
#pragma once

#include <span>

#include "text/wording/event.h"

namespace dr {

// Of the events of an act, the first of them its head; `cast` as it stood before. Empty where there
// is no more to say than the first step does.
Told sum_up(const Content& content, const Cast& cast, std::span<const Event> act,
            const Templates& words);

}  // namespace dr
