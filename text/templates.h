// Sentences as data: every word the game says stands in text/<language>*.lang, one
// `key = pattern` on a line. This file finds patterns by key and fills in their blanks.
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dr {

// Which of a language's plural forms goes with n. English: 0 for one, 1 for all other numbers.
using PluralRule = int (*)(long n);
int english_plural(long n);
int french_plural(long n);     // 0 for none and one, 1 for more
int ukrainian_plural(long n);  // 0 for 1, 21, 31 ...; 1 for 2 - 4, 22 - 24 ...; 2 for the rest

// The languages the game knows (base/languages.h).
std::span<const std::string_view> language_codes();
bool is_whole(std::string_view language);
PluralRule plural_rule(std::string_view language);
int plural_forms(std::string_view language);  // how many forms a plural has

// A blank's name and what to write there.
using Arg = std::pair<std::string, std::string>;

// Fills the blanks of a pattern:
//   {name}          the argument of that name
//   {n|card|cards}  the plural form for the number in argument n (the number itself is not written)
//   {{ and }}       a brace
// A blank without an argument stays as it stands, so that tests find it.
std::string fill(std::string_view pattern, std::span<const Arg> args,
                 PluralRule plural = english_plural);
std::string fill(std::string_view pattern, std::initializer_list<Arg> args,
                 PluralRule plural = english_plural);

// The first letter in upper case (ASCII, Latin-1 letters and Cyrillic).
std::string capitalise(std::string text);

// All patterns of one language.
//
// The file format: `key = pattern`, spaces around both trimmed; a pattern in double quotes keeps
// its outer spaces; a line that starts with `#` is a comment. Later lines replace earlier ones.
class Templates {
 public:
  explicit Templates(PluralRule plural = english_plural, std::string_view language = {})
      : plural_(plural), language_(language) {}

  // Adds the lines of one file. Returns the number of the first malformed line, 0 if all is well.
  int load(std::string_view text);

  bool has(std::string_view key) const;
  // The pattern of a key; a missing key gives the key itself and is a bug of the texts.
  std::string_view get(std::string_view key) const;
  // The pattern of a key, its blanks filled.
  std::string format(std::string_view key, std::initializer_list<Arg> args) const;
  std::string format(std::string_view key, std::span<const Arg> args) const;
  std::vector<std::string_view> keys() const;
  bool empty() const { return lines_.empty(); }
  PluralRule plural() const { return plural_; }
  std::string_view language() const { return language_; }  // its code; empty: of no language

 private:
  std::map<std::string, std::string, std::less<>> lines_;  // patterns by their keys
  PluralRule plural_;
  std::string_view language_;
};

// The templates of a language code ("en"), from every embedded text/<code>.lang and
// text/<code>-*.lang, and what load_words added; English if there are none. Of a language that is not
// whole English says the rest.
const Templates& templates(std::string_view language);
// Adds a file to a language, replacing lines of the same keys. Returns the number of the first
// malformed line, 0 if all is well, -1 if the language is not known. Not while others read.
int load_words(std::string_view language, std::string_view text);
const Templates& english();

// Shorthand: english().format(key, args).
std::string format_template(std::string_view key, std::initializer_list<Arg> args = {});

}  // namespace dr
