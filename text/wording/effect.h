// What cards, items and abilities in a choice do.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "darkrock/state.h"
#include "text/templates.h"

namespace dr {

// The side of an item a seat holds: 0 front, 1 upgraded.
int held_side(const Public& pub, Seat seat, Item item);

std::string card_effect(const Content& content, Card card, Head head, const Templates& words);
std::string item_action_effect(const Content& content, const View& view, Item item,
                               const Templates& words);
std::string character_effect(const Content& content, const View& view, int ability,
                             const Templates& words);
// Of a Verb::kTrigger choice.
std::string trigger_effect(const Content& content, const View& view, Choice choice,
                           const Templates& words);
std::string trigger_name(const Content& content, const View& view, Choice choice,
                         const Templates& words);

// What a choice is about: a space, an item, a card, a player; empty if nothing in particular.
std::string choice_thing(const Content& content, const View& view, Choice choice,
                         const Templates& words);
// The id of that space or town; empty if it is something else.
std::string_view choice_place_id(const Content& content, const View& view, Choice choice);

}  // namespace dr
