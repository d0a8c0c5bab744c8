#include <cassert>

#include "darkrock/choice.h"

namespace dr {

// Hardly ever called, and kept out of the many places that add.
[[gnu::noinline]] void Choices::insert(Choice choice) {
  assert(n < kCapacity);
  int at = n++;
  for (; at > 0 && choice < list[at - 1]; --at) list[at] = list[at - 1];
  list[at] = choice;
}

bool Choices::has(Choice choice) const {
  for (int i = 0; i < n; ++i)
    if (list[i] == choice) return true;
  return false;
}

}  // namespace dr
