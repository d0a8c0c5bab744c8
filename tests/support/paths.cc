#include "tests/support/paths.h"

namespace dr {

std::string source_dir() { return DARKROCK_SOURCE_DIR; }
std::string program_path() { return DARKROCK_BINARY; }

}  // namespace dr
