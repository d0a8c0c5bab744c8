// What an option is about, read from the row of its verb (choice_table.h).
#pragma once

#include "darkrock/engine.h"

namespace dr::present {

// What on the table; -1: nothing.
struct Target {
  int space = -1, card = -1, item = -1, seat = -1;
};
Target target_of(const Catalog& cat, const View& view, Choice choice);

// Whom a choice names or is made against, or kNone.
Seat aimed_at(const Public& pub, Choice choice);

}  // namespace dr::present
