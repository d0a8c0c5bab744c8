// What a decision was worth: its options played out on games that could have been the real one, as far
// as the seat could know.
//
// All options run on the same games, with the same luck. Games come in two halves: the best option of
// one half is judged by the other, for the best of several noisy numbers looks better than it is. So
// the loss of a choice is never too large on average.
#pragma once

#include <string_view>
#include <vector>

#include "bots/search/value.h"
#include "darkrock/engine.h"

namespace dr {

enum class Grade : std::uint8_t { kOpen, kBest, kGood, kInexact, kMistake, kBlunder, kCount };
std::string_view id_of(Grade grade);

// Losses from which on a choice is inexact, a mistake, a blunder; in parts of kWholeChance.
inline constexpr int kInexactLoss = kWholeChance / 100;
inline constexpr int kMistakeLoss = kWholeChance * 4 / 100;
inline constexpr int kBlunderLoss = kWholeChance * 10 / 100;
// How many standard errors a loss must exceed to be graded: 99 in 100 differences by chance are less.
inline constexpr double kGraded = 2.6;

// What games of one half came to for an option: its chances, and how far they lay above those of the
// choice made.
struct HalfTally {
  std::int64_t n = 0, sum = 0, squares = 0, gap = 0, gap_squares = 0;
  void add(std::int32_t value, std::int32_t chosen);
};

// What somebody has at the end of a playout, to say what an option gains in things people can picture.
enum class Good : std::uint8_t { kLp, kMp, kWp, kCash, kNuggets, kCards, kWounds, kCount };
inline constexpr int kGoods = static_cast<int>(Good::kCount);
std::string_view id_of(Good good);

// How much more of a good than by the choice made.
struct GoodTally {
  std::int64_t sum = 0, squares = 0;
};

struct Tried {
  Choice choice;
  double share = 0;  // how often the network would take it
  HalfTally half[2] = {};
  GoodTally good[kGoods] = {};

  double mean() const;
  double error() const;  // of the mean, one standard error
};

class Question {
 public:
  static constexpr int kFewestGames = 16;

  // REQUIRES: network(); the seat of the view has more than one option, and `chosen` is one of them.
  Question(const Catalog& catalog, const View& view, Choice chosen, std::size_t step);

  const View& view() const { return view_; }
  std::size_t step() const { return step_; }
  Choice chosen() const { return tried_[0].choice; }
  int options() const { return options_; }                    // all there were
  const std::vector<Tried>& tried() const { return tried_; }  // the choice made first
  int games() const { return games_; }

  // Plays so many more games; returns how many choices that took.
  std::int64_t ponder(const Catalog& catalog, int games);

  double loss() const;  // of the choice against the best, in parts of kWholeChance
  double error() const;
  std::size_t best() const;  // index of tried()
  Grade grade() const;
  // How much more of a good the best option brings by the next turn, on average; 0 if that may be chance.
  // Money in dollars.
  double gain(Good good) const;
  // Far enough for a grade, and for skill().
  bool judged() const { return games_ >= kFewestGames; }
  // How far the choice lies above or below the network's own play (skill.h), in parts of kWholeChance.
  double skill() const;
  // How much more games would help, 0: not at all.
  double need() const;

  // Goes on where another review stopped: only what ponder() changes.
  void restore(const std::vector<Tried>& tried, int games);

 private:
  std::size_t best_of(int half) const;

  View view_;
  std::size_t step_;
  int options_ = 0, games_ = 0;
  std::vector<Tried> tried_;
};

}  // namespace dr
