#include "lab/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "assets/assets.h"
#include "cli/options.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
    text.remove_suffix(1);
  return text;
}

template <class F>
void for_each_line(std::string_view text, F&& f) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    f(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
std::size_t digits(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && is_digit(text[n])) ++n;
  return n;
}

// The numbers of the lines "17. ...".
template <class F>
void for_each_numbered(std::string_view text, F&& f) {
  for_each_line(text, [&](std::string_view line) {
    const std::size_t n = digits(line);
    if (n > 0 && n <= 3 && line.substr(n, 2) == ". ") f(line.substr(0, n));
  });
}

// The cells of a table row; empty for any other line.
std::vector<std::string_view> cells(std::string_view line) {
  std::vector<std::string_view> out;
  line = trim(line);
  if (line.size() < 2 || line.front() != '|') return out;
  line.remove_prefix(1);
  for (std::size_t end; (end = line.find('|')) != std::string_view::npos;
       line.remove_prefix(end + 1))
    out.push_back(trim(line.substr(0, end)));
  return out;
}

// "- B7.3.1 Reveal ..." -> "B7.3.1"
std::string_view rule_number(std::string_view line) {
  line = trim(line);
  if (!line.starts_with("- B")) return {};
  line.remove_prefix(2);
  const std::size_t end = line.find(' ');
  const std::string_view number = line.substr(0, end);
  if (number.size() < 4 || !is_digit(number[1]) || number.find('.') == std::string_view::npos)
    return {};
  return number;
}

void add_rules(std::string_view base, std::vector<CoverageItem>& out) {
  for_each_line(base, [&](std::string_view line) {
    if (const std::string_view number = rule_number(line); !number.empty())
      out.push_back({std::string(number), Topic::kRule, {}});
  });
}

void add_reading_rules(std::string_view content, std::vector<CoverageItem>& out) {
  for_each_line(content, [&](std::string_view line) {
    const auto row = cells(line);
    if (row.size() < 2) return;
    const std::string_view id = row[0];
    const bool g = id.starts_with("G") && id.size() > 1 && digits(id.substr(1)) == id.size() - 1;
    const bool mb = id.starts_with("MB") && id.size() > 2 && digits(id.substr(2)) == id.size() - 2;
    if (g) out.push_back({std::string(id), Topic::kReading, {}});
    if (mb) out.push_back({std::string(id), Topic::kManInBlack, {}});
  });
}

void add_rulings(std::string_view rulings, std::vector<CoverageItem>& out) {
  for_each_numbered(rulings, [&](std::string_view number) {
    out.push_back({"ruling " + std::string(number), Topic::kRuling, {}});
  });
}

void add_switches(std::string_view editions, std::vector<CoverageItem>& out) {
  bool section = false;
  for_each_line(editions, [&](std::string_view line) {
    if (line.starts_with("## ")) section = line.starts_with("## 4.");
    const auto row = cells(line);
    if (!section || row.size() < 5 || !row[0].starts_with("`")) return;
    const std::string id(row[0].substr(1, row[0].find('`', 1) - 1));
    const auto* info = std::find_if(std::begin(kSwitchInfo), std::end(kSwitchInfo),
                                    [&](const SwitchInfo& s) { return id == s.id; });
    if (info != std::end(kSwitchInfo)) {
      for (const char* side : info->side)
        out.push_back({fmt::format("switch {}={}", id, side), Topic::kSwitch, {}});
    } else {
      out.push_back({"switch " + id, Topic::kSwitch, {}});  // one the engine lacks
    }
  });
}

void add_cards(std::string_view content, const Lexicons& lexicons, std::vector<CoverageItem>& out) {
  std::set<std::string, std::less<>> seen;
  const auto add = [&](std::string_view id) {
    if (!id.empty() && seen.emplace(id).second) out.push_back({std::string(id), Topic::kCard, {}});
  };
  for (const Lexicon* lexicon : lexicons)
    for (int d = 0; d < kDecks; ++d) {
      const Deck deck = static_cast<Deck>(d);
      if (deck == Deck::kSpace || deck == Deck::kMesa) continue;
      for (int i = 0; i < lexicon->size(deck); ++i) add(lexicon->entry(deck, i).id);
    }
  // Rows of the tables of components: an id the content lacks is missing.
  bool components = false, table = false;
  for_each_line(content, [&](std::string_view line) {
    if (line.starts_with("## "))
      components = line.find(" Ante Up:") != std::string_view::npos ||
                   line.find(" Base:") != std::string_view::npos;
    const auto row = cells(line);
    if (row.size() < 2) {
      table = false;
      return;
    }
    if (row[0] == "id") table = true;
    if (components && table && row[0] != "id" && !row[0].starts_with("-")) add(row[0]);
  });
}

