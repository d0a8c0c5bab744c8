// The property harness: plays random games and checks at every decision what must always hold. Run
// from seeds by the property tests and the soak command, from bytes by the fuzz targets.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>

#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

// A table for a number: every player count, length, edition, variant and mix of switches comes up.
// `modules` is a set of Module; a first game comes up only without.
Setup any_setup(std::uint64_t number, int players, Profile profile, int modules = 0);

// What does not hold, with its numbers.
inline std::string fault(const char* what, int a = 0, int b = 0) {
  return std::string(what) + " (" + std::to_string(a) + ", " + std::to_string(b) + ")";
}

inline bool look_alike(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// Empty if everything holds, else what does not, for one state and one asked seat.
std::string check_state(const Catalog& catalog, const State& state);
std::string check_decision(const Catalog& catalog, const State& state, Seat seat,
                           const Choices& options, Rng& rng);

struct Played {
  std::string problem;  // empty: all properties held and the game ended
  int decisions = 0;
  State last;
};
// Plays one random game to its end. `depth` checks of hidden information per game are optional.
Played play_checked(const Catalog& catalog, const Setup& setup, std::uint64_t seed);

// Plays two games that differ only in what `viewer` cannot see and requires the same view, options
// and events for it until the difference is shown. A viewer of kNone is a spectator.
std::string check_no_leak(const Catalog& catalog, const Setup& setup, std::uint64_t seed);

}  // namespace dr
