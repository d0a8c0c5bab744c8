// A table whose log this program cannot play, as after an upgrade that changed the rules.
#include <gtest/gtest.h>

#include "server/account/ending.h"
#include "server/store/tables.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

TEST_F(ServerTest, ATableThatCannotBePlayedIsClosedAndSaysSo) {
  std::string token;
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    for (int i = 0; i < 4; ++i) co_await step(both);
    token = both[0].client.token();
  });
  stop();
  const auto before = entries_of(*database(), table_);
  const auto wrong = before.size() - 1;
  database()->run("UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3",
                  {before[wrong - 1].body, table_, static_cast<std::int64_t>(wrong)});
  run([&]() -> Task<> {
    for (int i = 0; i < 2; ++i) {  // once and for all
      Guest back{client(), {}, 0};
      back.client.set_token(token);
      co_await back.client.open(table_);
      EXPECT_EQ(co_await hear_end(back), kStayAway);
      EXPECT_EQ(back.client.close_reason(), "broken");
    }
    Client client = this->client();
    client.set_token(token);
    const HttpAnswer mine = co_await client.request("GET", "/api/me/tables");
    const json::object all = mine.json();
    EXPECT_EQ(all.at("tables").at(0).at("status"), "abandoned");
    EXPECT_EQ(all.at("tables").at(0).at("due"), false);
    const std::string path = "GET /api/tables/" + table_ + "/replay";
    co_await expect_http(client, path, "", 409, "broken", "no longer knows");
  });
  EXPECT_EQ(entries_of(*database(), table_).size(), before.size()) << "the log stays as it is";
  EXPECT_EQ(find_table(*database(), table_)->wake, 0);
}

}  // namespace
}  // namespace dr
