#include "replay/replay.h"

#include <gtest/gtest.h>

#include "darkrock/modules.h"
#include "replay/test_games.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }

// A recorded game of three players, whole or in part.
Replay recorded(std::size_t choices) {
  dr::Setup setup;
  setup.players = 3;
  setup.length = Length::kShort;
  setup.switches = profile_switches(Profile::kUk);
  setup.characters[1] = static_cast<std::uint8_t>(content().lexicon.find("bass-reeves")->second);
  return random_game(content(), setup, 5, choices).replay();
}

std::string text_of(const Replay& replay) { return write_replay(content(), replay); }

ReplayResult read(std::string_view text) { return read_replay(content(), text, "game.replay"); }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The first message about a text.
std::string complaint(std::string_view text) {
  const ReplayResult result = read(text);
  EXPECT_FALSE(result.ok);
  EXPECT_TRUE(result.replay.steps.empty()) << "nothing is loaded in part";
  return result.errors.empty() ? "" : to_string(result.errors[0]);
}

TEST(Replay, IsReadBackAsItWasWritten) {
  const Replay written = recorded(100'000);
  ASSERT_TRUE(written.ended);
  const std::string text = text_of(written);
  const ReplayResult result = read(text);
  ASSERT_TRUE(result.ok) << to_string(result.errors[0]);
  EXPECT_EQ(text_of(result.replay), text);
  EXPECT_EQ(result.replay.seats, written.seats);
  EXPECT_EQ(result.replay.setup.switches, written.setup.switches);
  EXPECT_EQ(result.replay.steps.size(), written.steps.size());
}

TEST(Replay, NamesEverySwitchAndTheSetup) {
  const std::string text = text_of(recorded(3));
  for (int i = 0; i < kSwitches; ++i) {
    const bool named = text.find(std::string("switch ") + kSwitchInfo[i].id + "=") != text.npos;
    EXPECT_EQ(named, i < kBaseSwitches) << kSwitchInfo[i].id;
  }
  EXPECT_EQ(text.find("modules"), text.npos);
  for (const char* line :
       {"darkrock replay 1\n", "rules 1\n", "players 3\n", "length short\n", "first-game no\n",
        "goals no\n", "cattle yes\n", "character 2 bass-reeves\n", "seat 1 human Anna B.\n",
        "seat 2 greedy greedy 2\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line;
}

TEST(Replay, VerifiesHashByHash) {
  const Replay game = recorded(100'000);
  const VerifyResult good = verify(content(), game);
  EXPECT_TRUE(good.ok) << good.problem;
  EXPECT_TRUE(good.state.pub.over);

  Replay bad = read(text_of(game)).replay;
  bad.steps[20].hash ^= 1;
  const VerifyResult wrong_hash = verify(content(), bad);
  EXPECT_FALSE(wrong_hash.ok);
  EXPECT_EQ(wrong_hash.step, 20);
  EXPECT_EQ(wrong_hash.line, bad.steps[20].line);
  EXPECT_NE(wrong_hash.problem.find(to_hex(bad.steps[20].hash, 8)), std::string::npos);

  bad = game;
  bad.end.total[0] = 99;
  EXPECT_NE(verify(content(), bad).problem.find("player 1 scores"), std::string::npos);
}

TEST(Replay, ARefusedChoiceNamesItsRule) {
  Replay game = recorded(40);
  game.steps[30].choice = {Verb::kDeposit, 200};
  const VerifyResult result = verify(content(), game);
  EXPECT_FALSE(result.ok);
  EXPECT_EQ(result.step, 30);
  EXPECT_FALSE(result.refused.ok());
  EXPECT_NE(result.refused.rule.book(), Book::kNone);
}

TEST(Replay, AGameWithACommitmentIsReadButNotVerified) {
  Replay game = recorded(5);
  game.has_seed = false;
  game.commitment = std::string(64, 'a');
  const ReplayResult result = read(text_of(game));
  ASSERT_TRUE(result.ok);
  EXPECT_FALSE(result.replay.has_seed);
  EXPECT_EQ(result.replay.commitment, game.commitment);
  EXPECT_NE(verify(content(), result.replay).problem.find("commitment"), std::string::npos);
}

TEST(Replay, GamesOfOtherRulesOrCardsAreRefused) {
  const std::string text = text_of(recorded(5));
  EXPECT_EQ(complaint(replaced(text, "rules 1", "rules 7")),
            "game.replay:2:7: this game was played under rules version '7'; this program plays "
            "version 1");
  EXPECT_NE(complaint(replaced(text, "catalog ", "catalog 00")).find("other cards"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "replay 1", "replay 2")).find("format '2'"),
            std::string::npos);
}

TEST(Replay, EveryBrokenLineSaysWhereAndWhatWasExpected) {
  const std::string text = text_of(recorded(12));
  EXPECT_EQ(complaint(""), "game.replay:1:1: the file is empty; expected 'darkrock replay 1'");
  EXPECT_EQ(complaint("hello"), "game.replay:1:1: this is no replay; expected 'darkrock replay 1'");
  EXPECT_NE(complaint(replaced(text, "players 3", "players 9")).find(":4:9: '9' players"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "length short", "length tiny")).find("expected short"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "goals no", "goals maybe")).find("yes or no"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "poker-top=royal", "poker-top=six")).find("five or royal"),
            std::string::npos);
  EXPECT_NE(
      complaint(replaced(text, "switch poker-top=royal\n", "")).find("'poker-top' is missing"),
      std::string::npos);
  EXPECT_NE(complaint(replaced(text, "cattle yes\n", "cattle yes\ncattle no\n")).find("twice"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "bass-reeves", "nobody")).find("no character"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "seed ", "from here\nseed ")).find("a number of choices"),
            std::string::npos);
  EXPECT_NE(complaint(replaced(text, "seed ", "seed x")).find("64 hexadecimal"), std::string::npos);
  EXPECT_NE(complaint(replaced(text, " @", " ")).find("8 hexadecimal digits"), std::string::npos);
  EXPECT_NE(complaint(replaced(text, "players 3\n", "")).find("'players'"), std::string::npos);
  EXPECT_NE(complaint(text + "9 pass @00000000\n").find("no player of this table"),
            std::string::npos);
  EXPECT_NE(complaint(text + "1 fly @00000000\n").find(":3: unknown choice 'fly'"),
            std::string::npos);
  EXPECT_NE(complaint(text + "end 1=x winners 1\n").find("no score"), std::string::npos);
  EXPECT_NE(complaint(text + "end 1=3\n").find("winners"), std::string::npos);
  EXPECT_NE(complaint(text + "nonsense\n").find("number of a player"), std::string::npos);
}

