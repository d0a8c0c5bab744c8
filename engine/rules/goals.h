// The goals variant and legendary tokens (B2.10 - B2.13).
#pragma once

#include "engine/flow/program.h"

namespace dr {

enum class LegendsStep : std::uint8_t { kDraw, kAskKeep };

// Draws legendary tokens and lets their owner choose which to keep (B2.13).
struct [[gnu::may_alias]] LegendsFrame {
  static constexpr FrameKind kKind = FrameKind::kLegends;

  FrameKind kind;
  LegendsStep step;
  Seat seat;
  std::uint8_t draw;
  std::uint8_t keep;  // in all
  std::uint8_t kept;  // so far
  std::uint8_t pad[10];
};

void run_legends(Game& g, LegendsFrame& f);
void options_legends(const Catalog& cat, const Sight& view, Choices& out);
void take_legends(Game& g, LegendsFrame& f, Seat seat, Choice choice);

void complete_goal(Game& g, Seat seat, int goal);
void gain_legends(Game& g, Seat seat, int n);  // AU28

// Whether one of the character's goals not yet shown is met, as far as all can tell (B14.4).
bool goal_may_be_met(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion);
void add_goal_options(const Catalog& cat, const Sight& view, const Occasion& occasion,
                      Choices& out);

}  // namespace dr
