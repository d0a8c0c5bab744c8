// Who people are: guests, names, passwords, and how they go.
#include <gtest/gtest.h>

#include <boost/asio/steady_timer.hpp>

#include "server/store/accounts.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

constexpr const char* kDoc = R"({"name":"Doc Holliday","password":"huckleberry"})";

class AccountTest : public ServerTest {
 protected:
  // A second browser of somebody who has a name.
  Task<Guest> log_in(std::string body) {
    Guest guest{client(), {}, 0};
    co_await expect_http(guest.client, "POST /api/login", body, 200);
    co_return guest;
  }
  // A guest with a name, at a table of its own.
  Task<Guest> named_host() {
    Guest doc = co_await guest();
    co_await expect_http(doc.client, "POST /api/me/claim", kDoc, 200);
    co_await make_table(doc, R"({"players":2})");
    co_await enter(doc);
    co_return doc;
  }
  const json::object& seat(const Guest& guest, std::size_t n) const {
    return guest.table.at("seats").as_array()[n].as_object();
  }
};

TEST_F(AccountTest, AGuestIsKnownByACookieNoPageCanRead) {
  run([&]() -> Task<> {
    Client browser = client();
    const HttpAnswer made =
        co_await expect_http(browser, "POST /api/guest", R"({"name":"Wyatt"})", 201);
    EXPECT_NE(made.cookie.find("; HttpOnly"), std::string::npos);
    EXPECT_NE(made.cookie.find("; SameSite=Strict"), std::string::npos);
    EXPECT_EQ(browser.token().size(), 64u);
    const HttpAnswer me = co_await expect_http(browser, "GET /api/me", "", 200);
    EXPECT_EQ(text_of(me.json(), "name"), "Wyatt");
    EXPECT_EQ(flag_of(me.json(), "guest"), true);
    EXPECT_EQ(me.body.find("password"), std::string::npos);
    Client other = client();
    co_await expect_http(other, "POST /api/guest", "{}", 201);
    EXPECT_NE(other.token(), browser.token());
  });
}

TEST_F(AccountTest, AStrangerIsNobodyAndThatIsAnAnswer) {
  run([&]() -> Task<> {
    Client stranger = client();
    const HttpAnswer nobody = co_await expect_http(stranger, "GET /api/me", "", 200);
    EXPECT_EQ(nobody.body, "null");
    stranger.set_token(std::string(64, '0'));
    const HttpAnswer forgotten = co_await expect_http(stranger, "GET /api/me", "", 200);
    EXPECT_EQ(forgotten.body, "null");
  });
}

TEST_F(AccountTest, AServerWithoutMailKeepsNoAddress) {
  run([&]() -> Task<> {
    Guest doc = co_await guest();
    co_await expect_http(doc.client, "POST /api/me/email", R"({"email":"doc@example.org"})", 400,
                         "no-mail", "no e-mail");
    const HttpAnswer me = co_await expect_http(doc.client, "GET /api/me", "", 200);
    EXPECT_EQ(me.body.find("example.org"), std::string::npos);
  });
}

TEST_F(AccountTest, NamesThatWouldDeceiveAreRefused) {
  run([&]() -> Task<> {
    Client browser = client();
    for (const char* body : {R"({"name":"W"})", R"({"name":"1234567890123456789012345"})",
                             R"({"name":" Wyatt"})", R"({"name":"Wy\natt"})", R"({"name":""})"})
      co_await expect_http(browser, "POST /api/guest", body, 400, "bad-name", "A name");
    for (const char* body : {R"({"name":7})", R"({"name":null})", R"({"name":"Wy\u0000att"})"})
      co_await expect_http(browser, "POST /api/guest", body, 400, "bad-body", "'name'");
    EXPECT_EQ(browser.token(), "");
  });
}

