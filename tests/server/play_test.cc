// Whole games over the wire.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

TEST_F(ServerTest, TwoGuestsPlayAShortGameToItsEnd) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    co_await play_to_end(guests);
    EXPECT_EQ(guests[0].follow.status, "over");
    const HttpAnswer replay =
        co_await guests[0].client.request("GET", "/api/tables/" + table_ + "/replay");
    EXPECT_EQ(replay.status, 200);
    const ReplayResult read = read_replay(default_content(), replay.body, "replay");
    EXPECT_TRUE(read.ok);
    EXPECT_TRUE(verify(default_content(), read.replay).ok);
    EXPECT_TRUE(read.replay.secret.has_value());
  });
}

}  // namespace
}  // namespace dr
