#include "text/templates.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

#include "assets/assets.h"

namespace dr {
namespace {

std::string_view trim(std::string_view s) {
  const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!s.empty() && is_space(s.front())) s.remove_prefix(1);
  while (!s.empty() && is_space(s.back())) s.remove_suffix(1);
  return s;
}

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

struct Language {
  std::string code;
  Templates templates;
};

}  // namespace

int english_plural(long n) { return n == 1 ? 0 : 1; }

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

std::string capitalise(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') {
    text[0] = static_cast<char>(first - 'a' + 'A');
    return text;
  }
  if (first < 0xc3 || first > 0xd2 || text.size() < 2) return text;
  const int code = (first & 0x1f) << 6 | (static_cast<unsigned char>(text[1]) & 0x3f);
  int upper = code;
  if (code >= 0xe0 && code <= 0xfe && code != 0xf7) upper = code - 0x20;  // Latin-1
  if (code >= 0x430 && code <= 0x44f) upper = code - 0x20;                // Cyrillic
  if (code >= 0x450 && code <= 0x45f) upper = code - 0x50;
  if (code == 0x491) upper = 0x490;
  text[0] = static_cast<char>(0xc0 | upper >> 6);
  text[1] = static_cast<char>(0x80 | (upper & 0x3f));
  return text;
}

int Templates::load(std::string_view text) {
  int number = 0, bad = 0;
  while (!text.empty()) {
    ++number;
    const auto end = text.find('\n');
    const std::string_view line = trim(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#') continue;
    const auto equals = line.find('=');
    const std::string_view key = trim(line.substr(0, equals));
    if (equals == std::string_view::npos || key.empty()) {
      if (!bad) bad = number;
      continue;
    }
    std::string_view pattern = trim(line.substr(equals + 1));
    if (pattern.size() >= 2 && pattern.front() == '"' && pattern.back() == '"')
      pattern = pattern.substr(1, pattern.size() - 2);
    const auto at = std::lower_bound(lines_.begin(), lines_.end(), key,
                                     [](const Line& l, std::string_view k) { return l.key < k; });
    if (at != lines_.end() && at->key == key)
      at->pattern = pattern;
    else
      lines_.insert(at, Line{std::string(key), std::string(pattern)});
  }
  return bad;
}

const Templates::Line* Templates::find(std::string_view key) const {
  const auto at = std::lower_bound(lines_.begin(), lines_.end(), key,
                                   [](const Line& l, std::string_view k) { return l.key < k; });
  return at != lines_.end() && at->key == key ? &*at : nullptr;
}

bool Templates::has(std::string_view key) const { return find(key) != nullptr; }

std::string_view Templates::get(std::string_view key) const {
  const Line* line = find(key);
  return line ? std::string_view(line->pattern) : key;
}

std::string Templates::format(std::string_view key, std::span<const Arg> args) const {
  return fill(get(key), args, plural_);
}

std::string Templates::format(std::string_view key, std::initializer_list<Arg> args) const {
  return fill(get(key), args, plural_);
}

std::vector<std::string_view> Templates::keys() const {
  std::vector<std::string_view> all;
  for (const Line& line : lines_) all.push_back(line.key);
  return all;
}

const Templates& templates(std::string_view language) {
  static const std::deque<Language> languages = [] {
    std::deque<Language> all;
    for (const char* code : {"en", "it", "fr", "uk", "pt"}) {
      Templates loaded;
      bool any = false;
      for (const Asset& asset : assets())
        if (belongs_to(asset.path, code)) {
          loaded.load(asset.text);
          any = true;
        }
      if (any || all.empty()) all.push_back({code, std::move(loaded)});
    }
    return all;
  }();
  for (const Language& l : languages)
    if (l.code == language) return l.templates;
  return languages.front().templates;
}

const Templates& english() {
  static const Templates& en = templates("en");
  return en;
}

std::string format_template(std::string_view key, std::initializer_list<Arg> args) {
  return english().format(key, args);
}

}  // namespace dr
