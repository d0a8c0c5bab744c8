#include "engine/base/random.h"

namespace dr {

Seed seed_from(const char* text, std::size_t length) {
  // Each 32-byte piece of the text is mixed in by one keyed block.
  std::uint32_t key[8] = {0x6b726144, 0x6b636f72};
  std::uint32_t block[16];
  std::uint32_t piece = 0;
  do {
    std::uint32_t words[8] = {};
    const std::size_t n = length < 32 ? length : 32;
    for (std::size_t i = 0; i < n; ++i)
      words[i / 4] |= static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]))
                      << 8 * (i % 4);
    for (int i = 0; i < 8; ++i) key[i] ^= words[i];
    chacha8(key, piece++, static_cast<std::uint32_t>(n), block);
    std::memcpy(key, block, sizeof key);
    text += n;
    length -= n;
  } while (length);
  Seed seed;
  std::memcpy(seed.word, key, sizeof key);
  return seed;
}

Seed seed_from(std::uint64_t number) {
  char digits[20];
  int n = 0;
  do digits[n++] = static_cast<char>('0' + number % 10);
  while (number /= 10);
  return seed_from(digits, static_cast<std::size_t>(n));
}

}  // namespace dr
