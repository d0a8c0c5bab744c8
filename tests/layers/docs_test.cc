// What the documents say of the repository: the files they name are there, and their lines are short.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>

#include "base/utf8.h"
#include "tests/layers/layers.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> documents() {
  std::vector<std::string> names = {"README.md", "CONTRIBUTING.md"};
  for (const auto& entry : fs::directory_iterator(source_dir() + "/docs"))
    if (entry.path().extension() == ".md")
      names.push_back("docs/" + entry.path().filename().string());
  return names;
}

// Every file and folder, each with a slash in front of its path from the root.
std::set<std::string> read_paths() {
  const fs::path root = source_dir();
  std::set<std::string> paths;
  for (auto it = fs::recursive_directory_iterator(root); it != fs::end(it); ++it) {
    const std::string name = it->path().filename().string();
    if (it->is_directory() && (name.starts_with(".") || name == "build" || name == "node_modules"))
      it.disable_recursion_pending();
    else
      paths.insert("/" + fs::relative(it->path(), root).string());
  }
  return paths;
}

// A path from some folder of the repository, with at most one `*` in it.
bool exists(const std::set<std::string>& paths, std::string name) {
  while (name.ends_with('/') || name.ends_with("/**")) name.resize(name.rfind('/'));
  const std::size_t star = name.find('*');
  const std::string tail = star == name.npos ? "/" + name : name.substr(star + 1);
  const std::string head = star == name.npos ? "" : "/" + name.substr(0, star);
  return std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
    return path.ends_with(tail) && path.find(head) != path.npos;
  });
}

// Whether a word in backticks names a file or folder of ours: it begins with a folder at the root, or
// ends as sources do. "x.cc" stands for any.
bool is_path(const std::set<std::string>& paths, const std::string& word) {
  const auto plain = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) ||
           std::string_view("_./-*").find(c) != std::string_view::npos;
  };
  if (!std::all_of(word.begin(), word.end(), plain) || word.front() == '/') return false;
  const std::size_t slash = word.find('/');
  if (slash != word.npos) return paths.contains("/" + word.substr(0, slash));
  const std::string end = fs::path(word).extension();
  return !word.starts_with("x.") && !word.starts_with("x_") && !word.starts_with('.') &&
         (end == ".cc" || end == ".h" || end == ".ts" || end == ".svelte" || end == ".py" ||
          end == ".lang" || end == ".md");
}

TEST(Docs, NameFilesThatAreThere) {
  const std::set<std::string> paths = read_paths();
  int named = 0;
  for (const std::string& document : documents()) {
    std::istringstream text(text_of_file(source_dir() + "/" + document));
    bool fenced = false;
    for (std::string line; std::getline(text, line);) {
      if (line.starts_with("```")) fenced = !fenced;
      if (fenced) continue;
      for (const std::string& word : quoted_code(line)) {
        if (word.empty() || !is_path(paths, word)) continue;
        ++named;
        EXPECT_TRUE(exists(paths, word)) << document << " names `" << word << "`";
      }
    }
  }
  EXPECT_GT(named, 200);
}

// The rules and the rulebook, in all languages.
std::vector<std::string> books() {
  std::vector<std::string> names;
  for (const char* book : {"docs/rules", "docs/handbook"})
    for (const auto& entry : fs::recursive_directory_iterator(source_dir() + "/" + book))
      if (entry.path().extension() == ".md")
        names.push_back(fs::relative(entry.path(), source_dir()).string());
  return names;
}

// Tables, headings, code and pictures may be wider.
TEST(Docs, AreWrappedAt100) {
  std::vector<std::string> all = documents();
  std::ranges::move(books(), std::back_inserter(all));
  EXPECT_GT(all.size(), 50u);
  for (const std::string& document : all) {
    std::istringstream text(text_of_file(source_dir() + "/" + document));
    bool fenced = false;
    int number = 0;
    for (std::string line; std::getline(text, line);) {
      ++number;
      if (line.starts_with("```")) fenced = !fenced;
      const bool wide = fenced || line.starts_with("|") || line.starts_with("#") ||
                        line.starts_with("   ") || line.starts_with("![") ||
                        line.starts_with("<img");
      EXPECT_TRUE(wide || character_count(line) <= 100) << document << ":" << number;
    }
  }
}

}  // namespace
}  // namespace dr
