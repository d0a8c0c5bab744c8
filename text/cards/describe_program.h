// Programs in words, below text/cards/describe.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/program.h"
#include "text/templates.h"

namespace dr::words {

// Who does a step. You are told to do it; of all others it is told that they do. kNamed: somebody
// whose name is given, so there is no key for it.
enum class Who : std::uint8_t { kYou, kMib, kOpponent, kOneHere, kPrey, kCount, kNamed };

// Keys of the templates.
std::string_view who_key(Who who);
inline constexpr std::string_view kOneHereMet = "who.one-here-met";
std::string key_of(std::string_view group, std::string_view word);
std::string verb_key(const Instr& verb);  // without its person
bool tells_amount(Moment moment);         // there is a `moment.<word>.amount`

// One ability or rule of a card. Each text is whole: `text` stands under `head`, `whole` alone.
struct Line {
  std::string_view kind;  // "action", "bonus", "reaction"; "start": of a character; or empty
  std::string head;       // "Action"; empty: none
  std::string text;       // "Draw 2 cards."
  std::string whole;      // "Action: draw 2 cards."
};

class Describer {
 public:
  // `moment`: of the ability in words; `met`: it was said before that another player is there.
  Describer(const Content& content, const Templates& words, Moment moment = Moment::kCount,
            bool met = false)
      : content_(content), words_(words), moment_(moment), met_(met) {}
  // For Who::kNamed.
  Describer(const Content& content, const Templates& words, std::string name)
      : Describer(content, words) {
    name_ = std::move(name);
  }

  Line ability(const tree::AbilityNode& node) const;
  // What it does, without when: "draw 2 cards".
  std::string effect(const tree::AbilityNode& node) const;
  std::vector<Line> passive(const Passive& passive) const;
  // The steps as one clause; as one sentence; as a sentence each.
  std::string sequence(const tree::Steps& steps, Who who) const;
  std::string sentence(const tree::Steps& steps, Who who) const;
  std::string sentences(const tree::Steps& steps, Who who) const;
  // "after you win a duel, if you are in town"
  std::string when(const std::vector<tree::Condition>& conditions, Moment moment) const;
  // "you are in town and you are wanted"
  std::string all_of(const std::vector<tree::Condition>& conditions, Moment moment) const;
  // A place as the card files name it: "the Saloon in Darkrock".
  // `form`: at it or to it, where a language tells them apart.
  std::string place(std::string_view word, std::string_view form = "at") const;
  std::string space(Space space, std::string_view form = "at") const;
  // "a", "a and b", "a, b and c", with the last joint of the given key.
  std::string list(const std::vector<std::string>& parts, std::string_view last) const;
  std::string say(std::string_view key, std::initializer_list<Arg> args = {}) const;

 private:
  // `timed`: the text says when before it says what.
  Line headed(Head head, const std::string& text, bool timed) const;
  std::string told(Who who, std::string text) const;
  std::string clause(const tree::Step& step, Who who) const;
  std::string if_clause(const tree::Step& step, Who who) const;
  std::string cost(const tree::Step& step, Who who) const;
  std::string options(const tree::Step& step, Who who) const;
  // What is done by whoever was named before: "draws 1 card and gains $10".
  std::string deeds(const tree::Steps& steps, bool they) const;
  // "gain 1 LP and $30", of steps that share the verb.
  std::string amounts(const tree::Steps& steps, std::string_view last, bool they) const;
  std::string verb(const Instr& instr, bool they) const;
  std::string what(const Instr& instr) const;
  // A place in that form or the nearest one the language has; else its name.
  std::string formed(std::string_view id, std::string_view form, const std::string& name) const;
  std::string condition(const tree::Condition& condition, Moment moment) const;
  std::string kinds(const tree::Condition& condition) const;

  const Content& content_;
  const Templates& words_;
  Moment moment_;
  bool met_;
  std::string name_;
};

}  // namespace dr::words
