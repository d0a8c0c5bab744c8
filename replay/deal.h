// Verifiable deals: a server binds itself to a secret before it knows what the players add to it, and
// everything random follows from both. docs/replay-format.md says how to check it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "darkrock/setup.h"

namespace dr {

using Bytes32 = std::array<std::uint8_t, 32>;

// What each seat added; nothing for bots and seats that added nothing.
using Entropy = std::array<std::optional<Bytes32>, kMaxPlayers>;

Bytes32 sha256(std::string_view bytes);
std::string sha256_hex(std::string_view bytes);

// 64 hexadecimal digits; they are read small or capital.
std::string to_hex(const Bytes32& bytes);
std::optional<Bytes32> parse_bytes(std::string_view hex);

// A seed and its bytes have the same hexadecimal digits.
Seed seed_of(const Bytes32& bytes);
std::string seed_hex(const Seed& seed);

// What the server shows before the game: SHA-256 of the secret, in hexadecimal digits.
std::string commitment(const Bytes32& secret);

// SHA-256("darkrock deal 1", secret, for each seat that added something: its number from 1 as a byte,
// its 32 bytes).
Seed deal_seed(const Bytes32& secret, const Entropy& entropy);

// SHA-256("darkrock rekey 1", secret, number, step), numbers as 32 bits, lowest byte first. `number`
// counts the rewinds of a table's life from 1; `step` is the choices that still stand.
Seed rekey_seed(const Bytes32& secret, std::uint32_t number, std::uint32_t step);

}  // namespace dr
