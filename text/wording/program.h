// What a question of a card program is about, in words.
#pragma once

#include <string>

#include "content/compiler/content.h"
#include "darkrock/state.h"
#include "text/templates.h"

namespace dr {

// What option i of the `choose` now asked does: "gain $30".
std::string option_effect(const Content& content, const Public& pub, int i, const Templates& words);
// What the `may` now asked is about: "You may discard 1 card to move up to 3 spaces."
std::string may_effect(const Content& content, const Public& pub, const Templates& words);
// What an ability does, without how it is set off: "gain $30".
std::string ability_effect(const Content& content, const Ability& ability, const Templates& words);
// What the program that starts at `code` does: "gain $30".
std::string code_effect(const Content& content, int code, const Templates& words);

// The same, done by the one of that name: "Annie Oakley gains $30".
std::string code_effect_on(const Content& content, int code, const std::string& name,
                           const Templates& words);
// What the player now to be picked will do or suffer: "another player in your space takes 1 wound".
std::string picked_effect(const Content& content, const Public& pub, const Templates& words);

// The moment of the window now open: "A fight begins".
std::string window_moment(const Public& pub, const Templates& words);

}  // namespace dr
