// Parts of the sentence of an event, for those who put several events into one line.
#pragma once

#include <string>

#include "text/wording/wording.h"

namespace dr {

// Its template: `event.<id>`, or `event.<id>.<variant>`; empty if it is not told.
std::string event_key(const Event& event);

// The sentence of an event in two parts: whom it begins with, and what follows. `who` is empty where
// it begins otherwise.
struct Told {
  std::string who, did;
};
// `more`: what the blank {a} says besides, ", Manhunt 4♥".
Told tell_event(const Content& content, const Event& event, const Cast& cast,
                const Templates& words = english(), std::string_view more = {});

// The blank {a}: "Manhunt 4♥", "$30", "Boot Hill".
std::string say_first_argument(const Content& content, const Event& event, const Cast& cast,
                               const Templates& words = english());

}  // namespace dr
