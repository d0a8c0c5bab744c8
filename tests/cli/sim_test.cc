// darkrock sim, bench and the program's answers to bad input, through the built program.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/text.h"
#include "lab/sim.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

// The text between `before` and the next of `stops`.
std::string field(const std::string& text, const std::string& before, const char* stops = ",}\n") {
  const std::size_t at = text.find(before);
  if (at == std::string::npos) return "";
  const std::size_t start = at + before.size();
  return text.substr(start, text.find_first_of(stops, start) - start);
}

TEST(Sim, PrintsAReport) {
  const Ran ran = darkrock("sim --games 5 --players 4 --bots random --seed 3");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  for (const char* word :
       {"5 games of 4 players", "rounds", "seat", "character", "LP a player gains", "digest"})
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << "\n" << ran.out;
  EXPECT_EQ(ran.out.find('\r'), std::string::npos) << "no progress bar where nobody looks";
}

TEST(Sim, DoesNotDependOnTheNumberOfThreads) {
  const std::string arguments =
      "sim --games 12 --players 5 --bots greedy,random --seed word --json --jobs ";
  const Ran one = darkrock(arguments + "1"), three = darkrock(arguments + "3");
  EXPECT_EQ(one.rc, 0) << one.out;
  EXPECT_EQ(one.out, three.out);
}

TEST(Sim, OtherSeedsAreOtherGames) {
  const Ran one = darkrock("sim --games 2 --bots random --seed 1 --json");
  const Ran two = darkrock("sim --games 2 --bots random --seed 2 --json");
  EXPECT_NE(field(one.out, "\"digest\": "), field(two.out, "\"digest\": "));
}

TEST(Sim, PlaysEveryKindOfTable) {
  for (const char* table :
       {"--players 2", "--players 6 --length long", "--players 3 --first-game",
        "--players 4 --goals --edition fr-2018", "--players 3 --switch guard-ties=player",
        "--players 2 --characters wyatt-earp,-", "--players 2 --ante-up",
        "--players 3 --ante-up --no-alternative-poker --goals --edition uk",
        "--players 4 --ante-up --community-poker --switch bet-order=from-right",
        "--players 2 --ante-up --characters poker-alice,sundance-kid"}) {
    const Ran ran = darkrock(std::string("sim --games 2 --bots greedy,random --json ") + table);
    EXPECT_EQ(ran.rc, 0) << table << "\n" << ran.out;
    EXPECT_EQ(field(ran.out, "\"games\": "), "2") << table;
  }
}

void expect_sources(int modules) {
  SimOptions options;
  options.setup.players = 4;
  options.setup.modules = static_cast<std::uint8_t>(modules);
  options.bots = {"greedy", "random"};
  for (int game = 0; game < 10; ++game) {
    const GameResult result = play_game(default_content(modules), options, game);
    EXPECT_NE(result.scores.winners, 0);
    EXPECT_GE(result.turns, 4);
    for (int seat = 0; seat < 4; ++seat) {
      int sum = 0;
      for (int source : result.lp_from[seat]) sum += source;
      EXPECT_EQ(sum, result.scores.seat[seat].lp) << "game " << game << " seat " << seat;
    }
  }
}

TEST(Sim, EveryPointOfPlayHasASource) {
  expect_sources(0);
  expect_sources(kAnteUp | kAlternativePoker | kCommunityPoker);
}

TEST(Sim, ReportsWhatAnteUpAdds) {
  const Ran text = darkrock("sim --ante-up --games 20 --bots random --seed 3");
  EXPECT_EQ(text.rc, 0) << text.out;
  for (const char* word : {"with Ante Up, alternative poker cards", "  gambler\n", "gambler-track"})
    EXPECT_NE(text.out.find(word), std::string::npos) << word << "\n" << text.out;
  const Ran json = darkrock("sim --ante-up --no-alternative-poker --games 20 --bots random --json");
  EXPECT_EQ(field(json.out, "\"ante_up\": "), "true") << json.out;
  EXPECT_EQ(field(json.out, "\"alternative_poker\": "), "false");
  EXPECT_EQ(field(json.out, "\"community_poker\": "), "false");
  for (const char* source : {"event-tokens", "frontier", "train", "gambler-track", "longhorns"})
    EXPECT_NE(json.out.find(source), std::string::npos) << source;
  EXPECT_GT(std::stod(field(json.out, "\"gambler-track\": ")), 0.0);
  EXPECT_GT(std::stod(field(json.out, "\"gambler\": ")), 0.0);
  const Ran base = darkrock("sim --games 2 --bots random");
  EXPECT_EQ(base.out.find("gambler"), std::string::npos) << base.out;
}

