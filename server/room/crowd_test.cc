#include "server/room/crowd.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

TEST(Crowd, CountsPeopleNotConnections) {
  const TableRecord record = open_table(R"({"players":2})", 2);
  Crowd crowd;
  EXPECT_TRUE(crowd.empty());
  const auto first = std::make_shared<FakePeer>("bob"), second = std::make_shared<FakePeer>("bob");
  crowd.enter(first);
  crowd.enter(second);
  crowd.enter(std::make_shared<FakePeer>("dan"));
  crowd.enter(std::make_shared<FakePeer>("dan"));
  EXPECT_EQ(crowd.spectators(record), 1);
  EXPECT_FALSE(crowd.present(record)[0]);
  EXPECT_TRUE(crowd.present(record)[1]);
  EXPECT_TRUE(crowd.leave(first));
  EXPECT_FALSE(crowd.leave(first));
  EXPECT_TRUE(crowd.present(record)[1]);
  EXPECT_TRUE(crowd.leave(second));
  EXPECT_FALSE(crowd.present(record)[1]);
}

TEST(Crowd, EverybodyIsToldAndSentAway) {
  Crowd crowd;
  const auto ann = std::make_shared<FakePeer>("ann"), bob = std::make_shared<FakePeer>("bob");
  crowd.enter(ann);
  crowd.enter(bob);
  crowd.tell("hear");
  EXPECT_EQ(ann->told, std::vector<std::string>{"hear"});
  EXPECT_EQ(bob->told, ann->told);
  crowd.close(Ending::kRestart);
  EXPECT_TRUE(crowd.empty());
  EXPECT_EQ(ann->ending, Ending::kRestart);
  EXPECT_EQ(bob->ending, Ending::kRestart);
}

}  // namespace
}  // namespace dr
