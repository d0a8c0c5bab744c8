// The terminal game and the replay commands, driven as a person would: by typing.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "replay/test_games.h"
#include "tests/cli/program.h"
#include "tests/support/paths.h"

namespace {

using Outcome = dr::Ran;

class Play : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/darkrock-play-XXXXXX";
    folder_ = mkdtemp(name);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return folder_ + "/" + name; }

  // Runs the program with these arguments and this input.
  Outcome run(const std::string& arguments, const std::string& typed = "") const {
    std::ofstream(file("typed"), std::ios::binary) << typed;
    const std::string command = std::string("cd '") + folder_ + "' && NO_COLOR=1 COLUMNS=110 '" +
                                dr::program_path() + "' " + arguments + " < typed 2>&1";
    return dr::run_shell(command);
  }

  std::string folder_;
};

// Billy the Kid has the most WP: the player at the keyboard goes first, after choosing a hideout.
constexpr const char* kBilly =
    "play --pace 0 --seed 7 --characters billy-the-kid,bass-reeves,annie-oakley,doc-holliday ";

void expect_has(const Outcome& run, std::string_view part) {
  EXPECT_NE(run.out.find(part), std::string::npos) << part << "\nnot in:\n" << run.out;
}

// Numbers that lead any game on: an option that is not there is refused and the next is tried.
std::string many_numbers(int seed) {
  std::string typed;
  unsigned x = static_cast<unsigned>(seed) * 2654435761u + 1;
  for (int i = 0; i < 6000; ++i) {
    x = x * 1664525u + 1013904223u;
    typed += std::to_string(1 + (x >> 16) % 12) + "\n";
  }
  return typed;
}

TEST_F(Play, AGameIsPlayedToItsScoreTable) {
  for (const char* table :
       {"--players 2", "--seats me,me,greedy --goals", "--first-game --players 3",
        "--seats me,random,greedy,greedy,me,greedy --edition fr-2018"}) {
    const Outcome game =
        run(std::string("play --pace 0 --length short --seed 3 --save g.replay ") + table,
            many_numbers(3));
    EXPECT_EQ(game.rc, 0) << table;
    expect_has(game, "The game is over");
    expect_has(game, "winner");
    EXPECT_EQ(game.out.find('\x1b'), std::string::npos) << "no colour where there is no terminal";
    const Outcome verified = run("replay verify g.replay");
    EXPECT_EQ(verified.rc, 0) << verified.out;
    expect_has(verified, "and so does the result");
  }
}

TEST_F(Play, BotsAloneTellTheirGame) {
  const Outcome game = run("play --seats greedy,greedy --seed 4 --length short");
  EXPECT_EQ(game.rc, 0);
  expect_has(game, "Round 1:");
  expect_has(game, "the Man in Black");
}

// Headings and help are the terminal's own; what the game says is in the language.
TEST_F(Play, TheGameSpeaksTheLanguage) {
  const std::string bots =
      "play --seats greedy,greedy,greedy --seed 4 --length short --save g.replay";
  for (const auto& [language, line] :
       {std::pair{"it", "Bass Reeves inizia nell’Ufficio dello Sceriffo"},
        {"fr", "Bass Reeves commence au Bureau du Shérif"},
        {"uk", "Басс Рівз починає в Офісі шерифа"},
        {"pt", "Bass Reeves começa na Cadeia"},
        {"en", "Bass Reeves starts at the Sheriff's Office"}}) {
    expect_has(run(bots + " --language " + language), line);
    expect_has(run(std::string("replay show g.replay --language ") + language), line);
  }
  const Outcome asked =
      run(std::string(kBilly) + "--language fr", "1\n1\nwhy heist\nboard\nhand\n");
  expect_has(asked, "Quelle action choisissez-vous\u00a0?");
  expect_has(asked, "B7.7\u00a0: vous n’êtes pas à la Banque.");
  expect_has(asked, "Your hand");
  expect_has(run("play --help"), "--language");
  EXPECT_EQ(run("play --language de").rc, 2);
}

TEST_F(Play, SameSeedSameGame) {
  const char* arguments = "play --seats greedy,random,greedy --seed 8 --length short";
  EXPECT_EQ(run(arguments).out, run(arguments).out);
}

