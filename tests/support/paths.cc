#include "tests/support/paths.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace dr {

std::string source_dir() { return DARKROCK_SOURCE_DIR; }

std::string program_path() {
  const char* other = std::getenv("DARKROCK_PROGRAM");
  return other ? other : DARKROCK_BINARY;
}

std::string text_of_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace dr
