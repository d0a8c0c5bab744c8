// A replay: everything needed to play a game again, as text. docs/replay-format.md describes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "replay/deal.h"

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

// The game was taken back to here, and what comes is random anew (`rekey` in engine.h).
struct Rekey {
  std::size_t step = 0;      // choices before it
  std::uint32_t number = 0;  // of the table's rewinds, from 1; those taken back too are missing
  Seed seed;
  int line = 0;
};

// A random outcome, drawn in carrying out the last choice, or in the rekey after it.
struct Draw {
  std::size_t step = 0;  // choices before it; 0: the deal
  bool rekeyed = false;
  Purpose purpose{};
  int bound = 0, outcome = 0;  // outcome < bound
  int line = 0;
};

// The game that the first choices were taken over from, to play on from there in another way.
struct Origin {
  std::uint32_t step = 0;  // choices taken over
  std::string game;        // what that game is called, on one line
  friend bool operator==(const Origin&, const Origin&) = default;
};

// What the seed follows from where the deal was made at another table first.
struct FirstDeal {
  std::string commitment;  // as in Replay
  std::optional<Bytes32> secret;
  Entropy entropy;
};

struct Replay {
  Setup setup;
  std::optional<Origin> origin;
  bool has_seed = false;
  Seed seed;                      // REQUIRES: has_seed
  std::string commitment;         // to the secret: 64 hexadecimal digits, empty if there is none
  std::optional<Bytes32> secret;  // shown when the game is over
  Entropy entropy;
  FirstDeal dealt;  // empty: dealt here
  std::vector<SeatInfo> seats;
  std::vector<ReplayStep> steps;
  std::vector<Rekey> rekeys;  // in order, at most one at a step
  std::vector<Draw> draws;    // all of the game in order, or none
  bool ended = false;
  ReplayEnd end;  // REQUIRES: ended
};

// The hash of a state as a replay line carries it.
std::uint32_t short_hash(const State& state);

std::string write_replay(const Content& content, const Replay& replay);

// The set of Module that the header of a replay names, 0 if none: the content to read it with is
// default_content of it. REQUIRES: nothing; any bytes are answered.
int replay_modules(std::string_view text);

// What the header says of the cards: which they are, and the pack they came from, with no id if from
// none. REQUIRES: nothing; any bytes are answered.
struct ReplayCards {
  int modules = 0;
  std::uint64_t fingerprint = 0;  // 0: it says none
  Pack pack;
};
ReplayCards replay_cards(std::string_view text);
// "the pack 'My own box', version 2, by Anna"
std::string say_pack(const Pack& pack);

// What kind of thing is wrong with a file, for a sentence in any language.
enum class ReplayFault : std::uint8_t {
  kNone,
  kForeign,  // it is no replay
  kFormat,   // one of another format
  kRules,    // played under another rules version
  kCards,    // played with other cards
  kLine,     // a line is missing, or says nothing
  kSecret,   // the seed is not known while the game runs
  kDeal,     // the seed or an outcome is not what the game was bound to
  kChoice,   // a choice is refused
  kState,    // the state is another one after a choice
  kEnd,      // the result is another one
  kCount
};
// "foreign", "format" ... "end"; "none".
const char* fault_word(ReplayFault fault);

// A replay, or what is wrong with the text: nothing is loaded in part.
struct ReplayResult {
  bool ok = false;
  ReplayFault fault{};  // of the first error
  Replay replay;
  std::vector<Diagnostic> errors;  // at most one for each line
};
// REQUIRES: nothing; any bytes are answered. `file` is for the diagnostics. Games of another rules
// version, catalog or set of modules are refused.
ReplayResult read_replay(const Content& content, std::string_view text, std::string_view file);

// Carries out the rekey of a list that stands after so many choices, if there is one.
void rekey_at(const Content& content, const std::vector<Rekey>& rekeys, std::size_t step,
              State& state, Events* events = nullptr);

// Plays a replay again, up to the first line that does not hold. With a secret the commitment and
// every seed are checked too; with draws, each of them.
struct VerifyResult {
  bool ok = false;
  ReplayFault fault{};
  int line = 0;         // of the file, 0 when the replay was not read from one
  int step = -1;        // the step that failed, -1 if none did
  std::string problem;  // one sentence
  WhyNot refused;       // when a choice was refused
  State state{};        // before the step that failed, or after the last
};
VerifyResult verify(const Content& content, const Replay& replay);

// What the game drew. REQUIRES: verify(content, replay).ok
std::vector<Draw> draws_of(const Content& content, const Replay& replay);

// "1=17 2=12 mib=20": the totals as the last line of a replay gives them.
ReplayEnd end_of(const Content& content, const State& state);

}  // namespace dr
