// Set-up (B2).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class SetupStep : std::uint8_t {
  kDeal,
  kChoose,
  kShow,
  kBonus,
  kWeapon,
  kPlace,
  kNextPlayer,
  kFinish,
  kEvents  // Ante Up, before the characters
};

struct [[gnu::may_alias]] SetupFrame {
  static constexpr FrameKind kKind = FrameKind::kSetup;

  FrameKind kind;
  SetupStep step;
  Seat seat;
  std::uint8_t position;  // in the order of B2.11; in a first game first who takes a character
  std::uint8_t events;    // set-up events resolved
  std::uint8_t pad[11];
};

void run_setup(Game& g, SetupFrame& f);
void options_setup(const Catalog& cat, const Sight& view, Choices& out);
void take_setup(Game& g, SetupFrame& f, Seat seat, Choice choice);

}  // namespace dr
