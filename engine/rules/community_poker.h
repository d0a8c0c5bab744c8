// The parts of Community Card Poker that ordinary poker has not (A17).
#pragma once

#include "engine/flow/game.h"
#include "engine/rules/poker.h"
#include "engine/rules/poker_hand.h"

namespace dr {

// Asks the next player to raise or fold; false when all have answered.
bool ask_raises(Game& g, PokerFrame& f);
void answer_raise(Game& g, Seat seat, bool stays);

// Whether nobody is left to show a hand against; then the winner is fixed (AU54, AU76).
bool won_by_folding(Game& g);
void deal_last_cards(Game& g);

// The value of the best hand of all the hand cards and three of the board (AU55).
std::uint32_t best_of_board(const Card* hand, int n_hand, const Card* board, int n_board,
                            CardSet wild, bool royal_on_top);

}  // namespace dr
