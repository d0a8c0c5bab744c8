// The legal choices of a decision as a numbered list.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/play/style.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

struct OptionList {
  std::vector<Choice> choices;  // number n is choices[n - 1]
  std::map<Space, int> on_map;  // numbers of the moves, by where they lead
  std::string text;

  // The number of a choice, 0 if it is not in the list.
  int number_of(Choice choice) const;
};

OptionList list_options(const Content& content, const View& view, const Choices& legal,
                        const Style& style);

}  // namespace dr
