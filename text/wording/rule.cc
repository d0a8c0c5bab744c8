// Rule numbers in words, and the paragraphs of the rule texts behind them.
#include <charconv>

#include "assets/assets.h"
#include "base/markdown.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

using Kind = MarkdownBlock::Kind;

std::string_view trim_left(std::string_view text) {
  const auto start = text.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

// The text of the first block of a file that `wanted` names, without marks.
template <class F>
std::string find_block(std::string_view file, F&& wanted) {
  MarkdownReader reader(asset(file));
  for (MarkdownBlock block; reader.next(block);)
    if (wanted(block)) return without_marks(block.text);
  return {};
}

// The heading "B7 ..." or the point "B7.3 ...", without its number.
std::string base_rule(const std::string& number) {
  const std::string found = find_block("docs/rules/base.md", [&](const MarkdownBlock& block) {
    return (block.kind == Kind::kPoint || (block.kind == Kind::kHeading && block.depth == 2)) &&
           block.text.starts_with(number + " ");
  });
  return found.empty() ? found : found.substr(number.size() + 1);
}

std::string numbered_rule(std::string_view file, int number) {
  return find_block(file, [&](const MarkdownBlock& block) {
    return block.kind == Kind::kNumbered && block.number == number;
  });
}

// The cell behind the number in a table.
std::string tabled_rule(std::string_view file, const std::string& number) {
  MarkdownReader reader(asset(file));
  for (MarkdownBlock block; reader.next(block);)
    if (block.cells.size() > 1 && block.cells[0] == number) return without_marks(block.cells[1]);
  return {};
}

// A number that fills the rest of `text`, -1 if none does.
int whole_number(std::string_view text) {
  int n = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc{} && end == text.data() + text.size() && n >= 0 && n < 0x2000 ? n : -1;
}

// "7.3.1" after the B.
Rule parse_base(std::string_view text) {
  int part[3] = {0, 0, 0};
  std::size_t n = 0;
  while (n < 3) {
    const auto dot = text.find('.');
    part[n] = whole_number(text.substr(0, dot));
    if (part[n] < 0) return {};
    ++n;
    if (dot == std::string_view::npos) break;
    text.remove_prefix(dot + 1);
    if (n == 3) return {};
  }
  if (part[0] > 31 || part[1] > 31 || part[2] > 7) return {};
  return B(part[0], part[1], part[2]);
}

}  // namespace

std::string say_rule(Rule rule) {
  switch (rule.book()) {
    case Book::kNone: return {};
    case Book::kBase: {
      std::string text = "B" + std::to_string(rule.chapter());
      if (rule.point()) text += "." + std::to_string(rule.point());
      if (rule.sub()) text += "." + std::to_string(rule.sub());
      return text;
    }
    case Book::kReading: return "G" + std::to_string(rule.number());
    case Book::kManInBlack: return "MB" + std::to_string(rule.number());
    case Book::kRuling: return "ruling " + std::to_string(rule.number());
    case Book::kAnteUp: return "AU" + std::to_string(rule.number());
  }
  return {};
}

std::string name_rule(Rule rule, const Templates& words) {
  if (rule.book() != Book::kRuling) return say_rule(rule);
  return words.format("word.ruling", {{"n", std::to_string(rule.number())}});
}

std::string rule_text(Rule rule) {
  const std::string number = say_rule(rule);
  switch (rule.book()) {
    case Book::kNone: return {};
    case Book::kBase: return base_rule(number);
    case Book::kReading:
    case Book::kManInBlack: return tabled_rule("docs/rules/content.md", number);
    case Book::kRuling: return numbered_rule("docs/rules/rulings.md", rule.number());
    case Book::kAnteUp: return numbered_rule("docs/rules/ante-up.md", rule.number());
  }
  return {};
}

Rule parse_rule(std::string_view text) {
  std::string upper(trim_left(text));
  while (!upper.empty() && upper.back() == ' ') upper.pop_back();
  for (char& c : upper)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  const auto after = [&](std::string_view prefix) {
    return upper.starts_with(prefix)
               ? whole_number(trim_left(std::string_view(upper).substr(prefix.size())))
               : -1;
  };
  if (const int n = after("RULING"); n > 0) return Ruling(n);
  if (const int n = after("AU"); n > 0) return AU(n);
  if (const int n = after("MB"); n > 0) return MB(n);
  if (const int n = after("G"); n > 0) return G(n);
  return upper.starts_with("B") ? parse_base(std::string_view(upper).substr(1)) : Rule{};
}

}  // namespace dr
