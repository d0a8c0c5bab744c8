// The Marshal, Wanted and Gambler tracks (B9, A7), arrests and the Sheriff (B12).
#pragma once

#include "engine/flow/game.h"

namespace dr {

// --- points -------------------------------------------------------------------------------------

struct [[gnu::may_alias]] PointsFrame {
  static constexpr FrameKind kKind = FrameKind::kPoints;

  FrameKind kind;
  std::uint8_t step;  // unused
  Seat seat;
  PointKind what;
  std::uint8_t left;    // still to gain
  std::uint8_t gained;  // in all
  std::uint8_t pad[10];
};

void gain_points(Game& g, Seat seat, PointKind kind, int n);  // pushes a frame
void run_points(Game& g, PointsFrame& f);

// --- arrests ------------------------------------------------------------------------------------

enum class ArrestStep : std::uint8_t { kTakeWound, kTakeCard, kLose, kLoseNuggets, kArrestDone };

struct [[gnu::may_alias]] ArrestFrame {
  static constexpr FrameKind kKind = FrameKind::kArrest;

  FrameKind kind;
  ArrestStep step;
  Seat seat;
  Seat by;  // kNone = the Sheriff
  std::uint8_t pad[12];
};

void start_arrest(Game& g, Seat seat, Seat by, bool with_wound);
void run_arrest(Game& g, ArrestFrame& f);

// --- the Sheriff --------------------------------------------------------------------------------

enum class SheriffStep : std::uint8_t {
  kWhere,
  kGo,
  kDiscards,
  kTarget,
  kAttempt,
  kFightHim,
  kAfter
};

struct [[gnu::may_alias]] SheriffFrame {
  static constexpr FrameKind kKind = FrameKind::kSheriff;

  FrameKind kind;
  SheriffStep step;
  Seat seat;  // who moves him
  std::uint8_t range;
  std::uint8_t place_plus_1;  // he is sent to; kNone: beside who sends him; 0: he moves
  Space to;
  std::uint8_t pad;
  std::uint8_t arrested;  // 1: he made an arrest
  std::uint8_t asked;     // players asked to discard so far
  Seat target;
  std::uint8_t rest[6];
};

Space office(const Catalog& cat);        // the Sheriff's Office
bool sheriff_active(const Public& pub);  // B12.1
void put_sheriff(Game& g, Space space, Rule rule);
void move_sheriff(Game& g, Seat mover, int range);
void send_piece(Game& g, Seat seat, Piece piece, int place);

void run_sheriff(Game& g, SheriffFrame& f);
void options_sheriff(const Catalog& cat, const Sight& view, Choices& out);
void take_sheriff(Game& g, SheriffFrame& f, Seat seat, Choice choice);

}  // namespace dr
