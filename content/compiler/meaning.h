// What the words of a program mean: which verb, condition, moment, place or number, and whether it may
// stand here. The grammar around them is the parser's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/program.h"
#include "content/compiler/token_cursor.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {

using tree::AbilityNode;
using tree::Condition;

// Where a program stands: which decks, heads and moments allow which words.
struct Site {
  Deck deck = Deck::kPoker;
  Head head = Head::kAction;
  Moment moment = Moment::kCount;  // kCount: none
  bool continues = false;          // the next line of the card whose line came before

  bool in_fight() const;  // during a fight (a fight card is)
};

// What programs may name: the places of the map and the item ids.
struct Names {
  const Catalog* map = nullptr;             // null: there is no valid map, place words pass
  std::vector<std::string_view> space_ids;  // in index order
  std::vector<std::string_view> item_ids;   // in index order, fronts only
  std::vector<std::string> place_words;     // of the places below
  std::vector<SpaceSet> places;
  bool ante_up = false;  // the words of the expansion may be used
  SpaceSet gold;         // where cards place nuggets
};

class Meaning : public TokenCursor {
 public:
  Meaning(Names& names, Errors& errors) : TokenCursor(errors), names_(names) {}

 protected:
  // heads.cc
  bool switch_side(AbilityNode& tree);
  bool moment(Moment& out);
  bool window_fits(const Token& token, const AbilityNode& tree, Deck deck);
  bool passive(Passive& out);

  bool verb(Instr& out);                             // verbs.cc
  bool condition(Condition& out);                    // conditions.cc
  bool place_set(std::string& word, SpaceSet& out);  // places.cc

  // True, and an error, where `what` is used without the expansion.
  bool without_ante_up(const Token& token, const std::string& what);

  Site site_;
  struct Seen {
    bool roll = false, sheriff = false, stalk = false;
  };
  Seen seen_;  // what conditions may look back at

 private:
  bool limit(Passive& out);

  bool misplaced(const Token& word, Op op);
  bool arguments(const Token& word, Instr& out);
  bool resource(const Token& word, Instr& out);
  bool one();  // the number 1
  bool give();
  bool attack(Instr& out);
  bool send(Instr& out);
  bool place_token(Instr& out);
  bool event(Instr& out);
  bool look(Instr& out);
  bool shop(Instr& out);
  bool stalk(Instr& out);

  bool kind(const Token& word, Condition& out);
  struct Named {  // by `kind`
    int n = 0;    // of words
    int set = 0, item = -1;
    bool npc = false;
  };
  bool one_kind(const Kinds& kinds, Named& named);
  bool unknown_kind(const Token& token, const Kinds& kinds);
  bool write_kinds(const Token& first, const Kinds& kinds, const Named& named, Condition& out);
  bool amount(const Token& word, Condition& out);
  bool have(Condition& out);

  bool place(std::uint8_t& out, bool single);
  bool tag_set(const Token& word, SpaceSet& out, bool& found);
  SpaceSet in_town(SpaceSet set, Town town) const;  // REQUIRES: a map, if the set is not empty

  Names& names_;
};

}  // namespace dr::compiler
