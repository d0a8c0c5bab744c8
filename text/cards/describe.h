// What a card says, made from what it does: the rules text of every component in any language that
// has templates (the keys of text/en.lang).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "content/compiler/program.h"
#include "darkrock/setup.h"
#include "text/cards/describe_program.h"
#include "text/templates.h"

namespace dr {

// The name of a component: the language's `name.<id>`, or the name in the card files.
std::string_view name(const Content& content, Deck deck, int index,
                      const Templates& words = english());

// Its rules text in full sentences. Abilities that depend on an edition switch are shown as the
// given switches have them. Empty where the deck has no such component.
std::string describe(const Content& content, Deck deck, int index, Switches switches = 0,
                     const Templates& words = english());

// The same line by line, for whoever lays it out.
std::vector<words::Line> describe_lines(const Content& content, Deck deck, int index,
                                        Switches switches = 0, const Templates& words = english());

// What an ability does, as part of a sentence: "lower the enemy card by 2".
std::string effect_clause(const Content& content, const Ability& ability,
                          const Templates& words = english());
// The same of a headless program: "gain $20 and draw 1 card".
std::string program_clause(const Content& content, int code, const Templates& words = english());

// The same done by somebody else: "Annie Oakley gains $20 and draws 1 card".
std::string program_clause_of(const Content& content, int code, const std::string& name,
                              const Templates& words = english());

// A headless program: "Gain $20 and draw 1 card." `mib`: it is done by the Man in Black.
std::string describe_program(const Content& content, int code, bool mib = false,
                             const Templates& words = english());

// The one step at instruction `code`: "Another player in your space takes 1 wound."
std::string step_sentence(const Content& content, int code, const Templates& words = english());

// Option `option` of the kChoose at instruction `choose`: "gain $30".
std::string option_clause(const Content& content, int choose, int option,
                          const Templates& words = english());

// Every key of the templates that the functions above may ask for, without `name.<id>`.
std::vector<std::string> describe_keys();

}  // namespace dr
