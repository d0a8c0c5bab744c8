#include "replay/undo.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Undo, EveryReasonIsSaidInEveryLanguage) {
  for (const std::string_view code : language_codes())
    for (int i = 0; i < static_cast<int>(Undo::kCount); ++i) {
      const std::string_view said = say_undo(static_cast<Undo>(i), templates(code));
      EXPECT_TRUE(said.ends_with(".")) << code << " " << i << ": " << said;
    }
  EXPECT_EQ(refuse_undo(Undo::kYes), "");
}

}  // namespace
}  // namespace dr
