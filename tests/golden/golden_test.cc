// Recorded games, verified hash by hash: one for every player count, edition and variant at least.
// A change of play shows here first. tools/record-golden makes them anew.
#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <optional>
#include <set>

#include "replay/replay.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

// Replays record this number: what changes it makes them old. tools/record-golden writes it here.
constexpr std::uint64_t kBaseCatalog = 0x276d8c7630c52589;

namespace fs = std::filesystem;

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(source_dir()) / "tests/golden"))
    if (entry.path().extension() == ".replay") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string text_of(const fs::path& file) { return text_of_file(file.string()); }

const Content& content_of(const fs::path& file) {
  return default_content(replay_modules(text_of(file)));
}

// Nothing, and a failure that says why, if the game cannot be read: after a change of cards none can.
std::optional<Replay> load(const fs::path& file) {
  const ReplayResult read = read_replay(content_of(file), text_of(file), file.filename().string());
  if (read.ok) return read.replay;
  ADD_FAILURE() << (read.errors.empty() ? file.string() : to_string(read.errors[0]))
                << "\nIf the change is meant, record the games anew: tools/record-golden";
  return std::nullopt;
}

TEST(Golden, EveryReplayVerifiesToItsLastHash) {
  for (const fs::path& file : golden_files()) {
    const auto replay = load(file);
    if (!replay) continue;
    const VerifyResult result = verify(content_of(file), *replay);
    EXPECT_TRUE(result.ok) << file << ":" << result.line << ": " << result.problem;
    EXPECT_TRUE(replay->ended) << file << " is not a finished game";
  }
}

TEST(Golden, EveryReplayIsWrittenAgainAsItWasRead) {
  for (const fs::path& file : golden_files()) {
    const auto replay = load(file);
    if (!replay) continue;
    EXPECT_EQ(write_replay(content_of(file), *replay), text_of(file)) << file;
  }
}

TEST(Golden, EveryPlayerCountEditionAndVariantIsThere) {
  std::set<int> players, lengths, modules;
  std::set<Switches> editions;
  bool goals = false, first_game = false;
  for (const fs::path& file : golden_files()) {
    const auto replay = load(file);
    if (!replay) continue;
    const dr::Setup& setup = replay->setup;
    players.insert(setup.players);
    lengths.insert(static_cast<int>(setup.length));
    editions.insert(setup.switches);
    modules.insert(setup.modules);
    goals |= setup.goals != 0;
    first_game |= setup.first_game != 0;
  }
  EXPECT_EQ(players.size(), 5u);
  EXPECT_EQ(lengths.size(), 3u);
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    EXPECT_TRUE(editions.count(profile_switches(static_cast<Profile>(i)))) << kProfileId[i];
  EXPECT_TRUE(goals && first_game);
  EXPECT_EQ(modules, (std::set<int>{0, kAnteUp, kAnteUp | kAlternativePoker,
                                    kAnteUp | kAlternativePoker | kCommunityPoker}));
}

// What was recorded before there was Ante Up: the base game has not changed since.
TEST(Golden, BaseGamesKeepTheirHashes) {
  int base = 0;
  for (const fs::path& file : golden_files()) base += replay_modules(text_of(file)) == 0;
  EXPECT_EQ(base, 9);
  EXPECT_EQ(default_content().catalog.fingerprint, kBaseCatalog)
      << "the cards of the base game have changed; if that is meant, run tools/record-golden";
}

TEST(Golden, AChangedChoiceIsFound) {
  auto replay = load(golden_files().front());
  ASSERT_TRUE(replay);
  replay->steps[replay->steps.size() / 2].hash ^= 1;
  EXPECT_FALSE(verify(content_of(golden_files().front()), *replay).ok);
}

}  // namespace
}  // namespace dr
