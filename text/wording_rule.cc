// Rule numbers in words, and the paragraphs of the rule texts behind them.
#include <charconv>

#include "assets/assets.h"
#include "darkrock/choice_table.h"
#include "text/wording.h"

namespace dr {
namespace {

// The lines of an asset, one after the other.
struct Lines {
  std::string_view rest;
  bool next(std::string_view& line) {
    if (rest.empty()) return false;
    const auto end = rest.find('\n');
    line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return true;
  }
};

std::string_view trim_left(std::string_view text) {
  const auto start = text.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A line that begins a new point, table row or heading, so that the one before is over.
bool begins_point(std::string_view line) {
  line = trim_left(line);
  if (line.empty() || line.starts_with("- ") || line.starts_with("#") || line.starts_with("|"))
    return true;
  std::size_t digits = 0;
  while (digits < line.size() && is_digit(line[digits])) ++digits;
  return digits > 0 && line.substr(digits).starts_with(". ");
}

// Without the marks of Markdown: **bold**, *italic*, `code`.
std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != '*' && c != '`') out += c;
  return out;
}

// The point that starts with `mark`, with the lines that continue it.
std::string find_point(std::string_view file, std::string_view mark) {
  Lines lines{asset(file)};
  std::string_view line;
  while (lines.next(line)) {
    line = trim_left(line);
    if (!line.starts_with(mark)) continue;
    std::string text(line.substr(mark.size()));
    while (lines.next(line) && !begins_point(line)) text += " " + std::string(trim_left(line));
    return plain(text);
  }
  return {};
}

// The cell behind `| mark |` of a table.
std::string find_row(std::string_view file, const std::string& mark) {
  std::string text = find_point(file, "| " + mark + " | ");
  while (!text.empty() && (text.back() == ' ' || text.back() == '|')) text.pop_back();
  return text;
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

std::string rule_text(Rule rule) {
  const std::string number = say_rule(rule);
  switch (rule.book()) {
    case Book::kNone: return {};
    case Book::kBase:
      return find_point("docs/rules/base.md", (rule.point() ? "- " : "## ") + number + " ");
    case Book::kReading:
    case Book::kManInBlack: return find_row("docs/rules/content.md", number);
    case Book::kRuling:
      return find_point("docs/rules/rulings.md", std::to_string(rule.number()) + ". ");
    case Book::kAnteUp:
      return find_point("docs/rules/ante-up.md", std::to_string(rule.number()) + ". ");
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

Rule rule_behind(const Public& pub, Choice choice) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  const bool player_fight = pub.fight.on && is_player_fight(pub.fight.kind);
  if (choice.verb == Verb::kMove && choice.b) return B(4, 2);
  if (choice.verb == Verb::kMove && choice.a < kMaxSpaces && pub.bandits.has(choice.a))
    return B(4, 4);
  if (choice.verb == Verb::kMove && choice.a < kMaxSpaces &&
      (pub.au.outlaws | pub.au.claim_jumpers).has(choice.a))
    return AU(20);
  if (choice.verb == Verb::kDeposit && choice.b) return Ruling(73);
  if (choice.verb == Verb::kPlaceDisc && choice.b) return B(8, 2);
  if (choice.verb == Verb::kCommit && player_fight) return B(6, 4);
  if (choice.verb == Verb::kDeliver && choice.a == 2) return AU(18);
  if (choice.verb == Verb::kReward && pub.ask == Ask::kPokerReward) return AU(43);
  if (choice.verb == Verb::kLoot && choice.a == 3) return AU(19);
  if (choice.verb == Verb::kJoin && pub.au.faro.on) return AU(73);
  const Rule rule = info_of(choice.verb).rule;
  return rule.book() == Book::kNone ? asked_by(pub) : rule;
}

}  // namespace dr
