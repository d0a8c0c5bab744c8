#include "engine/base/random.h"

#include <cassert>
#include <iterator>

namespace dr {
namespace {

void quarter(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
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

// Lemire's multiply-shift with rejection; a rejected word costs one more count.
std::uint32_t below(Hidden& hid, Purpose purpose, std::uint32_t n) {
  std::uint32_t& counter = hid.counter[static_cast<int>(purpose)];
  for (;;) {
    std::uint32_t block[16];
    chacha8(hid.key, counter / 16, static_cast<std::uint32_t>(purpose), block);
    const std::uint64_t product = std::uint64_t{block[counter % 16]} * n;
    ++counter;
    if (static_cast<std::uint32_t>(product) >= -n % n) return static_cast<std::uint32_t>(product >> 32);
  }
}

}  // namespace

void chacha8(const std::uint32_t key[8], std::uint32_t counter, std::uint32_t nonce,
             std::uint32_t block[16]) {
  const std::uint32_t input[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
                                   key[0],     key[1],     key[2],     key[3],
                                   key[4],     key[5],     key[6],     key[7],
                                   counter,    0,          nonce,      0};
  std::uint32_t x[16];
  std::memcpy(x, input, sizeof x);
  for (int round = 0; round < 4; ++round) {
    quarter(x[0], x[4], x[8], x[12]);
    quarter(x[1], x[5], x[9], x[13]);
    quarter(x[2], x[6], x[10], x[14]);
    quarter(x[3], x[7], x[11], x[15]);
    quarter(x[0], x[5], x[10], x[15]);
    quarter(x[1], x[6], x[11], x[12]);
    quarter(x[2], x[7], x[8], x[13]);
    quarter(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; ++i) block[i] = x[i] + input[i];
}

int roll(Hidden& hid, Purpose purpose, int n) {
  assert(n > 0);
  int forced;
  if (take_forced(hid, purpose, forced)) return forced;
  return n == 1 ? 0 : static_cast<int>(below(hid, purpose, static_cast<std::uint32_t>(n)));
}

int pick(Hidden& hid, Purpose purpose, std::uint64_t& set) {
  assert(set != 0);
  int member;
  if (!take_forced(hid, purpose, member)) {
    const int n = std::popcount(set);
    int skip = n == 1 ? 0 : static_cast<int>(below(hid, purpose, static_cast<std::uint32_t>(n)));
    std::uint64_t rest = set;
    while (skip--) rest &= rest - 1;
    member = std::countr_zero(rest);
  }
  assert(set >> member & 1);
  set &= ~(std::uint64_t{1} << member);
  return member;
}

void shuffle(Hidden& hid, Purpose purpose, std::uint8_t* items, int n) {
  for (int i = n; i > 1; --i) {
    const int j = roll(hid, purpose, i);
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
