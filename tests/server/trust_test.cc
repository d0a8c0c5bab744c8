// What people may count on: names, sessions, limits, and an operator who can help while they play.
#include <gtest/gtest.h>

#include "server/account/ending.h"
#include "server/admin/moderation.h"
#include "server/store/accounts.h"
#include "server/store/reports.h"
#include "server/store/store.h"
#include "server/store/tables.h"
#include "tests/server/fixture.h"
#include "tests/server/raw_connection.h"

namespace dr {
namespace {

class TrustTest : public ServerTest {
 protected:
  // Beside the server, in a transaction.
  void operate(const std::function<void(Sql&)>& work) {
    Store store((folder_ / "test.db").string(), Access::kBeside);
    store.run(work);
  }
  std::string status_of(const std::string& bytes) {
    RawConnection connection(server_->port());
    connection.send(bytes);
    connection.end_sending();
    EXPECT_TRUE(connection.read_all());
    return connection.heard().substr(0, 12);
  }
};

TEST_F(TrustTest, NamesThatLookAlikeAreOnePersons) {
  run([&]() -> Task<> {
    Guest bill = co_await guest();
    co_await expect_http(bill.client, "POST /api/me/claim",
                         R"({"name":"Bill  Hickok","password":"aces and eights"})", 200);
    const HttpAnswer me = co_await expect_http(bill.client, "GET /api/me", "", 200);
    EXPECT_EQ(text_of(me.json(), "name"), "Bill Hickok");
    Client other = client();
    for (const char* name : {"Bi1l Hickok", "BILL HICKOK", "BiIl Hickok", "Bi\u217Cl Hickok"})
      co_await expect_http(other, "POST /api/guest", R"({"name":")" + std::string(name) + "\"}",
                           400, "taken");
    for (const char* name : {"\u0412ill", "Bi\u200Bll", "\u202ElliB", "Bill\u2066"})
      co_await expect_http(other, "POST /api/guest", R"({"name":")" + std::string(name) + "\"}",
                           400, "bad-name");
    co_await expect_http(other, "POST /api/login",
                         R"({"name":"bill hickok","password":"aces and eights"})", 200);
  });
}

TEST_F(TrustTest, AClaimedAccountHasASessionOfItsOwn) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, "{}");
    co_await enter(host);
    const std::string old = host.client.token();
    co_await expect_http(host.client, "POST /api/me/claim",
                         R"({"name":"Calamity","password":"deadwood"})", 200);
    EXPECT_NE(host.client.token(), old);
    co_await expect_http(host.client, "GET /api/me/tables", "", 200);
    const int code = co_await hear_end(host);
    EXPECT_EQ(code, 1012) << "come back with the new cookie";
    Client thief = client();
    thief.set_token(old);
    co_await expect_http(thief, "GET /api/me/tables", "", 401, "signed-out");
  });
}

TEST_F(TrustTest, OnlyOwnNamesAreAnswered) {
  run([&]() -> Task<> {
    const auto get = [](const char* path, const char* host) {
      return std::string("GET ") + path + " HTTP/1.1\r\nHost: " + host +
             "\r\nConnection: close\r\n\r\n";
    };
    for (const char* host : {"evil.example", "evil.example:80", "127.0.0.1.evil.example"}) {
      EXPECT_EQ(status_of(get("/", host)), "HTTP/1.1 421") << host;
      EXPECT_EQ(status_of(get("/api/version", host)), "HTTP/1.1 421") << host;
      EXPECT_EQ(status_of(get("/healthz", host)), "HTTP/1.1 200") << host;
    }
    EXPECT_EQ(status_of(get("/api/version", "localhost")), "HTTP/1.1 200");
    EXPECT_EQ(status_of(get("http://evil.example/api/version", "localhost")), "HTTP/1.1 421");
    EXPECT_EQ(status_of(get("http://127.0.0.1/api/version", "evil.example")), "HTTP/1.1 200");
    co_return;
  });
}

