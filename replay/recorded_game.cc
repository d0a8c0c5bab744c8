#include "replay/recorded_game.h"

#include <cassert>

namespace dr {
namespace {

Setup setup_of(const Public& pub) {
  Setup setup;
  setup.players = pub.players;
  setup.length = pub.length;
  setup.first_game = pub.first_game;
  setup.goals = pub.goals;
  setup.cattle = pub.cattle_game;
  setup.modules = pub.modules;
  setup.switches = pub.switches;
  return setup;
}

}  // namespace

RecordedGame::RecordedGame(const Content& content, const Setup& setup, const Seed& seed,
                           std::vector<SeatInfo> seats, Events* events)
    : content_(&content),
      setup_(setup),
      has_seed_(true),
      seed_(seed),
      seats_(std::move(seats)),
      start_(new_game(content.catalog, setup, seed, events)),
      state_(start_) {
  seats_.resize(setup.players);
}

RecordedGame::RecordedGame(const Content& content, const State& start, std::vector<SeatInfo> seats)
    : content_(&content),
      setup_(setup_of(start.pub)),
      seats_(std::move(seats)),
      start_(start),
      state_(start) {
  seats_.resize(setup_.players);
}

std::unique_ptr<RecordedGame> RecordedGame::resume(const Content& content, const Replay& replay,
                                                   std::string& problem) {
  const VerifyResult result = verify(content, replay);
  if (!result.ok) {
    problem = result.problem;
    return nullptr;
  }
  auto game = std::make_unique<RecordedGame>(content, replay.setup, replay.seed, replay.seats);
  game->rekeys_ = replay.rekeys;
  game->origin_ = replay.origin;
  rekey_at(content, replay.rekeys, 0, game->state_);
  for (const ReplayStep& step : replay.steps) {
    game->choose(step.seat, step.choice);
    rekey_at(content, replay.rekeys, game->steps_.size(), game->state_);
  }
  return game;
}

Reject RecordedGame::choose(Seat seat, Choice choice, Events* events) {
  const std::uint32_t reveals = state_.pub.reveals;
  const Reject refused = try_apply(content_->catalog, state_, seat, choice, events);
  if (!refused.ok()) return refused;
  steps_.push_back({seat, choice, short_hash(state_), 0});
  reveals_.push_back(reveals);
  return refused;
}

Undo RecordedGame::can_undo(Seat seat) const {
  if (steps_.empty()) return Undo::kNothingChosen;
  if (!rekeys_.empty() && rekeys_.back().step == steps_.size()) return Undo::kRekeyed;
  if (state_.pub.over) return Undo::kOver;
  if (steps_.back().seat != seat) return Undo::kOtherChose;
  // Public::reveals grows by one more when the turn to decide has passed on.
  const bool other_asked = to_act(state_.pub) != seat_bit(seat);
  if (state_.pub.reveals - reveals_.back() > (other_asked ? 1u : 0u)) return Undo::kRevealed;
  return other_asked ? Undo::kOtherAsked : Undo::kYes;
}

void RecordedGame::undo(Seat seat) {
  assert(can_undo(seat) == Undo::kYes);
  static_cast<void>(seat);
  steps_.pop_back();
  reveals_.pop_back();
  play_again();
}

void RecordedGame::rewind(std::size_t to, const Seed& seed) {
  assert(to <= steps_.size());
  const Rekey next{to, next_rekey(), seed, 0};
  steps_.resize(to);
  reveals_.resize(to);
  std::erase_if(rekeys_, [&](const Rekey& rekey) { return rekey.step >= to; });
  rekeys_.push_back(next);
  play_again();
}

State RecordedGame::first_state(Events* events) const {
  State state = start_;
  if (events && has_seed_) new_game(content_->catalog, setup_, seed_, events);
  rekey_at(*content_, rekeys_, 0, state, events);
  return state;
}

void RecordedGame::play_step(std::size_t i, State& state, Events* events) const {
  apply(content_->catalog, state, steps_[i].seat, steps_[i].choice, events);
  rekey_at(*content_, rekeys_, i + 1, state, events);
}

std::unique_ptr<RecordedGame> RecordedGame::play_on(std::size_t to, const Seed& seed,
                                                    std::vector<SeatInfo> seats,
                                                    std::string_view name) const {
  auto game = std::make_unique<RecordedGame>(*this);
  game->seats_ = std::move(seats);
  game->seats_.resize(setup_.players);
  game->origin_ = Origin{static_cast<std::uint32_t>(to), std::string(name)};
  game->rewind(to, seed);
  return game;
}

void RecordedGame::play_again() {
  state_ = first_state();
  for (std::size_t i = 0; i < steps_.size(); ++i) play_step(i, state_);
}

Replay RecordedGame::replay() const {
  Replay replay;
  replay.setup = setup_;
  replay.has_seed = has_seed_;
  replay.seed = seed_;
  replay.seats = seats_;
  replay.steps = steps_;
  replay.rekeys = rekeys_;
  replay.origin = origin_;
  replay.ended = state_.pub.over != 0;
  if (replay.ended) replay.end = end_of(*content_, state_);
  return replay;
}

}  // namespace dr
