// What lies on the table with Ante Up, as the log and the options say it: towns, train stops, tokens
// and their faces.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "darkrock/choice.h"
#include "text/templates.h"

namespace dr {

// "?" when there is no such thing.
std::string town_name(int town, const Templates& words);  // "Red Falls"
std::string_view town_id(int town);                       // "red-falls"
std::string stop_name(const Content& content, int stop, const Templates& words);
std::string_view stop_id(const Content& content, int stop);                         // of its space
std::string token_kind_name(int kind, const Templates& words);                      // "an outlaw"
std::string token_name(const Content& content, int token, const Templates& words);  // "An outlaw"
// "an outlaw with 3 fight cards; a win: gain $50"
std::string token_face(const Content& content, int token, const Templates& words);
// "gain 1 LP and draw 3 cards"
std::string frontier_face(const Content& content, int token, const Templates& words);
// "orange cattle; on delivery: gain $20"
std::string cattle_face(const Content& content, int cattle, const Templates& words);

// Where a high roller sits, by any space of the saloon: its town.
std::string saloon_town(const Content& content, Space space, const Templates& words);
std::string_view saloon_town_id(const Content& content, Space space);
// Where a look goes: a space, a town, a colour; empty for the train.
std::string looked_place(const Content& content, LookAt what, int where, const Templates& words);
std::string_view looked_place_id(const Content& content, LookAt what, int where);
// What it shows: a train card, a token, a frontier token, cattle.
std::string looked_face(const Content& content, LookAt what, int id, const Templates& words);

}  // namespace dr
