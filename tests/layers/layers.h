// The layers of the C++ tree: who may include whom, as the first table of docs/architecture.md says.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dr {

// A row of the table: `engine/flow/` | what it holds | `include/darkrock`, `engine/base`.
// The folder `tests/**` speaks for every folder below it; "all" allows everything.
struct Layer {
  std::string folder;
  std::set<std::string> may_use;
};
using Layers = std::vector<Layer>;

// The words between backticks.
std::vector<std::string> quoted_code(std::string_view text);

// Reads the first Markdown table whose header begins with "folder" and ends with "may use".
Layers read_layers(std::string_view markdown);

struct Include {
  int line = 0;
  std::string path;  // as written between quotes, "darkrock/..." as include/darkrock/...
};

// The quoted includes of a source; those in <> are not ours.
std::vector<Include> read_includes(std::string_view source);

std::string folder_of(std::string_view path);

// The row of a folder, or nullptr.
const Layer* find_layer(const Layers& layers, std::string_view folder);

// Tests may use all, also those that stand beside the code: x_test.cc and its helpers test_x.h.
bool is_test(std::string_view path);

// Why `file` may not include `include`, naming both and what is allowed; nothing if it may.
std::optional<std::string> refuse_include(const Layers& layers, std::string_view file,
                                          const Include& include);

// Which folders may use each other in a circle, "a circle among a, b"; nothing if none do.
std::optional<std::string> find_circle(const Layers& layers);

}  // namespace dr
