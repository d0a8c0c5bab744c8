// The same deal at another table, and another game with the same people.
#include <gtest/gtest.h>

#include <cstring>

#include "tests/server/fixture.h"

namespace dr {
namespace {

class DealTest : public ServerTest {
 protected:
  Task<> abandon(std::vector<Guest>& guests) {
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await expect_ack(guests[1], R"({"t":"vote","yes":true})");
  }
  // Ends the game: its code is told only then.
  Task<std::string> abandoned_deal(std::vector<Guest>& guests) {
    co_await abandon(guests);
    co_await catch_up(guests[0]);
    co_return text_of(guests[0].table, "deal").value_or("");
  }
  static bool same_view(const Guest& a, const Guest& b) {
    return !std::memcmp(&a.follow.view, &b.follow.view, sizeof(View));
  }
};

TEST_F(DealTest, ADealIsPlayedAgainByOthersAndToldWhenAllAreDone) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}, {"goals", true}};
    std::vector<Guest> first = co_await seat_guests(2, spec);
    const std::string table = table_;
    EXPECT_FALSE(member(first[0].table, "deal")) << "nobody may play it beside us";
    const std::string deal = co_await abandoned_deal(first);
    const std::string again = R"({"deal":")" + deal + "\"}";
    co_await expect_http(first[0].client, "POST /api/tables", again, 400, "same-deal");

    const json::object same{{"deal", deal}};
    std::vector<Guest> second = co_await seat_guests(2, same);
    EXPECT_NE(table_, table);
    EXPECT_TRUE(same_view(first[0], second[0]));
    EXPECT_TRUE(same_view(first[1], second[1]));
    EXPECT_FALSE(same_view(first[0], second[1]));
    EXPECT_NE(text_of(first[0].table, "commitment"), text_of(second[0].table, "commitment"));
    const std::string other = table_;

    // a third table waits until the second is done, and the replay does too
    std::vector<Guest> third;
    third.push_back(co_await guest());
    third.push_back(co_await guest());
    co_await make_table(third[0], again);
    co_await enter(third[0]);
    co_await sit(third[1], 1);
    for (Guest& guest : third) co_await ready(guest);
    co_await catch_up(third[0]);
    EXPECT_FALSE(third[0].follow.dealt);
    co_await expect_http(first[0].client, "GET /api/tables/" + table + "/replay", "", 400,
                         "not-over", "another table");
    co_await abandon(second);
    co_await ready(third[0]);
    co_await hear_until(third[0], [](const Following& f) { return f.dealt; });
    co_await hear_until(third[1], [](const Following& f) { return f.dealt; });
    EXPECT_TRUE(same_view(first[0], third[0]));
    co_await abandon(third);
    table_ = other;
    const HttpAnswer one =
        co_await expect_http(first[0].client, "GET /api/tables/" + table + "/replay", "", 200);
    EXPECT_EQ(replay_problem(one.body), "");
    const HttpAnswer two =
        co_await expect_http(second[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    const ReplayResult read_one = read_replay(default_content(), one.body, "replay");
    const ReplayResult read_two = read_replay(default_content(), two.body, "replay");
    EXPECT_EQ(seed_hex(read_one.replay.seed), seed_hex(read_two.replay.seed));
    EXPECT_TRUE(verify(default_content(), read_two.replay).ok);
    // the second table is bound by its own secret, and its deal traced to that of the first
    EXPECT_TRUE(read_two.replay.secret && read_two.replay.dealt.entropy[0]);
    if (!read_two.replay.dealt.entropy[0]) co_return;
    EXPECT_EQ(read_two.replay.commitment, text_of(second[0].table, "commitment"));
    EXPECT_EQ(read_two.replay.dealt.commitment, text_of(first[0].table, "commitment"));
    EXPECT_EQ(text_of(second[0].table, "dealt"), text_of(first[0].table, "commitment"));
    Replay forged = read_two.replay;
    (*forged.dealt.entropy[0])[0] ^= 1;
    EXPECT_FALSE(verify(default_content(), forged).ok);
    // whoever asks for the seed closes the deal
    Guest late = co_await guest();
    co_await expect_http(late.client, "POST /api/tables", again, 400, "deal-shown");
  });
}

