#include "text/templates.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>

#include "assets/assets.h"
#include "base/languages.h"
#include "base/text.h"

namespace dr {
namespace {

const std::string* find_arg(std::span<const Arg> args, std::string_view name) {
  for (const Arg& arg : args)
    if (arg.first == name) return &arg.second;
  return nullptr;
}

// The form of "one|few|many" that the rule picks for the number; the last if it names more.
std::string_view plural_form(std::string_view forms, int wanted) {
  for (;; --wanted) {
    const auto bar = forms.find('|');
    if (wanted <= 0 || bar == std::string_view::npos) return forms.substr(0, bar);
    forms.remove_prefix(bar + 1);
  }
}

// Writes one blank, the text between braces. False: there is no such argument.
bool fill_blank(std::string& out, std::string_view blank, std::span<const Arg> args,
                PluralRule plural) {
  const auto bar = blank.find('|');
  const std::string* value = find_arg(args, blank.substr(0, bar));
  if (!value) return false;
  if (bar == std::string_view::npos)
    out += *value;
  else
    out += plural_form(blank.substr(bar + 1), plural(std::strtol(value->c_str(), nullptr, 10)));
  return true;
}

bool belongs_to(std::string_view path, std::string_view language) {
  constexpr std::string_view kFolder = "text/", kSuffix = ".lang";
  if (!path.starts_with(kFolder) || !path.ends_with(kSuffix)) return false;
  path.remove_prefix(kFolder.size());
  path.remove_suffix(kSuffix.size());
  return path.starts_with(language) &&
         (path.size() == language.size() || path[language.size()] == '-');
}

struct Grammar {
  std::string_view code;
  PluralRule plural;
  int forms;
};
constexpr Grammar kGrammars[] = {{"en", english_plural, 2},
                                 {"it", english_plural, 2},
                                 {"fr", french_plural, 2},
                                 {"uk", ukrainian_plural, 3},
                                 {"pt", english_plural, 2}};
constexpr auto kCodes = [] {
  std::array<std::string_view, std::size(kLanguages)> codes;
  std::ranges::transform(kLanguages, codes.begin(), &Language::code);
  return codes;
}();
static_assert(std::ranges::equal(kGrammars, kCodes, {}, &Grammar::code),
              "How many forms has a plural in the new language, and which goes with a number?");

// English for a language that is not known.
const Grammar& grammar_of(std::string_view language) {
  for (const Grammar& grammar : kGrammars)
    if (grammar.code == language) return grammar;
  return kGrammars[0];
}

std::deque<Templates> load_languages() {
  std::deque<Templates> all;
  for (const Grammar& grammar : kGrammars) {
    Templates& words = all.emplace_back(grammar.plural, grammar.code);
    const auto load = [&](std::string_view language) {
      for (const Asset& asset : assets())
        if (belongs_to(asset.path, language)) words.load(asset.text);
    };
    if (!is_whole(grammar.code)) load("en");
    load(grammar.code);
  }
  return all;
}

// One of each language, in the order of kGrammars.
std::deque<Templates>& languages() {
  static std::deque<Templates> all = load_languages();
  return all;
}

}  // namespace

int english_plural(long n) { return n == 1 ? 0 : 1; }
int french_plural(long n) { return n == 0 || n == 1 ? 0 : 1; }
int ukrainian_plural(long n) {
  const long ones = std::labs(n) % 10, tens = std::labs(n) / 10 % 10;
  if (tens == 1) return 2;
  return ones == 1 ? 0 : ones >= 2 && ones <= 4 ? 1 : 2;
}

std::span<const std::string_view> language_codes() { return kCodes; }
bool is_whole(std::string_view language) {
  const auto* found = std::ranges::find(kLanguages, language, &Language::code);
  return found != std::end(kLanguages) && found->whole;
}
PluralRule plural_rule(std::string_view language) { return grammar_of(language).plural; }
int plural_forms(std::string_view language) { return grammar_of(language).forms; }

std::string fill(std::string_view pattern, std::span<const Arg> args, PluralRule plural) {
  std::string out;
  out.reserve(pattern.size() + 32);
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char c = pattern[i];
    if ((c == '{' || c == '}') && i + 1 < pattern.size() && pattern[i + 1] == c) {
      out += c;
      ++i;
      continue;
    }
    const auto close = c == '{' ? pattern.find('}', i) : std::string_view::npos;
    if (close != std::string_view::npos &&
        fill_blank(out, pattern.substr(i + 1, close - i - 1), args, plural))
      i = close;
    else
      out += c;
  }
  return out;
}

