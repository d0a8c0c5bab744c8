#include "engine/base/random.h"

#include <cassert>
#include <iterator>

namespace dr {
namespace {

// Four words at once: a row of ChaCha's square. Compilers turn it into SIMD where there is any.
typedef std::uint32_t Row __attribute__((vector_size(16)));

Row rotate(Row x, int n) { return x << n | x >> (32 - n); }

void quarter_rounds(Row& a, Row& b, Row& c, Row& d) {
  a += b, d = rotate(d ^ a, 16);
  c += d, b = rotate(b ^ c, 12);
  a += b, d = rotate(d ^ a, 8);
  c += d, b = rotate(b ^ c, 7);
}

bool take_forced(Hidden& hid, Purpose purpose, int& value) {
  if (hid.forced_at == hid.forced_n) return false;
  for (int i = hid.forced_at; i < hid.forced_n; ++i) {
    if (hid.forced[i][0] != static_cast<std::uint8_t>(purpose)) continue;
    value = hid.forced[i][1];
    for (int j = i; j > hid.forced_at; --j) std::memcpy(hid.forced[j], hid.forced[j - 1], 2);
    std::memset(hid.forced[hid.forced_at], 0, 2);
    if (++hid.forced_at == hid.forced_n) hid.forced_at = hid.forced_n = 0;
    return true;
  }
  return false;
}

std::uint32_t& counter_of(Hidden& hid, Purpose purpose) {
  const int i = static_cast<int>(purpose);
  return i < kBasePurposes ? hid.counter[i] : hid.au.counter[i - kBasePurposes];
}

void report(Events& events, Purpose purpose, int bound, int outcome) {
  events.add({EventKind::kRandom, 0, static_cast<Seat>(purpose), kNone,
              static_cast<std::int16_t>(bound), static_cast<std::int16_t>(outcome), B(14, 2)});
}

// The word of a purpose that the counter is at.
std::uint32_t word_at(const Hidden& hid, Words& words, Purpose purpose, std::uint32_t counter) {
  const std::uint32_t block = counter / 16;
  if (words.purpose != purpose || words.block != block) {
    chacha8(hid.key, block, static_cast<std::uint32_t>(purpose), words.word);
    words.purpose = purpose;
    words.block = block;
  }
  return words.word[counter % 16];
}

// Lemire's multiply-shift with rejection; a rejected word costs one more count.
int below(Hidden& hid, Words& words, Purpose purpose, int bound, Events* events) {
  const auto n = static_cast<std::uint32_t>(bound);
  std::uint32_t& counter = counter_of(hid, purpose);
  for (;;) {
    const std::uint64_t product = std::uint64_t{word_at(hid, words, purpose, counter)} * n;
    ++counter;
    if (static_cast<std::uint32_t>(product) < -n % n) continue;
    const int outcome = static_cast<int>(product >> 32);
    if (events) report(*events, purpose, bound, outcome);
    return outcome;
  }
}

}  // namespace

void chacha8(const std::uint32_t key[8], std::uint32_t counter, std::uint32_t nonce,
             std::uint32_t block[16]) {
  const Row input[4] = {{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574},
                        {key[0], key[1], key[2], key[3]},
                        {key[4], key[5], key[6], key[7]},
                        {counter, 0, nonce, 0}};
  Row a = input[0], b = input[1], c = input[2], d = input[3];
  for (int round = 0; round < 4; ++round) {
    quarter_rounds(a, b, c, d);  // columns
    b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
    quarter_rounds(a, b, c, d);  // diagonals
    b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
  }
  const Row rows[4] = {a + input[0], b + input[1], c + input[2], d + input[3]};
  std::memcpy(block, rows, sizeof rows);
}

int roll(Hidden& hid, Purpose purpose, int n, Events* events) {
  Words words;
  return roll(hid, words, purpose, n, events);
}

int roll(Hidden& hid, Words& words, Purpose purpose, int n, Events* events) {
  assert(n > 0);
  int forced;
  if (take_forced(hid, purpose, forced)) return forced;
  return n == 1 ? 0 : below(hid, words, purpose, n, events);
}

int pick(Hidden& hid, Words& words, Purpose purpose, std::uint64_t& set, Events* events) {
  assert(set != 0);
  int member;
  if (!take_forced(hid, purpose, member)) {
    const int n = std::popcount(set);
    int skip = n == 1 ? 0 : below(hid, words, purpose, n, events);
    std::uint64_t rest = set;
    while (skip--) rest &= rest - 1;
    member = std::countr_zero(rest);
  }
  assert(set >> member & 1);
  set &= ~(std::uint64_t{1} << member);
  return member;
}

void shuffle(Hidden& hid, Words& words, Purpose purpose, std::uint8_t* items, int n,
             Events* events) {
  for (int i = n; i > 1; --i) {
    const int j = roll(hid, words, purpose, i, events);
    const std::uint8_t last = items[i - 1];
    items[i - 1] = items[j];
    items[j] = last;
  }
}

void force(Hidden& hid, Purpose purpose, int value) {
  assert(hid.forced_n < std::size(hid.forced));
  hid.forced[hid.forced_n][0] = static_cast<std::uint8_t>(purpose);
  hid.forced[hid.forced_n][1] = static_cast<std::uint8_t>(value);
  ++hid.forced_n;
}

}  // namespace dr
