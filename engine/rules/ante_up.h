// Ante Up: what its chapters give the others.
#pragma once

#include "engine/flow/program.h"

namespace dr {

inline bool with_ante_up(const Public& pub) { return pub.modules & kAnteUp; }

// The event markers, members of AnteUp::markers (AU5D): one beside each track, four beside the LP.
enum class Marker : std::uint8_t { kGambler, kMarshal, kWanted, kLp5, kLp10, kLp15, kLp20 };
constexpr int marker_bit(Marker marker) { return 1 << static_cast<int>(marker); }
inline constexpr Marker kLpMarkers[] = {Marker::kLp5, Marker::kLp10, Marker::kLp15, Marker::kLp20};
inline constexpr int kLpMarkerStep = 5;

// --- set-up (ante_up_setup.cc) ---
void set_up_ante_up(Game& g);          // AU1 - AU5, up to the set-up events
int set_up_events(const Public& pub);  // how many are resolved (AU5F)
void set_up_man_in_black(Game& g);     // AU63

// --- events (events.cc) ---
enum class EventStep : std::uint8_t { kDraw, kResolve, kDone };

// Draws an event, or one of two, and resolves it.
struct [[gnu::may_alias]] EventFrame {
  static constexpr FrameKind kKind = FrameKind::kEvent;

  FrameKind kind;
  EventStep step;
  Seat seat;           // resolver, kNone at set-up
  std::uint8_t drawn;  // 1, or 2 to choose from (AU65)
  std::uint8_t event;  // 1 + event, 0 = none
  std::uint8_t pad[11];
};

void run_event(Game& g, EventFrame& f);
void options_event(const Catalog& cat, const Sight& view, Choices& out);
void take_event(Game& g, EventFrame& f, Seat seat, Choice choice);

void resolve_event(Game& g, Seat seat, int drawn);  // `event 1`, `event 1 of 2`
// Resolved later (B15.5); `marker` is told: a Marker, kNone for a card's.
void call_event(Game& g, Seat seat, int marker);
bool resolve_waiting(Game& g);  // starts the oldest; false if none waits
void cross_track_marker(Game& g, Seat seat, PointKind kind, int cube);  // AU10
void cross_lp_markers(Game& g, Seat seat);

// --- tokens (tokens.cc) ---
inline SpaceSet fighters(const AnteUp& au) { return au.outlaws | au.claim_jumpers; }
void place_tokens(Game& g, TokenKind kind, int n, int place);
void clear_start_space(Game& g, Space space);          // AU7
void fight_token(Game& g, Seat seat, Space space);     // AU20: REQUIRES one of fighters() there
void turn_high_roller(Game& g, Seat seat, Town town);  // AU62
void return_token(Game& g);                            // the one shown now
void forget_token(Game& g, Space space, int seen);     // nobody knows it any more; `seen` as Seen

// --- nuggets on the board (tokens.cc) ---
int gold_at(const Public& pub, Space space);
int gold_to_take(const Catalog& cat, const Public& pub, Seat seat);  // AU30
void take_gold(Game& g, Seat seat, int n);

// --- longhorns (tokens.cc) ---
void gain_longhorns(Game& g, Seat seat, int n, Rule rule);
void lose_longhorns(Game& g, Seat seat, int n, Rule rule);  // to the supply

// --- looking (looking.cc) ---
void options_look(const Catalog& cat, const Public& pub, Choices& out);
void look_at(Game& g, Seat seat, LookAt what, int where);
void shuffle_ranch(Game& g, int colour);  // what was known of its next token no longer holds

// --- the train (train.cc) ---
void move_train(Game& g);             // AU31
void send_train(Game& g, int place);  // AU68
void rob_train(Game& g, Seat seat);   // AU34
void put_train_card_away(Game& g);    // AU35
int top_train_card(Game& g);          // fixes it, for a look; -1 if there is none

// --- Faro (faro.cc), and the order of bets that community poker shares ---
enum class FaroStep : std::uint8_t { kJoin, kDeal, kBets, kTurn, kPay, kWon, kStay, kEnd };

// What lies on the table is in AnteUp::faro.
struct [[gnu::may_alias]] FaroFrame {
  static constexpr FrameKind kKind = FrameKind::kFaro;

  FrameKind kind;
  FaroStep step;
  Seat seat;              // who started the game
  std::uint8_t asked;     // players asked to join so far
  std::uint8_t position;  // in the order of bets
  std::uint8_t card;      // turned now, 0..2
  SeatSet winners;        // of that card
  std::uint8_t pad[9];
};

void run_faro(Game& g, FaroFrame& f);
void options_faro(const Catalog& cat, const Sight& view, Choices& out);
void take_faro(Game& g, FaroFrame& f, Seat seat, Choice choice);

void start_faro(Game& g, Seat seat);
Seat bet_order(const Public& pub, Seat active, int position);  // AU75

// --- frontiers (frontier.cc) ---
enum class ExploreStep : std::uint8_t { kPay, kTurn, kTell, kEnd };

struct [[gnu::may_alias]] ExploreFrame {
  static constexpr FrameKind kKind = FrameKind::kExplore;

  FrameKind kind;
  ExploreStep step;
  Seat seat;
  std::uint8_t frontier;
  Card lowest_next;   // that may be discarded
  std::uint8_t paid;  // value of the cards discarded so far
  std::uint8_t pad[10];
};

void run_explore(Game& g, ExploreFrame& f);
void options_explore(const Catalog& cat, const Sight& view, Choices& out);
void take_explore(Game& g, ExploreFrame& f, Seat seat, Choice choice);

void start_exploring(Game& g, Seat seat);

// --- actions (ante_up_actions.cc) ---
WhyNot refuse_ante_up_action(const Catalog& cat, const Sight& view, Choice choice);
void add_ante_up_actions(const Catalog& cat, const Sight& view, Choices& out);
void take_ante_up_action(Game& g, Seat seat, Choice choice);

}  // namespace dr
