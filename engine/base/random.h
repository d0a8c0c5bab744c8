// Keyed, counted randomness. The n-th outcome of a purpose depends on the key, the purpose and n
// alone: unpredictable without the key, the same on every platform and whatever else was drawn.
#pragma once

#include "darkrock/event.h"
#include "darkrock/queries.h"
#include "darkrock/state.h"

namespace dr {

// ChaCha8 with the game's key: `block[i]` are the 16 words of one block.
void chacha8(const std::uint32_t key[8], std::uint32_t counter, std::uint32_t nonce,
             std::uint32_t block[16]);

// The block of words drawn from last. Draws of one purpose that follow each other mostly share it.
struct Words {
  Purpose purpose = Purpose::kCount;  // kCount: none yet
  std::uint32_t block = 0;
  std::uint32_t word[16];

  Words() {}  // leaves the words as they are: most decisions draw none
};

// Each of these reports what it drew as EventKind::kRandom, if there are events. What is forced, by a
// bound of 1 or by a test, is not drawn.

// A number below n; queries.h has it for a single draw.
int roll(Hidden& hid, Words& words, Purpose purpose, int n, Events* events);

// Removes and returns one member of a set. REQUIRES: set not empty.
int pick(Hidden& hid, Words& words, Purpose purpose, std::uint64_t& set, Events* events);

// Puts an array into random order.
void shuffle(Hidden& hid, Words& words, Purpose purpose, std::uint8_t* items, int n,
             Events* events);

// For positions: the next outcome of `purpose` is `value` (the member for `pick`, the number for `roll`).
void force(Hidden& hid, Purpose purpose, int value);

}  // namespace dr