TEST(Sim, WritesAReplayOfEveryGame) {
  for (const std::string table : {"--players 2 --bots greedy,random", "--players 4 --ante-up"}) {
    const Folder folder;
    const std::string to = folder.file("new/replays");
    const std::string run = "sim --games 11 --jobs 2 --seed 5 --json " + table;
    const Ran plain = darkrock(run), ran = darkrock(run + " --replays '" + to + "'");
    EXPECT_EQ(ran.rc, 0) << ran.out;
    EXPECT_EQ(ran.out, plain.out) << "writing changes no game";
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(to))
      names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    ASSERT_EQ(names.size(), 11u);
    EXPECT_EQ(names.front(), "game-01.replay");
    EXPECT_EQ(names.back(), "game-11.replay");
    for (const std::string& name : names) {
      const Ran verified = darkrock("replay verify '" + to + "/" + name + "'");
      EXPECT_EQ(verified.rc, 0) << name << "\n" << verified.out;
    }
    EXPECT_NE(read(to + "/game-01.replay").find("\nend "), std::string::npos) << "not finished";
    EXPECT_NE(read(to + "/game-01.replay"), read(to + "/game-02.replay"));
  }
}

TEST(Bench, SignatureIsStable) {
  for (const std::string table : {"", "--ante-up "}) {
    const Ran one = darkrock("bench --signature-only " + table);
    const Ran two = darkrock("bench --signature-only " + table);
    EXPECT_EQ(one.rc, 0);
    EXPECT_EQ(one.out.size(), 17u) << one.out;
    EXPECT_EQ(one.out, two.out);
  }
  EXPECT_NE(darkrock("bench --signature-only").out,
            darkrock("bench --signature-only --ante-up").out);
}

TEST(Bench, TheEngineAllocatesNothing) {
  for (const std::string table : {"", "--ante-up --community-poker"}) {
    const Ran ran = darkrock("bench --seconds 0.05 --json " + table);
    EXPECT_EQ(ran.rc, 0) << ran.out;
    const std::string allocations = field(ran.out, "\"allocations\": ");
    EXPECT_TRUE(allocations == "0" || allocations == "null") << ran.out;
    EXPECT_LE(std::stoi(field(ran.out, "\"state_bytes\": ")), 2048);
    EXPECT_EQ(field(ran.out, "\"ante_up\": "), table.empty() ? "false" : "true");
  }
}

TEST(Program, TellsItsVersions) {
  const Ran ran = darkrock("--version");
  EXPECT_EQ(ran.rc, 0);
  const std::string catalog = "catalog " + to_hex(default_content().catalog.fingerprint, 16) + "\n";
  for (const std::string& word : {std::string("darkrock 0.1.0"), std::string("rules version"),
                                  catalog, std::string("catalog with Ante Up ")})
    EXPECT_NE(ran.out.find(word), std::string::npos) << ran.out;
}

TEST(Program, HasHelpForEveryCommand) {
  for (const char* command : {"", "play", "replay", "sim", "arena", "balance", "bench", "content",
                              "rules", "rules coverage"}) {
    const Ran ran = darkrock(std::string(command) + " --help");
    EXPECT_EQ(ran.rc, 0) << command;
    EXPECT_NE(ran.out.find("Usage"), std::string::npos) << command;
  }
}

struct Mistake {
  const char* arguments;
  const char* said;  // part of the answer
};

