// The template of an event, for the test that none is missing.
#pragma once

#include <string>

#include "darkrock/event.h"

namespace dr {

std::string event_key(const Event& event);

}  // namespace dr
