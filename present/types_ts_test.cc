#include "present/types_ts.h"

#include <gtest/gtest.h>

#include "tests/support/paths.h"

namespace dr::present {
namespace {

// The browser's types are those of this engine.
TEST(TypesTs, TheFileOfTheClientIsTheOneWrittenNow) {
  EXPECT_EQ(text_of_file(source_dir() + "/web/src/engine/generated.ts"), types_ts())
      << "run: darkrock content types > web/src/engine/generated.ts";
}

}  // namespace
}  // namespace dr::present
