// Names of things as the log and the options say them.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "darkrock/event.h"
#include "text/templates.h"

namespace dr {

std::string rank_symbol(int rank);   // "10", "K"
std::string card_symbol(Card card);  // "K♥"

// Names in a language. "?" when there is no such thing.
std::string entry_name(const Content& content, Deck deck, int index, const Templates& words);
std::string card_name(const Content& content, Card card, const Templates& words);  // "Manhunt 4♥"
std::string fight_card_name(const Content& content, int card, const Templates& words);
std::string item_name(const Content& content, Item item, int side, const Templates& words);
std::string space_name(const Content& content, Space space, const Templates& words);

// The word of a numbered list: `word.<list>.<n>`.
std::string listed(std::string_view list, int n, const Templates& words);
std::string dollars(int tens);                                // "$30"
std::string tag_name(int tag, const Templates& words);        // "a General Store"
std::string fight_name(int kind, const Templates& words);     // "duel"
std::string point_name(int kind, const Templates& words);     // "MP"
std::string colour_name(int colour, const Templates& words);  // "green"

}  // namespace dr
