#include "lab/sim.h"

#include <algorithm>
#include <filesystem>

#include "base/input_error.h"
#include "base/mix.h"
#include "darkrock/queries.h"
#include "lab/recorder.h"
#include "replay/files.h"

namespace dr {
namespace {

constexpr int kBatch = 4096;  // games

void add(SimReport& report, const GameResult& game, int players) {
  report.shortest = report.games ? std::min(report.shortest, game.rounds) : game.rounds;
  report.longest = std::max(report.longest, game.rounds);
  ++report.games;
  report.rounds += game.rounds;
  report.turns += game.turns;
  report.decisions += game.decisions;
  report.digest = splitmix64(report.digest ^ game.hash);
  for (int seat = 0; seat < players; ++seat) {
    add(report.seat[seat], game, seat);
    add(report.all, game, seat);
    if (game.character[seat] < kMaxCharacters)
      add(report.character[game.character[seat]], game, seat);
  }
  if (with_mib(players)) add(report.seat[kMib], game, kMib);
}

SimReport empty_report(const SimOptions& options) {
  SimReport report;
  for (int seat = 0; seat < options.setup.players; ++seat)
    report.bot.push_back(options.bots[static_cast<std::size_t>(seat) % options.bots.size()]);
  return report;
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (!std::filesystem::is_directory(path, error))
    throw InputError("--replays: '" + path + "' is no folder and cannot be made one");
}

}  // namespace

void add(Tally& tally, const GameResult& game, int seat) {
  const Score& score = game.scores.seat[seat];
  ++tally.games;
  if (game.scores.winners >> seat & 1) {
    ++tally.wins;
    tally.shares += 1.0 / std::popcount(game.scores.winners);
  }
  tally.score += score.total;
  tally.lp += score.lp;
  tally.items += score.items;
  tally.cash += score.cash;
  tally.wounds += score.wounds;
  tally.law += score.law;
  tally.legends += score.legends;
  tally.gambler += score.gambler;
  for (int s = 0; s < kLpSources; ++s)
    tally.lp_from[static_cast<std::size_t>(s)] += game.lp_from[seat][s];
}

GameResult play_game(const Content& content, const SimOptions& options, int index) {
  Match match;
  match.setup = options.setup;
  match.deal = derive(options.seed, index, kForDeal);
  for (std::size_t seat = 0; seat < options.setup.players; ++seat) {
    match.bot[seat] = options.bots[seat % options.bots.size()];
    match.bot_seed[seat] = derive(options.seed, index, 1 + static_cast<int>(seat));
  }
  if (options.replays.empty()) return play_match(content.catalog, match);
  Recorder recorder(content, match);
  const GameResult result = play_match(content.catalog, match, &recorder);
  const std::filesystem::path folder = options.replays;
  const std::string problem =
      save_text(folder / replay_name(index, options.games), recorder.text());
  if (!problem.empty()) throw InputError("--replays: " + problem);
  return result;
}

std::string replay_name(int index, int games) {
  const auto digits = std::to_string(games).size();
  const std::string number = std::to_string(index + 1);
  return "game-" + std::string(digits - number.size(), '0') + number + ".replay";
}

SimReport simulate(const Content& content, const SimOptions& options,
                   const std::function<void(int)>& done) {
  if (!options.replays.empty()) make_folder(options.replays);
  SimReport report = empty_report(options);
  // Batches keep the memory small; within one the results are merged in the order of the games.
  std::vector<GameResult> results(static_cast<std::size_t>(std::min(options.games, kBatch)));
  for (int first = 0; first < options.games; first += kBatch) {
    const int end = std::min(first + kBatch, options.games);
    play_all(
        first, end, options.jobs,
        [&](int i, int) {
          results[static_cast<std::size_t>(i - first)] = play_game(content, options, i);
        },
        done);
    for (int i = first; i < end; ++i)
      add(report, results[static_cast<std::size_t>(i - first)], options.setup.players);
  }
  return report;
}

void simulate_part(const Content& content, const SimOptions& options, const Shard& shard,
                   PartWriter& out, const std::function<void(int)>& done) {
  if (!options.replays.empty()) make_folder(options.replays);
  const auto play = [&](int game, int) {
    GameResult result = play_game(content, options, game);
    return as_bytes(result);
  };
  const auto keep = [&out](const std::string& bytes) { out.put(bytes); };
  play_part(shard, options.games, options.jobs, play, keep, done);
}

SimReport merge_simulation(const SimOptions& options, Parts& parts) {
  SimReport report = empty_report(options);
  for (int game = 0; game < options.games; ++game) {
    GameResult result;
    walk(parts.of_game(game), result);
    add(report, result, options.setup.players);
  }
  return report;
}

}  // namespace dr
