// Poker cards: the deck, hands, discards, giving (B10), and Fool's Gold (ruling 114).
#pragma once

#include "engine/flow/game.h"

namespace dr {

int draw_cards(Game& g, Seat seat, int n, Rule rule);
Card draw_one(Game& g);  // kNone if there is none left (B10.6)
void add_to_hand(Game& g, Seat seat, Card card);
void take_from_hand(Game& g, Seat seat, Card card);
void lay_face_down(Game& g, Seat seat, Card card);  // from the hand; nobody learns which (B14.2)
void forget_card(Game& g, Seat seat, Card card);    // all see that it has left the hand
void know_publicly(Game& g, Seat seat, Card card);  // everybody saw it go into the hand
void to_discards(Game& g, CardSet cards);           // from the table
void lay_on_table(Game& g, Seat seat, Card card);   // from the hand

// --- discarding ---------------------------------------------------------------------------------

// Lets a seat pick the cards, one after the other in ascending order.
struct [[gnu::may_alias]] DiscardFrame {
  static constexpr FrameKind kKind = FrameKind::kDiscard;

  FrameKind kind;
  std::uint8_t step;  // unused
  Seat seat;
  std::uint8_t left;  // cards still to pick
  Card lowest_next;   // that may be picked
  std::uint8_t pad[7];
  Rule rule;
  std::uint8_t rest[2];
};

// The when-discarded effects of Public::discarded_now, one after the other.
struct [[gnu::may_alias]] DiscardedFrame {
  static constexpr FrameKind kKind = FrameKind::kDiscarded;

  FrameKind kind;
  std::uint8_t step;  // unused
  Seat seat;
  std::uint8_t pad[13];
};

// From hand to discard pile by an effect, a cost or the hand limit; when-discarded effects follow.
void discard_from_hand(Game& g, Seat seat, CardSet cards, Rule rule);
void discard_random(Game& g, Seat seat, int n, Rule rule);
void ask_discard(Game& g, Seat seat, int n, Rule rule);  // pushes a frame

void run_discard(Game& g, DiscardFrame& f);
void options_discard(const Catalog& cat, const Sight& view, Choices& out);
void take_discard(Game& g, DiscardFrame& f, Seat seat, Choice choice);
void run_discarded(Game& g, DiscardedFrame& f);

// --- give $10 or 1 card -------------------------------------------------------------------------

struct [[gnu::may_alias]] GiveFrame {
  static constexpr FrameKind kKind = FrameKind::kGive;

  FrameKind kind;
  std::uint8_t step;  // unused
  Seat seat;          // who gives
  Seat receiver;
  std::uint8_t pad[12];
};

void run_give(Game& g, GiveFrame& f);
void options_give(const Catalog& cat, const Sight& view, Choices& out);
void take_give(Game& g, GiveFrame& f, Seat seat, Choice choice);

// --- losing nuggets, Fool's Gold among them -----------------------------------------------------

struct [[gnu::may_alias]] LoseNuggetsFrame {
  static constexpr FrameKind kKind = FrameKind::kLoseNuggets;

  FrameKind kind;
  std::uint8_t step;  // unused
  Seat seat;
  std::uint8_t n;
  Seat receiver;  // kNone = the supply
  std::uint8_t pad[7];
  Rule rule;
  std::uint8_t rest[2];
};

void lose_nuggets(Game& g, Seat seat, int n, Seat receiver, Rule rule);  // ruling 114
void halve_nuggets(Game& g, Seat seat, Seat receiver, Rule rule);

void run_lose_nuggets(Game& g, LoseNuggetsFrame& f);
void options_lose_nuggets(const Catalog& cat, const Sight& view, Choices& out);
void take_lose_nuggets(Game& g, LoseNuggetsFrame& f, Seat seat, Choice choice);

}  // namespace dr
