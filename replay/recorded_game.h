// A game with its record: the state, what was chosen so far, undo, and its file. The list of choices
// is the truth; everything else follows from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "replay/replay.h"
#include "replay/undo.h"

namespace dr {

class RecordedGame {
 public:
  // REQUIRES: refuse_setup(setup) == nullptr; `content` outlives the game.
  RecordedGame(const Content& content, const Setup& setup, const Seed& seed,
               std::vector<SeatInfo> seats, Events* events = nullptr);
  // Begins in the middle, for puzzles and tests: such a game has no seed and cannot be resumed from
  // its replay.
  RecordedGame(const Content& content, const State& start, std::vector<SeatInfo> seats);
  // Plays a replay up to its last choice. Null and a sentence if it does not hold.
  static std::unique_ptr<RecordedGame> resume(const Content& content, const Replay& replay,
                                              std::string& problem);

  const Content& content() const { return *content_; }
  const State& state() const { return state_; }
  const Setup& setup() const { return setup_; }
  const std::vector<SeatInfo>& seats() const { return seats_; }
  const std::vector<ReplayStep>& steps() const { return steps_; }
  const std::vector<Rekey>& rekeys() const { return rekeys_; }
  const Seed& seed() const { return seed_; }

  // The game again from its record: the first state, and what choice `i` makes of the state before
  // it; with the rekey that follows. Whoever tells or shows a record walks this way.
  State first_state(Events* events = nullptr) const;
  void play_step(std::size_t i, State& state, Events* events = nullptr) const;

  // Carries out a choice; a refusal changes nothing.
  Reject choose(Seat seat, Choice choice, Events* events = nullptr);

  // Whether the last choice is this seat's and may still be taken back; the reason if not.
  Undo can_undo(Seat seat) const;
  // Takes the last choice back. REQUIRES: can_undo(seat) == Undo::kYes.
  void undo(Seat seat);

  // The number of the next rewind, from 1: what `rekey_seed` makes its seed of.
  std::uint32_t next_rekey() const { return rekeys_.empty() ? 1 : rekeys_.back().number + 1; }
  // Back to the first `to` choices, by everybody's consent: what comes after is drawn with `seed`, and
  // nobody can undo across it. REQUIRES: to <= steps().size().
  void rewind(std::size_t to, const Seed& seed);

  // Another game of the first `to` choices: it goes on among these seats, and what nobody knew then is
  // drawn with `seed`. `name`: what this game is called. REQUIRES: as for `rewind`.
  std::unique_ptr<RecordedGame> play_on(std::size_t to, const Seed& seed,
                                        std::vector<SeatInfo> seats, std::string_view name) const;

  Replay replay() const;

 private:
  void play_again();  // state_ follows from start_, steps_ and rekeys_

  const Content* content_;
  Setup setup_;
  bool has_seed_ = false;
  Seed seed_;
  std::vector<SeatInfo> seats_;
  State start_, state_;
  std::vector<ReplayStep> steps_;
  std::vector<Rekey> rekeys_;
  std::optional<Origin> origin_;
  std::vector<std::uint32_t> reveals_;  // Public::reveals before each step
};

}  // namespace dr
