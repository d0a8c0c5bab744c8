#include "base/markdown.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.h"

namespace dr {
namespace {

using Kind = MarkdownBlock::Kind;

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

std::vector<std::string_view> cells_of(std::string_view row) {
  std::vector<std::string_view> cells;
  row.remove_prefix(1);
  for (std::size_t end; (end = row.find('|')) != row.npos; row.remove_prefix(end + 1))
    cells.push_back(trimmed(row.substr(0, end)));
  return cells;
}

// What the line begins, with its mark taken off. REQUIRES: `line` is trimmed and not empty.
Kind take_mark(std::string_view& line, int& number) {
  if (line.front() == '|') return Kind::kRow;
  if (line.front() == '#') {
    number = static_cast<int>(std::min(line.find_first_not_of('#'), line.size()));
    line = trimmed(line.substr(static_cast<std::size_t>(number)));
    return Kind::kHeading;
  }
  if (line.starts_with("- ")) {
    line = trimmed(line.substr(2));
    return Kind::kPoint;
  }
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  const std::string_view after = line.substr(static_cast<std::size_t>(end - line.data()));
  if (error != std::errc{} || line.front() == '-' || !after.starts_with(". ")) return Kind::kText;
  line = trimmed(after.substr(2));
  return Kind::kNumbered;
}

// Whether a line goes on with the block before it.
bool goes_on(std::string_view line) {
  int number = 0;
  line = trimmed(line);
  return !line.empty() && take_mark(line, number) == Kind::kText;
}

}  // namespace

std::string_view MarkdownReader::take_line() {
  const std::string_view line = first_line(rest_);
  rest_.remove_prefix(std::min(line.size() + 1, rest_.size()));
  return line;
}

bool MarkdownReader::next(MarkdownBlock& block) {
  while (!rest_.empty()) {
    const std::string_view whole = take_line();
    std::string_view line = trimmed(whole);
    if (line.empty()) continue;
    block = {};
    block.kind = take_mark(line, block.number);
    block.depth = block.kind == Kind::kHeading ? std::exchange(block.number, 0)
                                               : static_cast<int>(whole.find_first_not_of(" \t"));
    block.text = line;
    if (block.kind == Kind::kRow) {
      block.cells = cells_of(line);
      return true;
    }
    while (block.kind != Kind::kHeading && goes_on(first_line(rest_)))
      block.text += " " + std::string(trimmed(take_line()));
    return true;
  }
  return false;
}

std::string without_marks(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != '*' && c != '`') out += c;
  return out;
}

}  // namespace dr
