// darkrock sim: many games between bots.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>

#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/sim.h"

namespace dr {
namespace {

constexpr int kMaxGames = 10'000'000;
constexpr int kMaxJobs = 256;

struct SimArguments {
  TableOptions table;
  int games = 100;
  int jobs = 0;
  std::vector<std::string> bots = {"greedy"};
  bool json = false;
};

void check_bots(const std::vector<std::string>& names, int players) {
  std::vector<std::string> known;
  for (std::string_view name : bot_names()) known.emplace_back(name);
  if (names.empty()) throw InputError("--bots: expected at least one bot");
  if (names.size() > static_cast<std::size_t>(players))
    throw InputError(fmt::format("--bots: {} given for {} players", names.size(), players));
  for (const std::string& name : names)
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw InputError(
          fmt::format("--bots: there is no bot '{}'; expected {}", name, one_of(known)));
}

// "[######....]  60 %  600 of 1000 games", over itself.
void draw_progress(int done, int games) {
  constexpr int kWidth = 30;
  const int filled = static_cast<int>(static_cast<std::int64_t>(kWidth) * done / games);
  fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {:>3} %  {} of {} games", "", filled, "", kWidth - filled,
             static_cast<std::int64_t>(100) * done / games, done, games);
  std::fflush(stderr);
}
void clear_progress() { fmt::print(stderr, "\r{:<60}\r", ""); }

void run(const SimArguments& args) {
  if (args.games < 1 || args.games > kMaxGames)
    throw InputError(fmt::format("--games: {} is not between 1 and {}", args.games, kMaxGames));
  if (args.jobs < 0 || args.jobs > kMaxJobs)
    throw InputError(fmt::format("--jobs: {} is not between 1 and {}", args.jobs, kMaxJobs));
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  SimOptions options;
  options.setup = make_setup(args.table, *content);
  check_bots(args.bots, options.setup.players);
  options.bots = args.bots;
  options.games = args.games;
  options.jobs =
      args.jobs ? args.jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  options.seed = parse_seed_number(args.table.seed);

  const bool bar = isatty(STDERR_FILENO) != 0;
  const SimReport report = bar ? simulate(content->catalog, options,
                                          [&](int done) { draw_progress(done, options.games); })
                               : simulate(content->catalog, options);
  if (bar) clear_progress();
  fmt::print("{}", args.json ? report_json(*content, options, report)
                             : report_text(*content, options, report));
}

}  // namespace

void add_sim_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<SimArguments>();
  CLI::App* cmd = app.add_subcommand("sim", "Play games between bots and print statistics");
  cmd->add_option("--games", args->games, "Number of games")->type_name("N")->capture_default_str();
  cmd->add_option("--bots", args->bots,
                  "Bots by seat, separated by commas (greedy, random); a short list repeats")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->capture_default_str();
  add_table_options(*cmd, args->table);
  cmd->add_option("--jobs", args->jobs,
                  "Threads; the result does not depend on them (0: all cores)")
      ->type_name("J")
      ->capture_default_str();
  cmd->add_flag("--json", args->json, "Print JSON; docs/simulator.md describes the fields");
  cmd->footer(
      "Example: darkrock sim --games 1000 --players 4 --bots greedy,random\n"
      "Averages are per player and game. 'wins %' counts a win shared by n players as 1/n.");
  cmd->callback([args, &rc] {
    run(*args);
    rc = 0;
  });
}

}  // namespace dr
