#include "tests/support/paths.h"

#include <cstdlib>

namespace dr {

std::string source_dir() { return DARKROCK_SOURCE_DIR; }

std::string program_path() {
  const char* other = std::getenv("DARKROCK_PROGRAM");
  return other ? other : DARKROCK_BINARY;
}

}  // namespace dr
