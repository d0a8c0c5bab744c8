// The review of a game: where everybody's chance went (ledger.h), and what the decisions of some seats
// were worth (verdict.h). It is made piece by piece, so that whoever waits sees it grow, and can be
// stopped after any piece. Equal games and budgets give equal reviews on every machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "review/ledger.h"
#include "review/verdict.h"

namespace dr {

// Choices played through for the decisions of one seat, unless somebody asks for more or less.
inline constexpr std::int64_t kReviewBudget = 600'000;

inline SeatSet all_seats(int players) { return static_cast<SeatSet>((1u << players) - 1); }

class Review {
 public:
  // REQUIRES: as for Ledger.
  Review(const RecordedGame& game, SeatSet seats, std::int64_t budget_per_seat = kReviewBudget);

  const RecordedGame& game() const { return game_; }
  const Ledger& ledger() const { return ledger_; }
  const std::vector<Question>& questions() const { return questions_; }
  SeatSet seats() const { return seats_; }

  // The ledger, with the own choices as far as they were judged.
  std::vector<LedgerEntry> entries() const;

  // One piece more, some milliseconds; false if nothing is left to do.
  bool go_on();
  int percent() const;  // done

  // The same in rounds, for those with several cores: the questions of the next round, none at the
  // end; each is pondered once, by any thread; then the round is over. REQUIRES: ledger().complete()
  const std::vector<std::size_t>& next_round();
  std::int64_t ponder(std::size_t question);
  void add_work(std::int64_t work) { work_ += work; }
  void end_round() { round_.clear(); }

  // What it has found so far, as lines of text, and a review that goes on from there (saved.cc). False,
  // and nothing changes, if it is of another game, other seats or another network.
  std::string save() const;
  bool restore(std::string_view text);

 private:
  void ask(std::vector<Question>& questions, const State& before, std::size_t step) const;

  const RecordedGame& game_;
  const Catalog& cat_;
  SeatSet seats_;
  Ledger ledger_;
  std::vector<Question> questions_;
  std::int64_t budget_, work_ = 0;
  std::vector<std::size_t> round_;  // those still to be pondered; go_on() takes them from the end
};

// start + luck + skill + others = result, all in parts of kWholeChance
struct Split {
  std::int32_t start = 0, luck = 0, skill = 0, others = 0, result = 0;
  double doubt = 0;  // variance of luck
};
Split split_of(const Review& review, Seat seat);

// How a seat decided, all its questions together.
struct SeatRecord {
  int choices = 0;  // with an alternative, graded
  int grades[static_cast<int>(Grade::kCount)] = {};
  double loss = 0, variance = 0;  // of all of them, in parts of kWholeChance
  int accuracy() const;           // percent of choices that are best or good
};
SeatRecord record_of(const Review& review, Seat seat);

}  // namespace dr
