// A review that was stopped, as text: a line for the game, one for each choice of the ledger, and one for
// each question with what its options came to.
#include <bit>
#include <charconv>
#include <optional>

#include "review/review.h"

namespace dr {
namespace {

constexpr std::string_view kFirstWord = "darkrock-review-2";

void put(std::string& text, std::int64_t number) { text += ' ' + std::to_string(number); }

// Numbers of a text, one after the other.
class Numbers {
 public:
  explicit Numbers(std::string_view text) : text_(text) {}
  std::int64_t next() {
    while (!text_.empty() && (text_.front() == ' ' || text_.front() == '\n'))
      text_.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    ok_ = ok_ && error == std::errc{};
    text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
    return number;
  }
  bool ok() const { return ok_; }

 private:
  std::string_view text_;
  bool ok_ = true;
};

void put_entry(std::string& text, const LedgerEntry& entry, int players) {
  text += '\n' + std::to_string(entry.seat);
  for (const std::int64_t number : {std::int64_t{entry.chance}, std::int64_t{entry.round},
                                    std::int64_t{entry.turn}, std::int64_t{entry.skill}})
    put(text, number);
  for (int seat = 0; seat < players; ++seat) {
    for (const std::int32_t number : {entry.after[seat], entry.luck[seat], entry.others[seat]})
      put(text, number);
    put(text, std::bit_cast<std::int64_t>(entry.doubt[seat]));
  }
}

LedgerEntry read_entry(Numbers& numbers, int players) {
  LedgerEntry entry;
  entry.seat = static_cast<Seat>(numbers.next());
  entry.chance = numbers.next() != 0;
  entry.round = static_cast<std::uint8_t>(numbers.next());
  entry.turn = static_cast<Seat>(numbers.next());
  entry.skill = static_cast<std::int32_t>(numbers.next());
  for (int seat = 0; seat < players; ++seat) {
    for (std::int32_t* number : {&entry.after[seat], &entry.luck[seat], &entry.others[seat]})
      *number = static_cast<std::int32_t>(numbers.next());
    entry.doubt[seat] = std::bit_cast<double>(numbers.next());
  }
  return entry;
}

HalfTally read_tally(Numbers& numbers) {
  HalfTally tally;
  for (std::int64_t* number :
       {&tally.n, &tally.sum, &tally.squares, &tally.gap, &tally.gap_squares})
    *number = numbers.next();
  return tally;
}

std::int64_t game_of(const RecordedGame& game) { return short_hash(game.state()); }

// The options of a question as they were left; nothing if they are others now.
std::optional<std::vector<Tried>> read_tried(Numbers& numbers, const Question& question) {
  std::vector<Tried> tried = question.tried();
  bool same = numbers.next() == static_cast<std::int64_t>(tried.size());
  for (std::size_t i = 0; same && numbers.ok() && i < tried.size(); ++i) {
    same = numbers.next() == tried[i].choice.code();
    for (HalfTally& half : tried[i].half) half = read_tally(numbers);
    for (GoodTally& good : tried[i].good) good = {numbers.next(), numbers.next()};
  }
  if (!same || !numbers.ok()) return std::nullopt;
  return tried;
}

}  // namespace

std::string Review::save() const {
  std::string text(kFirstWord);
  const int players = ledger_.players();
  for (const std::int64_t number : {game_of(game_), std::int64_t{seats_}, work_,
                                    static_cast<std::int64_t>(ledger_.entries().size())})
    put(text, number);
  for (Seat seat = 0; seat < players; ++seat) put(text, ledger_.start_of(seat));
  for (const LedgerEntry& entry : ledger_.entries()) put_entry(text, entry, players);
  for (const Question& question : questions_) {
    text += '\n' + std::to_string(question.step());
    put(text, question.games());
    put(text, static_cast<std::int64_t>(question.tried().size()));
    for (const Tried& tried : question.tried()) {
      put(text, tried.choice.code());
      for (const HalfTally& half : tried.half)
        for (const std::int64_t number :
             {half.n, half.sum, half.squares, half.gap, half.gap_squares})
          put(text, number);
      for (const GoodTally& good : tried.good) put(text, good.sum), put(text, good.squares);
    }
  }
  return text + '\n';
}

bool Review::restore(std::string_view text) {
  if (!text.starts_with(kFirstWord)) return false;
  Numbers numbers(text.substr(kFirstWord.size()));
  if (numbers.next() != game_of(game_) || numbers.next() != seats_) return false;
  const std::int64_t work = numbers.next(), n = numbers.next();
  if (n < 1 || n > static_cast<std::int64_t>(game_.steps().size()) + 1) return false;
  for (Seat seat = 0; seat < ledger_.players(); ++seat)  // as this network sees it
    if (numbers.next() != ledger_.start_of(seat)) return false;
  std::vector<LedgerEntry> entries;
  std::vector<Question> questions;
  State state = game_.first_state();
  for (std::size_t step = 0; step < static_cast<std::size_t>(n); ++step) {
    if (step > 0) {
      ask(questions, state, step);
      game_.play_step(step - 1, state);
    }
    entries.push_back(read_entry(numbers, ledger_.players()));
  }
  for (Question& question : questions) {
    if (numbers.next() != static_cast<std::int64_t>(question.step())) return false;
    const std::int64_t games = numbers.next();
    const auto tried = read_tried(numbers, question);
    if (!tried || games < 0 || tried->front().half[0].n + tried->front().half[1].n != games)
      return false;
    question.restore(*tried, static_cast<int>(games));
  }
  if (!numbers.ok()) return false;
  ledger_.restore(std::move(entries));
  questions_ = std::move(questions);
  work_ = work;
  round_.clear();
  return true;
}

}  // namespace dr
