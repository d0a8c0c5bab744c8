// Prospecting and the dice (B7.5, G18).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class DiceStep : std::uint8_t { kRollAll, kNext, kTake };

// Rolls dice and takes what they show: those of a Prospect action together, a card's one by one.
struct [[gnu::may_alias]] DiceFrame {
  static constexpr FrameKind kKind = FrameKind::kDice;

  FrameKind kind;
  DiceStep step;
  Seat seat;
  std::uint8_t dice;
  std::uint8_t prospect;  // 1: a Prospect action
  std::uint8_t die;       // which is taken now
  std::uint8_t again;     // times in a row it was rolled again
  std::uint8_t pad[9];
};

void roll_dice(Game& g, Seat seat, int dice, bool prospect);
void run_dice(Game& g, DiceFrame& f);

}  // namespace dr