TEST_F(DealTest, NobodySitsDownToADealTheyHaveSeen) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> first = co_await seat_guests(2, spec);
    const std::string deal = co_await abandoned_deal(first);
    Guest host = co_await guest();
    co_await make_table(host, R"({"players":3,"length":"long","deal":")" + deal + "\"}");
    co_await enter(host);
    EXPECT_EQ(number_of(host.table.at("table").as_object(), "players"), 2) << "it is that game";
    co_await enter(first[1]);
    co_await expect_refused(first[1], R"({"t":"sit","seat":1})", "same-deal");
    const std::string other = R"({"t":"spec","table":{"players":2,"deal":"abcdefgh"}})";
    co_await expect_refused(host, other, "bad-table", "deal");
    const std::string longer = R"({"t":"spec","table":{"length":"long","deal":")" + deal + "\"}}";
    co_await expect_ack(host, longer);
    const json::object& shown = host.table.at("table").as_object();
    EXPECT_EQ(text_of(shown, "length"), "short") << "it stays that game";
  });
}

// covers the way round NobodySitsDown: to look on where the deal is played, then to play it elsewhere.
TEST_F(DealTest, WhoHasWatchedADealSitsDownToItNowhereElse) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}, {"public", true}};
    std::vector<Guest> first = co_await seat_guests(2, spec);
    Guest watcher = co_await guest(), stranger = co_await guest();
    co_await enter(watcher);
    const std::string deal = co_await abandoned_deal(first);
    const std::string again = R"({"deal":")" + deal + "\"}";
    co_await expect_http(watcher.client, "POST /api/tables", again, 400, "same-deal");
    co_await make_table(stranger, again);
    co_await watcher.client.close();
    watcher.follow = {};
    co_await enter(watcher);
    co_await expect_refused(watcher, R"({"t":"sit","seat":1})", "same-deal");
  });
}

// ... and to sit down first, then to look on, and to begin only then.
TEST_F(DealTest, WhoLooksOnAfterSittingDownStandsUpAgain) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> first = co_await seat_guests(2, spec);
    const std::string deal = co_await abandoned_deal(first);
    const std::string again = R"({"public":true,"deal":")" + deal + "\"}";
    Guest host = co_await guest(), cheat = co_await guest();
    co_await make_table(host, again);
    co_await enter(host);
    co_await sit(cheat, 1);
    const std::string later = table_;
    const json::object same{{"deal", deal}, {"public", true}};
    std::vector<Guest> second = co_await seat_guests(2, same);
    co_await cheat.client.close();
    co_await enter(cheat);
    EXPECT_TRUE(cheat.follow.dealt) << "looking on is allowed";
    co_await cheat.client.close();
    co_await abandon(second);
    table_ = later;
    cheat.follow = {};
    co_await cheat.client.open(later);
    co_await hear_until(cheat, [](const Following& f) { return f.index >= 0; });
    co_await ready(cheat);
    co_await ready(host);
    co_await catch_up(host);
    EXPECT_FALSE(host.follow.dealt);
    EXPECT_FALSE(member(host.table.at("seats").as_array().at(1).as_object(), "user"));
    co_await expect_refused(cheat, R"({"t":"sit","seat":1})", "same-deal");
    Guest fair = co_await guest();
    co_await enter(fair);
    co_await expect_ack(fair, R"({"t":"sit","seat":1})");
    co_await ready(fair);  // the host still is
    co_await hear_until(fair, [](const Following& f) { return f.dealt; });
  });
}

TEST_F(DealTest, ARematchIsForThoseWhoPlayed) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}, {"title", "Again"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    Guest watcher = co_await guest();
    co_await enter(watcher);
    co_await expect_refused(guests[0], R"({"t":"rematch"})", "not-over");
    co_await abandon(guests);
    co_await expect_refused(watcher, R"({"t":"rematch"})", "not-seated");
    co_await expect_ack(guests[1], R"({"t":"rematch"})");
    co_await expect_ack(guests[0], R"({"t":"rematch"})");
    co_await catch_up(guests[1]);
    const std::string next = text_of(guests[0].table, "rematch").value_or("");
    EXPECT_EQ(text_of(guests[1].table, "rematch"), next);
    // both come in without a code
    for (Guest& guest : guests) {
      co_await guest.client.close();
      guest.follow = {};
      co_await guest.client.open(next);
      co_await hear_until(guest, [](const Following& f) { return f.index >= 0; });
      EXPECT_EQ(text_of(guest.table.at("table").as_object(), "title"), "Again");
    }
    EXPECT_EQ(text_of(guests[0].table, "host"), guests[1].client.user());
    // everybody's seat was kept
    co_await expect_refused(guests[0], R"({"t":"sit","seat":1})", "seated");
    for (Guest& guest : guests) co_await ready(guest);
    co_await hear_until(guests[0], [](const Following& f) { return f.dealt; });
    const HttpAnswer mine = co_await expect_http(guests[0].client, "GET /api/me/tables", "", 200);
    EXPECT_EQ(mine.json().at("tables").as_array().size(), 2u);
  });
}

}  // namespace
}  // namespace dr
