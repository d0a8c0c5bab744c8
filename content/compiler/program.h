// Card programs as trees: what the parser makes, what the code generator takes, and what a program
// of the Catalog is turned back into to be shown or put into words.
#pragma once

#include <string>
#include <vector>

#include "content/compiler/content.h"

namespace dr::tree {

struct Condition {
  Cond cond = Cond::kInTown;
  std::uint8_t b = 0, c = 0;  // as in Instr
  friend bool operator==(const Condition&, const Condition&) = default;
};

struct Step {
  enum Kind : std::uint8_t {
    kVerb,     // verb
    kIf,       // conditions; bodies: then [, else]
    kChoose,   // bodies: the options
    kMay,      // bodies: one
    kCost,     // verb: the price; bodies: what is had for it
    kSubject,  // subject; bodies: one step
  };
  Kind kind = kVerb;
  Instr verb;
  Subject subject = Subject::kOpponent;
  std::vector<Condition> conditions;
  std::vector<std::vector<Step>> bodies;
};
using Steps = std::vector<Step>;

// An ability: how it is set off, and what it does. A parsed one has all of it in `steps`; of a
// decompiled one `guards` are the conditions around the whole and `optional` the `may` around it.
struct AbilityNode {
  Head head = Head::kAction;
  Moment moment = Moment::kStartOfTurn;
  bool once = false;
  std::uint8_t switch_id = kNone, switch_side = 0;
  std::vector<Condition> guards;
  bool optional = false;  // of an `@` or Bonus: its owner may leave it
  Steps steps;
};

// The trees of the Catalog's programs; and of the one step that starts at an instruction.
Steps decompile(const Catalog& catalog, int code);
Step decompile_step(const Catalog& catalog, int at);
AbilityNode decompile(const Catalog& catalog, const Ability& ability);
std::vector<Condition> decompile(const Catalog& catalog, const Requirement& requirement);

// Programs as they are written in card files.
std::string program_text(const Content& content, const Steps& steps);
std::string program_text(const Content& content, const AbilityNode& ability);
std::string program_text(const Content& content, const std::vector<Condition>& conditions,
                         Moment moment);

}  // namespace dr::tree
