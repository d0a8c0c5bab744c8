// From cards with fields to the tables of the Catalog, deck by deck.
#pragma once

#include <string_view>
#include <vector>

#include "content/compiler/codegen.h"
#include "content/compiler/fields.h"
#include "content/compiler/parser.h"

namespace dr::compiler {

inline std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

class DeckBuilder {
 public:
  // `cards`: every card in play, in index order within its deck. `names` holds the map and items.
  DeckBuilder(std::span<const Stanza* const> cards, Names& names, Errors& errors, Content& content);

  void build();

 private:
  std::vector<const Stanza*> deck(Deck deck) const;
  std::vector<Entry>& entries(Deck deck);
  void missing(Deck deck, std::string message);

  // Programs of a card.
  void abilities(Fields& fields, Deck deck, Abilities& range, Passive& passive);
  std::uint16_t program(Fields& fields, std::string_view key, Deck deck,
                        Moment moment = Moment::kCount);
  std::vector<Steps> lines(const Stanza& card, Deck deck);
  Requirement requirement(Fields& fields, Deck deck);

  void poker();
  int poker_kind(Fields& fields);
  void items();
  void item_front(const Stanza& card, int kind);
  void item_upgrade(const Stanza& card);
  void fights();
  void characters();
  void character(const Stanza& card, int index);
  void start_items(Fields& fields, Character& out);
  void start_points(Fields& fields, Character& out);
  void cattle();
  void dice();
  bool die_face(const Steps& steps, DieFace& out);
  void track(Deck deck);
  void legends();
  void triggers();
  void stories();
  void goals();
  void man_in_black();
  void ante_up();
  void events();
  void train();
  void stops();
  void frontier();
  void tokens(Deck deck, TokenKind kind);
  void longhorn();
  void gambler();

  int rank(Fields& fields, const Field& field, std::string_view text);
  int find_id(Deck deck, std::string_view id) const;
  std::vector<std::string_view> ids_of(Deck deck) const;

  std::span<const Stanza* const> cards_;
  Errors& errors_;
  Catalog& cat_;
  Lexicon& lex_;
  Names& names_;
  Parser parser_;
  Generator generator_;
};

// Who listens to which moment; made from the finished tables.
void fill_masks(Catalog& catalog);
// A hash of everything in the Catalog but the fingerprint, the same on every platform.
std::uint64_t fingerprint(const Catalog& catalog);

}  // namespace dr::compiler