class Mistakes : public testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreAnsweredInOneSentence) {
  const Ran ran = darkrock(GetParam().arguments);
  EXPECT_EQ(ran.rc, 2) << ran.out;
  EXPECT_NE(ran.out.find(GetParam().said), std::string::npos) << ran.out;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

INSTANTIATE_TEST_SUITE_P(
    All, Mistakes,
    testing::Values(
        Mistake{"", "no command given"},
        Mistake{"dance", "there is no command or argument 'dance'"},
        Mistake{"sim --gmaes 5", "'--gmaes'"},
        Mistake{"sim --games five", "--games: 'five' is not a number"},
        Mistake{"sim --games 0", "--games: 0 is not between"}, Mistake{"sim --games", "--games"},
        Mistake{"sim --players 7", "--players: 7 is not between 2 and 6"},
        Mistake{"sim --bots clever", "there is no bot 'clever'; expected "},
        Mistake{"sim --players 2 --bots random,random,random", "--bots: 3 given for 2 players"},
        Mistake{"arena", "--bots: name the contestants"},
        Mistake{"arena --bots clever", "--bots: there is no bot 'clever'; expected "},
        Mistake{"arena --bots greedy@200ms", "takes no budget"},
        Mistake{"arena --players 2 --bots random,random,random", "--bots: 3 given for 2 players"},
        Mistake{"arena --bots greedy --games 0", "--games: 0 is not between 1 and 100000"},
        Mistake{"arena --bots greedy --jobs -1", "--jobs: -1 is not between"},
        Mistake{"arena --bots greedy --json /nonexistent/x", "/nonexistent/x: the file cannot be"},
        Mistake{"arena --bots greedy --html /nonexistent/x", "/nonexistent/x: the file cannot be"},
        Mistake{"arena --ladder --bots clever", "there is no bot 'clever'"},
        Mistake{"balance --edition en", "there is no edition 'en'"},
        Mistake{"balance --bots clever", "there is no bot 'clever'"},
        Mistake{"balance --games -5", "--games: -5 is not between"},
        Mistake{"balance --players 9", "--players: 9 is not between 2 and 6"},
        Mistake{"sim --edition en", "there is no edition 'en'"},
        Mistake{"sim --switch guard-ties", "expected ID=SIDE"},
        Mistake{"sim --switch guard-ties=sheriff", "expected guard or player"},
        Mistake{"sim --switch left=right", "there is no switch 'left'"},
        Mistake{"sim --length endless", "expected short, medium or long"},
        Mistake{"sim --characters wyat-earp", "did you mean wyatt-earp?"},
        Mistake{"sim --characters poker-alice",
                "Poker Alice starts on the Buzzard Gulch board; play with --ante-up"},
        Mistake{"sim --characters poker-alic --ante-up", "did you mean poker-alice?"},
        Mistake{"sim --community-poker", "a variant of Ante Up; play with --ante-up"},
        Mistake{"bench --no-alternative-poker", "cards of Ante Up; play with --ante-up"},
        Mistake{"play --community-poker", "a variant of Ante Up; play with --ante-up"},
        Mistake{"content stats --no-alternative-poker", "cards of Ante Up"},
        Mistake{"sim --switch event-marker-at-end=off", "about the rules of Ante Up"},
        Mistake{"sim --switch bet-order=from-right", "about the rules of Ante Up"},
        Mistake{"sim --switch faro-two-values=off", "about the rules of Ante Up"},
        Mistake{"sim --switch ccp-stake=30", "about the rules of Ante Up"},
        Mistake{"sim --ante-up --first-game", "first game"},
        Mistake{"sim --players 5 --first-game", ""}, Mistake{"sim --seed ''", "--seed"},
        Mistake{"sim --jobs 100000", "--jobs"},
        Mistake{"sim --replays /dev/null", "--replays: '/dev/null' is no folder"},
        Mistake{"sim --replays /dev/null/below", "--replays: '/dev/null/below' is no folder"},
        Mistake{"sim --games 3 --replays /proc", "--replays: cannot write /proc/game-"},
        Mistake{"sim --content /nonexistent", "is neither a file nor a folder"},
        Mistake{"bench --seconds 0", "--seconds"}, Mistake{"bench --seconds nan", "--seconds"},
        Mistake{"rules", "no command given"},
        Mistake{"rules coverage --tests /nonexistent", "is not a folder"}));

}  // namespace
}  // namespace dr
