#include "replay/table.h"

#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace dr {

Table::Table(const Content& content, const Setup& setup, const Seed& seed,
             std::vector<SeatInfo> seats, Events* events)
    : content_(&content),
      setup_(setup),
      seed_(seed),
      seats_(std::move(seats)),
      state_(new_game(content.catalog, setup, seed, events)) {
  seats_.resize(setup.players);
}

std::unique_ptr<Table> Table::resume(const Content& content, const Replay& replay,
                                     std::string& problem) {
  const VerifyResult result = verify(content, replay);
  if (!result.ok) {
    problem = result.problem;
    return nullptr;
  }
  auto table = std::make_unique<Table>(content, replay.setup, replay.seed, replay.seats);
  for (const ReplayStep& step : replay.steps) table->choose(step.seat, step.choice);
  return table;
}

Reject Table::choose(Seat seat, Choice choice, Events* events) {
  const std::uint32_t reveals = state_.pub.reveals;
  const Reject refused = try_apply(content_->catalog, state_, seat, choice, events);
  if (!refused.ok()) return refused;
  steps_.push_back({seat, choice, short_hash(state_), 0});
  reveals_.push_back(reveals);
  return refused;
}

Table::Undo Table::can_undo(Seat seat) const {
  if (steps_.empty()) return Undo::kNothingChosen;
  if (steps_.back().seat != seat) return Undo::kOtherChose;
  if (state_.pub.reveals != reveals_.back()) return Undo::kRevealed;
  if (to_act(state_.pub) & ~seat_bit(seat)) return Undo::kOtherAsked;
  return Undo::kYes;
}

void Table::undo(Seat seat) {
  assert(can_undo(seat) == Undo::kYes);
  static_cast<void>(seat);
  steps_.pop_back();
  reveals_.pop_back();
  state_ = new_game(content_->catalog, setup_, seed_);
  for (const ReplayStep& step : steps_) apply(content_->catalog, state_, step.seat, step.choice);
}

Replay Table::replay() const {
  Replay replay;
  replay.setup = setup_;
  replay.has_seed = true;
  replay.seed = seed_;
  replay.seats = seats_;
  replay.steps = steps_;
  replay.ended = state_.pub.over != 0;
  if (replay.ended) replay.end = end_of(*content_, state_);
  return replay;
}

std::string save_text(const std::string& path, std::string_view text) {
  const std::string draft = path + ".part";
  std::FILE* file = std::fopen(draft.c_str(), "wb");
  if (!file) return "cannot write " + draft + ": " + std::strerror(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = std::fclose(file) == 0;
  if (written && closed && std::rename(draft.c_str(), path.c_str()) == 0) return {};
  const std::string problem = "cannot write " + path + ": " + std::strerror(errno);
  std::remove(draft.c_str());
  return problem;
}

std::string load_text(const std::string& path, std::string& problem) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) {
    problem = "cannot read " + path + ": " + std::strerror(errno);
    return {};
  }
  std::string text;
  char buffer[16384];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
  if (std::ferror(file)) problem = "cannot read " + path + ": " + std::strerror(errno);
  std::fclose(file);
  return text;
}

}  // namespace dr
