// The fields of each deck, for editors that offer them as lists; the decks_*.cc read them, and a test
// holds both against each other.
#pragma once

#include <span>
#include <string_view>

#include "content/compiler/content.h"

namespace dr::compiler {

enum class FieldKind : std::uint8_t {
  kText,      // a name, a note
  kWord,      // one of kSourceWords
  kNumber,    // from least to most
  kDollars,   // in tens
  kFlag,      // there or not
  kLetters,   // of hideouts: A B C
  kCard,      // the id of a card of `deck`
  kProgram,   // what happens
  kWhen,      // a moment and its conditions
  kPlaces,    // where a character starts
  kOwn,       // words of its own: "1 MP", "mule, rifle-up"
  kPosition,  // what tells the card apart from the others of its deck: it stays as it is
};

struct FieldInfo {
  std::string_view key;
  FieldKind kind = FieldKind::kText;
  bool needed = false;
  int least = 0, most = 0;
  Deck deck = Deck::kCount;
  Moment moment = Moment::kCount;  // of a program
};

// Without those that every card has: name, source, note, replaces.
std::span<const FieldInfo> deck_fields(Deck deck);
bool has_abilities(Deck deck);
// The word of a kind in documents: "number".
std::string_view field_kind_word(FieldKind kind);

}  // namespace dr::compiler
