#include "server/account/ending.h"

#include <gtest/gtest.h>

#include <set>

namespace dr {
namespace {

TEST(Ending, EachHasAWordOfItsOwnThatFitsACloseFrame) {
  std::set<std::string_view> words;
  for (int i = 0; i < static_cast<int>(Ending::kCount); ++i) {
    const std::string_view word = close_word(static_cast<Ending>(i));
    EXPECT_FALSE(word.empty()) << i;
    EXPECT_LE(word.size(), 123u);
    EXPECT_TRUE(words.insert(word).second) << word;
  }
}

TEST(Ending, OnlyWhatPassesAsksPeopleBack) {
  EXPECT_EQ(close_code(Ending::kRestart), 1012);
  EXPECT_EQ(close_code(Ending::kReload), 1012);
  EXPECT_EQ(close_code(Ending::kOld), 1008);
  EXPECT_EQ(close_code(Ending::kBanned), 1008);
}

}  // namespace
}  // namespace dr
