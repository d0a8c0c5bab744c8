#include "replay/files.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>

namespace dr {
namespace {

TEST(SaveText, WritesWholeFilesAndSaysWhatFails) {
  const std::string path = testing::TempDir() + "darkrock-save-test";
  EXPECT_EQ(save_text(path, "one"), "");
  EXPECT_EQ(save_text(path, "two"), "");
  std::string problem;
  EXPECT_EQ(load_text(path, problem), "two");
  EXPECT_EQ(problem, "");
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
  std::remove(path.c_str());
  load_text(path, problem);
  EXPECT_NE(problem.find("cannot read"), std::string::npos);
  EXPECT_NE(save_text("/nonexistent/x", "").find("cannot write"), std::string::npos);
}

}  // namespace
}  // namespace dr