void add_ante_up(std::string_view text, std::vector<CoverageItem>& out) {
  for_each_numbered(text, [&](std::string_view number) {
    out.push_back({"AU" + std::string(number), Topic::kAnteUp, {}});
  });
}

// --- reading test sources -----------------------------------------------------------------------

// Walks through C++ source far enough to know comments and literals from code, and braces.
class Scanner {
 public:
  Scanner(std::string_view file, std::string_view text) : file_(file), text_(text) {}

  std::vector<Citation> run() {
    while (at_ < text_.size()) step();
    // What stands behind the last test of the file belongs to it.
    for (std::size_t i = first_loose_; i < out_.size(); ++i) out_[i].test = last_test_;
    return std::move(out_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_';
  }
  int line_at(std::size_t position) const {
    return 1 + static_cast<int>(std::count(
                   text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
  }

  void step() {
    const char c = peek();
    if (c == '/' && peek(1) == '/') return line_comment();
    if (c == '/' && peek(1) == '*') return block_comment();
    if (c == '"' || c == '\'') return literal(nullptr);
    if (is_word(c)) return word();
    if (c == '{') {
      if (waiting_ && depth_ == test_depth_) {
        waiting_ = false;
        inside_ = true;
      }
      ++depth_;
    } else if (c == '}') {
      --depth_;
      if (inside_ && depth_ == test_depth_) inside_ = false;
    }
    ++at_;
  }

  void line_comment() {
    const std::size_t start = at_;
    std::size_t end = std::min(text_.find('\n', at_), text_.size());
    at_ = end;
    const std::size_t covers = text_.substr(start, end - start).find("covers:");
    if (covers == std::string_view::npos) return;
    std::string list(trim(text_.substr(start + covers + 7, end - start - covers - 7)));
    while (!list.empty() && list.back() == ',') {  // goes on in the next line
      const std::size_t next = end + 1;
      if (next >= text_.size()) break;
      end = std::min(text_.find('\n', next), text_.size());
      std::string_view more = trim(text_.substr(next, end - next));
      if (!more.starts_with("//")) break;
      list += trim(more.substr(2));
      at_ = end;
    }
    cite(list, line_at(start));
  }

  void block_comment() {
    const std::size_t end = text_.find("*/", at_ + 2);
    const std::string_view body =
        text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    const std::size_t covers = body.find("covers:");
    if (covers != std::string_view::npos) {
      const std::size_t stop = std::min(body.find('\n', covers), body.size());
      cite(body.substr(covers + 7, stop - covers - 7), line_at(at_ + covers));
    }
    at_ = end == std::string_view::npos ? text_.size() : end + 2;
  }

  // A string or character; its text goes to `into`.
  void literal(std::string* into) {
    const char quote = peek();
    for (++at_; at_ < text_.size() && peek() != quote && peek() != '\n'; ++at_) {
      if (peek() == '\\') ++at_;
      if (into && at_ < text_.size()) *into += peek();
    }
    if (at_ < text_.size()) ++at_;
  }

  void raw_literal() {  // at_ stands on the quote of R"delimiter(
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos) {
      at_ = text_.size();
      return;
    }
    const std::string close = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    const std::size_t end = text_.find(close, open);
    at_ = end == std::string_view::npos ? text_.size() : end + close.size();
  }

  void word() {
    const std::size_t start = at_;
    while (is_word(peek())) ++at_;
    const std::string_view name = text_.substr(start, at_ - start);
    if (peek() == '"' && (name == "R" || name == "u8R" || name == "LR")) return raw_literal();
    if (peek() == '\'' && is_digit(name[0])) {  // 10'000
      ++at_;
      return;
    }
    if (name == "covers") return covers_call(start);
    if (name == "TEST" || name == "TEST_F" || name == "TEST_P" || name == "TYPED_TEST" ||
        name == "TYPED_TEST_P" || name == "RC_GTEST_PROP" || name == "RC_GTEST_FIXTURE_PROP")
      test_macro();
  }

  void skip_space() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') ++at_;
  }
  std::string_view identifier() {
    skip_space();
    const std::size_t start = at_;
    while (is_word(peek())) ++at_;
    return text_.substr(start, at_ - start);
  }

  void test_macro() {
    skip_space();
    if (peek() != '(') return;
    ++at_;
    const std::string suite(identifier());
    skip_space();
    if (peek() != ',' || suite.empty()) return;
    ++at_;
    const std::string name(identifier());
    if (name.empty()) return;
    last_test_ = suite + "." + name;
    for (; first_loose_ < out_.size(); ++first_loose_) out_[first_loose_].test = last_test_;
    waiting_ = true;
    inside_ = false;
    test_depth_ = depth_;
  }

  // covers("B6.4, ruling 29", "poker-manhunt")
  void covers_call(std::size_t start) {
    skip_space();
    if (peek() != '(') return;
    std::string list;
    bool any = false;
    for (++at_; at_ < text_.size() && peek() != ')';) {
      if (peek() == '"') {
        literal(&list);
        any = true;
      } else {
        if (peek() == ',') list += ',';
        ++at_;
      }
    }
    if (any) cite(list, line_at(start));
  }

  void cite(std::string_view list, int line) {
    while (!list.empty()) {
      const std::size_t comma = std::min(list.find(','), list.size());
      std::string_view id = trim(list.substr(0, comma));
      while (!id.empty() && id.back() == '.') id.remove_suffix(1);
      if (!id.empty())
        out_.push_back({std::string(id), inside_ ? last_test_ : "", std::string(file_), line});
      list.remove_prefix(std::min(comma + 1, list.size()));
    }
    if (inside_) first_loose_ = out_.size();
  }

  std::string_view file_, text_;
  std::size_t at_ = 0;
  int depth_ = 0, test_depth_ = 0;
  bool waiting_ = false, inside_ = false;
  std::string last_test_;
  std::size_t first_loose_ = 0;  // citations from here on wait for their test
  std::vector<Citation> out_;
};

// --- files --------------------------------------------------------------------------------------

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

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    else
      out += c;
  }
  return out + '"';
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

