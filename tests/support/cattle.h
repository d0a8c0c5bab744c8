// What each cattle token pays on delivery (C6), for the tests of tokens and of ranches.
#pragma once

namespace dr {

struct CattleReward {
  const char* id;
  int dollars, cards, lp, nuggets;
};

inline constexpr CattleReward kCattleRewards[] = {
    {"cattle-green-1", 20, 0, 0, 0}, {"cattle-green-2", 20, 0, 0, 0},
    {"cattle-green-3", 30, 0, 0, 0}, {"cattle-green-4", 30, 0, 0, 0},
    {"cattle-green-5", 40, 0, 0, 0}, {"cattle-green-6", 10, 1, 0, 0},
    {"cattle-green-7", 0, 2, 0, 0},  {"cattle-green-8", 0, 0, 1, 0},
    {"cattle-blue-1", 20, 0, 0, 0},  {"cattle-blue-2", 30, 0, 0, 0},
    {"cattle-blue-3", 30, 0, 0, 0},  {"cattle-blue-4", 10, 1, 0, 0},
    {"cattle-blue-5", 20, 1, 0, 0},  {"cattle-blue-6", 0, 2, 0, 0},
    {"cattle-blue-7", 0, 0, 1, 0},   {"cattle-blue-8", 0, 0, 0, 1},
};

}  // namespace dr
