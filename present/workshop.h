// What an editor of cards needs, as web/src/engine/workshopDoc.ts has it: the decks with their fields,
// the built-in cards as they are written, and everything that may stand at a place of a card, each in
// the words of a language.
#pragma once

#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "text/templates.h"

namespace dr::present {

// WorkshopDoc: decks, moments, places, cards.
std::string workshop_json(const Content& content, int modules, const Templates& words);

// SiteDoc: what may be said in a field or under a head of a deck ("story", "reward"), and what each of
// some lines says: "step gain $20" or "cond in-town", '' for one that cannot be said there. Empty where
// there is no such place.
std::string site_json(const Content& content, std::string_view deck, std::string_view head,
                      std::string_view lines, const Templates& words);

}  // namespace dr::present
