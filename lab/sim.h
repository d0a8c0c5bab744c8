// Games between bots, and what they add up to.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/json.h"
#include "content/compiler/content.h"
#include "lab/match.h"
#include "lab/parts.h"

namespace dr {

// Added up over games, seats or characters.
struct Tally {
  std::int64_t games = 0;
  std::int64_t wins = 0;   // shared ones included
  double shares = 0;       // a win shared by n counts 1/n
  std::int64_t score = 0;  // final scores, and their parts
  std::int64_t lp = 0, items = 0, cash = 0, wounds = 0, law = 0, legends = 0, gambler = 0;
  std::array<std::int64_t, kLpSources> lp_from{};
};
void add(Tally& tally, const GameResult& game, int seat);

struct SimOptions {
  Setup setup;
  int games = 100;
  int jobs = 1;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // repeated until there is one for each seat
  std::string replays;            // folder for a replay of every game; empty: none
};

struct SimReport {
  std::int64_t games = 0, rounds = 0, turns = 0, decisions = 0;
  int shortest = 0, longest = 0;  // rounds
  std::vector<std::string> bot;   // by seat
  Tally seat[kMaxFigures];
  Tally character[kMaxCharacters];
  Tally all;                 // every player of every game
  std::uint64_t digest = 0;  // of all final states: equal runs have equal digests
};

// Plays game number `index` of a run. Thread safe.
GameResult play_game(const Content& content, const SimOptions& options, int index);
// "game-0012.replay" of a run of up to 9999 games: sorted as they were played.
std::string replay_name(int index, int games);

// Plays all games on `jobs` threads; the report does not depend on how many. `done` is told how
// many games are over, on the calling thread.
// REQUIRES: refuse_setup(setup) == nullptr, every bot name is known. Throws InputError if a replay
// cannot be written.
SimReport simulate(const Content& content, const SimOptions& options,
                   const std::function<void(int)>& done = {});

// Plays and keeps a part of the games, and makes the report of all parts.
void simulate_part(const Content& content, const SimOptions& options, const Shard& shard,
                   PartWriter& out, const std::function<void(int)>& done = {});
SimReport merge_simulation(const SimOptions& options, Parts& parts);

// Members of the object that is open: wins, the averages of scores and their parts, LP by source.
void tally_json(Json& json, const Tally& tally);

std::string report_text(const Content& content, const SimOptions& options, const SimReport& report);
// docs/simulator.md describes the fields.
std::string report_json(const Content& content, const SimOptions& options, const SimReport& report);

}  // namespace dr
