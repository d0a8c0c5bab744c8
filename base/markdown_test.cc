#include "base/markdown.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

using BlockKind = MarkdownBlock::Kind;

std::vector<MarkdownBlock> read_all(std::string_view text) {
  std::vector<MarkdownBlock> all;
  MarkdownReader reader(text);
  for (MarkdownBlock block; reader.next(block);) all.push_back(block);
  return all;
}

TEST(Markdown, ReadsBlocks) {
  const auto all = read_all(
      "## B7 Poker\nText of two\r\nlines.\n\n- B7.3 A *point*\n  that goes on\n"
      "  - B7.3.1 one below\n17. A ruling\n    and more\n\n-5. is no number");
  ASSERT_EQ(all.size(), 6u);
  EXPECT_EQ(all[0].kind, BlockKind::kHeading);
  EXPECT_EQ(all[0].depth, 2);
  EXPECT_EQ(all[0].text, "B7 Poker");
  EXPECT_EQ(all[1].kind, BlockKind::kText);
  EXPECT_EQ(all[1].text, "Text of two lines.");
  EXPECT_EQ(all[2].kind, BlockKind::kPoint);
  EXPECT_EQ(without_marks(all[2].text), "B7.3 A point that goes on");
  EXPECT_EQ(all[3].depth, 2);
  EXPECT_EQ(all[3].text, "B7.3.1 one below");
  EXPECT_EQ(all[4].kind, BlockKind::kNumbered);
  EXPECT_EQ(all[4].number, 17);
  EXPECT_EQ(all[4].text, "A ruling and more");
  EXPECT_EQ(all[5].kind, BlockKind::kText);
}

TEST(Markdown, ReadsTables) {
  const auto all = read_all("| id | text |\n| --- | --- |\n| G3 |  one, two  |\nafter");
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[2].kind, BlockKind::kRow);
  ASSERT_EQ(all[2].cells.size(), 2u);
  EXPECT_EQ(all[2].cells[0], "G3");
  EXPECT_EQ(all[2].cells[1], "one, two");
  EXPECT_EQ(all[3].text, "after");
}

}  // namespace
}  // namespace dr
