// Writes facts of parts, each by its number.
#pragma once

#include <algorithm>
#include <cassert>

#include "net/encoder.h"
#include "net/parts.h"

namespace dr {

class FactWriter {
 public:
  explicit FactWriter(std::uint16_t* out) : begin_(out), out_(out) {}

  int n() const { return static_cast<int>(out_ - begin_); }

  // One fact of a part; a value out of range says nothing.
  template <Part part>
  void one(int value, int time = 0) {
    if (value >= 0 && value < kParts[at(part)].size) put(first<part>(time) + value);
  }
  // A number, as far as the part can tell.
  template <Part part>
  void number(int value, int time = 0) {
    put(first<part>(time) + std::clamp(value, 0, kParts[at(part)].size - 1));
  }
  template <Part part>
  void flag(int which, bool holds) {
    if (holds) put(first<part>(0) + which);
  }
  template <Part part>
  void set(std::uint64_t bits, int time = 0) {
    for (; bits; bits &= bits - 1) put(first<part>(time) + std::countr_zero(bits));
  }
  template <Part part>
  void spaces(const SpaceSet& set) {
    for_each(set, [&](Space s) { put(first<part>(0) + s); });
  }

 private:
  static constexpr std::size_t at(Part part) { return static_cast<std::size_t>(part); }
  template <Part part>
  static int first(int time) {
    assert(time >= 0 && time < kParts[at(part)].times);
    return kPartFirst[at(part)] + time * kParts[at(part)].size;
  }
  void put(int fact) {
    if (n() < kMostFacts) *out_++ = static_cast<std::uint16_t>(fact);
  }

  std::uint16_t* const begin_;
  std::uint16_t* out_;
};

}  // namespace dr