// --- Ante Up

Replay recorded_ante_up(int modules, std::size_t choices, std::uint64_t seed = 5) {
  dr::Setup setup;
  setup.players = 3;
  setup.length = Length::kShort;
  setup.goals = 1;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, true);
  setup.switches |= Switches{1} << static_cast<int>(Switch::kBetOrder);
  return random_game(default_content(modules), setup, seed, choices).replay();
}

std::string text_au(const Replay& replay) {
  return write_replay(default_content(replay.setup.modules), replay);
}

TEST(Replay, NamesTheModulesAndTheirSwitches) {
  const std::string text = text_au(recorded_ante_up(kAllModules, 3));
  EXPECT_NE(text.find("\ncattle yes\nmodules ante-up alternative-poker community-poker\nswitch "),
            text.npos);
  EXPECT_NE(text.find("switch bet-order=from-right\n"), text.npos);
  for (const SwitchInfo& info : kSwitchInfo)
    EXPECT_NE(text.find(std::string("switch ") + info.id + "="), text.npos) << info.id;
  EXPECT_NE(text_au(recorded_ante_up(kAnteUp, 3)).find("\nmodules ante-up\n"), text.npos);
}

TEST(Replay, GamesWithAnteUpAreReadBackAndVerified) {
  for (const int modules : {int{kAnteUp}, kAllModules})
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Content& with = default_content(modules);
      const Replay written = recorded_ante_up(modules, 100'000, seed);
      ASSERT_TRUE(written.ended);
      const std::string text = text_au(written);
      ASSERT_EQ(replay_modules(text), modules);
      const ReplayResult result = read_replay(with, text, "game.replay");
      ASSERT_TRUE(result.ok) << to_string(result.errors[0]);
      EXPECT_EQ(result.replay.setup.modules, modules);
      EXPECT_EQ(result.replay.setup.switches, written.setup.switches);
      EXPECT_EQ(text_au(result.replay), text);
      const VerifyResult verified = verify(with, result.replay);
      EXPECT_TRUE(verified.ok) << verified.problem;
    }
}

