// Friends at a table: an invitation, the same seats again, somebody who is not welcome.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

class FriendsTest : public ServerTest {
 protected:
  static const json::object& seat(const Guest& guest, std::size_t n) {
    return guest.table.at("seats").as_array()[n].as_object();
  }
  static std::string remove(const Guest& who) {
    return R"({"t":"remove","user":")" + who.client.user() + "\"}";
  }
};

TEST_F(FriendsTest, AnInvitationShowsTheTableToWhoHasTheCode) {
  run([&]() -> Task<> {
    Guest host = co_await guest("Mara"), other = co_await guest("Billy");
    co_await make_table(host, R"({"players":3,"title":"Friday","bots":[null,null,"marshal"],
                                  "clock":{"kind":"turn","seconds":90}})");
    co_await sit(other, 1);
    Client nobody = client();
    const HttpAnswer shown = co_await expect_http(nobody, "GET /api/invite/" + code_, "", 200);
    const json::object invite = shown.json();
    EXPECT_EQ(text_of(invite, "hostName"), "Mara");
    EXPECT_EQ(text_of(invite, "status"), "open");
    EXPECT_EQ(text_of(invite, "id"), table_);
    const json::object& table = invite.at("table").as_object();
    EXPECT_EQ(text_of(table, "title"), "Friday");
    EXPECT_EQ(json::serialize(table.at("clock")), R"({"kind":"turn","seconds":90})");
    const json::array& seats = invite.at("seats").as_array();
    EXPECT_EQ(text_of(seats[0].as_object(), "name"), "Mara");
    EXPECT_EQ(text_of(seats[1].as_object(), "name"), "Billy");
    EXPECT_EQ(text_of(seats[2].as_object(), "bot"), "marshal");
    co_await expect_http(nobody, "GET /api/invite/zzzzzz", "", 404, "not-found", "ask your host");
    co_await expect_http(nobody, "GET /api/invite/ZZ..", "", 404, "not-found");
  });
}

TEST_F(FriendsTest, WrongCodesCannotBeTriedWithoutEnd) {
  Settings few = settings();
  few.login_rate = 3;
  start(few);
  run([&]() -> Task<> {
    Client nobody = client();
    for (int i = 0; i < 3; ++i)
      co_await expect_http(nobody, "GET /api/invite/zzzzzz", "", 404, "not-found");
    co_await expect_http(nobody, "GET /api/invite/zzzzzz", "", 429, "too-many");
  });
}

// Off where friends play, unless they agree otherwise; on for one against bots.
TEST_F(FriendsTest, HintsAreForThoseWhoPlayAlone) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    const std::pair<const char*, bool> tables[] = {
        {R"({"players":2})", false},
        {R"({"players":2,"bots":[null,"easy"]})", true},
        {R"({"players":2,"hints":true})", true},
        {R"({"players":2,"bots":[null,"easy"],"hints":false})", false},
        {R"({"players":2,"hints":null})", false},
    };
    for (const auto& [spec, allowed] : tables) {
      co_await make_table(host, spec);
      co_await enter(host);
      EXPECT_EQ(flag_of(host.table, "hints"), allowed) << spec;
    }
    co_await expect_ack(host, R"({"t":"bot","seat":1,"bot":"outlaw"})");
    EXPECT_EQ(flag_of(host.table, "hints"), true) << "one person is left";
  });
}

TEST_F(FriendsTest, WhoIsRemovedDoesNotComeBack) {
  std::string token;
  run([&]() -> Task<> {
    Guest host = co_await guest(), rude = co_await guest(), kind = co_await guest();
    token = rude.client.token();
    co_await make_table(host, R"({"players":3,"public":true})");
    co_await enter(host);
    co_await sit(rude, 1);
    co_await sit(kind, 2);
    co_await expect_refused(kind, remove(rude), "not-host");
    co_await expect_refused(host, remove(host), "bad-user");
    co_await expect_refused(host, R"({"t":"remove","user":"../x"})", "bad-user");
    co_await expect_ack(host, remove(rude));
    const int code = co_await hear_end(rude);
    EXPECT_EQ(code, 1008);
    EXPECT_EQ(rude.client.close_reason(), "removed");
    EXPECT_EQ(text_of(seat(host, 1), "kind"), "empty");
    co_await expect_refused(host, remove(rude), "removed");
    const std::string join = R"({"code":")" + code_ + "\"}";
    co_await expect_http(rude.client, "POST /api/join", join, 403, "removed");
    co_await expect_http(rude.client, "GET /api/tables/" + table_, "", 403, "removed");
    const HttpAnswer mine = co_await expect_http(rude.client, "GET /api/me/tables", "", 200);
    EXPECT_TRUE(mine.json().at("tables").as_array().empty());
  });
  stop();
  run([&]() -> Task<> {
    Guest rude{client(), {}, 0};
    rude.client.set_token(token);
    co_await rude.client.open(table_);
    co_await hear_end(rude);
    EXPECT_EQ(rude.client.close_reason(), "removed") << "a restart forgets nothing";
    EXPECT_EQ(rude.follow.index, -1) << "nothing was told";
  });
}

