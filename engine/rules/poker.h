// Poker (B7.3, A6, A17, AU77).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class PokerStep : std::uint8_t {
  kAnte,
  kJoin,
  kDeal,
  kLay,
  kReveal,
  kRank,
  kPay,
  kLosersDraw,
  kWon,
  kLost,
  kEnd,
  // Ante Up
  kRaise,
  kPoints
};

// What lies on the table is in Public::poker.
struct [[gnu::may_alias]] PokerFrame {
  static constexpr FrameKind kKind = FrameKind::kPoker;

  FrameKind kind;
  PokerStep step;
  Seat seat;           // who started the game
  std::uint8_t asked;  // players asked to join so far
  std::uint8_t next;   // position of the next to raise, or to gain points
  std::uint8_t pad[11];
};

void add_to_pot(Game& g, int tens, Rule rule);
void start_poker(Game& g, Seat seat, PokerGame game);
void run_poker(Game& g, PokerFrame& f);
void options_poker(const Catalog& cat, const Sight& view, Choices& out);
void take_poker(Game& g, PokerFrame& f, Seat seat, Choice choice);
CardSet cards_left_to_lay(const Sight& view);  // those a seat may still pick for its hand

}  // namespace dr
