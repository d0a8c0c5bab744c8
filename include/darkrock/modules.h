// The modules of the game, each once: bit, id and name.
#pragma once

#include "darkrock/setup.h"

namespace dr {

struct ModuleInfo {
  Module module;
  const char* id;    // in replays and in what clients send
  const char* name;  // in English
};
inline constexpr ModuleInfo kModuleInfo[] = {
    {kAnteUp, "ante-up", "Ante Up"},
    {kAlternativePoker, "alternative-poker", "alternative poker cards"},
    {kCommunityPoker, "community-poker", "community card poker"},
};

inline constexpr int kAllModules = [] {
  int all = 0;
  for (const ModuleInfo& info : kModuleInfo) all |= info.module;
  return all;
}();

// The part of a set that decides which cards there are, and so the catalog: without Ante Up none.
constexpr int card_modules(int modules) {
  return modules & kAnteUp ? modules & (kAnteUp | kAlternativePoker) : 0;
}

}  // namespace dr
