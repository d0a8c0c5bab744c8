#include "base/utf8.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Utf8, KnowsWhereACharacterEnds) {
  EXPECT_EQ(character_size("a"), 1u);
  EXPECT_EQ(character_size("ä!"), 2u);
  EXPECT_EQ(character_size("€!"), 3u);
  EXPECT_EQ(character_size("😀!"), 4u);
  EXPECT_EQ(character_size(std::string_view("\0", 1)), 1u);
  EXPECT_EQ(character_size(""), 0u);
  EXPECT_EQ(character_count("Anne-Käthe €😀"), 13u);
}

TEST(Utf8, CutsBetweenCharacters) {
  EXPECT_EQ(beginning("Käthe", 9), "Käthe");
  EXPECT_EQ(beginning("Käthe", 3), "Kä");
  EXPECT_EQ(beginning("Käthe", 2), "K");
  EXPECT_EQ(beginning("a😀", 4), "a");
  EXPECT_EQ(beginning("ä", 1), "");
  EXPECT_EQ(beginning("\x80\x80\x80\x80\x80\x80", 5), "\x80\x80");  // no text: cut somewhere
}

TEST(Utf8, RefusesWhatNoCharacterIs) {
  EXPECT_TRUE(is_utf8(""));
  EXPECT_TRUE(is_utf8("plain ä € 😀"));
  EXPECT_TRUE(is_utf8("\xf4\x8f\xbf\xbf"));   // the last of Unicode
  EXPECT_FALSE(is_utf8("\x80"));              // nothing before it
  EXPECT_FALSE(is_utf8("ok \xc3"));           // cut short
  EXPECT_FALSE(is_utf8("\xc3("));             // not continued
  EXPECT_FALSE(is_utf8("\xc0\xaf"));          // overlong
  EXPECT_FALSE(is_utf8("\xe0\x80\xaf"));      // overlong
  EXPECT_FALSE(is_utf8("\xf0\x80\x80\xaf"));  // overlong
  EXPECT_FALSE(is_utf8("\xed\xa0\x80"));      // a surrogate
  EXPECT_FALSE(is_utf8("\xf4\x90\x80\x80"));  // beyond Unicode
  EXPECT_FALSE(is_utf8("\xff"));
}

}  // namespace
}  // namespace dr
