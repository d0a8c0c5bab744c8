// A question in parts, for whoever lays them out: what is asked, what brought it up, what is still to
// be done, and for every option a title and what it does. Templates: `ask.<ask>`, `hint.<what>`,
// `cause.<kind>`, `cause-name.<kind>`, `note.<kind>`, `title.<verb>[.<variant>]`,
// `detail.<verb>[.<variant>]`.
#pragma once

#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/queries.h"
#include "text/templates.h"

namespace dr {

// The question alone, one sentence: "Which fight card do you lay for the bandits?" To the one who is
// asked it names what there is to use.
std::string say_ask(const Content& content, const View& view, const Templates& words);
// What helps to answer it, one sentence; empty where nothing does: "Pick from low to high."
std::string say_hint(const Public& pub, const Templates& words);

// What brought the question up: by name, "Blood Money", and as a sentence, "Annie Oakley uses the card
// Blood Money.", or to herself, "You use the card Blood Money."
std::string cause_name(const Content& content, const Public& pub, const Templates& words);
std::string say_cause(const Content& content, const View& view, const Templates& words);
// The words that are to be carried out or left (Ask::kMay), or for which somebody is picked, one
// sentence; empty for other questions.
std::string say_offer(const Content& content, const Public& pub, const Templates& words);

// What is still to be done. -1 where a number has no place.
struct Note {
  std::string_view kind;  // "actions", "discard", "explore", "lay"; empty: there is none
  int need = -1, have = -1;
  std::string text;
};
Note note_now(const Content& content, const View& view, const Templates& words);

// A legal choice: the thing or the verb, and what it does.
std::string say_title(const Content& content, const View& view, Choice choice,
                      const Templates& words);
std::string say_detail(const Content& content, const View& view, Choice choice,
                       const Templates& words);
// Several options of one verb: "Buy and upgrade items".
std::string say_group(Verb verb, const Templates& words);

// All of it in a line, for a terminal and for clients without an engine.
std::string say_prompt(const Content& content, const View& view,
                       const Templates& words = english());

}  // namespace dr
