#include "replay/words.h"

#include <array>

#include "replay/slots.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

struct Form {
  std::string_view word;
  std::array<Slot, 3> slots{};
  // slot i holds argument order[i]: 0 a, 1 b, 2 c
  std::array<std::uint8_t, 3> order{0, 1, 2};
};

// In the order of Verb.
constexpr std::array<Form, kVerbs> kForms = {{
    {"pass", {}},
    {"character", {Slot::kCharacter}},
    {"start", {Slot::kSpace}},
    {"income", {Slot::kIncome}},
    {"weapon", {Slot::kItem}},
    {"mount", {Slot::kItem}},
    {"move", {Slot::kSpace, Slot::kMesa}},
    {"play", {Slot::kNamedCard}},
    {"use", {Slot::kItem}},
    {"ability", {Slot::kOrdinal}},
    {"fight", {Slot::kFightKind, Slot::kSeat}, {1, 0, 2}},
    {"buy", {Slot::kItem, Slot::kActive}},
    {"upgrade", {Slot::kItem, Slot::kActive}},
    {"poker", {}},
    {"prospect", {}},
    {"deposit", {Slot::kNumber, Slot::kSoldCard, Slot::kSoldCard}},
    {"heist", {}},
    {"heal", {}},
    {"revel", {Slot::kNumber}},
    {"cattle", {Slot::kColour}},
    {"work", {}},
    {"end-turn", {}},
    {"react", {Slot::kNamedCard}},
    {"trigger", {Slot::kTrigger, Slot::kThing, Slot::kOrdinal}},
    {"disc", {Slot::kSide, Slot::kMoved}},
    {"goal", {Slot::kOrdinal}},
    {"deliver", {Slot::kDelivery, Slot::kDelivered}},
    {"option", {Slot::kOrdinal}},
    {"accept", {}},
    {"pick", {Slot::kSeat}},
    {"discard", {Slot::kCard}},
    {"give-cash", {}},
    {"give", {Slot::kCard}},
    {"commit", {Slot::kCard}},
    {"decline", {}},
    {"surrender", {}},
    {"npc-card", {Slot::kFightCard}},
    {"reward", {Slot::kReward}},
    {"loot", {Slot::kLoot}},
    {"pay-nuggets", {Slot::kSoldCard, Slot::kSoldCard}},
    {"join", {}},
    {"lay", {Slot::kCard}},
    {"reroll", {Slot::kOrdinal}},
    {"story", {Slot::kSide}},
    {"sheriff", {Slot::kSpace, Slot::kBack}},
    {"keep-legend", {Slot::kNumber}},
    {"longhorn", {}},
    {"rob-train", {}},
    {"rail", {}},
    {"cross", {}},
    {"explore", {}},
    {"faro", {}},
    {"high-roller", {}},
    {"community-poker", {}},
    {"take-nuggets", {Slot::kNumber}},
    {"event", {Slot::kEvent}},
    {"look", {Slot::kLookAt, Slot::kLooked}},
    {"bet", {Slot::kRank, Slot::kMarker}},
    {"stay", {}},
    {"leave", {}},
    {"raise", {}},
    {"fold", {}},
}};

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

std::uint8_t& argument(Choice& choice, std::uint8_t which) {
  return which == 0 ? choice.a : which == 1 ? choice.b : choice.c;
}

const Form* find_form(std::string_view word) {
  for (const Form& form : kForms)
    if (form.word == word) return &form;
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
  for (const std::string_view verb : verb_words())
    known += (known.empty() ? "" : ", ") + std::string(verb);
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
  const Form& form = kForms[static_cast<std::size_t>(choice.verb)];
  std::string out(form.word);
  for (std::size_t i = 0; i < form.slots.size(); ++i) {
    const Slot slot = settled(form.slots[i], choice);
    if (slot == Slot::kEmpty) break;
    const std::string word = write_slot(content, slot, argument(choice, form.order[i]));
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
  const Form* form = find_form(first);
  if (!form) return unknown_verb(words[0]);

  ParsedChoice result;
  result.choice.verb = static_cast<Verb>(form - kForms.data());
  std::size_t next = 1;
  for (std::size_t i = 0; i < form->slots.size(); ++i) {
    const Slot slot = settled(form->slots[i], result.choice);
    if (slot == Slot::kEmpty) break;
    if (next == words.size()) {
      if (is_optional(slot)) continue;
      return failed(text.size(), "'" + first + "' needs " + expected_in(slot));
    }
    const auto value = read_slot(content, slot, words[next].text);
    if (!value)
      return failed(words[next].at, quoted(words[next].text) + " does not fit '" + first +
                                        "'; expected " + expected_in(slot));
    argument(result.choice, form->order[i]) = *value;
    ++next;
  }
  if (next < words.size())
    return failed(words[next].at, quoted(words[next].text) + " is too much after '" + first + "'");
  result.ok = true;
  return result;
}

std::vector<std::string_view> verb_words() {
  std::vector<std::string_view> words;
  for (const Form& form : kForms) words.push_back(form.word);
  return words;
}

}  // namespace dr
