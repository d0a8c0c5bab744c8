// The engine's inside: the state being changed, the frame stack, and what every chapter uses.
#pragma once

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "darkrock/engine.h"
#include "darkrock/event_table.h"
#include "darkrock/queries.h"
#include "engine/base/random.h"

namespace dr {

constexpr std::uint8_t u8(int n) { return static_cast<std::uint8_t>(n); }

// The chapters that can be in progress, one kind of frame for each.
enum class FrameKind : std::uint8_t {
  kSetup,
  kTurn,
  kMove,
  kDelivery,
  kShop,
  kDice,
  kFight,
  kNpcFight,
  kArrest,
  kSheriff,
  kPoints,
  kPoker,
  kStories,
  kProgram,
  kWindow,
  kDiscard,
  kDiscarded,
  kGive,
  kLoseNuggets,
  kLegends,
  kMib,
  kEvent,
  kFaro,
  kExplore
};

// Cards set off cards, and those of a pack may do so without end. Below so many frames, and after so
// many programs in one choice, a program does nothing and no window opens. In nine million random choices
// the built-in cards came to 10 frames and 5 programs.
inline constexpr int kDeepest = 13;
inline constexpr int kMostPrograms = 200;

// A game being changed. Passed by reference through every rule.
struct Game {
  const Catalog& cat;
  State& st;
  Events* events;
  Words words{};
  int programs = 0;  // started in this choice

  Public& pub() const { return st.pub; }
  Hidden& hid() const { return st.hid; }
  Player& player(Seat seat) const { return st.pub.player[seat]; }
  Private& own(Seat seat) const { return st.own[seat]; }
  bool other(Switch s) const { return on_other_side(st.pub.switches, s); }
};

// --- events -------------------------------------------------------------------------------------

inline void emit(Game& g, EventKind kind, Rule rule, Seat seat = kNone, int a = 0, int b = 0,
                 Seat other = kNone) {
  if (g.events)
    g.events->add({kind, audience_of(kind, seat, other), seat, other, static_cast<std::int16_t>(a),
                   static_cast<std::int16_t>(b), rule});
}

// --- randomness ---------------------------------------------------------------------------------

inline int roll(Game& g, Purpose purpose, int n) {
  return roll(g.hid(), g.words, purpose, n, g.events);
}
inline int pick(Game& g, Purpose purpose, std::uint64_t& set) {
  return pick(g.hid(), g.words, purpose, set, g.events);
}
inline void shuffle(Game& g, Purpose purpose, std::uint8_t* items, int n) {
  shuffle(g.hid(), g.words, purpose, items, n, g.events);
}

// --- frames -------------------------------------------------------------------------------------

// A chapter's own struct names what its frame holds. It lies over the bytes of Frame, which the
// language allows to types marked may_alias only.
template <class F>
inline constexpr bool kFitsFrame =
    sizeof(F) == sizeof(Frame) && alignof(F) <= alignof(Frame) && std::is_standard_layout_v<F> &&
    std::is_trivially_copyable_v<F> && std::has_unique_object_representations_v<F>;

template <class F>
bool is(const Frame& f) {
  return f.kind == static_cast<std::uint8_t>(F::kKind);
}

// REQUIRES: is<F>(f).
template <class F>
F& as(Frame& f) {
  static_assert(kFitsFrame<F>);
  assert(is<F>(f));
  return reinterpret_cast<F&>(f);
}
template <class F>
const F& as(const Frame& f) {
  static_assert(kFitsFrame<F>);
  assert(is<F>(f));
  return reinterpret_cast<const F&>(f);
}

// Puts a new frame on top. The caller's frame stays where it is: set its next step first.
Frame& push(Game& g, FrameKind kind, Seat seat);
template <class F>
F& push(Game& g, Seat seat) {
  return as<F>(push(g, F::kKind, seat));
}
void pop(Game& g);
inline Frame& top(Game& g) { return g.pub().frame[g.pub().n_frames - 1]; }
inline const Frame& top(const Public& pub) { return pub.frame[pub.n_frames - 1]; }

// The innermost frame of a chapter, null if it is not in progress.
template <class F>
const F* innermost(const Public& pub) {
  for (int i = pub.n_frames; i-- > 0;)
    if (is<F>(pub.frame[i])) return &as<F>(pub.frame[i]);
  return nullptr;
}
template <class F>
F* innermost(Public& pub) {
  for (int i = pub.n_frames; i-- > 0;)
    if (is<F>(pub.frame[i])) return &as<F>(pub.frame[i]);
  return nullptr;
}

inline void ask(Game& g, Ask question, SeatSet seats) {
  g.pub().ask = question;
  g.pub().acting = seats;
}

// Whether frames run on: nobody is asked, and the game is not over. With && g++ would load both bytes
// as a part of one word, and that waits for a byte written just before.
inline bool goes_on(const Public& pub) { return (pub.acting | pub.over) == 0; }

// Whether cards have set off as many as they may.
inline bool is_spent(const Game& g) {
  return g.pub().n_frames >= kDeepest || g.programs >= kMostPrograms;
}

// Runs frames until somebody must choose or the game is over.
void advance(Game& g);

// Does the steps of the frame on top one after the other, as long as it stays there and nobody is
// asked: what advance would do, without going through the stack for every step.
template <class Step>
inline void in_steps(Game& g, Step&& step) {
  const Public& pub = g.pub();
  const int depth = pub.n_frames;
  do step();
  while (pub.n_frames == depth && goes_on(pub));
}

// --- seats --------------------------------------------------------------------------------------

inline Seat left_of(const Public& pub, Seat seat) {
  return static_cast<Seat>(seat + 1 == pub.players ? 0 : seat + 1);
}
inline Seat right_of(const Public& pub, Seat seat) {
  return static_cast<Seat>(seat == 0 ? pub.players - 1 : seat - 1);
}

// Where order starts: the active player, or the first player on the Man in Black's turn (B15.2).
inline Seat order_start(const Public& pub) { return pub.active == kMib ? pub.first : pub.active; }

// The next seat of a set in the order of B15.2 at or after position `from` of that order.
template <class F>
inline void in_order(const Public& pub, Seat start, F&& f) {
  Seat seat = start;
  for (int i = 0; i < pub.players; ++i, seat = left_of(pub, seat)) f(seat);
}

}  // namespace dr
