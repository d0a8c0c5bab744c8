// A review for the terminal.
#pragma once

#include <string>

#include "cli/play/style.h"
#include "review/review.h"

namespace dr {

std::string review_text(const Review& review, const Style& style);

}  // namespace dr
