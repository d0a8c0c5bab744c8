// Names of things as the log and the options say them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/event.h"
#include "text/templates.h"

namespace dr {

std::string rank_symbol(int rank, const Templates& words = english());   // "10", "K"
std::string card_symbol(Card card, const Templates& words = english());  // "K♥"

// Names in a language. "?" when there is no such thing.
std::string entry_name(const Content& content, Deck deck, int index, const Templates& words);
std::string card_name(const Content& content, Card card, const Templates& words);  // "Manhunt 4♥"
std::string fight_card_name(const Content& content, int card, const Templates& words);
std::string item_name(const Content& content, Item item, int side, const Templates& words);
std::string space_name(const Content& content, Space space, const Templates& words);
// "sv12", by which text/ has its forms in sentences; empty: no such space, or one named by a pack.
std::string_view space_id(const Content& content, Space space);

// How a place stands in a sentence, beside its name: with its article, `the.<id>`, and with a
// preposition, `at.<id>` and `to.<id>`. A language has those its sentences use, in
// text/<language>-places.lang.
inline constexpr std::string_view kPlaceForms[] = {"the", "at", "to"};
// The blanks {a}, {a:the}, {a:at} and {a:to} of a place; without an id all of them are the name.
void add_place(std::vector<Arg>& args, const std::string& blank, const std::string& name,
               std::string_view id, const Templates& words);

// The word of an id in a list, `word.<list>.<id>`; and of a number that stands for one.
std::string listed(std::string_view list, std::string_view id, const Templates& words);
std::string listed(std::string_view list, std::span<const std::string_view> ids, int n,
                   const Templates& words);
// The id a number stands for, empty where there is none.
std::string_view id_at(std::span<const std::string_view> ids, int n);
std::string dollars(int tens, const Templates& words = english());  // "$30"
std::string tag_name(int tag, const Templates& words);              // "a General Store"
std::string_view tag_id(int tag);                                   // "general-store"
std::string fight_name(int kind, const Templates& words);           // "duel"
std::string point_name(int kind, const Templates& words);           // "MP"
std::string colour_name(int colour, const Templates& words);        // "green"

}  // namespace dr
