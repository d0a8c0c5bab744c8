#pragma once

#include "base/json.h"
#include "text/wording/wording.h"

namespace dr::present {

// Whether the seat of a view may see an event; a spectator has bit 7.
bool seen_by(const View& view, const Event& event);

// One GameEvent of web/src/engine/types.ts.
void write_event(Json& json, const Content& content, const Event& event, const Cast& cast,
                 const Templates& words);

}  // namespace dr::present
