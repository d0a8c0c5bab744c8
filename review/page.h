// A review as one HTML page to keep and share, in any language of the game.
#pragma once

#include <string>
#include <string_view>

#include "review/review.h"

namespace dr {

std::string review_html(const Review& review, std::string_view language);

}  // namespace dr
