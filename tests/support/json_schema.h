// JSON Schema, as much of it as docs/protocol/*.schema.json uses. Stricter than the standard in one thing:
// an object whose properties are listed has no others, so that a new field is not forgotten there.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/json.h"

namespace dr {

class JsonSchemas {
 public:
  // How a complaint about a field ends that is not listed.
  static constexpr std::string_view kUnknown = "the schema does not know it";

  // Reads every *.schema.json of a folder. Throws std::runtime_error at a keyword it does not know, or a
  // reference to nothing.
  explicit JsonSchemas(const std::string& folder);

  // "server.schema.json" or "http.schema.json#/$defs/user".
  const json::value* find(const std::string& reference) const;
  // What is wrong with a value, each with where; empty: nothing.
  std::vector<std::string> complaints(const std::string& reference, const json::value& value) const;
  const std::map<std::string, json::value, std::less<>>& files() const { return files_; }

 private:
  struct Check;
  void check_schema(const json::value& schema, const std::string& file) const;

  std::map<std::string, json::value, std::less<>> files_;
};

// Those of the protocol.
const JsonSchemas& protocol_schemas();

}  // namespace dr