std::string fill(std::string_view pattern, std::initializer_list<Arg> args, PluralRule plural) {
  return fill(pattern, std::span<const Arg>(args.begin(), args.size()), plural);
}

namespace {

// Small letters of one or two bytes, and how far above them their capitals stand.
constexpr struct {
  int first, last, up;
} kLetters[] = {{'a', 'z', 0x20},     {0xe0, 0xf6, 0x20},   {0xf8, 0xfe, 0x20},  // Latin
                {0x430, 0x44f, 0x20}, {0x450, 0x45f, 0x50}, {0x491, 0x491, 1}};  // Cyrillic

}  // namespace

std::string capitalise(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  const bool two = first >= 0xc3 && first <= 0xd2 && text.size() > 1;
  if (first >= 0x80 && !two) return text;
  int code = two ? (first & 0x1f) << 6 | (static_cast<unsigned char>(text[1]) & 0x3f) : first;
  for (const auto& range : kLetters)
    if (code >= range.first && code <= range.last) {
      code -= range.up;
      break;
    }
  if (!two) {
    text[0] = static_cast<char>(code);
    return text;
  }
  text[0] = static_cast<char>(0xc0 | code >> 6);
  text[1] = static_cast<char>(0x80 | (code & 0x3f));
  return text;
}

int Templates::load(std::string_view text) {
  int number = 0, bad = 0;
  while (!text.empty()) {
    ++number;
    const auto end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#') continue;
    const auto equals = line.find('=');
    const std::string_view key = trimmed(line.substr(0, equals));
    if (equals == std::string_view::npos || key.empty()) {
      if (!bad) bad = number;
      continue;
    }
    std::string_view pattern = trimmed(line.substr(equals + 1));
    if (pattern.size() >= 2 && pattern.front() == '"' && pattern.back() == '"')
      pattern = pattern.substr(1, pattern.size() - 2);
    lines_.insert_or_assign(std::string(key), std::string(pattern));
  }
  return bad;
}

bool Templates::has(std::string_view key) const { return lines_.contains(key); }

std::string_view Templates::get(std::string_view key) const {
  const auto at = lines_.find(key);
  return at != lines_.end() ? std::string_view(at->second) : key;
}

std::string Templates::format(std::string_view key, std::span<const Arg> args) const {
  return fill(get(key), args, plural_);
}

std::string Templates::format(std::string_view key, std::initializer_list<Arg> args) const {
  return fill(get(key), args, plural_);
}

std::vector<std::string_view> Templates::keys() const {
  std::vector<std::string_view> all;
  for (const auto& [key, pattern] : lines_) all.push_back(key);
  return all;
}

const Templates& templates(std::string_view language) {
  const auto n = static_cast<std::size_t>(&grammar_of(language) - kGrammars);
  const Templates& words = languages()[n];
  return words.empty() ? languages().front() : words;
}

int load_words(std::string_view language, std::string_view text) {
  const Grammar& grammar = grammar_of(language);
  if (grammar.code != language) return -1;
  return languages()[static_cast<std::size_t>(&grammar - kGrammars)].load(text);
}

const Templates& english() {
  static const Templates& en = templates("en");
  return en;
}

std::string format_template(std::string_view key, std::initializer_list<Arg> args) {
  return english().format(key, args);
}

}  // namespace dr
