// Where everybody's chance to win went, choice by choice. The chances at a moment are what the network
// sees from the seats, mostly from the one that is asked; the last ones are the result. Each change is split without a rest:
//
//   luck    what chance brought, against the mean of all it could have brought (chance.h)
//   skill   the player's own choice: what may come of it, as far as the player could know, against
//           what may come of the choices that the network would make there
//   others  the rest: what the others chose and held
//
// docs/review.md has the reasons.
#pragma once

#include <memory>
#include <vector>

#include "replay/recorded_game.h"
#include "review/chance.h"

namespace dr {

// Everything in parts of kWholeChance, by player.
struct LedgerEntry {
  Seat seat = kNone;  // who chose; kNone: the deal
  bool chance = false;
  std::uint8_t round = 0;
  Seat turn = kNone;  // whose it was
  std::int32_t after[kMaxPlayers] = {};
  std::int32_t luck[kMaxPlayers] = {}, others[kMaxPlayers] = {};
  std::int32_t skill = 0;          // of who chose
  double doubt[kMaxPlayers] = {};  // variance of the means that luck was measured by

  std::int32_t skill_of(Seat of) const { return of == seat ? skill : 0; }
  std::int32_t change(Seat of) const { return luck[of] + skill_of(of) + others[of]; }
  // Another measure of the own choice; the rest is what is left over.
  void set_skill(std::int32_t measured);
};

class Ledger {
 public:
  // REQUIRES: network(); the game outlives it and stays as it is.
  explicit Ledger(const RecordedGame& game);

  // entries()[0] is the deal, [i] the i-th choice.
  const std::vector<LedgerEntry>& entries() const { return entries_; }
  bool complete() const { return entries_.size() > game_.steps().size(); }
  // The state before the next choice.
  const State& state() const { return state_; }
  // Enters one choice more. REQUIRES: not complete.
  void enter_next();
  // Goes on where another ledger of this game stopped. REQUIRES: at least the deal, no more than the game.
  void restore(std::vector<LedgerEntry> entries);

  int players() const { return game_.setup().players; }
  std::int32_t start_of(Seat seat) const { return start_[seat]; }

 private:
  void enter_deal();
  bool mean_by_chance(std::size_t step, const State& before, Mean* out) const;

  const RecordedGame& game_;
  const Catalog& cat_;
  State state_;
  std::unique_ptr<Events> events_;
  std::int32_t start_[kMaxPlayers] = {};
  std::vector<LedgerEntry> entries_;
};

// What the network thinks of everybody's chances; of a game that is over, the result.
Chances chances_now(const Catalog& catalog, const State& state);

}  // namespace dr
