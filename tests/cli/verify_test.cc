// `darkrock verify` and the verifier in Python, on the same games and the same tampering.
#include <gtest/gtest.h>

#include <string>

#include "replay/proven_game.h"
#include "tests/cli/program.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

// A game with two rekeys that remain, its secret, entropy and draws.
const Replay& game(int modules) {
  const auto make = [](int with) {
    dr::Setup setup;
    setup.modules = static_cast<std::uint8_t>(with);
    return proven_game(default_content(with), setup);
  };
  static const Replay base = make(0), ante_up = make(kAnteUp);
  return modules ? ante_up : base;
}

std::string text_of(const Replay& replay) {
  return write_replay(default_content(replay.setup.modules), replay);
}

class Verify : public testing::Test {
 protected:
  Ran ours(const std::string& text, const std::string& options = "") const {
    folder_.write("game.replay", text.c_str());
    return darkrock("verify " + options + " '" + path() + "'");
  }
  Ran theirs(const std::string& text) const {
    folder_.write("game.replay", text.c_str());
    return run_shell("python3 '" + source_dir() + "/tools/verify-deal.py' '" + path() + "' 2>&1");
  }
  std::string path() const { return folder_.file("game.replay"); }

  Folder folder_;
};

// The n-th line that starts so, with its last character changed to another digit.
std::string tampered(std::string text, const std::string& start, int n = 1) {
  std::size_t at = 0;
  for (; n > 0; --n) at = text.find("\n" + start, at) + 1;
  EXPECT_NE(at, 0u) << start;
  char& last = text[text.find('\n', at) - 1];
  last = last == '0' ? '1' : '0';
  return text;
}

TEST_F(Verify, BothSayThatAProvenGameIsTheCommittedOne) {
  for (const int modules : {0, int{kAnteUp}}) {
    const Replay& replay = game(modules);
    const std::string text = text_of(replay);
    const Ran ran = ours(text);
    expect_says(ran, 0, "The commitment was made to the secret.\n");
    expect_says(ran, 0, "the entropy of players 1, 3.\n");
    expect_says(ran, 0, std::to_string(replay.steps.size()) + " choices and 2 rekeys played again");
    expect_says(ran, 0, std::to_string(replay.draws.size()) + " random outcomes, each as the file");
    expect_says(ran, 0, "The result holds: player 1 ");
    expect_says(theirs(text), 0,
                std::to_string(replay.draws.size()) +
                    " outcomes re-dealt; the deal is the committed one\n");
  }
}

TEST_F(Verify, BothFindWhatWasTamperedWith) {
  const std::string text = text_of(game(0));
  for (const auto& [line, said, n] : {std::tuple{"secret ", "commitment", 1},
                                      {"commitment ", "commitment", 1},
                                      {"entropy 1 ", "seed", 1},
                                      {"entropy 3 ", "seed", 1},
                                      {"seed ", "seed", 1},
                                      {"rekey 2 ", "rekey 2", 1},
                                      {"rekey 3 ", "rekey 3", 1},
                                      {"draw poker-deck ", "poker-deck", 5},
                                      {"draw poker-deck ", "poker-deck", 40}}) {
    const std::string bad = tampered(text, line, n);
    expect_says(ours(bad), 2, said);
    expect_says(theirs(bad), 1, said);
  }
}

TEST_F(Verify, WritesTheDrawsThatAreMissing) {
  Replay replay = game(0);
  const std::string whole = text_of(replay);
  replay.draws.clear();
  const std::string bare = text_of(replay);
  expect_says(ours(bare), 0, "none of them in the file");
  expect_says(theirs(bare), 1, "has no lines 'draw'");
  const Ran ran = ours(bare, "--draws");
  EXPECT_EQ(ran.rc, 0);
  EXPECT_EQ(ran.out, whole);
}

TEST_F(Verify, SaysWhatCannotBeChecked) {
  Replay replay = game(0);
  replay.secret.reset();
  expect_says(ours(text_of(replay)), 0, "the deal cannot be traced to a commitment");
  expect_says(theirs(text_of(replay)), 1, "without a line 'secret'");
  replay.has_seed = false;
  expect_says(ours(text_of(replay)), 2, "before its seed is known");
  expect_says(ours("hello\n"), 2, "this is no replay");
  expect_says(theirs("hello\n"), 1, "cannot be traced");
  expect_says(darkrock("verify /nonexistent"), 2, "/nonexistent");
}

TEST_F(Verify, ARewoundGameIsToldToItsEnd) {
  folder_.write("game.replay", text_of(game(0)).c_str());
  expect_says(darkrock("replay show '" + path() + "'"), 0, "The game is over");
}

}  // namespace
}  // namespace dr
