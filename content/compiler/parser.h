// From the words of a line to the tree of a program, with every check that needs a position.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/lexer.h"
#include "content/compiler/program.h"

namespace dr::compiler {

using tree::AbilityNode;
using tree::Condition;
using tree::Step;
using tree::Steps;

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

// An ability line: `[switch side] HEAD: effect`. Passives give a Passive and no steps.
struct ParsedAbility {
  AbilityNode tree;
  Passive passive;
};

class Parser {
 public:
  Parser(Names& names, Errors& errors) : names_(names), errors_(errors) {}

  std::optional<ParsedAbility> ability(std::string_view text, Pos pos, Deck deck);
  std::optional<Steps> program(std::string_view text, Pos pos, Site site);
  // `MOMENT` or `MOMENT: COND and COND`
  bool requirement(std::string_view text, Pos pos, Deck deck, Moment& moment,
                   std::vector<Condition>& conditions);
  // `PLACE or PLACE … [without-figure]`
  std::optional<SpaceSet> spaces(std::string_view text, Pos pos, bool& without_figure);

 private:
  bool start(std::string_view text, Pos pos);
  const Token& peek(int ahead = 0) const;
  const Token& next();
  bool accept(char symbol);
  bool accept(std::string_view word);
  bool expect(char symbol, std::string_view where);
  bool expect(std::string_view word, std::string_view where);
  bool at_end(std::string_view expected);
  bool fail(const Token& token, std::string message);
  bool unexpected(std::string_view expected);
  // True, and an error, where `what` is used without the expansion.
  bool without_ante_up(const Token& token, const std::string& what);

  bool head(AbilityNode& tree, Deck deck);
  bool moment(Moment& out);
  bool window_fits(const Token& token, const AbilityNode& tree, Deck deck);
  bool passive(Passive& out);
  bool limit(Passive& out);

  bool steps(Steps& out);
  bool step(Steps& out);
  bool block(Steps& out, std::string_view after);
  bool if_step(Step& out);
  bool choose(Step& out);
  bool subject(Step& out);
  bool verb(Instr& out);
  bool arguments(const Token& word, Instr& out);
  bool resource(const Token& word, Instr& out);
  bool send(Instr& out);
  bool place_token(Instr& out);
  bool event(Instr& out);
  bool look(Instr& out);
  bool shop(Instr& out);
  bool stalk(Instr& out);
  bool number(std::uint8_t& out, int least = 1, int most = 99);
  bool dollars(std::uint8_t& out);
  bool up_to(std::uint8_t& out);
  bool minus(std::uint8_t& out);
  bool misplaced(const Token& word, Op op);

  bool conditions(std::vector<Condition>& out);
  bool condition(Condition& out);
  bool kind(const Token& word, Condition& out);
  bool amount(const Token& word, Condition& out);
  bool have(Condition& out);
  bool place(std::uint8_t& out, bool single);
  bool place_set(std::string& word, SpaceSet& out);
  bool tag_set(const Token& word, SpaceSet& out, bool& found);
  SpaceSet in_town(SpaceSet set, Town town) const;  // REQUIRES: a map, if the set is not empty

  Names& names_;
  Errors& errors_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;  // of braces
  Pos pos_;
  Site site_;
  struct Seen {
    bool roll = false, sheriff = false, stalk = false;
  };
  Seen seen_;  // what conditions may look back at
};

}  // namespace dr::compiler
