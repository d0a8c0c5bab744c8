#include "replay/replay.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

VerifyResult broken(VerifyResult result, int line, std::string problem) {
  result.ok = false;
  result.line = line;
  result.problem = std::move(problem);
  return result;
}

// Whether the recorded result is that of the state.
std::string compare_end(const Content& content, const Replay& replay, const State& state) {
  if (!state.pub.over) return "the file says the game is over, but it goes on here";
  const ReplayEnd end = end_of(content, state);
  for (Seat seat = 0; seat < kMaxFigures; ++seat)
    if (end.total[seat] != replay.end.total[seat])
      return (seat == kMib ? std::string("the Man in Black")
                           : "player " + std::to_string(seat + 1)) +
             " scores " + std::to_string(end.total[seat]) + " here, the file says " +
             std::to_string(replay.end.total[seat]);
  if (end.winners != replay.end.winners) return "the file names other winners";
  return {};
}

}  // namespace

std::uint32_t short_hash(const State& state) {
  const std::uint64_t whole = hash(state);
  return static_cast<std::uint32_t>(whole ^ whole >> 32);
}

ReplayEnd end_of(const Content& content, const State& state) {
  const Scores all = scores(content.catalog, state.pub);
  ReplayEnd end;
  for (Seat seat = 0; seat < kMaxFigures; ++seat) {
    const bool plays = seat < state.pub.players || (seat == kMib && state.pub.players == 2);
    if (plays) end.total[seat] = all.seat[seat].total;
  }
  end.winners = all.winners;
  return end;
}

VerifyResult verify(const Content& content, const Replay& replay) {
  VerifyResult result;
  if (!replay.has_seed)
    return broken(result, 0,
                  "the file holds a commitment instead of the seed: the game cannot be "
                  "played again before its seed is known");
  if (const char* why = refuse_setup(content.catalog, replay.setup)) return broken(result, 0, why);
  State& state = result.state = new_game(content.catalog, replay.setup, replay.seed);
  for (std::size_t i = 0; i < replay.steps.size(); ++i) {
    const ReplayStep& step = replay.steps[i];
    result.step = static_cast<int>(i);
    const State before = state;
    result.refused = try_apply(content.catalog, state, step.seat, step.choice);
    if (!result.refused.ok())
      return broken(result, step.line,
                    "the choice '" + choice_words(content, step.choice) + "' of player " +
                        std::to_string(step.seat + 1) + " is refused here");
    if (const std::uint32_t now = short_hash(state); now != step.hash) {
      result.state = before;
      return broken(result, step.line,
                    "the state after this choice is " + to_hex(now, 8) + " here, the file says " +
                        to_hex(step.hash, 8));
    }
  }
  result.step = -1;
  if (replay.ended)
    if (std::string problem = compare_end(content, replay, state); !problem.empty())
      return broken(result, replay.end.line, std::move(problem));
  result.ok = true;
  return result;
}

}  // namespace dr
