// What lies on the table, in text: players, stories, the own hand, single cards, the final score.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/style.h"
#include "content/compiler/content.h"
#include "darkrock/state.h"
#include "text/wording/wording.h"

namespace dr {

// Everybody's board, one line a player, and where the Sheriff and the bandits are.
std::string board_text(const Content& content, const View& view, const Style& style);
// The requirement on top of each story deck and the discs on it.
std::string stories_text(const Content& content, const View& view, const Style& style);
// The hand, with what each card does; goals and cattle too.
std::string hand_text(const Content& content, const View& view, const Style& style);
// A fight, a game, an event in progress; empty when there is none.
std::string scene_text(const Content& content, const View& view, const Style& style);
// The parts of every score and the winners (B13.2).
std::string scores_text(const Content& content, const Public& pub, const Style& style);
// The card, item, story … of that name or id, with its text; what was expected if there is none.
std::string card_text(const Content& content, std::string_view name, Switches switches,
                      const Style& style);

// board_ante_up.cc, for a game with Ante Up: train, tokens, racks and event markers; the event,
// train card, token and game of Faro on the table; what the seat alone has seen.
std::string ante_up_text(const Content& content, const Public& pub, const Style& style);
std::string ante_up_scene_text(const Content& content, const Public& pub, const Style& style);
std::string ante_up_known_text(const Content& content, const Private& own, const Style& style);

// The name of a player in its colour, its number before it: "2 Billy the Kid".
std::string player_tag(const Cast& cast, Seat seat, const Style& style);

}  // namespace dr
