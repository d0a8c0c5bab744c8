// A strict reader of JSON, for map files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/lexer.h"

namespace dr::compiler {

struct Json {
  enum Kind : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };
  Kind kind = kNull;
  bool boolean = false;
  long number = 0;  // whole numbers only; a fraction is cut off
  std::string string;
  std::vector<Json> items;        // of an array or an object
  std::vector<std::string> keys;  // of an object, beside items
  Pos pos;

  const Json* find(std::string_view key) const;
};

// False after an error.
bool read_json(const SourceFile& file, Errors& errors, Json& out);

}  // namespace dr::compiler
