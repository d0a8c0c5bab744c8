#include "bots/base/belief.h"

#include <gtest/gtest.h>

#include <cstring>

#include "tests/support/scenario.h"

namespace dr {
namespace {

// Seat 0 has attacked seat 1 and laid a card; seat 1 is to answer.
class Belief : public ::testing::Test {
 protected:
  Belief() {
    s_.at(0, "dr10").at(1, "dr10").hand(0, "Kh 9c 8s 7d").hand(1, "Qh 5c").turn(0);
    s_.play(0, "fight duel 2")
        .pass(0)
        .pass(1)
        .play(0, "commit Kh")
        .expect(1, Ask::kCommit)
        .leave_open();
  }
  Scenario s_{3};
};

TEST_F(Belief, LooksLikeTheView) {
  const Catalog& catalog = default_content().catalog;
  const View view = observe(s_.state(), 1);
  Rng rng{7};
  for (int i = 0; i < 200; ++i) {
    const View again = observe(imagine(catalog, view, rng), 1);
    ASSERT_EQ(std::memcmp(&again.own, &view.own, sizeof view.own), 0);
    ASSERT_EQ(std::memcmp(&again.pub, &view.pub, sizeof view.pub), 0);
  }
}

TEST_F(Belief, AttackersLayTheirBestCardMostly) {
  const Catalog& catalog = default_content().catalog;
  const View view = observe(s_.state(), 1);
  Rng rng{7};
  int best = 0;
  for (int i = 0; i < 400; ++i) {
    const Private& attacker = imagine(catalog, view, rng).own[0];
    best += (attacker.hand >> attacker.committed) == 0;
  }
  EXPECT_NEAR(best, 4 * laid_percent(0, 0), 40);
}

TEST(BeliefTable, CountsEverybody) {
  for (const int side : {0, 1}) {
    int sum = 0;
    for (int n = 0; n < 8; ++n) sum += laid_percent(side, n);
    EXPECT_EQ(sum, 100);
  }
}

}  // namespace
}  // namespace dr
