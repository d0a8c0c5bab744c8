// A review that was stopped, as text: a line for the game, and one for each question with what its
// options came to.
#include <charconv>
#include <optional>

#include "review/review.h"

namespace dr {
namespace {

constexpr std::string_view kFirstWord = "darkrock-review-1";

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
  }
  if (!same || !numbers.ok()) return std::nullopt;
  return tried;
}

}  // namespace

std::string Review::save() const {
  std::string text(kFirstWord);
  for (const std::int64_t number :
       {game_of(game_), std::int64_t{seats_}, work_, static_cast<std::int64_t>(questions_.size())})
    put(text, number);
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
    }
  }
  return text + '\n';
}

bool Review::restore(std::string_view text) {
  if (!text.starts_with(kFirstWord)) return false;
  Numbers numbers(text.substr(kFirstWord.size()));
  if (numbers.next() != game_of(game_) || numbers.next() != seats_) return false;
  const std::int64_t work = numbers.next();
  if (numbers.next() != static_cast<std::int64_t>(questions_.size())) return false;
  std::vector<Question> found = questions_;
  for (Question& question : found) {
    if (numbers.next() != static_cast<std::int64_t>(question.step())) return false;
    const std::int64_t games = numbers.next();
    const auto tried = read_tried(numbers, question);
    if (!tried || games < 0 || tried->front().half[0].n + tried->front().half[1].n != games)
      return false;
    question.restore(*tried, static_cast<int>(games));
  }
  questions_ = std::move(found);
  work_ = work;
  round_.clear();
  return true;
}

}  // namespace dr