// RFC 9112: what cannot be read for certain is refused, and the connection ends.
TEST_F(TrustTest, RequestsAreReadAsTheStandardSays) {
  run([&]() -> Task<> {
    const std::string head = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Darkrock: 1\r\n";
    const std::string last = "\r\nGET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const std::pair<std::string, const char*> kCases[] = {
        {"GET /healthz HTTP/1.1\r\n\r\n", "400"},
        {"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"},
        {"GET /healthz HTTP/1.0\r\n\r\n", "200"},
        {"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "400"},
        {"hello\r\n\r\n", "400"},
        {"GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n", "400"},
        {head + "Transfer-Encoding: gzip\r\n" + last, "501"},
        {head + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n" + last, "501"},
        {head + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n" + last, "400"},
        {head + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab" + last, "400"},
        {head + "Content-Length: x\r\n" + last, "400"},
        {head + "Expect: miracles\r\nContent-Length: 0\r\n\r\n", "417"},
        {head + "Content-Length: 99999999\r\n\r\n", "413"},
        {"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: " + std::string(20000, 'a') + "\r\n\r\n",
         "431"},
        {head + "Transfer-Encoding: Chunked\r\nConnection: close\r\n\r\n0\r\n\r\n", "201"},
    };
    for (const auto& [bytes, status] : kCases)
      EXPECT_EQ(status_of(bytes),
                (bytes.find("HTTP/1.0") == std::string::npos ? "HTTP/1.1 " : "HTTP/1.0 ") +
                    std::string(status))
          << bytes.substr(0, 200);
    RawConnection patient(server_->port());
    patient.send(head +
                 "Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n"
                 "Expect: 100-continue\r\n\r\n");
    EXPECT_TRUE(patient.read_until("\r\n\r\n"));
    EXPECT_TRUE(patient.heard().starts_with("HTTP/1.1 100 ")) << patient.heard();
    patient.send("{}");
    EXPECT_TRUE(patient.read_all());
    EXPECT_NE(patient.heard().find("HTTP/1.1 201 "), std::string::npos) << patient.heard();
    co_return;
  });
}

TEST_F(TrustTest, NobodyTalksWithoutEnd) {
  Settings few = settings();
  few.chat_rate = 1;
  few.chat_burst = 3;
  start(few);
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, R"({"public":true})");
    co_await enter(host);
    co_await enter(other);
    for (int i = 0; i < 3; ++i) co_await expect_ack(host, R"({"t":"chat","text":"again"})");
    co_await expect_refused(host, R"({"t":"chat","text":"again"})", "too-many");
    co_await expect_ack(other, R"({"t":"chat","text":"my turn"})");
  });
}

TEST_F(TrustTest, HealthIsAskedSoOftenAndNoMore) {
  run([&]() -> Task<> {
    Client monitor = client();
    int refused = 0;
    for (int i = 0; i < 200; ++i) {
      const HttpAnswer answer = co_await monitor.request("GET", i % 2 ? "/healthz" : "/readyz");
      refused += answer.status == 429;
      EXPECT_TRUE(answer.status == 200 || answer.status == 429) << answer.status;
    }
    EXPECT_GT(refused, 20);
  });
}

// What an operator does while people are at the table reaches them within a second or two.
TEST_F(TrustTest, AnOperatorHelpsWhileTheServerRuns) {
  run([&]() -> Task<> {
    Guest host = co_await guest("Rude Boy");
    Guest other = co_await guest();
    co_await make_table(host, R"({"public":true})");
    co_await enter(host);
    co_await enter(other);
    co_await expect_ack(host, R"({"t":"chat","text":"something awful"})");
    co_await hear(other, "chat");
    operate([&](Sql& sql) { take_back_chat(sql, table_, 0); });
    const json::object gone = co_await hear(other, "chat");
    EXPECT_EQ(number_of(gone, "c"), 0);
    EXPECT_EQ(flag_of(gone, "removed"), true);
    Guest late = co_await guest();
    co_await enter(late);
    co_await expect_ack(late, R"({"t":"chat","text":"hello"})");
    const json::object first = co_await hear(late, "chat");
    EXPECT_EQ(text_of(first, "text"), "hello") << "nobody new is told it";

    operate([&](Sql& sql) { rename_person(sql, *find_user(sql, host.client.user()), "Polite"); });
    co_await hear_until(other, [&](const Following&) {
      return text_of(other.table.at("seats").as_array().at(0).as_object(), "name") == "Polite";
    });
    operate([&](Sql& sql) { delete_table_now(sql, table_); });
    const int code = co_await hear_end(other);
    EXPECT_EQ(code, 1008);
    co_await expect_http(host.client, "GET /api/tables/" + table_, "", 404, "not-found");
  });
}

TEST_F(TrustTest, WhoForgotThePasswordIsLetInByACode) {
  run([&]() -> Task<> {
    Guest wyatt = co_await guest();
    co_await expect_http(wyatt.client, "POST /api/me/claim",
                         R"({"name":"Wyatt","password":"tombstone"})", 200);
    std::string code;
    operate([&](Sql& sql) { code = password_code(sql, *find_user(sql, wyatt.client.user())); });
    Client browser = client();
    co_await expect_http(browser, "POST /api/forgot", R"({"name":"Wyatt"})", 400, "no-mail");
    const auto reset = [](const std::string& with, const char* password) {
      return R"({"name":"wyatt","code":")" + with + R"(","password":")" + password + "\"}";
    };
    co_await expect_http(browser, "POST /api/reset", reset("wrongwrong12", "new password"), 400,
                         "wrong");
    co_await expect_http(browser, "POST /api/reset", reset(code, "short"), 400, "bad-password");
    co_await expect_http(browser, "POST /api/reset", reset(code, "new password"), 200);
    co_await expect_http(browser, "GET /api/me/tables", "", 200);
    co_await expect_http(browser, "POST /api/reset", reset(code, "newer password"), 400, "wrong");
    co_await expect_http(wyatt.client, "GET /api/me/tables", "", 401, "signed-out");
    Client again = client();
    co_await expect_http(again, "POST /api/login", R"({"name":"Wyatt","password":"new password"})",
                         200);
  });
}

