// The enums of the game for the browser: web/src/engine/generated.ts, written from the tables of
// include/darkrock.
#pragma once

#include <string>

namespace dr::present {

std::string types_ts();

}  // namespace dr::present
