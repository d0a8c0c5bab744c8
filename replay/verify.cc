#include <iterator>
#include <memory>

#include "base/text.h"
#include "darkrock/queries.h"
#include "replay/replay.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

VerifyResult broken(VerifyResult result, ReplayFault fault, int line, std::string problem) {
  result.ok = false;
  result.fault = fault;
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

std::string check_secret(const Bytes32& secret, const std::string& shown) {
  if (shown.empty()) return "the file shows a secret, but no commitment that was made to it";
  return commitment(secret) == shown ? "" : "the commitment was made to another secret";
}

// Whether the seeds follow from the secret, if there is one. `line` is that of the problem.
std::string check_deal(const Replay& replay, int& line) {
  if (!replay.secret)
    return replay.dealt.secret ? "the file proves another table's deal, but not its own" : "";
  if (std::string problem = check_secret(*replay.secret, replay.commitment); !problem.empty())
    return problem;
  const bool again = replay.dealt.secret.has_value();
  if (again)
    if (std::string problem = check_secret(*replay.dealt.secret, replay.dealt.commitment);
        !problem.empty())
      return problem;
  const Seed seed = again ? deal_seed(*replay.dealt.secret, replay.dealt.entropy)
                          : deal_seed(*replay.secret, replay.entropy);
  if (seed_hex(seed) != seed_hex(replay.seed))
    return "the seed does not follow from the secret and the entropy of the players";
  for (const Rekey& rekey : replay.rekeys) {
    line = rekey.line;
    const auto step = static_cast<std::uint32_t>(rekey.step);
    if (seed_hex(rekey_seed(*replay.secret, rekey.number, step)) != seed_hex(rekey.seed))
      return "the seed of rekey " + std::to_string(rekey.number) +
             " does not follow from the secret";
  }
  line = 0;
  return {};
}

// Collects what is drawn while a game is played.
struct DrawLog {
  Events events;
  std::vector<Draw> draws;

  void take(std::size_t step, bool rekeyed) {
    for (int i = 0; i < events.n; ++i) {
      const Event& e = events.list[i];
      if (e.kind == EventKind::kRandom)
        draws.push_back({step, rekeyed, static_cast<Purpose>(e.seat), e.a, e.b, 0});
    }
    events.clear();
  }
};

std::string say_draw(const Draw& draw) {
  return std::string(purpose_word(draw.purpose)) + " " + std::to_string(draw.bound) + " " +
         std::to_string(draw.outcome);
}

bool same(const Draw& a, const Draw& b) {
  return a.step == b.step && a.rekeyed == b.rekeyed && a.purpose == b.purpose &&
         a.bound == b.bound && a.outcome == b.outcome;
}

std::string compare_draws(const std::vector<Draw>& file, const std::vector<Draw>& here, int& line) {
  for (std::size_t i = 0; i < file.size(); ++i) {
    line = file[i].line;
    if (i == here.size()) return "the game draws nothing more, the file says " + say_draw(file[i]);
    if (same(file[i], here[i])) continue;
    if (file[i].step != here[i].step || file[i].rekeyed != here[i].rekeyed)
      return "draw " + std::to_string(i + 1) + " of the game does not stand where it was drawn";
    return "the game draws " + say_draw(here[i]) + ", the file says " + say_draw(file[i]);
  }
  line = 0;
  if (file.size() < here.size())
    return "the game draws " + std::to_string(here.size()) + " outcomes, the file says " +
           std::to_string(file.size());
  return {};
}

// Plays the choices and compares the states. `log` may be null.
VerifyResult play(const Content& content, const Replay& replay, DrawLog* log) {
  VerifyResult result;
  Events* events = log ? &log->events : nullptr;
  State& state = result.state = new_game(content.catalog, replay.setup, replay.seed, events);
  const auto end_step = [&](std::size_t step) {
    if (log) log->take(step, false);
    rekey_at(content, replay.rekeys, step, state, events);
    if (log) log->take(step, true);
  };
  end_step(0);
  for (std::size_t i = 0; i < replay.steps.size(); ++i) {
    const ReplayStep& step = replay.steps[i];
    result.step = static_cast<int>(i);
    const State before = state;
    result.refused = try_apply(content.catalog, state, step.seat, step.choice, events);
    if (!result.refused.ok())
      return broken(result, ReplayFault::kChoice, step.line,
                    "the choice '" + choice_words(content, step.choice) + "' of player " +
                        std::to_string(step.seat + 1) + " is refused here");
    if (const std::uint32_t now = short_hash(state); now != step.hash) {
      result.state = before;
      return broken(result, ReplayFault::kState, step.line,
                    "the state after this choice is " + to_hex(now, 8) + " here, the file says " +
                        to_hex(step.hash, 8));
    }
    end_step(i + 1);
  }
  result.step = -1;
  if (replay.ended)
    if (std::string problem = compare_end(content, replay, state); !problem.empty())
      return broken(result, ReplayFault::kEnd, replay.end.line, std::move(problem));
  result.ok = true;
  return result;
}

}  // namespace

const char* fault_word(ReplayFault fault) {
  static constexpr const char* kWords[] = {"none",   "foreign", "format", "rules", "cards", "line",
                                           "secret", "deal",    "choice", "state", "end"};
  static_assert(std::size(kWords) == static_cast<std::size_t>(ReplayFault::kCount));
  return kWords[static_cast<std::size_t>(fault)];
}

std::uint32_t short_hash(const State& state) {
  const std::uint64_t whole = hash(state);
  return static_cast<std::uint32_t>(whole ^ whole >> 32);
}

ReplayEnd end_of(const Content& content, const State& state) {
  const Scores all = scores(content.catalog, state.pub);
  ReplayEnd end;
  for (Seat seat = 0; seat < kMaxFigures; ++seat)
    if (plays(state.pub, seat)) end.total[seat] = all.seat[seat].total;
  end.winners = all.winners;
  return end;
}

void rekey_at(const Content& content, const std::vector<Rekey>& rekeys, std::size_t step,
              State& state, Events* events) {
  for (const Rekey& one : rekeys)
    if (one.step == step) rekey(content.catalog, state, one.seed, events);
}

VerifyResult verify(const Content& content, const Replay& replay) {
  VerifyResult result;
  if (!replay.has_seed)
    return broken(result, ReplayFault::kSecret, 0,
                  "the file holds a commitment instead of the seed: the game cannot be "
                  "played again before its seed is known");
  if (const char* why = refuse_setup(content.catalog, replay.setup))
    return broken(result, ReplayFault::kLine, 0, why);
  int line = 0;
  if (std::string problem = check_deal(replay, line); !problem.empty())
    return broken(result, ReplayFault::kDeal, line, std::move(problem));
  const auto log = replay.draws.empty() ? nullptr : std::make_unique<DrawLog>();
  result = play(content, replay, log.get());
  if (!result.ok || !log) return result;
  if (std::string problem = compare_draws(replay.draws, log->draws, line); !problem.empty())
    return broken(result, ReplayFault::kDeal, line, std::move(problem));
  return result;
}

std::vector<Draw> draws_of(const Content& content, const Replay& replay) {
  const auto log = std::make_unique<DrawLog>();
  play(content, replay, log.get());
  return std::move(log->draws);
}

}  // namespace dr
