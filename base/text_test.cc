#include "base/text.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/mix.h"

namespace dr {
namespace {

TEST(Text, QuotesWhatAMessageCanShow) {
  EXPECT_EQ(dr::quoted(""), "''");
  EXPECT_EQ(dr::quoted("goal-7"), "'goal-7'");
  EXPECT_EQ(dr::quoted("Käthe"), "'Käthe'");
  EXPECT_EQ(dr::quoted("\tb\xff!"), "'?b?!'");
  EXPECT_EQ(dr::quoted(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
  EXPECT_EQ(dr::quoted(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
}

TEST(Text, WritesNumbersAndSmallLetters) {
  EXPECT_EQ(to_hex(0xade9955d0c9c5600, 16), "ade9955d0c9c5600");
  EXPECT_EQ(to_hex(255, 4), "00ff");
  EXPECT_EQ(lower("Annie OAKLEY, Ä"), "annie oakley, Ä");
}

TEST(Text, TrimsAndLists) {
  EXPECT_EQ(trimmed(" \t a b\r"), "a b");
  EXPECT_EQ(trimmed(" \t"), "");
  using Words = std::vector<std::string_view>;
  EXPECT_EQ(one_of(Words{}), "");
  EXPECT_EQ(one_of(Words{"a"}), "a");
  EXPECT_EQ(one_of(Words{"a", "b", "c"}), "a, b or c");
}

// The published numbers of splitmix64 from the seed 1234567.
TEST(Mix, IsSplitmix64) {
  EXPECT_EQ(splitmix64(1234567), 6457827717110365317u);
  EXPECT_EQ(splitmix64(1234567 + kGolden), 3203168211198807973u);
  EXPECT_EQ(mixed(0), 0u);
}

}  // namespace
}  // namespace dr
