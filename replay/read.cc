// The lines of a replay after its header, and what holds for it as a whole.
#include "base/text.h"
#include "replay/reader.h"
#include "replay/words.h"

namespace dr {
namespace {

constexpr std::size_t kMostErrors = 20;
constexpr std::uint32_t kMostRekeys = 1'000'000'000;
constexpr std::uint32_t kMostOutcomes = 64;  // nothing has more members

}  // namespace

void ReplayReader::error(std::size_t at, std::string message, ReplayFault fault) {
  if (errors_.empty()) fault_ = fault;
  errors_.push_back({file_, line_, static_cast<int>(at) + 1, std::move(message)});
}

const Word* ReplayReader::value(const Words& words, std::string_view expected) {
  if (words.size() == 2) return &words[1];
  const std::size_t at = words.size() > 2 ? words[2].at : words[0].at + words[0].text.size();
  error(at, quoted(words[0].text) + " takes " + std::string(expected) + " and nothing else");
  return nullptr;
}

std::optional<Bytes32> ReplayReader::bytes_of(const Word& word, std::string_view key) {
  const auto bytes = parse_bytes(word.text);
  if (!bytes)
    error(word.at,
          quoted(word.text) + " does not fit " + quoted(key) + "; expected 64 hexadecimal digits");
  return bytes;
}

Seat ReplayReader::seat_of(const Word& word) {
  const std::uint32_t players = replay_.setup.players;
  if (players == 0) {
    error(word.at, "expected the line 'players' before this one");
    return kNone;
  }
  const auto number = parse_number(word.text, players);
  if (number && *number > 0) return static_cast<Seat>(*number - 1);
  error(word.at, quoted(word.text) + " is no player of this table; expected 1 to " +
                     std::to_string(players));
  return kNone;
}

void ReplayReader::read_first(const Words& words) {
  started_ = true;
  foreign_ = words.size() != 3 || words[0].text != "darkrock" || words[1].text != "replay";
  const std::string ours = std::to_string(kReplayFormat);
  if (foreign_)
    return error(words[0].at, "this is no replay; expected 'darkrock replay " + ours + "'",
                 ReplayFault::kForeign);
  foreign_ = words[2].text != ours;
  if (foreign_)
    error(words[2].at,
          "replay format " + quoted(words[2].text) + " is not known here; expected format " + ours,
          ReplayFault::kFormat);
}

void ReplayReader::read_body(std::string_view line, const Words& words) {
  in_steps_ = true;
  if (replay_.ended) return error(words[0].at, "the game is over; expected nothing after 'end'");
  if (words[0].text == "rekey") return read_rekey(words);
  if (words[0].text == "draw") return read_draw(words);
  read_step(line, words);
}

void ReplayReader::read_step(std::string_view line, const Words& words) {
  ReplayStep step;
  step.line = line_;
  step.seat = seat_of(words[0]);
  if (step.seat == kNone) return;
  const Word& last = words.back();
  const auto hash = last.text.starts_with('@') ? parse_hex(last.text.substr(1), 8) : std::nullopt;
  if (!hash)
    return error(last.at, "expected '@' and 8 hexadecimal digits at the end of the line, not " +
                              quoted(last.text));
  step.hash = static_cast<std::uint32_t>(*hash);
  if (words.size() < 3)
    return error(last.at, "expected a choice before the hash, such as 'move sv12'");
  const std::size_t from = words[1].at;
  const ParsedChoice parsed = parse_choice(content_, line.substr(from, last.at - from));
  if (!parsed.ok) return error(from + parsed.at, parsed.problem);
  step.choice = parsed.choice;
  replay_.steps.push_back(step);
}

void ReplayReader::read_rekey(const Words& words) {
  if (words.size() != 3)
    return error(words[0].at, "'rekey' takes its number and 64 hexadecimal digits");
  const std::uint32_t before = replay_.rekeys.empty() ? 0 : replay_.rekeys.back().number;
  const auto number = parse_number(words[1].text, kMostRekeys);
  if (!number || *number <= before)
    return error(words[1].at, quoted(words[1].text) + " is no number of a rekey; expected one " +
                                  "above " + std::to_string(before));
  if (before && replay_.rekeys.back().step == replay_.steps.size())
    return error(words[0].at, "'rekey' stands twice after one choice; expected it once");
  if (const auto seed = bytes_of(words[2], "rekey"))
    replay_.rekeys.push_back({replay_.steps.size(), *number, seed_of(*seed), line_});
}

void ReplayReader::read_draw(const Words& words) {
  if (words.size() != 4)
    return error(words[0].at, "'draw' takes a purpose, a bound and an outcome");
  const auto purpose = purpose_of(words[1].text);
  if (!purpose)
    return error(words[1].at, quoted(words[1].text) + " is no purpose of a draw; expected one of " +
                                  purpose_words());
  const auto bound = parse_number(words[2].text, kMostOutcomes);
  if (!bound || *bound < 2)
    return error(words[2].at, quoted(words[2].text) + " is no bound; expected 2 to " +
                                  std::to_string(kMostOutcomes));
  const auto outcome = parse_number(words[3].text, *bound - 1);
  if (!outcome)
    return error(words[3].at, quoted(words[3].text) + " is no outcome; expected 0 to " +
                                  std::to_string(*bound - 1));
  const std::size_t step = replay_.steps.size();
  const bool rekeyed = !replay_.rekeys.empty() && replay_.rekeys.back().step == step;
  replay_.draws.push_back(
      {step, rekeyed, *purpose, static_cast<int>(*bound), static_cast<int>(*outcome), line_});
}

bool ReplayReader::read_score(const Word& word) {
  const auto equals = word.text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view who = word.text.substr(0, equals);
  std::string_view points = word.text.substr(equals + 1);
  const bool negative = points.starts_with('-');
  if (negative) points.remove_prefix(1);
  const auto number = parse_number(points, 9999);
  const auto seat = who == "mib" ? std::optional<std::uint32_t>(kMib + 1)
                                 : parse_number(who, replay_.setup.players);
  if (!number || !seat || *seat == 0) return false;
  const int total = static_cast<int>(*number);
  replay_.end.total[*seat - 1] = static_cast<std::int16_t>(negative ? -total : total);
  return true;
}

void ReplayReader::read_end(const Words& words) {
  if (replay_.ended) return error(words[0].at, "'end' stands twice; expected it once");
  in_steps_ = replay_.ended = true;
  replay_.end.line = line_;
  std::size_t i = 1;
  for (; i < words.size() && words[i].text != "winners"; ++i)
    if (!read_score(words[i]))
      return error(words[i].at, quoted(words[i].text) + " is no score; expected one such as 1=17");
  if (i == words.size())
    return error(words.back().at,
                 "expected 'winners' and the players who won at the end of the line");
  for (++i; i < words.size(); ++i) {
    const Seat seat = words[i].text == "mib" ? kMib : seat_of(words[i]);
    if (seat == kNone) return;
    replay_.end.winners |= seat_bit(seat);
  }
}

void ReplayReader::read_line(std::string_view line) {
  const Words words = split_words(line);
  if (words.empty() || words[0].text.front() == '#') return;
  if (!started_) return read_first(words);
  const std::string_view first = words[0].text;
  if (first == "end") return read_end(words);
  if ((first.front() >= '0' && first.front() <= '9') || first == "rekey" || first == "draw")
    return read_body(line, words);
  if (in_steps_)
    return error(words[0].at, "expected the number of a player and a choice, not " + quoted(first));
  read_header(line, words);
}

void ReplayReader::read(std::string_view text) {
  replay_.setup.players = 0;
  cards_ = replay_cards(text);
  while (!text.empty() && !foreign_ && errors_.size() < kMostErrors) {
    ++line_;
    const auto end = text.find('\n');
    read_line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (!foreign_ && errors_.size() < kMostErrors) check_whole();
}

void ReplayReader::check_whole() {
  if (line_ == 0) line_ = 1;
  if (!started_)
    return error(0, "the file is empty; expected 'darkrock replay 1'", ReplayFault::kForeign);
  for (const HeaderLine& header : kHeader)
    if (header.needed && !seen(header.key))
      error(0, "the line " + quoted(header.key) + " is missing");
  if (!seen("seed") && !seen("commitment"))
    error(0, "the line 'seed' is missing (or 'commitment', while the game runs)");
  if (!seen("modules") && !modules_fit())
    error(0,
          "the line 'modules' is missing: this game is played without ante-up; the cards loaded "
          "here are those of Ante Up");
  const std::size_t switches = cards_.modules & kAnteUp ? kSwitches : kBaseSwitches;
  for (std::size_t i = 0; i < switches && seen("switch"); ++i)
    if (!switches_[i]) {
      error(0, "the switch " + quoted(kSwitchInfo[i].id) + " is missing; expected every switch");
      break;
    }
  if (!errors_.empty()) return;
  replay_.seats.resize(replay_.setup.players);
  if (const char* why = refuse_setup(content_.catalog, replay_.setup)) error(0, why);
}

ReplayResult ReplayReader::take() {
  ReplayResult result;
  result.ok = errors_.empty();
  result.fault = fault_;
  if (result.ok) result.replay = std::move(replay_);
  result.errors = std::move(errors_);
  return result;
}

ReplayResult read_replay(const Content& content, std::string_view text, std::string_view file) {
  ReplayReader reader(content, file);
  reader.read(text);
  return reader.take();
}

}  // namespace dr
