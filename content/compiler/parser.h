// The grammar of a line: from its tokens to the tree of a program. What single words mean is read in
// meaning.h.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "content/compiler/meaning.h"

namespace dr::compiler {

using tree::Step;
using tree::Steps;

// An ability line: `[switch side] HEAD: effect`. Passives give a Passive and no steps.
struct ParsedAbility {
  AbilityNode tree;
  Passive passive;
};

class Parser : private Meaning {
 public:
  using Meaning::Meaning;

  std::optional<ParsedAbility> ability(std::string_view text, Pos pos, Deck deck);
  std::optional<Steps> program(std::string_view text, Pos pos, Site site);
  // `MOMENT` or `MOMENT: COND and COND`
  bool requirement(std::string_view text, Pos pos, Deck deck, Moment& moment,
                   std::vector<Condition>& conditions);
  // `PLACE or PLACE … [without-figure]`
  std::optional<SpaceSet> spaces(std::string_view text, Pos pos, bool& without_figure);

 private:
  bool start(std::string_view text, Pos pos);
  bool head(AbilityNode& tree, Deck deck);
  bool steps(Steps& out);
  bool step(Steps& out);
  bool block(Steps& out, std::string_view after);
  bool if_step(Step& out);
  bool choose(Step& out);
  bool subject(Step& out);
  bool conditions(std::vector<Condition>& out);

  int depth_ = 0;  // of braces
};

}  // namespace dr::compiler