TEST(Replay, TheModulesOfAnyBytesAreTold) {
  EXPECT_EQ(replay_modules(""), 0);
  EXPECT_EQ(replay_modules(text_of(recorded(5))), 0);
  EXPECT_EQ(replay_modules("darkrock replay 1\n  modules\tante-up  community-poker\r\n"),
            kAnteUp | kCommunityPoker);
  EXPECT_EQ(replay_modules("modules"), 0);
  EXPECT_EQ(replay_modules("modules ante-up x"), kAnteUp);
  EXPECT_EQ(replay_modules("# modules ante-up\n"), 0);
  EXPECT_EQ(replay_modules("1 pass @00000000\nmodules ante-up\n"), 0);
}

// The cards must be those of the modules, whichever of the two is wrong.
TEST(Replay, OtherModulesThanTheCardsAreRefused) {
  const std::string base = text_of(recorded(5)), all = text_au(recorded_ante_up(kAnteUp, 5));
  EXPECT_EQ(complaint(all),
            "game.replay:9:9: this game is played with ante-up; the cards loaded here are those of "
            "the base game");
  const ReplayResult result = read_replay(default_content(kAnteUp), base, "game.replay");
  ASSERT_FALSE(result.ok);
  EXPECT_NE(result.errors[0].message.find("played without ante-up"), std::string::npos);
  const auto with_ante_up = [](std::string_view text) {
    const ReplayResult read = read_replay(default_content(kAnteUp), text, "game.replay");
    EXPECT_FALSE(read.ok);
    return read.errors.empty() ? "" : to_string(read.errors[0]);
  };
  EXPECT_NE(with_ante_up(replaced(all, "modules ante-up\n", "")).find("'modules ante-up'"),
            std::string::npos);
  EXPECT_EQ(with_ante_up(replaced(all, "modules ante-up", "modules ante-up poker")),
            "game.replay:9:17: 'poker' is no module; expected one of ante-up, alternative-poker, "
            "community-poker");
  EXPECT_NE(with_ante_up(replaced(all, "modules ante-up", "modules ante-up ante-up")).find("twice"),
            std::string::npos);
  EXPECT_NE(with_ante_up(replaced(all, "modules ante-up", "modules")).find("one or more of"),
            std::string::npos);
  EXPECT_NE(with_ante_up(replaced(all, "switch ccp-stake=10\n", "")).find("'ccp-stake' is missing"),
            std::string::npos);
  EXPECT_NE(with_ante_up(text_au(recorded_ante_up(kAllModules, 5))).find("other cards"),
            std::string::npos);
  EXPECT_NE(
      complaint(replaced(base, "switch work-anywhere", "switch ccp-stake=10\nswitch work-anywhere"))
          .find("'ccp-stake' belongs to Ante Up"),
      std::string::npos);
}

TEST(Replay, CommentsAndEmptyLinesAreFree) {
  const std::string text = text_of(recorded(12));
  EXPECT_TRUE(read("# a game\n\n" + text + "\n   # the end\n").ok);
}

TEST(Replay, NamesKeepToTheirLine) {
  Replay game = recorded(3);
  game.seats[0].name = "  Eve\nrules 9\n";
  const ReplayResult result = read(text_of(game));
  ASSERT_TRUE(result.ok) << to_string(result.errors[0]);
  EXPECT_EQ(result.replay.seats[0].name, "Everules 9");
}

void expect_answers(const Content& with, const std::string& text) {
  Rng rng{17};
  for (int round = 0; round < 400; ++round) {
    std::string bytes = text.substr(0, rng.below(static_cast<std::uint32_t>(text.size())) + 1);
    for (int i = 0; i < 8; ++i)
      bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] =
          static_cast<char>(rng.below(256));
    EXPECT_EQ(replay_modules(bytes) & ~kAllModules, 0);
    const ReplayResult result = read_replay(with, bytes, "game.replay");
    EXPECT_NE(result.ok, !result.errors.empty());
    if (result.ok) verify(with, result.replay);
  }
}

TEST(Replay, AnyBytesAreAnswered) {
  expect_answers(content(), text_of(recorded(60)));
  expect_answers(default_content(kAllModules), text_au(recorded_ante_up(kAllModules, 60)));
}

}  // namespace
}  // namespace dr
