// What people say to each other and are told besides the game.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

class ChatTest : public ServerTest {
 protected:
  static std::string say(const std::string& text) {
    const json::object message{{"t", "chat"}, {"text", text}};
    return json::serialize(message);
  }
  static std::string mute(const Guest& whom, bool on) {
    const json::object message{{"t", "mute"}, {"user", whom.client.user()}, {"on", on}};
    return json::serialize(message);
  }
  // The lines heard so far.
  Task<std::string> lines(Guest& guest) {
    co_await catch_up(guest);
    std::string all;
    for (const json::object& message : guest.heard)
      if (text_of(message, "t") == "chat") all += *text_of(message, "text") + "|";
    guest.heard.clear();
    co_return all;
  }
  Task<> come_back(Guest& guest, std::string query) {
    co_await guest.client.close();
    guest.heard.clear();
    co_await guest.client.open(table_ + query);
  }
  json::object two_seats() const { return {{"players", 2}, {"length", "short"}}; }
};

TEST_F(ChatTest, AllHearWhatIsSaidAndNobodyHearsItTwice) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    Guest watcher = co_await guest();
    co_await enter(watcher);
    co_await expect_ack(guests[0], say("Draw!"));
    const json::object heard = co_await hear(guests[1], "chat");
    EXPECT_EQ(text_of(heard, "text"), "Draw!");
    EXPECT_EQ(text_of(heard, "user"), guests[0].client.user());
    EXPECT_TRUE(text_of(heard, "name").has_value());
    EXPECT_EQ(number_of(heard, "c"), 0);
    co_await expect_ack(guests[1], say("After you."));
    const std::string watched = co_await lines(watcher), own = co_await lines(guests[0]);
    EXPECT_EQ(watched, "Draw!|After you.|");
    EXPECT_EQ(own, "Draw!|After you.|");

    co_await guests[0].client.close();
    co_await expect_ack(guests[1], say("Well?"));
    co_await come_back(guests[0], guests[0].follow.resume());
    const std::string missed = co_await lines(guests[0]);
    EXPECT_EQ(missed, "Well?|");
    co_await come_back(guests[0], "");
    const std::string all = co_await lines(guests[0]);
    EXPECT_EQ(all, "Draw!|After you.|Well?|");
  });
}

TEST_F(ChatTest, SpectatorsAreSilentWhileOthersPlay) {
  run([&]() -> Task<> {
    Guest watcher = co_await guest();
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    co_await enter(watcher);
    co_await expect_refused(watcher, say("He has three aces"), "spectator");
    const std::string heard = co_await lines(guests[0]);
    EXPECT_EQ(heard, "");
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await expect_ack(guests[1], R"({"t":"vote","yes":true})");
    co_await expect_ack(watcher, say("He had three aces"));
    const std::string later = co_await lines(guests[0]);
    EXPECT_EQ(later, "He had three aces|");
  });
}

TEST_F(ChatTest, ALineIsCleanAndShort) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, "{}");
    co_await enter(host);
    for (const char* text : {R"("")", R"("  \u0000\u001b ")", "7", "null", R"({"a":1})"})
      co_await expect_refused(host, std::string(R"({"t":"chat","text":)") + text + "}", "empty");
    co_await expect_refused(host, R"({"t":"chat"})", "empty");
    co_await expect_ack(host, R"({"t":"chat","text":" a\u0000b\u001b[31mc\r\nd "})");
    std::string heard = co_await lines(host);
    EXPECT_EQ(heard, "ab[31mcd|");
    std::string gold;
    for (int i = 0; i < 700; ++i) gold += "\u20ac";
    co_await expect_ack(host, say(gold));
    heard = co_await lines(host);
    EXPECT_EQ(heard.size(), 3 * 500u + 1) << "500 characters, none cut in two";
  });
}

