// A replay: everything needed to play a game again, as text. docs/replay-format.md describes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

inline constexpr int kReplayFormat = 1;

// Who sits where: a name for people, and who plays ("human", or the name of a bot).
struct SeatInfo {
  std::string kind = "human";
  std::string name;
  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

struct ReplayStep {
  Seat seat = 0;
  Choice choice;
  std::uint32_t hash = 0;  // short_hash of the state after the choice
  int line = 0;            // in the file it was read from, 0 if in none
};

// The result of a finished game, as its last line gives it.
struct ReplayEnd {
  std::int16_t total[kMaxFigures] = {};  // [6] the Man in Black
  SeatSet winners = 0;
  int line = 0;
};

struct Replay {
  Setup setup;
  bool has_seed = false;
  Seed seed;               // REQUIRES: has_seed
  std::string commitment;  // of the seed, while the game runs: 64 hexadecimal digits
  std::vector<SeatInfo> seats;
  std::vector<ReplayStep> steps;
  bool ended = false;
  ReplayEnd end;  // REQUIRES: ended
};

// The hash of a state as a replay line carries it.
std::uint32_t short_hash(const State& state);

std::string write_replay(const Content& content, const Replay& replay);

// The set of Module that the header of a replay names, 0 if none: the content to read it with is
// default_content of it. REQUIRES: nothing; any bytes are answered.
int replay_modules(std::string_view text);

// A replay, or what is wrong with the text: nothing is loaded in part.
struct ReplayResult {
  bool ok = false;
  Replay replay;
  std::vector<Diagnostic> errors;  // at most one for each line
};
// REQUIRES: nothing; any bytes are answered. `file` is for the diagnostics. Games of another rules
// version, catalog or set of modules are refused.
ReplayResult read_replay(const Content& content, std::string_view text, std::string_view file);

// Plays a replay again, up to the first line that does not hold.
struct VerifyResult {
  bool ok = false;
  int line = 0;         // of the file, 0 when the replay was not read from one
  int step = -1;        // the step that failed, -1 if none did
  std::string problem;  // one sentence
  WhyNot refused;       // when a choice was refused
  State state{};        // before the step that failed, or after the last
};
VerifyResult verify(const Content& content, const Replay& replay);

// "1=17 2=12 mib=20": the totals as the last line of a replay gives them.
ReplayEnd end_of(const Content& content, const State& state);

}  // namespace dr
