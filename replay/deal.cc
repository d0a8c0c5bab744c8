#include "replay/deal.h"

#include "replay/text_scan.h"

namespace dr {
namespace {

void add(std::string& to, const Bytes32& bytes) { to.append(bytes.begin(), bytes.end()); }

void add(std::string& to, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) to += static_cast<char>(number >> shift & 0xff);
}

}  // namespace

std::string sha256_hex(std::string_view bytes) { return to_hex(sha256(bytes)); }

std::string to_hex(const Bytes32& bytes) {
  std::string out;
  for (const std::uint8_t byte : bytes) out += to_hex(byte, 2);
  return out;
}

std::optional<Bytes32> parse_bytes(std::string_view hex) {
  Bytes32 bytes;
  if (hex.size() != 2 * bytes.size()) return {};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = parse_hex(hex.substr(2 * i, 2), 2);
    if (!byte) return {};
    bytes[i] = static_cast<std::uint8_t>(*byte);
  }
  return bytes;
}

Seed seed_of(const Bytes32& bytes) {
  Seed seed;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    seed.word[i / 4] = seed.word[i / 4] << 8 | bytes[i];
  return seed;
}

std::string seed_hex(const Seed& seed) {
  std::string out;
  for (const std::uint32_t word : seed.word) out += to_hex(word, 8);
  return out;
}

std::string commitment(const Bytes32& secret) {
  std::string bytes;
  add(bytes, secret);
  return sha256_hex(bytes);
}

Seed deal_seed(const Bytes32& secret, const Entropy& entropy) {
  std::string bytes = "darkrock deal 1";
  add(bytes, secret);
  for (std::size_t seat = 0; seat < entropy.size(); ++seat) {
    if (!entropy[seat]) continue;
    bytes += static_cast<char>(seat + 1);
    add(bytes, *entropy[seat]);
  }
  return seed_of(sha256(bytes));
}

Seed rekey_seed(const Bytes32& secret, std::uint32_t number, std::uint32_t step) {
  std::string bytes = "darkrock rekey 1";
  add(bytes, secret);
  add(bytes, number);
  add(bytes, step);
  return seed_of(sha256(bytes));
}

}  // namespace dr
