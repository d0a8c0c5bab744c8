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

// Each of these reports what it drew as EventKind::kRandom, if there are events. What is forced, by a
// bound of 1 or by a test, is not drawn.

// int roll(Hidden&, Purpose, int n, Events*): a number below n (queries.h).

// Removes and returns one member of a set. REQUIRES: set not empty.
int pick(Hidden& hid, Purpose purpose, std::uint64_t& set, Events* events = nullptr);

// Puts an array into random order.
void shuffle(Hidden& hid, Purpose purpose, std::uint8_t* items, int n, Events* events = nullptr);

// For tests: the next outcome of `purpose` is `value` (the member for `pick`, the number for `roll`).
void force(Hidden& hid, Purpose purpose, int value);

}  // namespace dr
