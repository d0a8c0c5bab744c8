#include "server/base/base64.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace dr {
namespace {

// Views and events are sent so with every choice, so this goes by tables: what is secret is compared
// as a hash, never here.
constexpr char kPlain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr char kForUrls[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::uint8_t kNoDigit = 64;

constexpr auto kValueOf = [] {
  std::array<std::uint8_t, 256> digits{};
  digits.fill(kNoDigit);
  for (std::uint8_t i = 0; i < kNoDigit; ++i) digits[static_cast<unsigned char>(kPlain[i])] = i;
  return digits;
}();

std::uint32_t byte_at(std::string_view bytes, std::size_t i) {
  return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0;
}

std::string encoded(std::string_view bytes, const char* digits, bool padded) {
  std::string out((bytes.size() + 2) / 3 * 4, '=');
  char* to = out.data();
  for (std::size_t i = 0; i < bytes.size(); i += 3, to += 4) {
    const std::uint32_t three =
        byte_at(bytes, i) << 16 | byte_at(bytes, i + 1) << 8 | byte_at(bytes, i + 2);
    to[0] = digits[three >> 18];
    to[1] = digits[three >> 12 & 63];
    if (i + 1 < bytes.size()) to[2] = digits[three >> 6 & 63];
    if (i + 2 < bytes.size()) to[3] = digits[three & 63];
  }
  if (!padded) out.resize((bytes.size() * 4 + 2) / 3);
  return out;
}

}  // namespace

std::string to_base64(std::string_view bytes) { return encoded(bytes, kPlain, true); }

std::string to_base64url(std::string_view bytes) { return encoded(bytes, kForUrls, false); }

std::string from_base64(std::string_view text) {
  if (text.empty() || text.size() % 4 != 0) return {};
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with("=") ? 1 : 0;
  const std::string_view digits = text.substr(0, text.size() - padding);
  std::string out(text.size() / 4 * 3 - padding, '\0');
  std::uint32_t bits = 0;
  std::size_t n = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const std::uint8_t digit = kValueOf[static_cast<unsigned char>(digits[i])];
    if (digit == kNoDigit) return {};
    bits = bits << 6 | digit;
    if (i % 4 != 0) out[n++] = static_cast<char>(bits >> (6 - 2 * (i % 4)));
  }
  const std::uint32_t unused = padding == 2 ? bits & 15 : padding == 1 ? bits & 3 : 0;
  return unused ? std::string{} : out;
}

}  // namespace dr
