// Runs in parts: what `sim`, `arena`, `balance` and `train` have in common, and `merge`.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lab/parts.h"

namespace CLI {
class App;
}

namespace dr {

struct ShardOptions {
  std::string shard;  // "3/8", "auto", or empty: the whole run
  std::string folder = "parts";
  std::vector<std::string> merge;  // files of which the run is made

  bool is_part() const { return !shard.empty(); }
  bool is_merge() const { return !merge.empty(); }
};

// Adds --shard and --parts, and what `merge` says to the command.
void add_shard_options(CLI::App& command, ShardOptions& options);

// Plays a part of the run that the program was started for, and says so: the exit status. `play`
// returns false if it was interrupted.
int run_part(const ShardOptions& options, const std::string& command, std::uint64_t catalog,
             const std::function<bool(const Shard&, PartWriter&)>& play);

}  // namespace dr