TEST_F(AccountTest, ANameIsClaimedOnceAndGuardedByItsPassword) {
  run([&]() -> Task<> {
    Guest doc = co_await guest(), other = co_await guest();
    co_await expect_http(doc.client, "POST /api/me/claim",
                         R"({"name":"Doc Holliday","password":"short"})", 400, "bad-password");
    const HttpAnswer claimed = co_await expect_http(doc.client, "POST /api/me/claim", kDoc, 200);
    EXPECT_EQ(flag_of(claimed.json(), "guest"), false);
    co_await expect_http(doc.client, "POST /api/me/claim", kDoc, 400, "claimed");
    co_await expect_http(other.client, "POST /api/me/claim",
                         R"({"name":"DOC  holliday","password":"something"})", 400, "taken");
    Client third = client();
    co_await expect_http(third, "POST /api/guest", R"({"name":"doc holliday"})", 400, "taken");

    const HttpAnswer wrong = co_await expect_http(
        third, "POST /api/login", R"({"name":"Doc Holliday","password":"daisy"})", 400, "wrong");
    const HttpAnswer nobody = co_await expect_http(
        third, "POST /api/login", R"({"name":"Johnny Ringo","password":"daisy"})", 400, "wrong");
    EXPECT_EQ(wrong.body, nobody.body) << "nobody learns which names there are";
    EXPECT_EQ(third.token(), "");
    Guest again = co_await log_in(R"({"name":"doc HOLLIDAY","password":"huckleberry"})");
    EXPECT_NE(again.client.token(), doc.client.token());
    const HttpAnswer me = co_await expect_http(again.client, "GET /api/me", "", 200);
    EXPECT_EQ(text_of(me.json(), "id"), doc.client.user());
  });
}

TEST_F(AccountTest, LoggingOutEndsOneSessionAndItsSockets) {
  run([&]() -> Task<> {
    Guest doc = co_await named_host();
    Guest phone = co_await log_in(kDoc);
    co_await enter(phone);
    const std::string token = doc.client.token();
    co_await expect_http(doc.client, "POST /api/logout", "", 200);
    EXPECT_EQ(doc.client.token(), "") << "the cookie is taken away";
    const int code = co_await hear_end(doc);
    EXPECT_EQ(code, 1008);
    doc.client.set_token(token);
    co_await expect_http(doc.client, "GET /api/me/tables", "", 401, "signed-out");
    co_await expect_http(phone.client, "GET /api/me", "", 200);
    co_await catch_up(phone);
  });
}

TEST_F(AccountTest, LoggingOutEverywhereEndsAll) {
  run([&]() -> Task<> {
    Guest doc = co_await named_host();
    Guest phone = co_await log_in(kDoc);
    co_await enter(phone);
    const std::string token = phone.client.token();
    co_await expect_http(phone.client, "POST /api/logout-everywhere", "", 200);
    const int first = co_await hear_end(doc), second = co_await hear_end(phone);
    EXPECT_EQ(first, 1008);
    EXPECT_EQ(second, 1008);
    phone.client.set_token(token);
    co_await expect_http(doc.client, "GET /api/me/tables", "", 401, "signed-out");
    co_await expect_http(phone.client, "GET /api/me/tables", "", 401, "signed-out");
  });
}

TEST_F(AccountTest, ANewPasswordShutsOutWhoeverHadTheOldOne) {
  run([&]() -> Task<> {
    Guest doc = co_await named_host();
    Guest thief = co_await log_in(kDoc);
    co_await expect_http(doc.client, "POST /api/me/password",
                         R"({"password":"daisydaisy","next":"new password"})", 400, "wrong");
    co_await expect_http(doc.client, "POST /api/me/password",
                         R"({"password":"huckleberry","next":"short"})", 400, "bad-password");
    co_await expect_http(thief.client, "GET /api/me", "", 200);
    co_await expect_http(doc.client, "POST /api/me/password",
                         R"({"password":"huckleberry","next":"new password"})", 200);
    const int code = co_await hear_end(doc);
    EXPECT_EQ(code, 1008);
    co_await expect_http(doc.client, "GET /api/me", "", 200);
    co_await expect_http(thief.client, "GET /api/me/tables", "", 401, "signed-out");
    co_await expect_http(thief.client, "POST /api/login", kDoc, 400, "wrong");
    co_await log_in(R"({"name":"Doc Holliday","password":"new password"})");
    Guest other = co_await guest();
    co_await expect_http(other.client, "POST /api/me/password",
                         R"({"password":"x","next":"new password"})", 400, "guest");
  });
}