TEST_F(ChatTest, WhoIsMutedIsNotHeardNowNorLater) {
  std::string token;
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    token = guests[0].client.token();
    co_await expect_ack(guests[1], say("one"));
    co_await expect_ack(guests[0], mute(guests[1], true));
    co_await expect_ack(guests[0], mute(guests[1], true));
    co_await expect_ack(guests[1], say("two"));
    co_await expect_ack(guests[0], say("three"));
    std::string heard = co_await lines(guests[0]);
    EXPECT_EQ(heard, "one|three|");
    heard = co_await lines(guests[1]);
    EXPECT_EQ(heard, "one|two|three|") << "the muted one is not told";
    co_await come_back(guests[0], "");
    heard = co_await lines(guests[0]);
    EXPECT_EQ(heard, "three|");
    co_await expect_ack(guests[0], mute(guests[1], false));
    co_await expect_ack(guests[1], say("four"));
    heard = co_await lines(guests[0]);
    EXPECT_EQ(heard, "four|");
    co_await expect_ack(guests[0], mute(guests[1], true));
  });
  stop();
  start();
  run([&]() -> Task<> {
    Guest again{client(), {}, 0};
    again.client.set_token(token);
    co_await enter(again);
    const std::string heard = co_await lines(again);
    EXPECT_EQ(heard, "three|");
  });
}

// An id that no database can hold brought the table down.
TEST_F(ChatTest, OnlyPeopleAreMuted) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    co_await expect_refused(guests[0], mute(guests[0], true), "bad-user");
    for (const char* user : {"7", "\"\"", "null", R"("nobody")", R"("a\u0000b")"})
      co_await expect_refused(guests[0], std::string(R"({"t":"mute","user":)") + user + "}",
                              "bad-user");
    co_await expect_refused(guests[0], R"({"t":"mute"})", "bad-user");
    const auto rows = database()->run("SELECT COUNT(*) FROM mutes");
    EXPECT_EQ(number(rows[0][0]), 0);
    co_await catch_up(guests[1]);
  });
}

TEST_F(ChatTest, WhoIsAskedIsToldAtEveryTableTheyHaveOpen) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    const std::string playing = table_;
    // each has another table open
    std::vector<Guest> elsewhere;
    for (Guest& player : guests) {
      Guest same{client(), {}, 0};
      same.client.set_token(player.client.token());
      co_await make_table(same, "{}");
      co_await enter(same);
      elsewhere.push_back(std::move(same));
    }
    int told = 0;
    for (int i = 0; i < 300 && told < 6; ++i) {  // some deals keep one of them busy for long
      co_await settle(guests);
      const SeatSet before = guests[0].follow.asked;
      co_await step(guests);
      co_await settle(guests);
      const int fresh = guests[0].follow.asked & ~before;
      for (std::size_t seat = 0; seat < 2; ++seat) {
        if (!(fresh >> seat & 1)) continue;
        const json::object notice = co_await hear(elsewhere[seat], "notice");
        EXPECT_EQ(text_of(notice, "kind"), "your-turn");
        EXPECT_EQ(text_of(notice, "table"), playing);
        ++told;
      }
    }
    EXPECT_GE(told, 6);
    const HttpAnswer mine = co_await guests[0].client.request("GET", "/api/me/tables");
    const bool due = mine.body.find(R"("due":true)") != std::string::npos;
    EXPECT_EQ(due, guests[0].follow.is_asked());
  });
}

TEST_F(ChatTest, PeopleSeeWhoIsThere) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    Guest watcher = co_await guest();
    co_await catch_up(guests[0]);
    guests[0].heard.clear();
    co_await enter(watcher);
    json::object seen = co_await hear(guests[0], "presence");
    EXPECT_EQ(number_of(seen, "spectators"), 1);
    EXPECT_EQ(json::serialize(seen.at("here")), "[true,true]");
    guests[1].client.cut();
    seen = co_await hear(guests[0], "presence");
    EXPECT_EQ(json::serialize(seen.at("here")), "[true,false]");
    co_await watcher.client.close();
    seen = co_await hear(guests[0], "presence");
    EXPECT_EQ(number_of(seen, "spectators"), 0);
  });
}

}  // namespace
}  // namespace dr
