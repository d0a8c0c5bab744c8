// The include lines of the whole C++ tree against the table of docs/architecture.md.
#include "tests/layers/layers.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "tests/support/paths.h"

namespace dr {
namespace {

namespace fs = std::filesystem;

// What still breaks the table, as "folder -> folder": nothing, and nothing should be added.
const std::set<std::string> kKnown = {};

Layers table() { return read_layers(text_of_file(source_dir() + "/docs/architecture.md")); }

// Every C++ file of the repository, by its path from the root.
std::map<std::string, std::vector<Include>> read_tree() {
  const fs::path root = source_dir();
  std::map<std::string, std::vector<Include>> tree;
  for (auto it = fs::recursive_directory_iterator(root); it != fs::end(it); ++it) {
    const std::string name = it->path().filename().string();
    if (it->is_directory()) {
      if (name.starts_with(".") || name == "build" || name == "node_modules")
        it.disable_recursion_pending();
      continue;
    }
    const std::string kind = it->path().extension().string();
    if (kind == ".cc" || kind == ".cpp" || kind == ".h")
      tree[fs::relative(it->path(), root).string()] =
          read_includes(text_of_file(it->path().string()));
  }
  return tree;
}

TEST(Layers, EveryIncludeIsAllowed) {
  const Layers layers = table();
  std::set<std::string> seen;
  for (const auto& [file, includes] : read_tree())
    for (const Include& include : includes) {
      const std::optional<std::string> refusal = refuse_include(layers, file, include);
      if (!refusal) continue;
      const std::string edge = folder_of(file) + " -> " + folder_of(include.path);
      if (kKnown.contains(edge))
        seen.insert(edge);
      else
        ADD_FAILURE() << *refusal;
    }
  for (const std::string& edge : kKnown)
    EXPECT_TRUE(seen.contains(edge)) << edge << " is mended: take it off the list above";
}

TEST(Layers, EveryFolderHasItsRow) {
  const Layers layers = table();
  ASSERT_FALSE(layers.empty());
  std::set<std::string> used;
  for (const auto& [file, includes] : read_tree()) {
    const Layer* layer = find_layer(layers, folder_of(file));
    if (layer != nullptr)
      used.insert(layer->folder);
    else
      ADD_FAILURE() << file << ": its folder has no row in docs/architecture.md";
  }
  for (const Layer& layer : layers)
    EXPECT_TRUE(used.contains(layer.folder)) << layer.folder << " has a row but no source";
}

// An allowance that nobody needs is a door left open.
TEST(Layers, EveryAllowanceIsNeeded) {
  std::set<std::string> edges;
  for (const auto& [file, includes] : read_tree())
    for (const Include& include : includes)
      if (!is_test(file)) edges.insert(folder_of(file) + " -> " + folder_of(include.path));
  for (const Layer& layer : table())
    for (const std::string& name : layer.may_use)
      EXPECT_TRUE(name == "all" || edges.contains(layer.folder + " -> " + name))
          << layer.folder << " may use " << name << " but does not";
}

TEST(Layers, DependenciesPointOneWay) { EXPECT_EQ(find_circle(table()).value_or(""), ""); }

TEST(Layers, OnlyTheEngineKnowsItsInside) {
  for (const Layer& layer : table())
    for (const std::string& name : layer.may_use)
      EXPECT_TRUE(layer.folder.starts_with("engine/") || !name.starts_with("engine/"))
          << layer.folder << " may use " << name << ", which is for the engine alone";
}

// What this test itself must see.

const char* const kSmallTable =
    "| a | b |\n\n"
    "| folder | what it holds | may use |\n"
    "| --- | --- | --- |\n"
    "| `low/` | ground | |\n"
    "| `high/room/` | roof | `low`, `mid` |\n"
    "| `tests/**` | proofs | all |\n\n"
    "Words between two tables.\n\n"
    "| `after/` | another table | `low` |\n";

TEST(LayersReader, ReadsTheTable) {
  const Layers layers = read_layers(kSmallTable);
  ASSERT_EQ(layers.size(), 3u);
  EXPECT_EQ(layers[0].folder, "low");
  EXPECT_TRUE(layers[0].may_use.empty());
  EXPECT_EQ(layers[1].folder, "high/room");
  EXPECT_EQ(layers[1].may_use, (std::set<std::string>{"low", "mid"}));
  EXPECT_EQ(find_layer(layers, "tests/deep/down"), &layers[2]);
  EXPECT_EQ(find_layer(layers, "low/cellar"), nullptr);
}

TEST(LayersReader, ReadsIncludes) {
  const std::vector<Include> includes = read_includes(
      "#pragma once\n#include <map>\n  # include \"low/a.h\"  // why\n"
      "#include \"darkrock/state.h\"\n// #include \"no.h\"\n");
  ASSERT_EQ(includes.size(), 2u);
  EXPECT_EQ(includes[0].line, 3);
  EXPECT_EQ(includes[0].path, "low/a.h");
  EXPECT_EQ(includes[1].path, "include/darkrock/state.h");
}

TEST(LayersReader, NamesTheOffence) {
  const Layers layers = read_layers(kSmallTable);
  EXPECT_EQ(refuse_include(layers, "high/room/x.cc", {7, "top/y.h"}),
            "high/room/x.cc:7 includes \"top/y.h\": high/room may use low, mid");
  EXPECT_EQ(refuse_include(layers, "low/x.h", {1, "high/room/y.h"}),
            "low/x.h:1 includes \"high/room/y.h\": low may use nothing");
  EXPECT_EQ(refuse_include(layers, "low/x.h", {1, "low/y.h"}), std::nullopt);
  EXPECT_EQ(refuse_include(layers, "low/x.h", {1, "base/y.h"}), std::nullopt);
  EXPECT_EQ(refuse_include(layers, "high/room/x.cc", {1, "low/y.h"}), std::nullopt);
  EXPECT_EQ(refuse_include(layers, "low/x_test.cc", {1, "high/room/y.h"}), std::nullopt);
  EXPECT_NE(refuse_include(layers, "attic/x.cc", {1, "low/y.h"}), std::nullopt);
}

TEST(LayersReader, FindsCircles) {
  EXPECT_EQ(find_circle({{"a", {"b"}}, {"b", {"c"}}, {"c", {}}}), std::nullopt);
  EXPECT_EQ(find_circle({{"a", {"b"}}, {"b", {"a"}}, {"c", {}}}), "a circle among a, b");
}

}  // namespace
}  // namespace dr
