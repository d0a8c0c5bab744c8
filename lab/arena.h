// Bots against each other: who is the stronger, and how sure that is. docs/arena.md explains it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "content/compiler/content.h"
#include "lab/match.h"
#include "lab/parts.h"
#include "lab/sim.h"
#include "lab/stats.h"

namespace dr {

struct ArenaOptions {
  Setup setup;
  std::vector<std::string> bots;  // fewer than players: the last one fills the rest
  int games = 100;                // with `duplicate` up to a whole number of deals
  bool duplicate = false;         // every deal in all seat orders
  bool ladder = false;            // the bots are a pool, and take turns at the table
  int jobs = 1;
  std::uint64_t seed = 1;
  std::string command;  // that repeats the run
};

// The bots everybody is rated against. It does not change when bots are added.
std::vector<std::string> ladder_pool();

// One game of the schedule: which contestant sits where, at which deal.
struct Pairing {
  int deal = 0;
  std::array<std::uint8_t, kMaxPlayers> who{};
};

// The contestants: the bots named, each once, in that order.
std::vector<std::string> contestants_of(const std::vector<std::string>& bots);
// The games of a run. A deal's orders stand together, all alike in length and without repetition.
std::vector<Pairing> schedule(const ArenaOptions& options);
Match match_of(const ArenaOptions& options, const std::vector<std::string>& contestants,
               const Pairing& pairing);

struct Contestant {
  std::string bot;
  Budget budget;
  std::int64_t games = 0;  // it took part in; below, every seat it had in them counts
  std::int64_t rounds = 0;
  Tally tally;
  GroupedRate wins, wins_in_seat[kMaxPlayers];
  std::vector<std::int64_t> lp_by_round;  // sums; a finished game keeps its LP
  Histogram time, work;                   // ns and Bot::work_done, where it had a choice
  double elo = 0, elo_low = 0, elo_high = 0;
};

struct ArenaReport {
  bool complete = true;  // false: interrupted
  std::vector<Contestant> contestants;
  std::vector<Pairing> pairings;  // of the games that count ...
  std::vector<GameResult> games;  // ... and what they came to
  int deals = 0;
  std::int64_t rounds = 0, turns = 0, decisions = 0;
  std::size_t anchor = 0;                       // whose rating is 0
  std::vector<std::vector<GroupedRate>> ahead;  // [a][b]: a finished before b, in halves
  GroupedRate seat[kMaxPlayers], turn[kMaxPlayers], character[kMaxCharacters];
  Tally man_in_black;
  std::uint64_t digest = 0;  // of all final states
  double seconds = 0;        // the whole run
};

// Plays the schedule on `jobs` threads; but for the times the report does not depend on how many.
// Stops at an Interrupt; of a duplicate run only whole deals count then.
ArenaReport run_arena(const Catalog& catalog, const ArenaOptions& options,
                      const std::function<void(int)>& done = {});

// Plays and keeps a part of the games, and makes the report of all parts; the time is that of the part
// that took longest. False: interrupted, and the part is not whole.
bool run_arena_part(const Catalog& catalog, const ArenaOptions& options, const Shard& shard,
                    PartWriter& out, const std::function<void(int)>& done = {});
ArenaReport merge_arena(const ArenaOptions& options, Parts& parts);

// What the games add up to.
ArenaReport sum_up(const ArenaOptions& options, std::vector<Pairing> pairings,
                   std::vector<GameResult> games);

// The characters that were played, those that won most first.
std::vector<int> by_wins(const GroupedRate (&character)[kMaxCharacters]);

// arena_report.cc, arena_html.cc
std::string arena_text(const Content& content, const ArenaOptions& options,
                       const ArenaReport& report);
std::string arena_json(const Content& content, const ArenaOptions& options,
                       const ArenaReport& report);
std::string arena_html(const Content& content, const ArenaOptions& options,
                       const ArenaReport& report);

}  // namespace dr
