// Choices in words: `move sv12`, `play poker-manhunt/4h`, `commit Kh`, `buy mule active`. Replays are
// written in them, and people ask `why` with them. docs/replay-format.md lists them all.
#pragma once

#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/choice.h"

namespace dr {

// "Kh", "10c": the short name of a poker card.
std::string card_word(Card card);
// The card of a short name in any case, kNone if there is none.
Card parse_card(std::string_view word);

// The words of a choice. Exact: parse_choice gives the same four bytes back, for any bytes; what no
// word fits is written as `raw` and its code.
std::string choice_words(const Content& content, Choice choice);

struct ParsedChoice {
  bool ok = false;
  Choice choice;
  std::size_t at = 0;   // where in the words the problem begins
  std::string problem;  // "unknown space 'sv99'; expected the id of a space, such as sv12"
};
// REQUIRES: nothing; any text is answered.
ParsedChoice parse_choice(const Content& content, std::string_view words);

}  // namespace dr
