// Runs in parts, as processes of Slurm and MPI play them, and put together again.
#include <gtest/gtest.h>

#include <map>

#include "base/input_error.h"
#include "lab/parts.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

using Variables = std::map<std::string, std::string>;

Shard shard_in(const Variables& variables) {
  return shard_of_environment([&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

std::string shown(const Shard& shard) {
  return std::to_string(shard.index) + "/" + std::to_string(shard.of);
}

TEST(Shard, EveryGameIsInOne) {
  for (const int of : {1, 3, 7, 30})
    for (const int games : {1, 7, 20}) {
      std::vector<int> played(static_cast<std::size_t>(games));
      for (int index = 0; index < of; ++index)
        for (int k = 0; k < (Shard{index, of}.count(games)); ++k)
          ++played[static_cast<std::size_t>(Shard{index, of}.game(k))];
      EXPECT_EQ(played, std::vector<int>(static_cast<std::size_t>(games), 1)) << of;
    }
}

TEST(Shard, IsWhatSlurmAndMpiSay) {
  EXPECT_EQ(shown(shard_in({{"OMPI_COMM_WORLD_RANK", "2"}, {"OMPI_COMM_WORLD_SIZE", "4"}})), "2/4");
  EXPECT_EQ(shown(shard_in({{"PMI_RANK", "0"}, {"PMI_SIZE", "3"}})), "0/3");
  EXPECT_EQ(shown(shard_in({{"SLURM_PROCID", "5"}, {"SLURM_NTASKS", "8"}})), "5/8");
  const Variables array = {{"SLURM_ARRAY_TASK_ID", "11"},
                           {"SLURM_ARRAY_TASK_COUNT", "3"},
                           {"SLURM_ARRAY_TASK_MIN", "1"},
                           {"SLURM_ARRAY_TASK_STEP", "5"}};
  EXPECT_EQ(shown(shard_in(array)), "2/3");
  Variables both = array;
  both["SLURM_PROCID"] = "1";
  both["SLURM_NTASKS"] = "4";
  EXPECT_EQ(shown(shard_in(both)), "9/12") << "the second process of the third job";
  both["OMPI_COMM_WORLD_RANK"] = "1";  // mpirun starts one process a node as Slurm sees it
  both["OMPI_COMM_WORLD_SIZE"] = "2";
  EXPECT_EQ(shown(shard_in(both)), "5/6");
}

TEST(Shard, IsRefusedWhereItMakesNoSense) {
  EXPECT_THROW(shard_in({}), InputError);
  EXPECT_THROW(shard_in({{"PMI_RANK", "3"}, {"PMI_SIZE", "3"}}), InputError);
  EXPECT_THROW(shard_in({{"SLURM_ARRAY_TASK_ID", "9"}, {"SLURM_ARRAY_TASK_COUNT", "3"}}),
               InputError);
  for (const char* text : {"", "3", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/1000000"})
    EXPECT_THROW(parse_shard(text), InputError) << text;
}

// What a command prints and writes, as one run and of parts. `starts` begins the line of the command
// that plays one part; "%" in it is the number of the part, from 0 on.
class PartsTest : public testing::Test {
 protected:
  void play(const std::string& command, const std::string& starts, int parts) {
    std::string script;
    for (int i = 0; i < parts; ++i) {
      std::string start = starts;
      if (const auto at = start.find('%'); at != std::string::npos)
        start.replace(at, 1, std::to_string(i));
      script += start + " '" + program_path() + "' " + command +
                " --jobs 1 --shard auto --parts '" + folder_.path() + "/parts' & ";
    }
    const Ran ran = run_shell("(" + script + "wait) 2>&1");
    EXPECT_NE(ran.out.find("of " + std::to_string(parts)), std::string::npos) << ran.out;
  }
  Ran merge() const { return darkrock("merge '" + folder_.path() + "'/parts/*.part"); }

  const Folder folder_;
};

constexpr char kMpi[] = "OMPI_COMM_WORLD_RANK=% OMPI_COMM_WORLD_SIZE=3";
constexpr char kSlurm[] = "SLURM_ARRAY_TASK_ID=% SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=0";

TEST_F(PartsTest, ASimulation) {
  for (const char* options : {"", " --json"}) {
    const std::string command = std::string(
                                    "sim --games 20 --bots random,greedy --seed 5 --players"
                                    " 5") +
                                options;
    play(command, kMpi, 3);
    const Ran whole = darkrock(command), merged = merge();
    EXPECT_EQ(whole.rc, 0);
    EXPECT_NE(whole.out.find("digest"), std::string::npos);
    EXPECT_EQ(merged.out, whole.out);
    EXPECT_EQ(merged.rc, 0);
  }
}

TEST_F(PartsTest, ABalance) {
  const std::string command =
      "balance --games 5 --bots random --json '" + folder_.file("json") + "'";
  play(command, kSlurm, 3);
  const Ran whole = darkrock(command);
  const std::string json = read(folder_.file("json"));
  const Ran merged = merge();
  EXPECT_EQ(merged.out, whole.out);
  EXPECT_EQ(merged.rc, 0);
  EXPECT_EQ(read(folder_.file("json")), json);
}

// The times are those of other processes; all else is the same.
TEST_F(PartsTest, AnArena) {
  const std::string command = "arena --games 12 --duplicate --bots greedy,random --html '" +
                              folder_.file("html") + "' --json '" + folder_.file("json") + "'";
  play(command, kSlurm, 3);
  EXPECT_FALSE(std::filesystem::exists(folder_.file("json")));
  const auto without_times = [&] {
    const std::string json = read(folder_.file("json"));
    return json.substr(0, json.find("\"timing\""));
  };
  EXPECT_EQ(darkrock(command).rc, 0);
  const std::string whole = without_times();
  EXPECT_NE(whole.find("digest"), std::string::npos);
  EXPECT_EQ(merge().rc, 0);
  EXPECT_EQ(without_times(), whole);
  EXPECT_FALSE(read(folder_.file("html")).empty());
}

TEST_F(PartsTest, Learning) {
  const std::string command =
      "train --games 300 --epochs 1 --bots greedy --out '" + folder_.file("net.cc") + "'";
  play(command, kMpi, 3);
  const Ran whole = darkrock(command);
  const std::string net = read(folder_.file("net.cc"));
  const Ran merged = merge();
  EXPECT_EQ(merged.out, whole.out);
  EXPECT_FALSE(net.empty());
  EXPECT_EQ(read(folder_.file("net.cc")), net);
}

TEST_F(PartsTest, OnlyWholeRunsArePutTogether) {
  const auto play = [&](const std::string& arguments) {
    EXPECT_EQ(darkrock("sim --bots random --parts '" + folder_.path() + "' " + arguments).rc, 0);
  };
  const auto merge = [&](const std::string& files) {
    return run_shell("cd '" + folder_.path() + "' && '" + program_path() + "' merge " + files +
                     " 2>&1");
  };
  const std::string one = "sim-00001-of-00002.part", two = "sim-00002-of-00002.part";
  play("--games 4 --shard 1/2");
  play("--games 4 --shard=2/2");
  expect_says(merge(one), 2, "part 2 of 2 is missing");
  expect_says(merge(one + " " + one), 2, "part 1 is there twice");
  expect_says(merge("nothing"), 2, "cannot be read");
  EXPECT_EQ(merge(two + " " + one).rc, 0) << "in any order";
  std::string bytes = read(folder_.file(two.c_str()));
  bytes[bytes.size() - 20] ^= 1;
  folder_.write("changed", "");
  std::ofstream(folder_.file("changed"), std::ios::binary) << bytes;
  expect_says(merge(one + " changed"), 2, "damaged");
  std::ofstream(folder_.file("cut"), std::ios::binary) << bytes.substr(0, bytes.size() - 30);
  expect_says(merge(one + " cut"), 2, "damaged");
  folder_.write("other", "darkrock\n");
  expect_says(merge(one + " other"), 2, "no part of a run");
  play("--games 6 --shard 2/2");
  expect_says(merge(one + " " + two), 2, "a part of another run");
  expect_says(darkrock("sim --shard 3/2"), 2, "--shard 3/2: expected like 3/8");
  expect_says(darkrock("sim --shard auto"), 2, "neither Slurm nor MPI");
}

}  // namespace
}  // namespace dr
