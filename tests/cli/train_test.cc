// darkrock train: learns from games between bots and writes a network.
#include <gtest/gtest.h>

#include <cstring>

#include "lab/fit.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

Positions some_positions() { return gather_positions({500, 2, 7, {"outlaw", "greedy"}, 5, 1}, {}); }

TEST(Train, LearnsWhoWins) {
  const FitResult result = fit_net(some_positions(), {6, 2, 1}, {});
  EXPECT_LT(result.fit.loss, result.even.loss - 0.1);
  EXPECT_GT(result.fit.favourite, result.even.favourite + 0.1);
  EXPECT_NEAR(result.fit.loss, result.exact.loss, 0.01) << "rounding loses something";
}

TEST(Train, DoesNotDependOnTheNumberOfThreads) {
  const Positions positions = some_positions();
  const Net one = fit_net(positions, {1, 1, 3}, {}).net,
            three = fit_net(positions, {1, 3, 3}, {}).net;
  EXPECT_EQ(std::memcmp(&one, &three, sizeof one), 0);
}

TEST(Train, SharesEachWinOnce) {
  const Positions positions = gather_positions({20, 1, 1, {"random"}, 0, 1}, {});
  for (const Position& position : positions.list) {
    float won = 0;
    for (int k = 0; k < position.n; ++k)
      won += positions.players[static_cast<std::size_t>(position.first + k)].won;
    EXPECT_NEAR(won, 1, 1e-5f);
  }
}

TEST(Train, SaysWhatIsWrong) {
  EXPECT_NE(darkrock("train --games 2").out.find("try --games"), std::string::npos);
  EXPECT_NE(darkrock("train --noise 200").out.find("--noise 200: expected percent"),
            std::string::npos);
  EXPECT_NE(darkrock("train --epochs 0").out.find("--epochs 0: expected"), std::string::npos);
  EXPECT_NE(darkrock("train --bots nobody").out.find("there is no bot 'nobody'"),
            std::string::npos);
}

TEST(Train, WritesSource) {
  const Folder folder;
  const std::string file = folder.file("net.cc");
  const Ran ran = darkrock("train --games 600 --epochs 1 --bots greedy --seed word --out " + file);
  EXPECT_EQ(ran.rc, 0) << ran.out;
  EXPECT_NE(ran.out.find("favourite won"), std::string::npos) << ran.out;
  const std::string text = read(file);
  for (const char* word : {"// Made by: darkrock train --games 600 --epochs 1 --noise 5 --bots "
                           "greedy --seed word\n",
                           "const Net kNet = {"})
    EXPECT_NE(text.find(word), std::string::npos) << word;
}

}  // namespace
}  // namespace dr
