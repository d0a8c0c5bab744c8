// Fits the network of bots/search/value.h to positions and who won from there.
#pragma once

#include <functional>

#include "bots/search/value.h"
#include "lab/positions.h"

namespace dr {

struct FitOptions {
  int epochs = 12;
  int jobs = 1;
  std::uint64_t seed = 1;
};

// How well chances fit who won, on positions kept back: the mean of -log of the winner's chance (less
// is better), and how often the favourite won.
struct Fit {
  double loss = 0, favourite = 0;
};

struct FitResult {
  Net net;
  Fit even;   // everybody's chances the same
  Fit fit;    // of the network in whole numbers
  Fit exact;  // ... and before it was rounded
};

// Positions it takes to fit anything.
inline constexpr int kFewestPositions = 4096;

// Depends on positions, epochs and seed alone. `done` is told how many epochs are over.
// REQUIRES: at least kFewestPositions.
FitResult fit_net(const Positions& positions, const FitOptions& options,
                  const std::function<void(int)>& done);

}  // namespace dr
