#include "server/base/text.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Text, IdsAreSmallLettersAndDigits) {
  EXPECT_TRUE(is_id("k7qfm2"));
  EXPECT_TRUE(is_id(std::string(32, 'a')));
  for (const char* text : {"", "A", "a b", "../x", "\xc3\xa9"}) EXPECT_FALSE(is_id(text)) << text;
  EXPECT_FALSE(is_id(std::string(33, 'a')));
}

TEST(Text, IsCleanedForOneLine) {
  EXPECT_EQ(clean_text("  a\r\nb\x7f ", 10), "ab");
  EXPECT_EQ(clean_text("h\xc3\xa9llo", 2), "h\xc3\xa9");
  EXPECT_EQ(clean_text("\xff", 10), "");
  EXPECT_EQ(clean_text("   ", 10), "");
}

}  // namespace
}  // namespace dr
