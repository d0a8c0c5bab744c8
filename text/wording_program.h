// What a question of a card program is about. The top frame of the stack is the program that asks
// (engine/flow/program.cc); these functions put it into words.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "darkrock/state.h"
#include "text/templates.h"

namespace dr {

// The card, item, story … whose words are being carried out: "Blood Money". Empty outside programs.
std::string program_source(const Content& content, const Public& pub, const Templates& words);

// What option i of the `choose` now asked does: "gain $30".
std::string option_effect(const Content& content, const Public& pub, int i, const Templates& words);
// What the `may` now asked is about: "You may discard 1 card to move up to 3 spaces."
std::string may_effect(const Content& content, const Public& pub, const Templates& words);
// What an ability does, without how it is set off: "gain $30".
std::string ability_effect(const Content& content, const Ability& ability, const Templates& words);
// What the program that starts at `code` does: "gain $30".
std::string code_effect(const Content& content, int code, const Templates& words);

// The moment of the window now open: "A fight begins". Empty if none is.
std::string window_moment(const Public& pub, const Templates& words);

// How many cards the seat that is asked still has to discard.
int cards_to_discard(const Public& pub);

// The price of an item to the seat that is asked, in tens; the discount of a card counts.
int price_now(const Content& content, const Public& pub, Item item);
bool shopping_is_free(const Public& pub);

// What the cards for a frontier must be worth (AU41), and the worth of those discarded so far.
int exploring_cost(const Content& content, const Public& pub, int frontier);
struct Exploring {
  int need = 0, paid = 0;
};
Exploring exploring_now(const Content& content, const Public& pub);

}  // namespace dr
