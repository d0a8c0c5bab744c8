#include "replay/words.h"

#include <array>

#include "replay/slots.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

// What stands behind the first word: the slot, and the byte of the choice it is written to.
struct Place {
  Slot slot;
  std::uint8_t Choice::* byte;
};

std::array<Place, 3> places(const VerbInfo& verb) {
  const Place a{verb.a, &Choice::a}, b{verb.b, &Choice::b}, c{verb.c, &Choice::c};
  return verb.traits.b_first ? std::array{b, a, c} : std::array{a, b, c};
}

// What people may type instead; the second word comes before what they typed after it.
struct Alias {
  std::string_view typed, verb, argument;
};
constexpr Alias kAliases[] = {
    {"duel", "fight", "duel"},   {"arrest", "fight", "arrest"},
    {"rob", "fight", "robbery"}, {"robbery", "fight", "robbery"},
    {"end", "end-turn", ""},     {"yes", "accept", ""},
    {"no", "pass", ""},          {"doctor", "heal", ""},
    {"cabaret", "revel", ""},    {"train", "rob-train", ""},
};

constexpr std::string_view kRaw = "raw";

const VerbInfo* find_verb(std::string_view word) {
  for (const VerbInfo& verb : kVerbTable)
    if (verb.id == word) return &verb;
  return nullptr;
}

std::vector<Word> resolve_alias(std::vector<Word> words) {
  const std::string first = lower(words[0].text);
  for (const Alias& alias : kAliases)
    if (alias.typed == first) {
      const std::size_t at = words[0].at;
      words[0].text = alias.verb;
      if (!alias.argument.empty()) words.insert(words.begin() + 1, {alias.argument, at});
    }
  return words;
}

ParsedChoice failed(std::size_t at, std::string problem) {
  return {false, {}, at, std::move(problem)};
}

ParsedChoice unknown_verb(const Word& word) {
  std::string known;
  for (const VerbInfo& verb : kVerbTable)
    known += (known.empty() ? "" : ", ") + std::string(verb.id);
  return failed(word.at, "unknown choice " + quoted(word.text) + "; expected one of " + known);
}

ParsedChoice parse_raw(const std::vector<Word>& words, std::size_t end) {
  if (words.size() == 2)
    if (const auto code = parse_hex(words[1].text, 8))
      return {true, Choice::from(static_cast<std::uint32_t>(*code)), 0, {}};
  return failed(words.size() > 1 ? words[1].at : end, "expected 8 hexadecimal digits after 'raw'");
}

// The words of a choice without the `raw` form; empty where an argument has none.
std::string plain_words(const Content& content, Choice choice) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  const VerbInfo& verb = info_of(choice.verb);
  std::string out(verb.id);
  for (const Place& place : places(verb)) {
    const Slot slot = settled(place.slot, choice);
    if (slot == Slot::kEmpty) break;
    const std::string word = write_slot(content, slot, choice.*place.byte);
    if (!word.empty()) out += " " + word;
  }
  return out;
}

}  // namespace

std::string choice_words(const Content& content, Choice choice) {
  const std::string words = plain_words(content, choice);
  const ParsedChoice back = parse_choice(content, words);
  return back.ok && back.choice == choice ? words
                                          : std::string(kRaw) + " " + to_hex(choice.code(), 8);
}

ParsedChoice parse_choice(const Content& content, std::string_view text) {
  std::vector<Word> words = split_words(text);
  if (words.empty()) return failed(0, "expected a choice, such as 'move sv12'");
  words = resolve_alias(std::move(words));
  const std::string first = lower(words[0].text);
  if (first == kRaw) return parse_raw(words, text.size());
  const VerbInfo* verb = find_verb(first);
  if (!verb) return unknown_verb(words[0]);

  ParsedChoice result;
  result.choice.verb = verb->verb;
  std::size_t next = 1;
  for (const Place& place : places(*verb)) {
    const Slot slot = settled(place.slot, result.choice);
    if (slot == Slot::kEmpty) break;
    if (next == words.size()) {
      if (is_optional(slot)) continue;
      return failed(text.size(), "'" + first + "' needs " + expected_in(slot));
    }
    const auto value = read_slot(content, slot, words[next].text);
    if (!value)
      return failed(words[next].at, quoted(words[next].text) + " does not fit '" + first +
                                        "'; expected " + expected_in(slot));
    result.choice.*place.byte = *value;
    ++next;
  }
  if (next < words.size())
    return failed(words[next].at, quoted(words[next].text) + " is too much after '" + first + "'");
  result.ok = true;
  return result;
}

}  // namespace dr
