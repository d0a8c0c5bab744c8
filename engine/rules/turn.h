// The steps of a turn (B3), in their order.
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class TurnStep : std::uint8_t {
  kBegin,
  kIncome,
  kWeapon,
  kMount,
  kActions,
  kDoctor,
  kAfterAction,
  kEndEffects,
  kStories,
  kHandLimit,
  kWantedRow,
  kEndCheck,
  kRoundEnd
};

// Lies at the bottom of the stack from the first turn to the last.
struct [[gnu::may_alias]] TurnFrame {
  static constexpr FrameKind kKind = FrameKind::kTurn;

  FrameKind kind;
  TurnStep step;
  Seat seat;             // the active player
  std::uint8_t reading;  // which amount of the action is read now (B15.6)
  std::uint8_t wounds;   // before the doctor healed them
  std::uint8_t pad[11];
};

void run_turn(Game& g, TurnFrame& f);
void options_turn(const Catalog& cat, const Sight& view, Choices& out);
void take_turn(Game& g, TurnFrame& f, Seat seat, Choice choice);

void new_turn_for_all(Game& g);  // G20: "this turn" is whoever's turn is being played
void check_end(Game& g);         // B13.1

}  // namespace dr
