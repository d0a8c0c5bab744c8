// Reading and writing whole files.
#pragma once

#include <string>
#include <string_view>

namespace dr {

// Writes a file whole or not at all. An empty string, or what went wrong.
std::string save_text(const std::string& path, std::string_view text);
// The bytes of a file; `problem` says why there are none.
std::string load_text(const std::string& path, std::string& problem);

}  // namespace dr
