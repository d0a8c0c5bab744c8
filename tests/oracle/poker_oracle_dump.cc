// Writes the value of each of the 2,598,960 five-card hands to standard output, for compare.mjs:
// unsigned 32-bit numbers, low byte first, the hands in ascending order of their card ids.

#include <cstdint>
#include <cstdio>

#include "engine/rules/poker_hand.h"

namespace {

void write_value(uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) {
    std::putchar(static_cast<int>(value >> shift & 0xff));
  }
}

}  // namespace

int main() {
  uint8_t hand[5];
  for (hand[0] = 0; hand[0] < 52; ++hand[0]) {
    for (hand[1] = hand[0] + 1; hand[1] < 52; ++hand[1]) {
      for (hand[2] = hand[1] + 1; hand[2] < 52; ++hand[2]) {
        for (hand[3] = hand[2] + 1; hand[3] < 52; ++hand[3]) {
          for (hand[4] = hand[3] + 1; hand[4] < 52; ++hand[4]) {
            write_value(dr::poker_value(hand, 5, 0, false));
          }
        }
      }
    }
  }
  return std::fflush(stdout) == 0 ? 0 : 1;
}
