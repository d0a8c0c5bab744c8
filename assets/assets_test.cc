#include "assets/assets.h"
#include "tests/support/paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

namespace dr {
namespace {

TEST(Assets, AreSortedAndUnique) {
  const auto all = assets();
  EXPECT_FALSE(all.empty());
  EXPECT_EQ(std::ranges::adjacent_find(
                all, [](const Asset& a, const Asset& b) { return a.path >= b.path; }),
            all.end());
}

TEST(Assets, EachIsItsFileByteForByte) {
  for (const Asset& asset : assets()) {
    std::ifstream file(source_dir() + "/" + std::string(asset.path), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(asset.text, text) << asset.path;
  }
}

TEST(Assets, AreFoundByPath) {
  EXPECT_NE(asset("docs/rules/base.md").find("B7.4"), std::string_view::npos);
  EXPECT_NE(asset("content/maps/map-base.json"), "");
  EXPECT_EQ(asset("docs/rules/absent.md"), "");
  EXPECT_EQ(asset(""), "");
}

}  // namespace
}  // namespace dr
