#include "present/types_ts.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/paths.h"

namespace dr::present {
namespace {

// The browser's types are those of this engine.
TEST(TypesTs, TheFileOfTheClientIsTheOneWrittenNow) {
  std::ifstream file(source_dir() + "/web/src/engine/generated.ts");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), types_ts()) << "run: darkrock content types > web/src/engine/generated.ts";
}

}  // namespace
}  // namespace dr::present
