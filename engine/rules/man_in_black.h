// The Man in Black, third at a table of two (content.md C10).
#pragma once

#include "engine/flow/game.h"

namespace dr {

void stalk(Game& g, int range);                              // MB5
void mib_attack(Game& g, FightKind kind);                    // MB7
void mib_send(Game& g, int place);                           // MB6
Space mib_sheriff_path(Game& g, int range);                  // MB10: where he moves the Sheriff
Seat mib_sheriff_target(const Public& pub, SeatSet wanted);  // MB14

void mib_draw(Game& g);            // his hand for a fight
void mib_commit(Game& g);          // REQUIRES: he holds a card
void mib_discard(Game& g, int n);  // at random
void mib_put_away(Game& g);
int mib_option(const Game& g, int pc);  // his answer to the kChoose at pc

}  // namespace dr
