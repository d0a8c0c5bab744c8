#include "tests/layers/layers.h"

#include <algorithm>
#include <sstream>

#include "base/markdown.h"

namespace dr {
namespace {

constexpr std::string_view kBelow = "/**";
constexpr std::string_view kForAll = "base";  // the ground that every folder stands on

// The words between backticks, without a slash at the end.
std::set<std::string> read_names(std::string_view cell) {
  std::set<std::string> names;
  for (std::string name : quoted_code(cell)) {
    if (name.ends_with('/')) name.pop_back();
    names.insert(name);
  }
  return names;
}

// Takes `word`, and the spaces before it, off the front of the text.
bool take(std::string_view& text, std::string_view word) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::string join(const std::set<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "nothing" : text;
}

}  // namespace

std::vector<std::string> quoted_code(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t from = text.find('`'); from != text.npos; from = text.find('`', from)) {
    const std::size_t to = text.find('`', ++from);
    if (to == text.npos) break;
    words.emplace_back(text.substr(from, to - from));
    from = to + 1;
  }
  return words;
}

Layers read_layers(std::string_view markdown) {
  Layers layers;
  MarkdownReader reader(markdown);
  bool inside = false;
  for (MarkdownBlock block; reader.next(block);) {
    const auto& cells = block.cells;
    if (!inside) {
      inside = cells.size() == 3 && cells.front() == "folder" && cells.back() == "may use";
      continue;
    }
    if (cells.size() != 3) break;
    const std::set<std::string> folders = read_names(cells[0]);
    if (folders.size() != 1) continue;  // the line of dashes
    layers.push_back({*folders.begin(), read_names(cells[2])});
    if (cells[2] == "all") layers.back().may_use.insert("all");
  }
  return layers;
}

std::vector<Include> read_includes(std::string_view source) {
  std::vector<Include> includes;
  std::istringstream in{std::string(source)};
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::string_view rest = line;
    if (!take(rest, "#") || !take(rest, "include") || !take(rest, "\"")) continue;
    const std::string path(rest.substr(0, rest.find('"')));
    includes.push_back({number, path.starts_with("darkrock/") ? "include/" + path : path});
  }
  return includes;
}

std::string folder_of(std::string_view path) {
  const auto slash = path.rfind('/');
  return slash == std::string_view::npos ? "." : std::string(path.substr(0, slash));
}

const Layer* find_layer(const Layers& layers, std::string_view folder) {
  const auto covers = [&](const Layer& layer) {
    std::string_view name = layer.folder;
    if (!name.ends_with(kBelow)) return name == folder;
    name.remove_suffix(kBelow.size());
    return folder == name || folder.starts_with(std::string(name) + "/");
  };
  const auto found = std::find_if(layers.begin(), layers.end(), covers);
  return found == layers.end() ? nullptr : &*found;
}

bool is_test(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  return path.starts_with("tests/") || name.ends_with("_test.cc") || name.starts_with("test_");
}

std::optional<std::string> refuse_include(const Layers& layers, std::string_view file,
                                          const Include& include) {
  const std::string from = folder_of(file);
  const std::string to = folder_of(include.path);
  if (from == to || to == kForAll || is_test(file)) return std::nullopt;
  const Layer* layer = find_layer(layers, from);
  if (layer != nullptr && (layer->may_use.contains(to) || layer->may_use.contains("all")))
    return std::nullopt;
  std::string text(file);
  text += ":" + std::to_string(include.line) + " includes \"" + include.path + "\": ";
  return text + (layer == nullptr ? from + " has no row in the table"
                                  : from + " may use " + join(layer->may_use));
}

std::optional<std::string> find_circle(const Layers& layers) {
  std::set<std::string> rest;
  for (const Layer& layer : layers)
    if (!layer.may_use.contains("all")) rest.insert(layer.folder);
  const auto is_free = [&](const Layer& layer) {
    return rest.contains(layer.folder) &&
           std::none_of(layer.may_use.begin(), layer.may_use.end(),
                        [&](const std::string& name) { return rest.contains(name); });
  };
  // Takes away what uses nothing that is left; what stays is in a circle or above one.
  for (auto it = layers.begin(); it != layers.end();) {
    it = std::find_if(layers.begin(), layers.end(), is_free);
    if (it != layers.end()) rest.erase(it->folder);
  }
  if (rest.empty()) return std::nullopt;
  return "a circle among " + join(rest);
}

}  // namespace dr
