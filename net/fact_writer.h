// Writes facts of parts, each by its number.
#pragma once

#include <algorithm>
#include <cassert>

#include "net/encoder.h"
#include "net/parts.h"

namespace dr {

class FactWriter {
 public:
  // Copies what was written as far as there is room, and returns how many.
  int copy_to(std::uint16_t* out) const {
    const int n = std::min(n_, kMostFacts);
    std::copy_n(facts_, n, out);
    return n;
  }

  // One fact of a part; a value out of range says nothing.
  template <Part part>
  void one(int value, int time = 0) {
    put(first<part>(time) + value,
        static_cast<unsigned>(value) < static_cast<unsigned>(kParts[at(part)].size));
  }
  // A number, as far as the part can tell.
  template <Part part>
  void number(int value, int time = 0, bool holds = true) {
    put(first<part>(time) + std::clamp(value, 0, kParts[at(part)].size - 1), holds);
  }
  // ... unless it is 0.
  template <Part part>
  void amount(int value, int time = 0) {
    number<part>(value, time, value != 0);
  }
  template <Part part>
  void flag(int which, bool holds) {
    put(first<part>(0) + which, holds);
  }
  template <Part part>
  void set(std::uint64_t bits, int time = 0) {
    // Four at a time, be there fewer or not: how many there are is as hard to guess.
    const int end = n_ + std::popcount(bits);
    while (bits)
      for (int i = 0; i < 4; ++i, bits &= bits - 1)
        put(first<part>(time) + std::countr_zero(bits), true);
    n_ = end;
  }
  template <Part part>
  void spaces(const SpaceSet& set) {
    for_each(set, [&](Space s) { put(first<part>(0) + s, true); });
  }

 private:
  static constexpr std::size_t at(Part part) { return static_cast<std::size_t>(part); }
  template <Part part>
  static int first(int time) {
    assert(time >= 0 && time < kParts[at(part)].times);
    return kPartFirst[at(part)] + time * kParts[at(part)].size;
  }
  // Written in any case, which is quicker than to guess whether it holds.
  void put(int fact, bool holds) {
    assert(n_ < static_cast<int>(std::size(facts_)));
    facts_[n_] = static_cast<std::uint16_t>(fact);
    n_ += holds;
  }

  std::uint16_t facts_[kFacts + 4];  // none is written twice
  int n_ = 0;
};

}  // namespace dr