TEST_F(AccountTest, LoginsAreCounted) {
  Settings few = settings();
  few.login_rate = 2;
  start(few);
  run([&]() -> Task<> {
    Client browser = client();
    for (int i = 0; i < 2; ++i)
      co_await expect_http(browser, "POST /api/login", kDoc, 400, "wrong");
    co_await expect_http(browser, "POST /api/login", kDoc, 429, "too-many");
  });
}

TEST_F(AccountTest, ABotPlaysOnForADeletedAccountAndNobodyReadsItsNameAgain) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}, {"length", "short"}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    const std::string name = *text_of(seat(guests[0], 1), "name");
    const std::string token = guests[1].client.token();
    co_await expect_ack(guests[1], R"({"t":"chat","text":"so long"})");
    co_await expect_http(guests[1].client, "DELETE /api/me", "", 200);
    const int code = co_await hear_end(guests[1]);
    EXPECT_EQ(code, 1008);
    guests[1].client.set_token(token);
    co_await expect_http(guests[1].client, "GET /api/me/tables", "", 401, "signed-out");

    guests.pop_back();
    while (seat(guests[0], 1).count("resigned") == 0) {
      const std::int64_t last = guests[0].follow.index;
      co_await hear_until(guests[0], [last](const Following& f) { return f.index > last; });
    }
    EXPECT_EQ(text_of(seat(guests[0], 1), "name"), "Somebody");
    EXPECT_TRUE(text_of(seat(guests[0], 1), "bot").has_value());
    const std::int64_t before = guests[0].follow.index;
    while (guests[0].follow.index < before + 8) co_await step(guests);
    const HttpAnswer info =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_, "", 200);
    EXPECT_EQ(info.body.find(name), std::string::npos);
    co_await guests[0].client.close();
    guests[0].heard.clear();
    co_await enter(guests[0]);
    co_await catch_up(guests[0]);
    for (const json::object& message : guests[0].heard)
      EXPECT_NE(text_of(message, "t"), "chat") << "what it said is gone too";
    EXPECT_EQ(text_of(seat(guests[0], 1), "name"), "Somebody");
  });
}

TEST_F(AccountTest, AnOpenTableGoesToSomebodyElseWhenItsHostIsDeleted) {
  run([&]() -> Task<> {
    Guest doc = co_await named_host();
    Guest other = co_await guest();
    co_await sit(other, 1);
    co_await expect_http(doc.client, "DELETE /api/me", "", 400, "bad-body", "'password'");
    co_await expect_http(doc.client, "DELETE /api/me", R"({"password":"daisydaisy"})", 400,
                         "wrong");
    co_await expect_http(doc.client, "DELETE /api/me", R"({"password":"huckleberry"})", 200);
    while (text_of(other.table, "host") != other.client.user()) {
      const std::int64_t last = other.follow.index;
      co_await hear_until(other, [last](const Following& f) { return f.index > last; });
    }
    EXPECT_EQ(text_of(seat(other, 0), "kind"), "empty");
    co_await expect_ack(other, R"({"t":"bot","seat":0,"bot":"random"})");
    Client third = client();
    co_await expect_http(third, "POST /api/login", kDoc, 400, "wrong");
    co_await expect_http(third, "POST /api/guest", R"({"name":"Doc Holliday"})", 201);
  });
}

TEST_F(AccountTest, GuestsNotSeenForLongAreForgotten) {
  std::string token, user, seated;
  run([&]() -> Task<> {
    Guest idle = co_await guest(), host = co_await guest();
    co_await make_table(host, "{}");
    token = idle.client.token();
    user = idle.client.user();
    seated = host.client.token();
  });
  stop();
  database()->run("UPDATE users SET seen = 1000");
  start();
  run([&]() -> Task<> {
    Client idle = client(), host = client();
    idle.set_token(token);
    host.set_token(seated);
    co_await expect_http(host, "GET /api/me", "", 200);
    // The server looks around for them as it starts, and not again for an hour: nobody may ask before.
    asio::steady_timer pause(context_);
    while (find_user(*database(), user)) {
      pause.expires_after(std::chrono::milliseconds(10));
      co_await pause.async_wait(asio::use_awaitable);
    }
    co_await expect_http(idle, "GET /api/me/tables", "", 401, "signed-out");
  });
}

}  // namespace
}  // namespace dr
