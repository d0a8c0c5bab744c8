#include "review/review.h"

#include <algorithm>
#include <cmath>

namespace dr {
namespace {

constexpr int kGames = 8;  // of a question in a round

}  // namespace

Review::Review(const RecordedGame& game, SeatSet seats, std::int64_t budget_per_seat)
    : game_(game),
      cat_(game.content().catalog),
      seats_(seats),
      ledger_(game),
      budget_(budget_per_seat * std::max(1, std::popcount(seats))) {}

// Choice `step`, from 1, if it is one of those to be judged.
void Review::ask(std::vector<Question>& questions, const State& before, std::size_t step) const {
  const ReplayStep& made = game_.steps()[step - 1];
  if (!(seats_ & seat_bit(made.seat))) return;
  Choices options;
  legal(cat_, sight(before, made.seat), options);
  if (options.n > 1) questions.emplace_back(cat_, observe(before, made.seat), made.choice, step);
}

bool Review::go_on() {
  if (!ledger_.complete()) {
    ask(questions_, ledger_.state(), ledger_.entries().size());
    ledger_.enter_next();
    return true;
  }
  if (next_round().empty()) return false;
  add_work(ponder(round_.back()));
  round_.pop_back();
  return true;
}

std::int64_t Review::ponder(std::size_t question) {
  return questions_[question].ponder(cat_, kGames);
}

// All of them first; then those that more games would settle, the most doubtful half of them.
const std::vector<std::size_t>& Review::next_round() {
  if (!round_.empty() || work_ >= budget_) return round_;
  for (std::size_t i = 0; i < questions_.size(); ++i)
    if (questions_[i].need() > 0) round_.push_back(i);
  std::ranges::stable_sort(round_, [&](std::size_t a, std::size_t b) {
    return questions_[a].need() > questions_[b].need();
  });
  const auto doubtful = std::ranges::find_if(
      round_, [&](std::size_t i) { return questions_[i].need() < kWholeChance; });
  const auto rest = round_.end() - doubtful;
  if (doubtful == round_.begin()) round_.erase(doubtful + (rest + 1) / 2, round_.end());
  std::ranges::reverse(round_);
  return round_;
}

int Review::percent() const {
  constexpr int kLedgerShare = 20;
  const auto steps = static_cast<std::int64_t>(game_.steps().size()) + 1;
  const auto entered = static_cast<std::int64_t>(ledger_.entries().size());
  const std::int64_t ledger = kLedgerShare * entered / steps;
  if (!ledger_.complete()) return static_cast<int>(ledger);
  const std::int64_t judged =
      budget_ ? std::min<std::int64_t>(work_, budget_) * (100 - kLedgerShare) / budget_ : 0;
  return static_cast<int>(ledger + judged);
}

std::vector<LedgerEntry> Review::entries() const {
  std::vector<LedgerEntry> entries = ledger_.entries();
  for (const Question& question : questions_)
    if (question.judged() && question.step() < entries.size())
      entries[question.step()].set_skill(static_cast<std::int32_t>(std::lround(question.skill())));
  return entries;
}

Split split_of(const Review& review, Seat seat) {
  Split split;
  split.start = review.ledger().start_of(seat);
  for (const LedgerEntry& entry : review.entries()) {
    split.luck += entry.luck[seat];
    split.skill += entry.skill_of(seat);
    split.others += entry.others[seat];
    split.doubt += entry.doubt[seat];
    split.result = entry.after[seat];
  }
  return split;
}

int SeatRecord::accuracy() const {
  const int right = grades[static_cast<int>(Grade::kBest)] + grades[static_cast<int>(Grade::kGood)];
  return choices ? (100 * right + choices / 2) / choices : 100;
}

SeatRecord record_of(const Review& review, Seat seat) {
  SeatRecord record;
  for (const Question& question : review.questions()) {
    if (question.view().seat != seat) continue;
    const Grade grade = question.grade();
    if (grade == Grade::kOpen) continue;
    ++record.choices;
    ++record.grades[static_cast<int>(grade)];
    record.loss += question.loss();
    record.variance += question.error() * question.error();
  }
  return record;
}

}  // namespace dr
