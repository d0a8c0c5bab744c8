// darkrock arena: bots against each other.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/designer/shard_options.h"
#include "cli/options.h"
#include "lab/arena.h"
#include "lab/progress.h"

namespace dr {
namespace {

struct ArenaArguments {
  TableOptions table;
  int games = 100;
  int jobs = 0;
  std::vector<std::string> bots;
  bool duplicate = false, ladder = false;
  double at_least = 0;
  std::string json, html;
  ShardOptions shard;
};

// All but --jobs and where the report goes: they change nothing.
std::string command_of(const ArenaArguments& args) {
  std::string text = "darkrock arena";
  if (args.ladder) text += " --ladder";
  if (!args.bots.empty())
    text += " --bots " + shell_word(fmt::format("{}", fmt::join(args.bots, ",")));
  text += fmt::format(" --games {}", args.games);
  if (args.duplicate) text += " --duplicate";
  return text + table_arguments(args.table);
}

ArenaOptions arena_options(const ArenaArguments& args, const Content& content) {
  constexpr int kMostGames = 100'000, kMostContestants = 32;
  check_games(args.games, kMostGames);
  ArenaOptions options;
  options.setup = make_setup(args.table, content);
  if (args.bots.empty() && !args.ladder)
    throw InputError("--bots: name the contestants, as in --bots greedy,random, or use --ladder");
  if (args.ladder) options.bots = ladder_pool();
  options.bots.insert(options.bots.end(), args.bots.begin(), args.bots.end());
  check_bots(options.bots, args.ladder ? kMostContestants : options.setup.players);
  options.games = args.games;
  options.duplicate = args.duplicate;
  options.ladder = args.ladder;
  options.jobs = threads_for(args.jobs);
  options.seed = parse_seed_number(args.table.seed);
  options.command = command_of(args);
  return options;
}

// Whether the first contestant wins as often as was asked.
bool strong_enough(const ArenaArguments& args, const ArenaReport& report) {
  if (args.at_least <= 0) return true;
  const Contestant& first = report.contestants.front();
  const double percent = 100 * first.wins.rate(kWholeWin).mean;
  fmt::print("{} won {:.1f} %, at least {:g} % was asked: {}\n", first.bot, percent, args.at_least,
             percent >= args.at_least ? "yes" : "no");
  return percent >= args.at_least;
}

int run(const ArenaArguments& args) {
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const ArenaOptions options = arena_options(args, *content);
  const std::uint64_t catalog = content->catalog.fingerprint;
  if (args.shard.is_part())
    return run_part(args.shard, "arena", catalog, [&](const Shard& shard, PartWriter& out) {
      Interrupt interrupt;
      Progress progress(shard.count(static_cast<int>(schedule(options).size())));
      return run_arena_part(content->catalog, options, shard, out, progress.watcher());
    });
  // A file that cannot be written is better known before hours of play.
  for (const std::string& path : {args.json, args.html})
    if (!path.empty()) write_file(path, "");
  ArenaReport report;
  if (args.shard.is_merge()) {
    Parts parts(args.shard.merge);
    parts.expect_catalog(catalog);
    report = merge_arena(options, parts);
  } else {
    Interrupt interrupt;
    Progress progress(static_cast<int>(schedule(options).size()));
    report = run_arena(content->catalog, options, progress.watcher());
  }
  if (report.games.empty()) {
    fmt::print("Interrupted before a game was over.\n");
    return kInterrupted;
  }
  fmt::print("{}", arena_text(*content, options, report));
  if (!args.json.empty()) write_file(args.json, arena_json(*content, options, report));
  if (!args.html.empty()) write_file(args.html, arena_html(*content, options, report));
  if (!strong_enough(args, report)) return 1;
  return report.complete ? 0 : kInterrupted;
}

}  // namespace

void add_arena_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<ArenaArguments>();
  CLI::App* cmd =
      app.add_subcommand("arena", "Play bots against each other and measure who is stronger");
  cmd->add_option(
         "--bots", args->bots,
         "Contestants, separated by commas, with a budget (search@200ms) or what they live for "
         "(hard:law) if you like; the last one fills the seats that are left")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false);
  cmd->add_option("--games", args->games,
                  "Number of games; with --duplicate up to a whole number of deals")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_flag("--duplicate", args->duplicate,
                "Play every deal with every contestant in every seat");
  cmd->add_flag("--ladder", args->ladder,
                "Rate the bots of the pool, and those of --bots, by playing at changing tables");
  cmd->add_option("--at-least", args->at_least,
                  "Exit status 1 unless the first contestant wins so many percent")
      ->type_name("PERCENT")
      ->check(CLI::Range(0.0, 100.0));
  add_table_options(*cmd, args->table);
  add_jobs_option(*cmd, args->jobs);
  add_shard_options(*cmd, args->shard);
  cmd->add_option("--json", args->json, "Write everything here; docs/arena.md describes the fields")
      ->type_name("FILE");
  cmd->add_option("--html", args->html, "Write a report with charts here")->type_name("FILE");
  cmd->footer(
      "Examples: darkrock arena --bots greedy,random --games 400 --duplicate --html report.html\n"
      "          darkrock arena --ladder --games 600\n"
      "With four players the first is one greedy against three random bots. Ctrl-C stops and "
      "reports "
      "the\ngames that are over (exit status 130). docs/arena.md says how to read the report.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
