// Runs that are played in parts, on several machines: every n-th game is one part, kept in a file, and
// all parts together are the run again, to the last bit (docs/simulator.md).
#pragma once

#include <cstdint>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "lab/bytes.h"

namespace dr {

struct Shard {
  int index = 0, of = 1;  // index from 0 on

  int count(int games) const { return (games - index + of - 1) / of; }
  int game(int k) const { return index + k * of; }  // the k-th of this part
};

// "3/8": the third of eight. Throws InputError.
Shard parse_shard(const std::string& text);
// The place among processes that were started together, as Slurm and MPI say it: arrays of jobs, the
// processes of a job, or both. Throws InputError where nothing says it.
Shard shard_of_environment(const std::function<const char*(const char*)>& variable);

struct PartHeader {
  std::vector<std::string> command;  // the words of the whole run
  Shard shard;
  std::uint64_t catalog = 0;  // what was played with
};

// Plays the games of a part on `jobs` threads: `play(game, worker)` gives the bytes of one, and `keep`
// has them in the order of the games.
void play_part(const Shard& shard, int games, int jobs,
               const std::function<std::string(int, int)>& play,
               const std::function<void(const std::string&)>& keep,
               const std::function<void(int)>& done);

// A part that is being written: it is there once it is whole.
class PartWriter {
 public:
  PartWriter(std::string path, const PartHeader& header);  // throws InputError
  PartWriter(const PartWriter&) = delete;
  PartWriter& operator=(const PartWriter&) = delete;
  ~PartWriter();  // without finish() nothing is left

  void put(const std::string& bytes);
  void finish();  // throws InputError

 private:
  const std::string path_, unfinished_;
  std::ofstream out_;
  std::uint64_t sum_ = 0;
  bool finished_ = false;
};

// The header of a part. Throws InputError.
PartHeader read_part_header(const std::string& path);

// All parts of a run, read side by side.
class Parts {
 public:
  // Throws InputError if they are not those of one run, each once, and whole.
  explicit Parts(const std::vector<std::string>& files);

  const std::vector<std::string>& command() const { return command_; }
  // Throws InputError if it was played with other cards.
  void expect_catalog(std::uint64_t catalog) const;
  int count() const { return static_cast<int>(files_.size()); }
  // Where the next bytes of a part are. Games come in their order.
  FromBytes& part(int index) { return *from_[static_cast<std::size_t>(index)]; }
  FromBytes& of_game(int game) { return part(game % count()); }

 private:
  std::vector<std::string> command_;
  std::uint64_t catalog_ = 0;
  std::vector<std::unique_ptr<std::ifstream>> files_;
  std::vector<std::unique_ptr<FromBytes>> from_;
};

}  // namespace dr
