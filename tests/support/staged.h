// Fights that many tests begin with. Seat 0 fights; of three players seat 2 plays the NPC.
#pragma once

#include <string>

#include "tests/support/scenario.h"

namespace dr::staged {

// Seat 0 beside the bandits of the North Hideout.
inline Scenario& at_hideout(Scenario& s, std::string_view hand, std::string_view fight_cards) {
  return s.at(0, "mp4").bandits("sh1").hand(0, hand).fight_deck(fight_cards).turn(0);
}

// Seat 0 walks into the bandits of mp1.
inline void into_bandits(Scenario& s, std::string_view hand, std::string_view fight_cards) {
  s.at(0, "mp8").bandits("mp1").hand(0, hand).fight_deck(fight_cards).turn(0);
  s.play(0, "move mp1").settle();
}

// Seat 0 with one card fights the bandits of sh1, whose card is given.
inline void fight_bandits(Scenario& s, const char* card, const char* npc) {
  s.at(0, "mp4").bandits("sh1").hand(0, card).turn(0);
  s.play(0, "move sh1").settle();
  s.play(2, std::string("npc-card ") + npc);
  s.settle();
}

// Seat 0 fights a duel with seat 1, one card each.
inline void duel(Scenario& s, const char* mine, const char* theirs) {
  s.at(0, "mp9").at(1, "mp9").hand(0, mine).hand(1, theirs).turn(0);
  s.play(0, "fight duel 2").settle();
  if (s.asks(1, Ask::kCommit)) s.play(1, std::string("commit ") + theirs);
  s.settle();
}

}  // namespace dr::staged