TEST_F(Play, TheTableIsShown) {
  const Outcome game = run(kBilly, "1\n1\nmap\nboard\nhand\n");
  expect_has(game, "Annie Oakley");
  expect_has(game, "Player                    LP   Law  Cash");
  expect_has(game, "Left story");
  expect_has(game, "Your hand");
  expect_has(game, "sv12");
  expect_has(game, "Station");
  expect_has(game, "Which action do you take? (3 actions left)");
}

TEST_F(Play, ACharacterIsChosenBeforeAnybodyIsOnTheBoard) {
  const Outcome result = run("play --pace 0 --seed 7 --players 3", "1\n");
  EXPECT_EQ(result.rc, 0);
  expect_has(result, "Which character will you be?");
  expect_has(result, "Player 1 plays ");
}

TEST_F(Play, BadInputSaysWhatWasExpected) {
  const Outcome game =
      run(kBilly, "1\nfoo bar\n99\n\nwhy\nwhy fly\ncard\ncard zzzzzz\n? 77\n? B99\n? x\n");
  EXPECT_EQ(game.rc, 0);
  expect_has(game, "Expected a number from 1 to 3");
  expect_has(game, "There is no option 99; expected 1 to 3.");
  expect_has(game, "Expected a choice");
  expect_has(game, "Unknown choice 'fly'");
  expect_has(game, "Which card? For example");
  expect_has(game, "There is no card 'zzzzzz'");
  expect_has(game, "There is no rule '77'");
}

TEST_F(Play, ReasonsAndRulesAreGiven) {
  const Outcome game = run(kBilly,
                           "1\n1\nwhy heist\nwhy move sv12\nwhy arrest 2\nwhy work\n?\n? 1\n? "
                           "ruling 114\ncard manhunt\nheist\n");
  expect_has(game, "B7.7: you are not at the Bank.");
  expect_has(game, "spaces away and you can move 2.");
  expect_has(game, "B6.1: ");
  expect_has(game, "B3.3  Action phase: exactly three actions");
  expect_has(game, "ruling 114  Fool's Gold in full");
  expect_has(game, "Action: move the Sheriff up to 3 spaces");
}

TEST_F(Play, AChoiceMayBeTypedInWordsAndTakenBack) {
  const Outcome game = run(kBilly, "1\n1\nwork\nundo\nundo\nundo\n");
  expect_has(game, "Billy the Kid works: $10");
  expect_has(game, "Taken back.");
  expect_has(game, "B14.6: ");
}

TEST_F(Play, TheEndOfInputSavesAndTheGameGoesOn) {
  const Outcome first = run(std::string(kBilly) + "--save g.replay", "1\n1\n");
  EXPECT_EQ(first.rc, 0);
  expect_has(first, "The game is saved in g.replay. Go on with: darkrock play --resume g.replay");
  const Outcome second = run("play --pace 0 --resume g.replay", "save other.replay\nquit\n");
  EXPECT_EQ(second.rc, 0);
  expect_has(second, "Which action do you take?");
  expect_has(second, "Saved to other.replay.");
  EXPECT_EQ(run("replay verify other.replay").rc, 0);
}

// What came before is told as it was, also where the game was taken back in between.
TEST_F(Play, AGameThatWasRewoundGoesOn) {
  dr::RecordedGame game = dr::random_game(dr::default_content(), {}, 8, 60);
  game.rewind(30, dr::seed_from(1));
  dr::Rng rng{4};
  for (int i = 0; i < 60; ++i) {
    const dr::Seat seat = dr::first_asked(game.state().pub);
    game.choose(seat, dr::random_choice(game.content(), game.state(), seat, rng));
  }
  std::ofstream(file("g.replay")) << dr::write_replay(game.content(), game.replay());
  const Outcome shown = run("replay show --seat 1 --actions g.replay");
  const Outcome resumed = run("play --pace 0 --resume g.replay", "\nlog 1000\nquit\n");
  EXPECT_EQ(resumed.rc, 0);
  std::istringstream lines(shown.out);
  int acts = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("• Calamity Jane") == std::string::npos) continue;
    expect_has(resumed, line);
    ++acts;
  }
  EXPECT_GT(acts, 3);
}

