#include "replay/sha256.h"

#include <bit>
#if !defined(__wasm__)
#include <sodium.h>
#endif

namespace dr {
namespace {

constexpr std::uint32_t kRound[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// FIPS 180-4, 6.2.2.
void add_block(std::uint32_t* hash, const std::uint8_t* block) {
  std::uint32_t w[64];
  for (int i = 0; i < 16; ++i, block += 4)
    w[i] = std::uint32_t{block[0]} << 24 | std::uint32_t{block[1]} << 16 |
           std::uint32_t{block[2]} << 8 | block[3];
  for (int i = 16; i < 64; ++i) {
    const std::uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[i - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  std::uint32_t v[8];
  for (int i = 0; i < 8; ++i) v[i] = hash[i];
  for (int i = 0; i < 64; ++i) {
    const std::uint32_t e = v[4], a = v[0];
    const std::uint32_t one = v[7] + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                              ((e & v[5]) ^ (~e & v[6])) + kRound[i] + w[i];
    const std::uint32_t two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                              ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
    for (int k = 7; k > 0; --k) v[k] = v[k - 1];
    v[4] += one;
    v[0] = one + two;
  }
  for (int i = 0; i < 8; ++i) hash[i] += v[i];
}

}  // namespace

Bytes32 portable_sha256(std::string_view bytes) {
  std::uint32_t hash[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::string all(bytes);
  all += '\x80';
  all.resize((all.size() + 8 + 63) / 64 * 64 - 8);
  for (int shift = 56; shift >= 0; shift -= 8)
    all += static_cast<char>(std::uint64_t{bytes.size()} * 8 >> shift & 0xff);
  for (std::size_t at = 0; at < all.size(); at += 64)
    add_block(hash, reinterpret_cast<const std::uint8_t*>(all.data() + at));
  Bytes32 digest;
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(hash[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Bytes32 sha256(std::string_view bytes) {
#if defined(__wasm__)
  return portable_sha256(bytes);
#else
  static_assert(crypto_hash_sha256_BYTES == sizeof(Bytes32));
  Bytes32 digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return digest;
#endif
}

}  // namespace dr
