// Goals in scenarios: seat 0 keeps one and shows it. "goal-jesse-james-2" is shown by "goal 2".
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::goals {

inline std::string character_of(std::string goal) { return goal.substr(5, goal.size() - 7); }
inline std::string show_word(const std::string& goal) { return std::string("goal ") + goal.back(); }

// Seat 0 plays the character of the goal and keeps it alone.
inline void keep(Scenario& s, const char* goal) {
  s.character(0, character_of(goal)).goals(0, goal);
}

// The goal is offered now; showing it pays a legendary token.
inline void show(Scenario& s, const std::string& goal) {
  const int held = s.player(0).legends_n;
  EXPECT_TRUE(s.offers(0, show_word(goal)));
  s.play(0, show_word(goal)).settle();
  EXPECT_EQ(s.player(0).legends_n, held + 1);
}

}  // namespace dr::goals