TEST_F(FriendsTest, WhoPlaysIsNotRemovedAndWhoWatchesMayBe) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    Guest watcher = co_await guest();
    co_await enter(watcher);
    co_await expect_refused(guests[0], remove(guests[1]), "begun");
    co_await expect_ack(guests[0], remove(watcher));
    co_await hear_end(watcher);
    EXPECT_EQ(watcher.client.close_reason(), "removed");
    co_await step(guests);
  });
}

TEST_F(FriendsTest, TheNextGameKeepsEverybodysSeat) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, R"({"players":3})");
    co_await sit(other, 2);
    co_await enter(host);
    co_await expect_ack(host, R"({"t":"bot","seat":1,"bot":"rancher"})");
    co_await ready(host);
    co_await ready(other);
    co_await hear_until(other, [](const Following& f) { return f.dealt; });
    for (Guest* guest : {&other, &host}) {
      co_await hear_until(*guest, [](const Following& f) { return f.dealt; });
      co_await expect_ack(*guest,
                          guest == &other ? R"({"t":"abandon"})" : R"({"t":"vote","yes":true})");
    }
    co_await expect_ack(other, R"({"t":"rematch"})");
    const std::string next = text_of(other.table, "rematch").value_or("");
    EXPECT_FALSE(next.empty());
    co_await other.client.open(next);
    other.follow = {};
    co_await hear_until(other, [](const Following& f) { return f.index >= 0; });
    EXPECT_EQ(text_of(other.table, "host"), other.client.user());
    EXPECT_EQ(text_of(seat(other, 0), "user"), host.client.user());
    EXPECT_EQ(flag_of(seat(other, 0), "ready"), false);
    EXPECT_EQ(flag_of(seat(other, 0), "here"), false);
    EXPECT_EQ(text_of(seat(other, 1), "bot"), "rancher");
    EXPECT_EQ(text_of(seat(other, 2), "user"), other.client.user());
    Guest stranger = co_await guest();
    const HttpAnswer refused = co_await stranger.client.request("GET", "/api/tables/" + next, "");
    EXPECT_EQ(refused.status, 403);
    // They decline, or the host frees the seat.
    co_await expect_ack(other, R"({"t":"stand","seat":0})");
    EXPECT_EQ(text_of(seat(other, 0), "kind"), "empty");
  });
}

// A live game goes on after a restart: who does not come back is not waited for without end.
TEST_F(FriendsTest, WhoDoesNotComeBackAfterARestartIsGone) {
  Settings hasty = settings();
  std::vector<std::string> tokens;
  run([&]() -> Task<> {
    const json::object clock{{"kind", "live"}, {"seconds", 3600}, {"per", "turn"}};
    const json::object spec{{"players", 2}, {"clock", clock}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    for (const Guest& guest : guests) tokens.push_back(guest.client.token());
    // The characters are chosen by both at once: both are asked.
    EXPECT_NE(guests[0].follow.asked, 0);
  });
  stop();
  hasty.grace = 0;
  start(hasty);
  run([&]() -> Task<> {
    Guest back{client(), {}, 0};
    back.client.set_token(tokens[0]);
    co_await enter(back);
    while (text_of(seat(back, 1), "bot").value_or("").empty())
      co_await hear_until(back,
                          [n = back.follow.index](const Following& f) { return f.index > n; });
    EXPECT_EQ(flag_of(seat(back, 1), "here"), false);
    EXPECT_EQ(flag_of(seat(back, 0), "here"), true);
  });
}

// Passes that were settled ahead come by themselves, and to the others they are like any other.
TEST_F(FriendsTest, ReactionsArePassedAheadAndNobodyKnows) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    Guest& one = guests[0];
    Guest& two = guests[1];
    const auto said = [](const Guest& guest) {
      return guest.update.find("\"passing\":true") != std::string::npos;
    };
    int passed = 0;
    bool more = true;
    for (int round = -1; more && passed < 3;) {
      co_await settle(guests);
      if (one.follow.view.pub.round != round) {
        round = one.follow.view.pub.round;
        EXPECT_FALSE(said(one)) << "it ends with the round";
        co_await expect_ack(one, R"({"t":"prepare","pass":true})");
        EXPECT_EQ(said(one), round > 0);
        co_await catch_up(two);
        EXPECT_FALSE(said(two));
      }
      Choices options;
      if (one.follow.is_asked()) one.follow.options(options);
      const bool reactions = one.follow.is_asked() && one.follow.view.pub.ask == Ask::kWindow &&
                             round > 0 &&
                             std::all_of(options.begin(), options.end(), [](Choice choice) {
                               return choice.verb == Verb::kPass || choice.verb == Verb::kReact;
                             });
      if (reactions) {
        ++passed;
        const std::int64_t last = one.follow.index;
        co_await hear_until(one, [last](const Following& f) { return f.index > last; });
      } else {
        more = co_await step(guests);
      }
    }
    EXPECT_EQ(passed, 3);
    EXPECT_EQ(two.update.find("passing"), std::string::npos);
    for (const json::object& told : two.heard)
      EXPECT_EQ(json::serialize(told).find("prepare"), std::string::npos);
  });
}

}  // namespace
}  // namespace dr
