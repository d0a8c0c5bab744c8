// Tests that hold for every bot there is, by name. A long run (DARKROCK_GAMES is set) puts more
// positions to the bots that search.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/peeking.h"

namespace dr {

class EveryBot : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Bot> make(std::uint64_t seed = 1) const { return make_bot(GetParam(), seed); }
  bool searches() const { return make()->budget != Budget{}; }
  static bool long_run() { return std::getenv("DARKROCK_GAMES") != nullptr; }

  // Work for a few playouts of some choices, and no limit of time, which would let the machine decide.
  Budget budget() const { return searches() ? Budget{1200, 0} : Budget{}; }

  // About as many positions as bots of this kind are through with in a few seconds.
  std::vector<const Position*> list(int every = 1) const {
    return some_positions(every * (!searches() ? 1 : long_run() ? 2 : 60));
  }
};

// The values and names of INSTANTIATE_TEST_SUITE_P. The upper levels are `search` with budgets of
// their own.
inline auto all_bots() {
  std::vector<std::string> names;
  for (const std::string_view name : bot_names())
    if (name != "normal" && name != "hard" && name != "expert") names.emplace_back(name);
  return ::testing::ValuesIn(names);
}
inline std::string name_of_bot(const ::testing::TestParamInfo<std::string>& info) {
  return info.param;
}

}  // namespace dr
