// Text from outside.
#pragma once

#include <string>
#include <string_view>

namespace dr {

// Whether a text can be an id or code of ours: small letters and digits, not too many.
bool is_id(std::string_view text);
// Words for people and logs that may stand on one line: control characters out, cut to `most` characters.
std::string clean_text(std::string_view text, std::size_t most);

}  // namespace dr
