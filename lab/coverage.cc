#include "lab/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "base/input_error.h"
#include "base/json.h"

namespace dr {
namespace {

std::string read_all(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

bool skipped_folder(const std::string& name) {
  return name == "build" || name.starts_with("build-") || name == "node_modules" ||
         (name.size() > 1 && name.front() == '.');
}

// The files below a folder that `wanted` names, in ascending order.
template <class F>
std::vector<std::filesystem::path> find_files(const std::string& root, F&& wanted) {
  namespace fs = std::filesystem;
  std::vector<fs::path> found;
  std::error_code error;
  fs::recursive_directory_iterator it(root, fs::directory_options::skip_permission_denied, error),
      end;
  for (; !error && it != end; it.increment(error)) {
    if (it->is_directory(error) && skipped_folder(it->path().filename().string()))
      it.disable_recursion_pending();
    else if (it->is_regular_file(error) && it->path().extension() == ".cc" && wanted(it->path()))
      found.push_back(it->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

Coverage cover(const RuleTexts& texts, const Lexicons& lexicons,
               const std::vector<std::filesystem::path>& files) {
  if (files.empty())
    throw InputError("no tests found; run this in the root of the source tree or give --tests DIR");
  Coverage coverage;
  coverage.items = coverage_items(texts, lexicons);
  std::map<std::string_view, CoverageItem*> by_id;
  for (CoverageItem& item : coverage.items) by_id.emplace(item.id, &item);
  for (const auto& path : files) {
    ++coverage.test_files;
    for (Citation& citation : read_citations(path.generic_string(), read_all(path))) {
      const auto found = by_id.find(citation.id);
      if (found == by_id.end() || citation.test.empty())
        coverage.unknown.push_back(std::move(citation));
      else
        found->second->tests.push_back(std::move(citation.test));
    }
  }
  for (CoverageItem& item : coverage.items) {
    std::sort(item.tests.begin(), item.tests.end());
    item.tests.erase(std::unique(item.tests.begin(), item.tests.end()), item.tests.end());
  }
  return coverage;
}

struct Count {
  int total = 0, covered = 0;
};
std::array<Count, kTopics> count_topics(const Coverage& coverage) {
  std::array<Count, kTopics> counts{};
  for (const CoverageItem& item : coverage.items) {
    Count& count = counts[static_cast<std::size_t>(item.topic)];
    ++count.total;
    count.covered += !item.tests.empty();
  }
  return counts;
}

}  // namespace

std::string_view topic_word(Topic topic) {
  switch (topic) {
    case Topic::kRule: return "rules";
    case Topic::kReading: return "reading-rules";
    case Topic::kManInBlack: return "man-in-black";
    case Topic::kRuling: return "rulings";
    case Topic::kSwitch: return "switches";
    case Topic::kCard: return "cards";
    case Topic::kAnteUp: return "ante-up";
  }
  return "";
}

std::vector<const CoverageItem*> Coverage::missing() const {
  std::vector<const CoverageItem*> out;
  for (const CoverageItem& item : items)
    if (item.tests.empty()) out.push_back(&item);
  return out;
}

Coverage measure_coverage(const RuleTexts& texts, const Lexicons& lexicons,
                          const std::string& root) {
  const std::filesystem::path tests = std::filesystem::path(root) / "tests";
  return cover(texts, lexicons, find_files(root, [&](const std::filesystem::path& path) {
                 const std::string relative = path.lexically_relative(tests).generic_string();
                 return path.stem().string().ends_with("_test") ||
                        (!relative.empty() && !relative.starts_with(".."));
               }));
}

Coverage measure_coverage(const RuleTexts& texts, const Lexicons& lexicons,
                          const std::vector<std::string>& folders) {
  std::vector<std::filesystem::path> files;
  for (const std::string& folder : folders) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
      throw InputError(fmt::format("--tests: '{}' is not a folder", folder));
    for (auto& path : find_files(folder, [](const auto&) { return true; }))
      files.push_back(std::move(path));
  }
  return cover(texts, lexicons, files);
}

std::string coverage_text(const Coverage& coverage, bool list_all) {
  std::string out;
  if (list_all)
    for (const CoverageItem& item : coverage.items)
      if (!item.tests.empty()) out += fmt::format("{}: {}\n", item.id, fmt::join(item.tests, ", "));
  const auto counts = count_topics(coverage);
  for (int t = 0; t < kTopics; ++t) {
    const Count& count = counts[static_cast<std::size_t>(t)];
    if (count.total)
      out += fmt::format("{:<14}{:>5} of {:>4} named by a test\n",
                         topic_word(static_cast<Topic>(t)), count.covered, count.total);
  }
  const auto missing = coverage.missing();
  if (!missing.empty()) {
    out += fmt::format("\nmissing ({}):\n", missing.size());
    for (const CoverageItem* item : missing) out += fmt::format("  {}\n", item->id);
  }
  if (!coverage.unknown.empty()) {
    out += fmt::format("\nnames nothing there is, or stands in no test ({}):\n",
                       coverage.unknown.size());
    for (const Citation& c : coverage.unknown)
      out += fmt::format("  {}:{}: {}\n", c.file, c.line, c.id);
  }
  return out;
}

std::string coverage_json(const Coverage& coverage) {
  Json json(2);
  json.begin('{').field("complete", coverage.complete()).field("test_files", coverage.test_files);
  json.begin("topics", '{');
  const auto counts = count_topics(coverage);
  for (int t = 0; t < kTopics; ++t) {
    const Count& count = counts[static_cast<std::size_t>(t)];
    json.begin(topic_word(static_cast<Topic>(t)), '{').field("total", count.total);
    json.field("covered", count.covered).end('}');
  }
  json.end('}').begin("missing", '[');
  for (const CoverageItem* item : coverage.missing()) json.put(item->id);
  json.end(']').begin("unknown", '[');
  for (const Citation& c : coverage.unknown) {
    json.begin('{').field("id", c.id).field("test", c.test);
    json.field("file", c.file).field("line", c.line).end('}');
  }
  json.end(']').begin("items", '[');
  for (const CoverageItem& item : coverage.items) {
    json.begin('{').field("id", item.id).field("topic", topic_word(item.topic));
    json.begin("tests", '[');
    for (const std::string& test : item.tests) json.put(test);
    json.end(']').end('}');
  }
  return json.end(']').end('}').text();
}

}  // namespace dr
