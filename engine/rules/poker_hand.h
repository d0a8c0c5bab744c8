#pragma once

#include "darkrock/queries.h"

namespace dr {

// The ranking of poker hands (B7.4). A card is an id 0..51 = (rank - 2) * 4 + suit, rank 2..14
// (ace), suits hearts 0, diamonds 1, clubs 2, spades 3.

// The value of a hand of n cards: the higher hand is the better one, equal hands tie.
//
// wild is a set of card ids: one of them among the cards stands for whatever card makes the hand
// best, also one already there, each for its own (B7.14). Fewer than five cards make no five-card
// combination, and a missing card ranks below a 2 (B7.12).
//
// REQUIRES: 0 <= n <= 5; the cards are different ids below 52. Values compare only with values
// computed under the same royal_on_top.
//
//   bits  31..30   29..26   25..13              12..0
//            0      kind    ranks of the group  ranks of the other cards
//
// kind is the HandRank, with the two highest exchanged under royal_on_top. Ranks are sets, bit 0
// for a 2 to bit 12 for an ace: sets compare as numbers just as their cards do in order, a missing
// one lowest. The group is the pair, pairs, three, four, five or the straight's highest card. Only
// in a flush, where a wild card may repeat a rank, bits 19..0 hold five ranks 2..14 instead, the
// highest first.
uint32_t poker_value(const uint8_t* cards, int n, uint64_t wild, bool royal_on_top);

// What a value of poker_value is. REQUIRES: the same royal_on_top.
HandRank hand_rank(uint32_t value, bool royal_on_top);

}  // namespace dr
