// A file of a test compiled on top of the repository's.
#pragma once

#include <string>

#include "content/compiler/content.h"

namespace dr {

inline CompileResult compile_over(const std::string& text, const char* path = "mine.cards",
                                  int modules = 0) {
  std::vector<SourceFile> files = default_sources(modules);
  files.push_back({path, text, 1});
  return compile(files);
}

}  // namespace dr
