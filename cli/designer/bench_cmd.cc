// darkrock bench: how fast the rules and the bots run on one core, and the signatures of how they play.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "capi/bot_signature.h"
#include "capi/signature.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "lab/bench.h"
#include "lab/bench_bots.h"

namespace dr {
namespace {

struct BenchArguments {
  TableOptions table;
  double seconds = 5;
  bool json = false, signature_only = false;
  bool bots = false;
  std::string names;  // of bots, separated by commas; empty: all
};

// Those of a list separated by commas; of an empty one all there are.
std::vector<std::string> benched_bots(const std::string& list) {
  std::vector<std::string> names(bot_names().begin(), bot_names().end());
  if (!list.empty()) names = CLI::detail::split(list, ',');
  check_bots(names, static_cast<int>(names.size()));
  return names;
}

int bench_bots(const BenchArguments& args, const Content& content, const Setup& setup) {
  if (args.signature_only) {
    fmt::print("{:08x}\n", bot_signature(setup.modules));
    return 0;
  }
  std::vector<BotSpeed> speeds;
  for (const std::string& name : benched_bots(args.names))
    speeds.push_back(measure_bot(content.catalog, setup, name, parse_seed_number(args.table.seed),
                                 args.seconds));
  fmt::print("{}", args.json ? bot_speeds_json(speeds) : bot_speeds_text(speeds));
  return 0;
}

// The exit status: 1 if the engine allocated.
int run(const BenchArguments& args) {
  if (!(args.seconds >= 0.01 && args.seconds <= 3600))
    throw InputError(fmt::format("--seconds: {} is not between 0.01 and 3600", args.seconds));
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const Setup setup = make_setup(args.table, *content);
  if (args.bots) return bench_bots(args, *content, setup);
  const std::uint64_t signature = bench_signature(content->catalog);
  if (args.signature_only) {
    fmt::print("{:016x}\n", signature);
    return 0;
  }
  const EngineSpeed speed =
      measure_engine(content->catalog, setup, parse_seed_number(args.table.seed), args.seconds);
  fmt::print("{}", args.json ? engine_speed_json(*content, setup, speed, signature)
                             : engine_speed_text(speed, signature));
  return speed.allocations.value_or(0) == 0 ? 0 : 1;
}

}  // namespace

void add_bench_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<BenchArguments>();
  CLI::App* cmd = app.add_subcommand(
      "bench", "Measure the rules engine, or bots, on one core; print signatures");
  cmd->add_option("--seconds", args->seconds, "How long to play, or to ask each bot")
      ->type_name("N")
      ->capture_default_str();
  CLI::Option* bots =
      cmd->add_option("--bots", args->names,
                      "Measure bots instead: those named, separated by commas, or all")
          ->type_name("LIST")
          ->expected(0, 1);
  cmd->add_flag("--json", args->json, "Print JSON; docs/simulator.md describes the fields");
  cmd->add_flag("--signature-only", args->signature_only,
                "Print only the signature: it changes when the game plays differently");
  add_table_options(*cmd, args->table);
  cmd->callback([args, bots, &rc] {
    args->bots = bots->count() > 0;
    rc = run(*args);
  });
}

}  // namespace dr
