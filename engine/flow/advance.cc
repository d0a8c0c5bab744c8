// The frame stack and the loop that runs it.
#include "engine/flow/chapters.h"

namespace dr {

Frame& push(Game& g, FrameKind kind, Seat seat) {
  Public& pub = g.pub();
  assert(pub.n_frames < kMaxFrames);
  Frame& f = pub.frame[pub.n_frames++];
  f = Frame{};
  f.kind = static_cast<std::uint8_t>(kind);
  f.seat = seat;
  return f;
}

void pop(Game& g) {
  Public& pub = g.pub();
  assert(pub.n_frames > 0);
  pub.frame[--pub.n_frames] = Frame{};
}

SeatSet others_here(const Public& pub, Seat seat) {
  const Space here = space_of(pub, seat);
  SeatSet set = 0;
  for (Seat other = 0; other < pub.players; ++other)
    if (other != seat && pub.player[other].space == here) set |= seat_bit(other);
  if (with_mib(pub) && seat != kMib && pub.mib.space == here) set |= seat_bit(kMib);
  return set;
}

bool figure_at(const Public& pub, Space space) {
  if (pub.sheriff == space || pub.bandits.has(space)) return true;
  if (with_mib(pub) && pub.mib.space == space) return true;
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].space == space) return true;
  return false;
}

void advance(Game& g) {
  while (!g.pub().acting && !g.pub().over) {
    Frame& f = top(g);
    switch (static_cast<FrameKind>(f.kind)) {
      case FrameKind::kSetup: run_setup(g, f); break;
      case FrameKind::kTurn: run_turn(g, f); break;
      case FrameKind::kMove: run_move(g, f); break;
      case FrameKind::kDelivery: run_delivery(g, f); break;
      case FrameKind::kShop: run_shop(g, f); break;
      case FrameKind::kDice: run_dice(g, f); break;
      case FrameKind::kFight: run_fight(g, f); break;
      case FrameKind::kNpcFight: run_npc_fight(g, f); break;
      case FrameKind::kArrest: run_arrest(g, f); break;
      case FrameKind::kSheriff: run_sheriff(g, f); break;
      case FrameKind::kPoints: run_points(g, f); break;
      case FrameKind::kPoker: run_poker(g, f); break;
      case FrameKind::kStories: run_stories(g, f); break;
      case FrameKind::kProgram: run_program(g, f); break;
      case FrameKind::kWindow: run_window(g, f); break;
      case FrameKind::kDiscard: run_discard(g, f); break;
      case FrameKind::kDiscarded: run_discarded(g, f); break;
      case FrameKind::kGive: run_give(g, f); break;
      case FrameKind::kLoseNuggets: run_lose_nuggets(g, f); break;
      case FrameKind::kLegends: run_legends(g, f); break;
      case FrameKind::kMib: run_mib(g, f); break;
      case FrameKind::kEvent: run_event(g, f); break;
      case FrameKind::kFaro: run_faro(g, f); break;
      case FrameKind::kExplore: run_explore(g, f); break;
    }
  }
}

}  // namespace dr
