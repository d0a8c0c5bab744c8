// Which tests name which rules: every numbered rule, ruling, side of a switch and card has a test
// that says so, or it is listed as missing.
//
// A test names what it proves in a comment inside its body or right above it,
//     // covers: B6.4, AU41, ruling 29, G13, MB7, poker-manhunt, switch guard-ties=player
// (a line that ends in a comma goes on in the next comment line), or by covers("B6.4") of
// the scenario helper. In a table above a TEST_P the comment stands in the row.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"

namespace dr {

enum class Topic : std::uint8_t { kRule, kReading, kManInBlack, kRuling, kSwitch, kCard, kAnteUp };
inline constexpr int kTopics = 7;
std::string_view topic_word(Topic topic);

// Something a test must name.
struct CoverageItem {
  std::string
      id;  // as it is cited: "B6.4", "ruling 29", "switch guard-ties=player", "poker-manhunt"
  Topic topic = Topic::kRule;
  std::vector<std::string> tests;  // "Suite.Name", ascending and unique
};

// The texts the numbers are read from.
struct RuleTexts {
  std::string_view base, content, editions, rulings, ante_up;
};
RuleTexts embedded_rules();

// The lexicons of the built-in content: of the base game, with Ante Up, with its poker cards too.
using Lexicons = std::vector<const Lexicon*>;
Lexicons all_lexicons();

// All numbers of the texts and all ids of the content, in the order of the texts.
std::vector<CoverageItem> coverage_items(const RuleTexts& texts, const Lexicons& lexicons);

// One thing named by one test.
struct Citation {
  std::string id, test, file;
  int line = 0;
};
// The citations of one test file, in order. `test` is empty where no test follows.
std::vector<Citation> read_citations(std::string_view file, std::string_view text);

struct Coverage {
  std::vector<CoverageItem> items;
  std::vector<Citation> unknown;  // name nothing there is, or stand in no test
  int test_files = 0;

  std::vector<const CoverageItem*> missing() const;
  bool complete() const { return missing().empty() && unknown.empty(); }
};

// Reads every test below `root`: tests/**/*.cc and *_test.cc elsewhere, build folders left out.
// Throws InputError if there is none.
Coverage measure_coverage(const RuleTexts& texts, const Lexicons& lexicons,
                          const std::string& root);
// Reads every *.cc below the given folders.
Coverage measure_coverage(const RuleTexts& texts, const Lexicons& lexicons,
                          const std::vector<std::string>& folders);

std::string coverage_text(const Coverage& coverage, bool list_all);
// {"complete", "test_files", "topics": {topic: {"total", "covered"}}, "missing": [id],
//  "unknown": [{"id", "test", "file", "line"}], "items": [{"id", "topic", "tests": [name]}]}
std::string coverage_json(const Coverage& coverage);

}  // namespace dr
