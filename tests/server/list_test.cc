// What lists show of a table while it is played: the row beside its log.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

// The row is not written with every choice, but whenever it would say something else.
TEST_F(ServerTest, ListsFollowAGameToItsEnd) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    std::int64_t shown = -1;
    for (;;) {
      co_await settle(guests);
      if (guests[0].follow.status == "over") break;
      const std::int64_t round = guests[0].follow.view.pub.round;
      if (round != shown) {
        const HttpAnswer info = co_await guests[0].client.request("GET", "/api/tables/" + table_);
        EXPECT_EQ(number_of(info.json(), "round"), round);
        EXPECT_EQ(text_of(info.json(), "status"), "playing");
        shown = round;
      }
      co_await step(guests);
    }
    EXPECT_GT(shown, 2);
    const HttpAnswer info = co_await guests[0].client.request("GET", "/api/tables/" + table_);
    EXPECT_EQ(text_of(info.json(), "status"), "over");
  });
}

}  // namespace
}  // namespace dr