RuleTexts embedded_rules() {
  return {asset("docs/rules/base.md"), asset("docs/rules/content.md"),
          asset("docs/rules/editions.md"), asset("docs/rules/rulings.md"),
          asset("docs/rules/ante-up.md")};
}

Lexicons all_lexicons() {
  return {&default_content().lexicon, &default_content(kAnteUp).lexicon,
          &default_content(kAnteUp | kAlternativePoker).lexicon};
}

std::vector<CoverageItem> coverage_items(const RuleTexts& texts, const Lexicons& lexicons) {
  std::vector<CoverageItem> items;
  add_rules(texts.base, items);
  add_reading_rules(texts.content, items);
  add_rulings(texts.rulings, items);
  add_switches(texts.editions, items);
  add_cards(texts.content, lexicons, items);
  add_ante_up(texts.ante_up, items);
  return items;
}

std::vector<Citation> read_citations(std::string_view file, std::string_view text) {
  return Scanner(file, text).run();
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
  std::string out = fmt::format("{{\n  \"complete\": {}, \"test_files\": {},\n  \"topics\": {{",
                                coverage.complete(), coverage.test_files);
  const auto counts = count_topics(coverage);
  for (int t = 0; t < kTopics; ++t)
    out += fmt::format("{}\"{}\": {{\"total\": {}, \"covered\": {}}}", t ? ", " : "",
                       topic_word(static_cast<Topic>(t)), counts[static_cast<std::size_t>(t)].total,
                       counts[static_cast<std::size_t>(t)].covered);
  out += "},\n  \"missing\": [";
  const char* separator = "";
  for (const CoverageItem* item : coverage.missing()) {
    out += separator + json_string(item->id);
    separator = ", ";
  }
  out += "],\n  \"unknown\": [";
  separator = "\n    ";
  for (const Citation& c : coverage.unknown) {
    out += fmt::format("{}{{\"id\": {}, \"test\": {}, \"file\": {}, \"line\": {}}}", separator,
                       json_string(c.id), json_string(c.test), json_string(c.file), c.line);
    separator = ",\n    ";
  }
  out += "],\n  \"items\": [";
  separator = "\n    ";
  for (const CoverageItem& item : coverage.items) {
    out += fmt::format("{}{{\"id\": {}, \"topic\": \"{}\", \"tests\": [", separator,
                       json_string(item.id), topic_word(item.topic));
    const char* inner = "";
    for (const std::string& test : item.tests) {
      out += inner + json_string(test);
      inner = ", ";
    }
    out += "]}";
    separator = ",\n    ";
  }
  return out + "\n  ]\n}\n";
}

}  // namespace dr
