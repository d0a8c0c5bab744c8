// What the game says to people: choices, questions, events and refusals in sentences. The sentences
// are templates of text/<language>-game.lang; this code only finds the words to put into them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "text/templates.h"

namespace dr {

// Who is who at a table, for the log.
struct Cast {
  std::array<std::string, kMaxFigures> name;  // [6] the Man in Black
  std::array<std::uint8_t, kMaxPlayers> character{kNone, kNone, kNone, kNone, kNone, kNone};
  std::array<std::uint16_t, kMaxPlayers> upgraded{};  // sets of item kinds
};
// Players go by their characters; before those are known, by their number.
Cast cast_of(const Content& content, const Public& pub, const Templates& words = english());

// A legal choice as an option of the question now asked: "Move to Boot Hill (2 spaces)".
std::string say_choice(const Content& content, const View& view, Choice choice,
                       const Templates& words = english());

// What happened, with its rule: "Annie Oakley draws 2 cards (B3.2)"; and without.
std::string say_event(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words = english());
std::string say_event_text(const Content& content, const Event& event, const Cast& cast,
                           const Templates& words = english());

// Why a choice is refused, one sentence: "B7.8: a doctor costs $10 and you have $0."
std::string say_refusal(const Content& content, const View& view, Choice choice, const WhyNot& why,
                        const Templates& words = english());

// What side of a switch means: "the royal flush ranks above five of a kind".
std::string say_switch(Switch s, int side, const Templates& words = english());

// "B7.3.1", "G3", "MB5", "ruling 114", "AU12"; empty for no rule.
std::string say_rule(Rule rule);
// The same for people, who have a word for a ruling.
std::string name_rule(Rule rule, const Templates& words = english());
// The paragraph of a rule in the rule texts, its marks of style taken out; empty if there is none.
std::string rule_text(Rule rule);
// The rule of a number as people write it: "B7.3.1", "g3", "ruling 114". No rule: Book::kNone.
Rule parse_rule(std::string_view text);

}  // namespace dr
