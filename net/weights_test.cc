#include "net/weights.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

TEST(Weights, ComeWithTheProgram) {
  ASSERT_NE(network(), nullptr) << "net/weights.bin is not of this encoding: train or export again";
  EXPECT_LE(network()->bytes(), std::size_t{8} << 20);
}

TEST(Weights, StayWhenOthersAreNone) {
  const Network* before = network();
  std::string problem;
  for (const std::string_view bytes : {"", "drnet001", "these are words"}) {
    EXPECT_FALSE(load_network(bytes, problem));
    EXPECT_FALSE(problem.empty());
  }
  EXPECT_EQ(network(), before);
}

}  // namespace
}  // namespace dr
