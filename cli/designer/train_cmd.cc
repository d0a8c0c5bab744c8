// darkrock train: fits the evaluation of the search bots to games between bots.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/designer/shard_options.h"
#include "cli/options.h"
#include "lab/fit.h"
#include "lab/match.h"
#include "lab/progress.h"

namespace dr {
namespace {

constexpr int kMostGames = 2'000'000, kMostEpochs = 1000;

struct TrainArguments {
  int games = 330000, epochs = 10, noise = 5, jobs = 0;
  std::vector<std::string> bots = {"outlaw",  "outlaw",     "outlaw",  "gambler", "gambler",
                                   "marshal", "prospector", "rancher", "greedy"};
  std::string seed = "1", out;
  ShardOptions shard;
};

template <class T>
std::string numbers(const T* from, int n) {
  std::string text;
  for (int i = 0; i < n; ++i) text += fmt::format("{}{}", i ? ", " : "", from[i]);
  return "{" + text + "}";
}

template <class T, int rows, int columns>
std::string numbers(const T (&from)[rows][columns]) {
  std::string text;
  for (const T(&row)[columns] : from) text += "        " + numbers(row, columns) + ",\n";
  return "    {\n" + text + "    },\n";
}

std::string net_source(const Net& net, const std::string& command) {
  return "// Made by: " + command +
         "\n#include \"bots/search/value.h\"\n\nnamespace dr {\n\n// clang-format off\nconst Net "
         "kNet = "
         "{\n" +
         numbers(net.first) + "    " + numbers(net.first_bias, Net::kFirst) + ",\n" +
         numbers(net.second) + "    " + numbers(net.second_bias, Net::kSecond) + ",\n    " +
         numbers(net.last, Net::kSecond) + ",\n};\n// clang-format on\n\n}  // namespace dr\n";
}

std::string command_text(const TrainArguments& args) {
  return fmt::format("darkrock train --games {} --epochs {} --noise {} --bots {} --seed {}",
                     args.games, args.epochs, args.noise, fmt::join(args.bots, ","), args.seed);
}

// The games are played with these.
std::uint64_t catalogs_of_training() {
  return default_content().catalog.fingerprint ^
         default_content(kAnteUp | kAlternativePoker).catalog.fingerprint;
}

void print_fit(const char* name, const Fit& fit) {
  fmt::print("  {:<22} {:.4f}   favourite won {:.1f} %\n", name, fit.loss, 100 * fit.favourite);
}

int run(const TrainArguments& args) {
  check_games(args.games, kMostGames);
  check_bots(args.bots, 64);
  if (args.epochs < 1 || args.epochs > kMostEpochs)
    throw InputError(fmt::format("--epochs {}: expected 1 to {}", args.epochs, kMostEpochs));
  if (args.noise < 0 || args.noise > 100)
    throw InputError(fmt::format("--noise {}: expected percent, 0 to 100", args.noise));
  const int jobs = threads_for(args.jobs);
  const std::uint64_t seed = parse_seed_number(args.seed);
  const PositionOptions options{args.games, jobs, seed, args.bots, args.noise, 3};
  const std::uint64_t catalog = catalogs_of_training();
  if (args.shard.is_part())
    return run_part(args.shard, "train", catalog, [&](const Shard& shard, PartWriter& out) {
      Progress progress(shard.count(args.games));
      gather_part(options, shard, out, progress.watcher());
      return true;
    });
  Positions positions;
  if (args.shard.is_merge()) {
    Parts parts(args.shard.merge);
    parts.expect_catalog(catalog);
    positions = merge_positions(options, parts);
  } else {
    Progress progress(args.games);
    positions = gather_positions(options, progress.watcher());
  }
  fmt::print("{} positions of {} games\n", positions.list.size(), args.games);
  if (positions.list.size() < kFewestPositions)
    throw InputError(fmt::format("{} games give too few positions to learn from; try --games {}",
                                 args.games,
                                 args.games * 2 * kFewestPositions /
                                     std::max<int>(1, static_cast<int>(positions.list.size()))));
  FitResult result;
  {
    Progress progress(args.epochs, "epochs");
    result = fit_net(positions, {args.epochs, jobs, seed}, progress.watcher());
  }
  fmt::print("Loss on positions kept back (less is better):\n");
  print_fit("all chances the same", result.even);
  print_fit("network", result.exact);
  print_fit("... in whole numbers", result.fit);
  if (args.out.empty()) return 0;
  write_file(args.out, net_source(result.net, command_text(args)));
  return 0;
}

}  // namespace

void add_train_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<TrainArguments>();
  CLI::App* cmd =
      app.add_subcommand("train", "Fit the evaluation of the search bots to games between bots");
  cmd->add_option("--games", args->games, "Games to learn from")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--epochs", args->epochs, "How often each position is learned from")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--bots", args->bots, "Who plays, drawn for every seat; a name may come twice")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->capture_default_str();
  cmd->add_option("--noise", args->noise, "Percent of choices made at random")
      ->type_name("PERCENT")
      ->capture_default_str();
  cmd->add_option("--seed", args->seed, "Number or word that fixes games and fit")
      ->type_name("SEED")
      ->capture_default_str();
  add_jobs_option(*cmd, args->jobs);
  add_shard_options(*cmd, args->shard);
  cmd->add_option("--out", args->out, "Write the network here: bots/search/value_net.cc")
      ->type_name("FILE");
  cmd->footer(
      "The built-in network was made by `darkrock train --out bots/search/value_net.cc`. "
      "docs/bots.md "
      "says what\n"
      "the network reads.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
