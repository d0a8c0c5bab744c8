// Which of several ways to go on is best, when each try is full of luck: all run on the same samples,
// the worse half drops out again and again, and whoever is clearly behind drops out at once.
#pragma once

#include <array>
#include <vector>

#include "bots/search/playout.h"

namespace dr {

struct Arm {
  Choice choice;
  int doubt = 0;  // how much worse than its favourite the script thinks it, in hundredths of an LP
};

class Race {
 public:
  static constexpr int kMostArms = 24;

  // The script's opinion counts as so many samples.
  Race(Playout& playout, int trust) : playout_(playout), trust_(trust) {}

  // REQUIRES: fewer than kMostArms were added, each choice once.
  void add(const Arm& arm) {
    at(n_) = {arm, 0, n_};
    ++n_;
  }

  // The arm that came out best. REQUIRES: one was added.
  Choice run(Rng& rng);

 private:
  struct Runner {
    Arm arm;
    std::int64_t sum = 0;
    int column = 0;  // of values_
  };
  using Values = std::array<std::int32_t, kMostArms>;

  Runner& at(int i) { return arms_[static_cast<std::size_t>(i)]; }
  bool try_all(const State& start);
  bool try_until(std::int64_t used, Rng& rng);
  std::int64_t score(const Runner& runner, std::int64_t common) const;
  void rank();
  void drop_losers();

  Playout& playout_;
  const int trust_;
  TurnTree tree_;
  std::array<Runner, kMostArms> arms_;  // those still running first, and the best of them
  int n_ = 0;
  std::vector<Values> values_;  // of every sample
};

}  // namespace dr
