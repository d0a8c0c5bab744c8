// darkrock sim: many games between bots.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/designer/shard_options.h"
#include "cli/options.h"
#include "lab/progress.h"
#include "lab/sim.h"

namespace dr {
namespace {

struct SimArguments {
  TableOptions table;
  int games = 100;
  int jobs = 0;
  std::vector<std::string> bots = {"greedy"};
  std::string replays;
  bool json = false;
  ShardOptions shard;
};

int run(const SimArguments& args) {
  check_games(args.games, 10'000'000);
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  SimOptions options;
  options.setup = make_setup(args.table, *content);
  check_bots(args.bots, options.setup.players);
  options.bots = args.bots;
  options.games = args.games;
  options.jobs = threads_for(args.jobs);
  options.seed = parse_seed_number(args.table.seed);
  options.replays = args.replays;

  const std::uint64_t catalog = content->catalog.fingerprint;
  if (args.shard.is_part())
    return run_part(args.shard, "sim", catalog, [&](const Shard& shard, PartWriter& out) {
      Progress progress(shard.count(options.games));
      simulate_part(*content, options, shard, out, progress.watcher());
      return true;
    });
  SimReport report;
  if (args.shard.is_merge()) {
    Parts parts(args.shard.merge);
    parts.expect_catalog(catalog);
    report = merge_simulation(options, parts);
  } else {
    Progress progress(options.games);
    report = simulate(*content, options, progress.watcher());
  }
  fmt::print("{}", args.json ? report_json(*content, options, report)
                             : report_text(*content, options, report));
  return 0;
}

}  // namespace

void add_sim_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<SimArguments>();
  CLI::App* cmd = app.add_subcommand("sim", "Play games between bots and print statistics");
  cmd->add_option("--games", args->games, "Number of games")->type_name("N")->capture_default_str();
  cmd->add_option("--bots", args->bots,
                  fmt::format("Bots by seat, separated by commas ({}); a short list repeats",
                              fmt::join(bot_names(), ", ")))
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->capture_default_str();
  add_table_options(*cmd, args->table);
  add_jobs_option(*cmd, args->jobs);
  add_shard_options(*cmd, args->shard);
  cmd->add_flag("--json", args->json, "Print JSON; docs/simulator.md describes the fields");
  cmd->add_option("--replays", args->replays,
                  "Write a replay of every game here: game-0001.replay and so on")
      ->type_name("DIR");
  cmd->footer(
      "Example: darkrock sim --games 1000 --players 4 --bots greedy,random\n"
      "Averages are per player and game. 'wins %' counts a win shared by n players as 1/n.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
