// The rules engine: free functions over values. No exceptions, allocation, I/O, clock or global.
// Thread safety: everything is; a Catalog is read only.
#pragma once

#include "darkrock/event.h"
#include "darkrock/state.h"

namespace dr {

// Behaviour of the rules; goes up when a fix changes what a recorded choice does.
inline constexpr int kRulesVersion = 1;

// Why a table cannot be set up: the kind of thing, and one English sentence with its rule. No text:
// it can.
struct SetupRefusal {
  SetupProblem kind = SetupProblem::kNone;
  const char* text = nullptr;
};
SetupRefusal check_setup(const Catalog& catalog, const Setup& setup);
// The sentence alone; null if the table can be set up.
inline const char* refuse_setup(const Catalog& catalog, const Setup& setup) {
  return check_setup(catalog, setup).text;
}

// REQUIRES: refuse_setup(catalog, setup) == nullptr.
State new_game(const Catalog& catalog, const Setup& setup, const Seed& seed,
               Events* events = nullptr);

// The seats that are asked now: a set, because some choices are made in secret together (B14.3).
// Empty when the game is over.
inline SeatSet to_act(const Public& pub) { return pub.acting; }

// Everything the seat of the view may choose now; empty if it is not asked. Reads only what the seat
// sees, so a client computes it from its view.
void legal(const Catalog& catalog, const Sight& sight, Choices& out);

// Why this choice is refused, with its rule and numbers; ok() if it is legal.
WhyNot why_not(const Catalog& catalog, const Sight& sight, Choice choice);

// Carries out a choice. REQUIRES: the choice is legal for that seat.
void apply(const Catalog& catalog, State& state, Seat seat, Choice choice,
           Events* events = nullptr);

// Checks and carries out; a refusal changes nothing.
Reject try_apply(const Catalog& catalog, State& state, Seat seat, Choice choice,
                 Events* events = nullptr);

// For a game that was taken back by consent: what comes is random anew. The key becomes `seed`, its
// counts start at 0, and what no seat knows is dealt again; every view stays as it is. The state does
// not keep who has seen a card of the Man in Black's hand, or which cards went under the fight deck:
// those are dealt again too.
void rekey(const Catalog& catalog, State& state, const Seed& seed, Events* events = nullptr);

View observe(const State& state, Seat seat);  // a seat >= players: a spectator
View observe_public(const State& state);
inline Sight sight(const State& state, Seat seat) {  // what observe copies
  static constexpr Private kNothing{};
  if (seat < state.pub.players) return {state.pub, state.own[seat], seat};
  return {state.pub, kNothing, kNone};
}

// A source of randomness for search and simulation, not for deals.
struct Rng {
  std::uint64_t s = 0x9e3779b97f4a7c15;
  std::uint64_t next();
  std::uint32_t below(std::uint32_t n);  // 0..n-1
};

// A full state that looks like `view` to its seat: what it cannot see is drawn at random, the key
// of the random numbers included, so that a search cannot peek.
State sample(const Catalog& catalog, const View& view, Rng& rng);

struct Score {
  std::int16_t total = 0;
  std::int16_t lp = 0, items = 0, cash = 0, wounds = 0, law = 0, legends = 0,
               gambler = 0;  // the parts of total (B13.2, AU59)
};
struct Scores {
  Score seat[kMaxFigures];  // [6] the Man in Black
  SeatSet winners = 0;      // B13.3, MB12
};
Scores scores(const Catalog& catalog, const Public& pub);

std::uint64_t hash(const State& state);

// Whether bytes from outside can be a game at all: the ranges of what the rules use as a number, an
// index or a set. Finds damage and mix-ups; it is no proof that the rules could lead to this state.
// REQUIRES: the catalog of the game's modules (whatever they are).
bool plausible(const Catalog& catalog, const State& state);
bool plausible(const Catalog& catalog, const View& view);
bool plausible_public(const Catalog& catalog, const Public& pub);

// The rule behind the question now asked, and that behind an answer to it.
Rule asked_by(const Public& pub);
Rule rule_behind(const Public& pub, Choice choice);

// Sizes of limits as the player stands now, also before it has a character.
int hand_limit(const Catalog& catalog, const Public& pub, Seat seat);
int cash_limit(const Catalog& catalog, const Public& pub, Seat seat);  // tens of dollars
int nugget_limit(const Catalog& catalog, const Public& pub, Seat seat);
int movement(const Catalog& catalog, const Public& pub, Seat seat);

// The spaces a seat's Move action can end in now, and those only across a mesa.
struct Reach {
  SpaceSet plain, mesa;
};
Reach reach(const Catalog& catalog, const Public& pub, Seat seat, int range);

}  // namespace dr
