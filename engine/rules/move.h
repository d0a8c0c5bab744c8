// Moving (B4), by rail too (AU39).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class MoveStep : std::uint8_t { kAsk, kGo, kArrive, kProlong, kLast, kDone, kGoOn };
enum class MoveMode : std::uint8_t { kAction, kGranted, kProlonging, kSent, kByRail };

// Goes to one space and does what B4.8 lists, in its order.
struct [[gnu::may_alias]] MoveFrame {
  static constexpr FrameKind kKind = FrameKind::kMove;

  FrameKind kind;
  MoveStep step;
  Seat seat;
  std::uint8_t range;
  MoveMode mode;
  Space to;
  std::uint8_t mesa;    // 1 = across a mesa
  std::uint8_t fought;  // 1 = a fight ended the move
  std::uint8_t place;   // sent to, kNone = the train
  std::uint8_t pad[7];
};

void run_move(Game& g, MoveFrame& f);
void options_move(const Catalog& cat, const Sight& view, Choices& out);
void take_move(Game& g, MoveFrame& f, Seat seat, Choice choice);

// A Move action to a space of reach(). REQUIRES: legal.
void start_move_action(Game& g, Seat seat, Space to, bool mesa);

// To the other station, then a Move from there (AU39). REQUIRES: legal.
void start_rail_travel(Game& g, Seat seat, Space to);

// `move N` of a card; one that prolongs a Move is part of it (B4.8).
void start_move(Game& g, Seat seat, int range, bool prolongs);
void start_send(Game& g, Seat seat, int place);

// Every space the viewer can move to, at most `range` spaces away.
void add_moves(const Catalog& cat, const Sight& view, int range, Choices& out);

}  // namespace dr
