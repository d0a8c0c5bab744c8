// Results as bytes, the same on every machine. A type says once, in `walk`, what it is made of; ToBytes
// writes that and FromBytes reads it.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <istream>
#include <string>
#include <vector>

#include "lab/match.h"

namespace dr {

// Whole numbers in as few bytes as they need.
class ToBytes {
 public:
  void operator()(std::integral auto value) { put(static_cast<std::int64_t>(value)); }
  void operator()(double value) { put(std::bit_cast<std::int64_t>(value)); }
  void operator()(float value) { put(std::bit_cast<std::int32_t>(value)); }
  template <class T>
  void size(const std::vector<T>& list) {
    put(static_cast<std::int64_t>(list.size()));
  }

  std::string bytes;

 private:
  void put(std::int64_t value);
};

class FromBytes {
 public:
  explicit FromBytes(std::istream& in) : in_(in) {}
  template <std::integral T>
  void operator()(T& value) {
    value = static_cast<T>(get());
  }
  void operator()(double& value) { value = std::bit_cast<double>(get()); }
  void operator()(float& value) { value = std::bit_cast<float>(static_cast<std::int32_t>(get())); }
  template <class T>
  void size(std::vector<T>& list) {
    list.resize(static_cast<std::size_t>(get()));
  }

 private:
  std::int64_t get();  // throws InputError where the bytes end

  std::istream& in_;
};

template <class A>
void walk(A& a, Score& s) {
  a(s.total), a(s.lp), a(s.items), a(s.cash), a(s.wounds), a(s.law), a(s.legends), a(s.gambler);
}

template <class A>
void walk(A& a, GameResult& game) {
  a(game.over), a(game.rounds), a(game.turns), a(game.decisions), a(game.first), a(game.hash);
  for (std::uint8_t& character : game.character) a(character);
  for (Score& score : game.scores.seat) walk(a, score);
  a(game.scores.winners);
  for (auto& seat : game.lp_from)
    for (int& lp : seat) a(lp);
  a.size(game.lp_by_round);
  for (auto& round : game.lp_by_round)
    for (std::uint8_t& lp : round) a(lp);
}

template <class T>
std::string as_bytes(T& value) {
  ToBytes to;
  walk(to, value);
  return std::move(to.bytes);
}

}  // namespace dr
