#include "content/compiler/fields.h"

#include <algorithm>
#include <span>

#include "base/languages.h"
#include "base/text.h"
#include "base/utf8.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

// A whole number of at most four digits, -1 otherwise.
int parse_number(std::string_view text) {
  if (text.empty() || text.size() > 4) return -1;
  int n = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

bool is_program(std::string_view key) {
  constexpr std::string_view kKeys[] = {"effect", "reward", "line", "when",
                                        "reveal", "win",    "lose", "beyond"};
  return key.empty() || find_word(kKeys, key) >= 0;
}

// "name-it": what a component is called in a language besides English, whose name has no code.
std::string name_key(const Language& language) { return "name-" + std::string(language.code); }

constexpr std::span<const Language> kOthers = std::span(kLanguages).subspan(1);

bool is_name(std::string_view key) {
  return std::ranges::any_of(kOthers, [&](const Language& one) { return name_key(one) == key; });
}

}  // namespace

Fields::Fields(const Stanza& c, std::initializer_list<std::string_view> keys, bool abilities,
               Errors& errors)
    : card(c), errors_(errors) {
  std::vector<std::string_view> known = {"name", "source", "note", "replaces"};
  known.insert(known.end(), keys);
  for (std::size_t i = 0; i < card.fields.size(); ++i) {
    const Field& field = card.fields[i];
    if (field.key.empty()) {
      if (!abilities)
        fail(field, "an ability on a " + quoted(card.deck) + " card, expected " + one_of(known));
      continue;
    }
    if (find_word(known, field.key) < 0 && !is_name(field.key))
      errors_.add(field.key_pos, "unknown field " + quoted(field.key) +
                                     did_you_mean(field.key, known) + " (expected " +
                                     one_of(known) + (abilities ? ", or an ability" : "") + ")");
    for (std::size_t j = 0; j < i && field.key != "line"; ++j)
      if (card.fields[j].key == field.key)
        errors_.add(field.key_pos, "a second " + quoted(field.key) + " line, expected one");
  }
  if (!card.rest.empty())
    errors_.add(card.id_pos,
                "'" + std::string(card.rest) + "' after the id, expected the end of the line");
}

const Field* Fields::find(std::string_view key) const { return find_field(card, key); }

const Field* Fields::need(std::string_view key, std::string_view example) {
  const Field* field = find(key);
  if (!field)
    errors_.add(card.id_pos, quoted(card.id) + " has no " + quoted(key) +
                                 " line, expected one like '" + std::string(key) + " " +
                                 std::string(example) + "'");
  return field;
}

void Fields::fail(const Field& field, std::string message) {
  errors_.add(field.value_pos, std::move(message));
}

std::string Fields::text(std::string_view key, std::string_view example) {
  const Field* field = need(key, example);
  if (!field) return {};
  if (field->value.empty())
    fail(*field, "nothing after " + quoted(key) + ", expected something like " + quoted(example));
  return std::string(field->value);
}

int Fields::number(std::string_view key, int least, int most, int otherwise) {
  const Field* field = otherwise < 0 ? need(key, std::to_string(least)) : find(key);
  if (!field) return otherwise < 0 ? least : otherwise;
  const int n = parse_number(field->value);
  if (n >= least && n <= most) return n;
  fail(*field, "found " + quoted(field->value) + ", expected a number from " +
                   std::to_string(least) + " to " + std::to_string(most));
  return least;
}

int Fields::dollars(std::string_view key, int otherwise) {
  const Field* field = otherwise < 0 ? need(key, "$20") : find(key);
  if (!field) return otherwise < 0 ? 0 : otherwise;
  const std::string_view value = field->value;
  const int n = value.starts_with("$") ? parse_number(value.substr(1)) : -1;
  if (n >= 0 && n % 10 == 0 && n <= 2000) return n / 10;
  fail(*field, "found " + quoted(value) + ", expected dollars in tens like $20");
  return 0;
}

int Fields::word(std::string_view key, std::span<const std::string_view> words) {
  const Field* field = need(key, words[0]);
  if (!field) return -1;
  const int i = find_word(words, field->value);
  if (i < 0)
    fail(*field, "found " + quoted(field->value) + ", expected " + one_of(words) +
                     did_you_mean(field->value, words));
  return i;
}

std::string Fields::title(std::string_view key, std::string_view example) {
  std::string value = text(key, example);
  if (character_count(value) <= kMostTitle) return value;
  fail(*find(key), "a text of " + std::to_string(character_count(value)) +
                       " characters, expected at most " + std::to_string(kMostTitle));
  return {};
}

void Fields::names(Entry& out) {
  for (const Language& one : kOthers)
    if (const std::string key = name_key(one); has(key))
      out.names.emplace_back(one.code, title(key, "Terra de Sangue"));
  const Field* before = card.under ? find_field(*card.under, "name") : nullptr;
  out.own_name = card.layer > 0 && (!before || before->value != out.name);
}

Entry Fields::entry(int copies) {
  Entry out;
  out.id = card.id;
  out.name = title("name", "Blood Money");
  names(out);
  if (const Field* note = find("note")) out.note = note->value;
  const int source = word("source", kSourceWords);
  out.source = source < 0 ? Source::kOurs : static_cast<Source>(source);
  out.file = card.pos.file;
  out.line = card.pos.line;
  out.copies = copies;
  for (const Field& field : card.fields)
    if (is_program(field.key)) out.program.emplace_back(field.value);
  return out;
}

std::vector<std::string_view> split(std::string_view value) {
  std::vector<std::string_view> out;
  std::size_t at = 0;
  while (at < value.size()) {
    const auto end = std::min(value.find_first_of(" \t,", at), value.size());
    if (end > at) out.push_back(value.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

Pos pos_of(const Field& field, std::string_view word) {
  Pos pos = field.value_pos;
  pos.column += static_cast<int>(word.data() - field.value.data());
  return pos;
}

}  // namespace dr::compiler
