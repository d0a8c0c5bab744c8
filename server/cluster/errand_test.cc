#include "server/cluster/errand.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Errand, ComesAsItWasSent) {
  for (int i = 0; i < static_cast<int>(ErrandKind::kCount); ++i) {
    const Errand sent{static_cast<ErrandKind>(i), "u\"1", "s", "t", Ending::kBanned};
    const auto heard = read_errand(write_errand(sent, "me"));
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->from, "me");
    EXPECT_EQ(heard->errand.kind, sent.kind);
    EXPECT_EQ(heard->errand.user, sent.user);
    EXPECT_EQ(heard->errand.session, sent.session);
    EXPECT_EQ(heard->errand.table, sent.table);
    EXPECT_EQ(heard->errand.ending, sent.ending);
  }
}

TEST(Errand, OtherWordsAreNone) {
  for (const char* words : {"", "{}", "[]", R"({"t":"dance","ending":"banned"})",
                            R"({"t":"remove","ending":"nothing"})", R"({"t":"remove"})"})
    EXPECT_FALSE(read_errand(words)) << words;
}

}  // namespace
}  // namespace dr
