// Card files as lists of cards with their fields, before anything is understood.
#pragma once

#include <string_view>
#include <vector>

#include "content/compiler/lexer.h"

namespace dr::compiler {

// A line below a card: `key value`, or an ability, whose key is empty.
struct Field {
  std::string_view key, value;
  Pos key_pos, value_pos;
};

// A card in a file: `deck id` at the margin and the indented lines below it.
struct Stanza {
  std::string_view deck, id, rest;  // rest: what follows the id
  Pos pos, id_pos;
  int layer = 0;
  std::vector<Field> fields;
  const Stanza* under = nullptr;  // the card of the same id that this one lies over
};

const Field* find_field(const Stanza& card, std::string_view key);  // null: it has none

// Reads one file. Everything refers to its text.
void read_cards(const SourceFile& file, Errors& errors, std::vector<Stanza>& out);

}  // namespace dr::compiler
