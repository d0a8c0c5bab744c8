#include "server/base/base64.h"

#include <gtest/gtest.h>
#include <sodium.h>

namespace dr {
namespace {

std::string by_sodium(const std::string& bytes, int variant) {
  std::string out(sodium_base64_encoded_len(bytes.size(), variant), '\0');
  sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), variant);
  out.pop_back();
  return out;
}

TEST(Base64, IsThatOfEverybodyElse) {
  std::uint32_t state = 1;
  for (std::size_t size = 0; size < 300; ++size) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i)
      bytes += static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
    EXPECT_EQ(to_base64(bytes), by_sodium(bytes, sodium_base64_VARIANT_ORIGINAL));
    EXPECT_EQ(to_base64url(bytes), by_sodium(bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING));
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
  }
}

TEST(Base64, NothingElseIsRead) {
  for (const char* text : {"", "A", "AA", "AAA", "A===", "====", "AA=A", "AA-_", "AA A",
                           "AB==", "AAB=", "AAAA=", "AA==AAAA", "\xff\xff\xff\xff"})
    EXPECT_EQ(from_base64(text), "") << text;
  EXPECT_EQ(from_base64("AA=="), std::string(1, '\0'));
}

}  // namespace
}  // namespace dr
