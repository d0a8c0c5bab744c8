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
  // Positions take the expert longer.
  Budget budget() const {
    if (!searches()) return {};
    return {is_expert() ? 300u : 1200u, 0};
  }
  bool is_expert() const { return GetParam() == "expert"; }

  // About as many positions as bots of this kind are through with in a few seconds.
  std::vector<const Position*> list(int every = 1) const {
    const int one_in = !searches() ? 1 : !long_run() ? 60 : is_expert() ? 20 : 2;
    return some_positions(every * one_in);
  }
};

// The values and names of INSTANTIATE_TEST_SUITE_P.
inline auto all_bots() {
  return ::testing::ValuesIn(std::vector<std::string>(bot_names().begin(), bot_names().end()));
}
inline std::string name_of_bot(const ::testing::TestParamInfo<std::string>& info) {
  return info.param;
}

}  // namespace dr
