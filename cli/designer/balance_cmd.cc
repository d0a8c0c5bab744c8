// darkrock balance: is the game fair?
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/designer/shard_options.h"
#include "cli/options.h"
#include "lab/balance.h"
#include "lab/progress.h"

namespace dr {
namespace {

constexpr const char* kBestScripted = "outlaw";

struct BalanceArguments {
  TableOptions table;
  bool one_edition = false;
  int games = 400;
  int jobs = 0;
  std::vector<std::string> bots = {kBestScripted};
  std::string json, html;
  ShardOptions shard;
};

std::string command_of(const BalanceArguments& args) {
  return fmt::format("darkrock balance --games {} --bots {}", args.games,
                     shell_word(fmt::format("{}", fmt::join(args.bots, ",")))) +
         (args.one_edition && args.table.edition == TableOptions().edition
              ? " --edition " + args.table.edition
              : "") +
         table_arguments(args.table);
}

std::vector<BalanceEdition> editions_of(const BalanceArguments& args) {
  std::vector<BalanceEdition> editions;
  for (const char* id : kProfileId)
    if (!args.one_edition || id == args.table.edition)
      editions.push_back({id, parse_switches(id, args.table.switches, args.table.modules.ante_up)});
  return editions;
}

BalanceOptions balance_options(const BalanceArguments& args, const Content& content) {
  check_games(args.games, 1'000'000);
  BalanceOptions options;
  options.setup = make_setup(args.table, content);
  options.editions = editions_of(args);
  check_bots(args.bots, options.setup.players);
  options.bots = args.bots;
  options.whole_cast = args.table.characters.empty() && !args.table.first_game;
  options.games = args.games;
  options.jobs = threads_for(args.jobs);
  options.seed = parse_seed_number(args.table.seed);
  options.command = command_of(args);
  return options;
}

int run(const BalanceArguments& args) {
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const BalanceOptions options = balance_options(args, *content);
  const std::uint64_t catalog = content->catalog.fingerprint;
  if (args.shard.is_part())
    return run_part(args.shard, "balance", catalog, [&](const Shard& shard, PartWriter& out) {
      Interrupt interrupt;
      Progress progress(shard.count(options.games * static_cast<int>(options.editions.size())));
      return run_balance_part(*content, options, shard, out, progress.watcher());
    });
  for (const std::string& path : {args.json, args.html})
    if (!path.empty()) write_file(path, "");
  BalanceReport report;
  if (args.shard.is_merge()) {
    Parts parts(args.shard.merge);
    parts.expect_catalog(catalog);
    report = merge_balance(options, parts);
  } else {
    Interrupt interrupt;
    Progress progress(options.games * static_cast<int>(options.editions.size()));
    report = run_balance(*content, options, progress.watcher());
  }
  if (!report.all.games) {
    fmt::print("Interrupted before a game was over.\n");
    return kInterrupted;
  }
  fmt::print("{}", balance_text(*content, options, report));
  if (!args.json.empty()) write_file(args.json, balance_json(*content, options, report));
  if (!args.html.empty()) write_file(args.html, balance_html(*content, options, report));
  return report.complete ? 0 : kInterrupted;
}

}  // namespace

void add_balance_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<BalanceArguments>();
  CLI::App* cmd = app.add_subcommand(
      "balance", "Play the whole cast and show who wins how often: is the game fair?");
  cmd->add_option("--games", args->games, "Number of games in each edition")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--bots", args->bots,
                  "Who plays every seat; several bots take turns at the seats")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->capture_default_str();
  add_table_options(*cmd, args->table);
  cmd->get_option("--edition")
      ->default_str("")
      ->description("Only this edition (default: all four)");
  add_jobs_option(*cmd, args->jobs);
  add_shard_options(*cmd, args->shard);
  cmd->add_option("--json", args->json, "Write everything here; docs/arena.md describes the fields")
      ->type_name("FILE");
  cmd->add_option("--html", args->html, "Write a report with charts here")->type_name("FILE");
  cmd->footer(
      "Example: darkrock balance --games 2000 --html balance.html\n"
      "Characters are drawn at random for every game, unless --characters names some. Ctrl-C stops "
      "and\nreports the games that are over (exit status 130). docs/arena.md says how to read it.");
  cmd->callback([args, cmd, &rc] {
    args->one_edition = cmd->get_option("--edition")->count() > 0;
    rc = run(*args);
  });
}

}  // namespace dr
