#include "cli/designer/shard_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <memory>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/program.h"

namespace dr {
namespace {

// What differs between the parts of a run.
constexpr std::string_view kOfThePart[] = {"--shard", "--parts", "--jobs"};

std::vector<std::string> words_of_whole_run() {
  std::vector<std::string> words;
  const std::vector<std::string>& given = command_words();
  for (std::size_t i = 0; i < given.size(); ++i) {
    bool apart = false;
    for (const std::string_view option : kOfThePart) {
      if (given[i] == option) ++i, apart = true;
      if (apart || given[i].starts_with(std::string(option) + "=")) {
        apart = true;
        break;
      }
    }
    if (!apart) words.push_back(given[i]);
  }
  return words;
}

int merge(const std::vector<std::string>& files) {
  std::vector<std::string> words = read_part_header(files.front()).command;
  words.insert(words.begin(), "darkrock");
  for (const std::string& file : files) {
    words.emplace_back("--merge-parts");
    words.push_back(file);
  }
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  return run_program(static_cast<int>(argv.size()), argv.data());
}

}  // namespace

void add_shard_options(CLI::App& command, ShardOptions& options) {
  command
      .add_option("--shard", options.shard,
                  "Play part I of N only (auto: as Slurm or MPI says); darkrock merge puts the "
                  "parts together")
      ->type_name("I/N");
  command.add_option("--parts", options.folder, "Where --shard writes its part")
      ->type_name("DIR")
      ->capture_default_str();
  command.add_option("--merge-parts", options.merge)->group("");
}

int run_part(const ShardOptions& options, const std::string& command, std::uint64_t catalog,
             const std::function<bool(const Shard&, PartWriter&)>& play) {
  const Shard shard = options.shard == "auto"
                          ? shard_of_environment([](const char* name) { return std::getenv(name); })
                          : parse_shard(options.shard);
  const std::string path =
      fmt::format("{}/{}-{:05}-of-{:05}.part", options.folder, command, shard.index + 1, shard.of);
  PartWriter out(path, {words_of_whole_run(), shard, catalog});
  if (!play(shard, out)) {
    fmt::print("Interrupted: part {} of {} is not written.\n", shard.index + 1, shard.of);
    return kInterrupted;
  }
  out.finish();
  fmt::print("Part {} of {}: {}\n", shard.index + 1, shard.of, path);
  return 0;
}

void add_merge_command(CLI::App& app, int& rc) {
  auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* command =
      app.add_subcommand("merge", "Put the parts of a run together that --shard has played");
  command->add_option("FILES", *files, "All parts of one run")->required()->type_name("FILE");
  command->footer(
      "Example: darkrock sim --games 1000 --shard 1/2; darkrock sim --games 1000 --shard 2/2\n"
      "         darkrock merge parts/sim-*.part\n"
      "It prints and writes what the run would have, digest included. docs/simulator.md says how "
      "to\nspread a run with Slurm or MPI.");
  command->callback([files, &rc] { rc = merge(*files); });
}

}  // namespace dr