TEST_F(Play, AnInterruptSaves) {
  const std::string command = std::string("cd '") + folder_ + "' && exec '" + dr::program_path() +
                              "' play --pace 0 --seed 9 --save i.replay > out 2>&1";
  int keys[2];
  ASSERT_EQ(pipe(keys), 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(keys[0], STDIN_FILENO);
    close(keys[1]);
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  close(keys[0]);
  // The prompt shows that it waits for a line; then the interrupt comes.
  const auto prompted = [&] {
    std::ifstream in(file("out"));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return text.find("help] > ") != std::string::npos;
  };
  while (!prompted() && waitpid(child, nullptr, WNOHANG) == 0) usleep(1000);
  kill(child, SIGINT);
  int status = 0;
  waitpid(child, &status, 0);
  close(keys[1]);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(run("replay verify i.replay").rc, 0);
}

TEST_F(Play, HotSeatHidesTheHand) {
  const Outcome game =
      run("play --pace 0 --seed 5 --seats me:Anna,me:Bert --length short", "\n1\n\n1\n");
  expect_has(game, "Pass the screen to Anna (1 Player 1), then press Enter.");
  expect_has(game, "Pass the screen to Bert (2 Player 2), then press Enter.");
  const auto handed = game.out.find("Pass the screen to Bert");
  EXPECT_EQ(game.out.substr(0, handed).find("Your hand ("), std::string::npos);
}

TEST_F(Play, BadFlagsAreOneSentenceAndStatus2) {
  const std::pair<const char*, const char*> kCases[] = {
      {"play --players 7", "7 is not between 2 and 6"},
      {"play --edition it-1999", "expected it-2023, pt-br, uk or fr-2018"},
      {"play --first-game --cattle on", "A first game is played without cattle"},
      {"play --first-game --players 5", "first game"},
      {"play --cattle maybe", "expected on or off"},
      {"play --seats me,hal", "there is no bot 'hal'; expected "},
      {"play --players 2 --seats me,me,me", "3 given for 2 players"},
      {"play --switch poker-top=six", "expected five or royal"},
      {"play --characters anni", "there is no character 'anni'"},
      {"play --resume none.replay", "cannot read none.replay"},
      {"play --resume typed", "typed:1:1: the file is empty"},
      {"play --resume x --players 3", "leave out --players"},
      {"play --pace 99999", "not between 0 and 10000"},
      {"replay verify none.replay", "cannot read none.replay"},
      {"replay show typed", "expected 'darkrock replay 1'"},
  };
  for (const auto& [arguments, sentence] : kCases) {
    const Outcome refused = run(arguments);
    EXPECT_EQ(refused.rc, 2) << arguments;
    expect_has(refused, sentence);
  }
}

TEST_F(Play, AReplayIsShownAsAStory) {
  run("play --seats greedy,greedy,greedy --seed 2 --length short --save g.replay");
  const Outcome all = run("replay show g.replay");
  EXPECT_EQ(all.rc, 0);
  expect_has(all, "3 players, short game");
  expect_has(all, "Round 1:");
  expect_has(all, "B3.2");
  expect_has(all, "winner");
  const Outcome acts = run("replay show g.replay --actions");
  EXPECT_LT(acts.out.size(), all.out.size());
  EXPECT_EQ(acts.out.find("B3.2"), std::string::npos) << "rules belong to the steps";
  expect_has(run("replay show g.replay --language it"), "Round 1: gioca ");
  EXPECT_EQ(run("replay show g.replay --language xx").rc, 2);
  const Outcome one = run("replay show g.replay --seat 1");
  EXPECT_NE(all.out, one.out) << "a player saw its own cards";
  EXPECT_EQ(run("replay show g.replay --seat 4").rc, 2);
}

TEST_F(Play, AFalseReplayNamesLineAndRule) {
  run("play --seats greedy,greedy,greedy --seed 2 --length short --save g.replay");
  std::ifstream in(file("g.replay"));
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto at = text.find(" income ");
  ASSERT_NE(at, std::string::npos);
  const auto line = text.rfind('\n', at) + 1;
  text.insert(line, "1 heist @00000000\n2 heist @00000000\n3 heist @00000000\n");
  std::ofstream(file("false.replay")) << text;
  const Outcome verified = run("replay verify false.replay");
  EXPECT_EQ(verified.rc, 2);
  expect_has(verified, "the choice 'heist'");
  expect_has(verified, "refused here: B");
}

}  // namespace