// Whoever had the mail when the code was sent does not come in with it later.
TEST_F(TrustTest, ACodeEndsWithTheNextPassword) {
  run([&]() -> Task<> {
    Guest doc = co_await guest();
    co_await expect_http(doc.client, "POST /api/me/claim",
                         R"({"name":"Doc","password":"huckleberry"})", 200);
    std::string code;
    operate([&](Sql& sql) { code = password_code(sql, *find_user(sql, doc.client.user())); });
    co_await expect_http(doc.client, "POST /api/me/password",
                         R"({"password":"huckleberry","next":"daisies daisies"})", 200);
    Client thief = client();
    co_await expect_http(thief, "POST /api/reset",
                         R"({"name":"doc","code":")" + code + R"(","password":"mine all mine"})",
                         400, "wrong");
  });
}

// Also when no server has noticed that somebody was let in meanwhile.
TEST_F(TrustTest, ABanIsCarriedOutEveryTime) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}};
    std::vector<Guest> both = co_await seat_guests(2, spec);
    const std::string user = both[1].client.user();
    const auto ban = [&](bool on) {
      operate([&](Sql& sql) { ban_person(sql, *find_user(sql, user), on); });
    };
    const auto resigned = [&](const Following&) {
      const json::value* seats = member(both[0].table, "seats");
      return seats && member(seats->as_array().at(1).as_object(), "bot");
    };
    ban(true);
    EXPECT_EQ(co_await hear_end(both[1]), kStayAway);
    co_await hear_until(both[0], resigned);
    ban(false);
    co_await both[0].client.close();
    both[0].follow = both[1].follow = {};
    both[0].table = {};
    co_await make_table(both[0], R"({"players":2})");
    co_await enter(both[0]);
    co_await sit(both[1], 1);
    for (Guest& guest : both) co_await ready(guest);
    for (Guest& guest : both)
      co_await hear_until(guest, [](const Following& f) { return f.dealt; });
    ban(true);
    EXPECT_EQ(co_await hear_end(both[1]), kStayAway);
    co_await hear_until(both[0], resigned);
  });
}

TEST_F(TrustTest, PeopleReportOthersAndReadWhatIsKeptOfThem) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, "{}");
    co_await enter(host);
    co_await sit(other, 1);
    co_await expect_ack(other, R"({"t":"chat","text":"I cheat"})");
    const std::string report = "POST /api/tables/" + table_ + "/report";
    const auto about = [](const std::string& user, const char* why) {
      return R"({"user":")" + user + R"(","why":")" + why + "\"}";
    };
    co_await expect_http(host.client, report, about(other.client.user(), "cheats"), 201);
    co_await expect_http(host.client, report, about(host.client.user(), "me"), 400, "bad-user");
    Guest elsewhere = co_await guest();
    co_await expect_http(host.client, report, about(elsewhere.client.user(), "who"), 400,
                         "bad-user");
    co_await expect_http(host.client, report, about(other.client.user(), ""), 400, "bad-body");
    Client stranger = client();
    co_await expect_http(stranger, "POST /api/guest", "{}", 201);
    co_await expect_http(stranger, report, about(other.client.user(), "x"), 403, "private");
    operate([&](Sql& sql) {
      const auto open = open_reports(sql, 10);
      ASSERT_EQ(open.size(), 1u);
      EXPECT_EQ(open[0].user, other.client.user());
      EXPECT_EQ(open[0].why, "cheats");
      EXPECT_TRUE(settle_report(sql, open[0].id));
      EXPECT_TRUE(open_reports(sql, 10).empty());
    });
    const HttpAnswer data = co_await expect_http(other.client, "GET /api/me/data", "", 200);
    const json::object all = data.json();
    EXPECT_EQ(text_of(all.at("account").as_object(), "id"), other.client.user());
    EXPECT_EQ(all.at("tables").as_array().size(), 1u);
    EXPECT_EQ(text_of(all.at("chat").as_array().at(0).as_object(), "text"), "I cheat");
    EXPECT_EQ(data.body.find(other.client.token()), std::string::npos);
    EXPECT_EQ(data.body.find("cheats"), std::string::npos) << "who reported whom is not told";
  });
}

}  // namespace
}  // namespace dr
