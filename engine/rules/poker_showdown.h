// The end of a hand of poker (B7.3.1, B7.3.2, AU43), step by step as poker.cc calls it.
#pragma once

#include "engine/rules/poker.h"

namespace dr {

void reveal_hands(Game& g);
void rank_hands(Game& g, PokerFrame& f);
void pay_out(Game& g, PokerFrame& f);
void next_points(Game& g, PokerFrame& f);
void losers_draw(Game& g, PokerFrame& f);
void open_won(Game& g);

}  // namespace dr
