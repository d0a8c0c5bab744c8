#include "content/compiler/cards.h"

#include "base/text.h"

namespace dr::compiler {
namespace {

// Without a comment (`#` at the start or after a space) and the spaces at the end.
std::string_view strip(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i)
    if (line[i] == '#' && (i == 0 || is_blank(line[i - 1]))) {
      line = line.substr(0, i);
      break;
    }
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

// The next word of a line from `at` on; `at` moves past it and the spaces behind it.
std::string_view take_word(std::string_view line, std::size_t& at) {
  const std::size_t start = at;
  while (at < line.size() && !is_blank(line[at])) ++at;
  const std::string_view word = line.substr(start, at - start);
  while (at < line.size() && is_blank(line[at])) ++at;
  return word;
}

bool is_ability(std::string_view line) {
  for (std::string_view head : {"[", "@", "bonus@", "reaction@", "action:", "action ", "passive:"})
    if (line.starts_with(head)) return true;
  return false;
}

}  // namespace

const Field* find_field(const Stanza& card, std::string_view key) {
  for (const Field& field : card.fields)
    if (field.key == key) return &field;
  return nullptr;
}

void read_cards(const SourceFile& file, Errors& errors, std::vector<Stanza>& out) {
  std::string_view text = file.text;
  bool in_card = false;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    const std::string_view line = strip(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty()) continue;

    std::size_t at = 0;
    const auto pos = [&](std::size_t column) {
      return Pos{file.path, number, static_cast<int>(column) + 1};
    };
    if (!is_blank(line[0])) {
      Stanza card;
      card.pos = pos(0);
      card.deck = take_word(line, at);
      card.id_pos = pos(at);
      card.id = take_word(line, at);
      card.rest = line.substr(at);
      card.layer = file.layer;
      in_card = true;
      if (card.id.empty()) {
        errors.add(pos(line.size()), "no id after '" + std::string(card.deck) +
                                         "', expected a line like 'story story-blood-money'");
      }
      out.push_back(card);
      continue;
    }
    while (is_blank(line[at])) ++at;
    if (!in_card) {
      errors.add(pos(at),
                 "this line belongs to no card, expected one like 'poker ID' at the "
                 "margin before it");
      continue;
    }
    Field field;
    field.key_pos = field.value_pos = pos(at);
    if (is_ability(line.substr(at))) {
      field.value = line.substr(at);
    } else {
      field.key = take_word(line, at);
      field.value = line.substr(at);
      field.value_pos = pos(at);
    }
    out.back().fields.push_back(field);
  }
}

}  // namespace dr::compiler
