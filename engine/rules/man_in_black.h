// The Man in Black, third at a table of two (content.md C10).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class MibStep : std::uint8_t { kDrawCard, kResolved, kStoriesDone };

// His turn.
struct [[gnu::may_alias]] MibFrame {
  static constexpr FrameKind kKind = FrameKind::kMib;

  FrameKind kind;
  MibStep step;
  Seat seat;
  std::uint8_t card;
  std::uint8_t pad[12];
};

void run_mib(Game& g, MibFrame& f);

void stalk(Game& g, int range);                              // MB5
void mib_attack(Game& g, FightKind kind);                    // MB7
void mib_send(Game& g, int place);                           // MB6
Space mib_sheriff_path(Game& g, int range);                  // MB10: where he moves the Sheriff
Seat mib_sheriff_target(const Public& pub, SeatSet wanted);  // MB14

void mib_draw(Game& g);            // his hand for a fight
void mib_commit(Game& g);          // REQUIRES: he holds a card
void mib_discard(Game& g, int n);  // at random
void mib_put_away(Game& g);

}  // namespace dr
