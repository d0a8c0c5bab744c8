// Cash, LP, nuggets and wounds, with their limits (B7.5, B7.6, B10.3, B13.4).
#pragma once

#include "engine/flow/game.h"

namespace dr {

void gain_cash(Game& g, Seat seat, int tens, Rule rule);  // up to the limit (B7.6)
void lose_cash(Game& g, Seat seat, int tens, Rule rule);  // not counted as spent (G19)
void pay_cash(Game& g, Seat seat, int tens, Rule rule);   // counted as spent
void gain_lp(Game& g, Seat seat, int n, LpSource source, Rule rule);
void lose_lp(Game& g, Seat seat, int n, LpSource source, Rule rule);
int gain_nuggets(Game& g, Seat seat, int n, Rule rule);       // gained
void drop_nuggets(Game& g, Seat seat, int n, Rule rule);      // from the board to the supply
void trim_nuggets(Game& g, Seat seat);                        // ruling 18, switch mule-swap
void wound(Game& g, Seat seat, int n, bool sure, Rule rule);  // may open a window
void heal(Game& g, Seat seat, int n, Rule rule);              // may open a window

}  // namespace dr
