// A review as a document for programs.
#pragma once

#include <string>

#include "review/review.h"
#include "text/templates.h"

namespace dr {

// Everything; docs/review.md has the fields.
std::string review_json(const Review& review, const Templates& words);

}  // namespace dr
