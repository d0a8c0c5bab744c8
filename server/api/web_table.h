// The files of the browser client, as cmake/WebClient.cmake puts them into the program.
#pragma once

#include <span>
#include <string_view>

namespace dr {

struct WebFile {
  std::string_view path;  // "/assets/index.js"; compressed ones end with ".br" or ".gz" besides
  std::span<const char> bytes;
};

extern const std::span<const WebFile> kWebFiles;  // in ascending order of path

}  // namespace dr
