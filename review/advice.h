// A hint that says why: the options a strong player would think of, played out on games that could be the
// real one, and what the best of them brought that the next best did not. It knows what the view knows.
//
// It is made game by game, so that a first answer comes soon and gets surer. Equal views and numbers of
// games give equal advice on every machine.
#pragma once

#include <array>
#include <vector>

#include "bots/search/value.h"
#include "darkrock/engine.h"
#include "darkrock/event.h"

namespace dr {

// What a playout brings the seat by its next turn: LP by where they come from, then these.
enum class Gain : std::uint8_t {
  kMp = static_cast<std::uint8_t>(LpSource::kCount),
  kGp,
  kWp,
  kCash,  // in dollars
  kNuggets,
  kCards,
  kItems,
  kWounds,
  kCaught,    // by the Sheriff: 1 if it was
  kArrested,  // by another player
  kRobbed,
  kRivals,  // LP of all others together
  kCount
};
inline constexpr int kGains = static_cast<int>(Gain::kCount);
using Gains = std::array<std::int16_t, kGains>;

// One game with one option.
struct Tale {
  std::int32_t chance = 0;  // to win, in parts of kWholeChance
  Gains gains{};
};

// A mean over games, and its standard error.
struct Estimate {
  double mean = 0, error = 0;
};

// What one option brings on average, and how much more that is than by another.
struct Why {
  int what = 0;  // an LpSource or a Gain
  double brings = 0, more = 0;
};

enum class Certainty : std::uint8_t { kOpen, kEven, kLikely, kSure, kCount };
std::string_view id_of(Certainty certainty);

class Advice {
 public:
  static constexpr int kFewestGames = 8, kMostGames = 240;
  static constexpr std::size_t kNone = ~std::size_t{0};

  // REQUIRES: network(); the seat of the view is asked.
  Advice(const Catalog& catalog, const View& view);

  // One game more with every option; false: more would change nothing.
  bool go_on(const Catalog& catalog);

  const View& view() const { return view_; }
  int games() const { return games_; }
  // What was tried; the first is what a strong bot takes at a glance. What no plan can want (Sense) is not
  // among them.
  const std::vector<Choice>& tried() const { return tried_; }
  // Another option was left out for that.
  bool left_out() const { return left_out_; }

  std::size_t best() const;  // index of tried()
  std::size_t next() const;  // the best of the others; kNone
  Estimate chance(std::size_t option) const;
  // How much likelier the best wins than the next best: what looks next best in one half of the games is
  // compared in the other.
  Estimate lead() const;
  Certainty certainty() const;
  // What the best brings more than the next, or less (`for_it`: what counts for it or against it), what
  // weighs most first; nothing that may be chance.
  std::vector<Why> why(bool for_it) const;

 private:
  Estimate between(std::size_t option, std::size_t other) const;
  std::size_t best_but(std::size_t left_out, int half) const;

  View view_;
  int games_ = 0;
  bool left_out_ = false;
  std::vector<Choice> tried_;
  std::vector<std::vector<Tale>> tales_;  // of each option, game by game
};

}  // namespace dr
