// Requests of people who mean no good.
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>

#include "server/account/auth.h"
#include "server/api/web_table.h"
#include "server/store/accounts.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

using asio::ip::tcp;

class SecurityTest : public ServerTest {
 protected:
  tcp::endpoint server() const {
    return {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(server_->port())};
  }
  // Sends bytes; all that comes back until the server ends the connection.
  Task<std::string> raw(std::string bytes) {
    tcp::socket socket(context_);
    co_await socket.async_connect(server(), asio::use_awaitable);
    boost::system::error_code error;
    co_await asio::async_write(socket, asio::buffer(bytes),
                               asio::redirect_error(asio::use_awaitable, error));
    std::string answer;
    co_await asio::async_read(socket, asio::dynamic_buffer(answer),
                              asio::redirect_error(asio::use_awaitable, error));
    co_return answer;
  }
  static std::string get(const std::string& path, const std::string& more = "") {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more + "\r\n";
  }
  static bool begins(const std::string& answer, int status) {
    return answer.starts_with("HTTP/1.1 " + std::to_string(status) + " ");
  }
  Task<> expect_alive() {
    Client browser = client();
    co_await expect_http(browser, "GET /healthz", "", 200);
  }
  Task<bool> opens(Client& client, std::string table) {
    bool opened = true;
    try {
      co_await client.open(table);
    } catch (const boost::system::system_error&) {
      opened = false;
    }
    co_return opened;
  }
};

TEST_F(SecurityTest, OnlyOurOwnPagesChangeAnything) {
  run([&]() -> Task<> {
    const std::string own = "http://127.0.0.1:" + std::to_string(server_->port());
    for (const char* origin :
         {"http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1"}) {
      Client page = client();
      page.set_header("Origin", origin);
      co_await expect_http(page, "POST /api/guest", "{}", 403, "forbidden");
      EXPECT_EQ(page.token(), "");
    }
    Client page = client();
    page.set_header("Origin", own);
    co_await expect_http(page, "POST /api/guest", "{}", 201);
    co_await expect_http(page, "POST /api/tables", "{}", 201);
    // a form of another page cannot send our header
    const std::string body = "{}";
    const std::string form = co_await raw(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: darkrock=" +
        page.token() + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n" + body);
    EXPECT_TRUE(begins(form, 403)) << form;
    const std::string away = co_await raw(
        "DELETE /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: darkrock=" +
        page.token() + "\r\n\r\n");
    EXPECT_TRUE(begins(away, 403)) << away;
    co_await expect_http(page, "GET /api/me", "", 200);
  });
}

TEST_F(SecurityTest, ASocketIsOpenedFromOurOwnPagesAndBySomebody) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, "{}");
    const std::string own = "http://127.0.0.1:" + std::to_string(server_->port());
    for (const auto& [origin, good] : {std::pair<std::string, bool>{"http://evil.example", false},
                                       {"null", false},
                                       {own, true}}) {
      Client page = client();
      page.set_token(host.client.token());
      page.set_header("Origin", origin);
      const bool opened = co_await opens(page, table_);
      EXPECT_EQ(opened, good) << origin;
    }
    std::string off_by_one = host.client.token();
    off_by_one.back() = off_by_one.back() == '0' ? '1' : '0';
    for (const std::string& token :
         {std::string{}, std::string(64, '0'), off_by_one, host.client.token() + "0",
          host.client.token().substr(1), token_hash(host.client.token()), host.client.user()}) {
      Client thief = client();
      thief.set_token(token);
      const bool opened = co_await opens(thief, table_);
      EXPECT_FALSE(opened) << token;
      co_await expect_http(thief, "GET /api/me/tables", "", 401, "signed-out");
      co_await expect_http(thief, "GET /api/tables/" + table_, "", 401, "signed-out");
    }
    const std::string answer = co_await raw(get("/ws/table/" + table_));
    EXPECT_TRUE(begins(answer, 404)) << answer;
    for (const char* table : {"", "nosuchtable12", "%00", "%ff%fe", "a/b", "..%2f..", "a%20b"}) {
      Client page = client();
      page.set_token(host.client.token());
      const bool opened = co_await opens(page, table);
      if (!opened) continue;
      const auto message = co_await page.receive();
      EXPECT_FALSE(message.has_value()) << table;
      EXPECT_EQ(page.close_code(), 1008) << table;
    }
    co_await expect_alive();
  });
}

// What stands behind the headers of an answer.
std::string_view body_of(std::string_view answer) {
  const auto end = answer.find("\r\n\r\n");
  return end == std::string_view::npos ? std::string_view{} : answer.substr(end + 4);
}

TEST_F(SecurityTest, TheClientIsServedWholeAndPacked) {
  run([&]() -> Task<> {
    for (const WebFile& file : kWebFiles) {
      const std::string path(file.path);
      const bool gzip = path.ends_with(".gz"), brotli = path.ends_with(".br");
      const std::string plain = gzip || brotli ? path.substr(0, path.size() - 3) : path;
      const std::string wish = brotli ? "gzip, br" : gzip ? "gzip" : "identity";
      const std::string answer = co_await raw(get(plain, "Accept-Encoding: " + wish + "\r\n"));
      EXPECT_TRUE(begins(answer, 200)) << path;
      EXPECT_EQ(body_of(answer), std::string_view(file.bytes.data(), file.bytes.size())) << path;
      EXPECT_EQ(answer.find("Content-Encoding: gzip") != std::string::npos, gzip) << path;
      EXPECT_EQ(answer.find("Content-Encoding: br") != std::string::npos, brotli) << path;
      EXPECT_EQ(answer.find("immutable") != std::string::npos, path.starts_with("/assets/"))
          << path;
    }
    const std::string home = co_await raw(get("/"));
    for (const char* screen : {"/t/ABCDEF", "/table/1", "/local/1", "/rules/B7.3", "/games"}) {
      const std::string answer = co_await raw(get(screen));
      EXPECT_EQ(body_of(answer), body_of(home)) << screen;
    }
  });
}

TEST_F(SecurityTest, FilesAreOnlyThoseOfTheClient) {
  run([&]() -> Task<> {
    for (const char* path :
         {"/../../README.md", "/..%2f..%2fREADME.md", "/%2e%2e/%2e%2e/README.md", "/./index.html",
          "//index.html", "/index.html/", "/..", "/.git/config", "/index.html%00.css", "/%ff", "/%",
          "/%zz", "/content/base/poker.cards", "/docs/rules/base.md", "/test.db",
          "/..\\..\\README.md"}) {
      const std::string answer = co_await raw(get(path));
      EXPECT_TRUE(begins(answer, 404)) << path << " " << answer.substr(0, 60);
    }
    const std::string page = co_await raw(get("/"));
    EXPECT_TRUE(begins(page, 200));
    for (const char* header :
         {"Content-Security-Policy: default-src 'self';", "X-Content-Type-Options: nosniff",
          "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
          "Cross-Origin-Resource-Policy: same-origin"})
      EXPECT_NE(page.find(header), std::string::npos) << header;
    EXPECT_NE(page.find("frame-ancestors 'none'"), std::string::npos);
    const std::string api = co_await raw(get("/api/me"));
    EXPECT_NE(api.find("Cache-Control: no-store"), std::string::npos);
  });
}

TEST_F(SecurityTest, UnknownAddressesAndMethodsAreRefused) {
  run([&]() -> Task<> {
    Guest visitor = co_await guest();
    for (const char* request : {"GET /api/", "GET /api/nothing", "POST /api/tables/x/y",
                                "GET /api/tables//replay", "GET /api/tables/a/b/replay"})
      co_await expect_http(visitor.client, request, "", 404, "not-found");
    for (const char* request : {"PUT /api/me", "GET /api/guest", "DELETE /api/tables",
                                "POST /healthz", "POST /", "TRACE /api/me", "OPTIONS /api/me"})
      co_await expect_http(visitor.client, request, "", 405, "no-method");
    for (const char* id : {"%00", "%ff", "x%27%20OR%201=1", "..", "%2e%2e", "a%0d%0ab"})
      co_await expect_http(visitor.client, std::string("GET /api/tables/") + id, "", 404,
                           "not-found");
    co_await expect_http(visitor.client, "GET /api/tables/%22%0d%0aX:%20y/replay", "", 404,
                         "not-found");
    co_await expect_alive();
  });
}

TEST_F(SecurityTest, BodiesAreObjectsOfAFairSize) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    const std::string deep = "{\"a\":" + std::string(5000, '[') + std::string(5000, ']') + "}";
    for (const std::string& body :
         {std::string("{"), std::string("[]"), std::string("7"), std::string("null"),
          std::string("{\"a\":1}x"), std::string("{\"a\":\"\xff\"}"), std::string("\0", 1),
          std::string("{'a':1}"), std::string("{\"a\":\"\\ud800\"}"), deep})
      co_await expect_http(host.client, "POST /api/tables", body, 400, "bad-body");
    const std::string head =
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Darkrock: 1\r\n"
        "Content-Type: application/json\r\nConnection: close\r\n";
    const std::string one_more = std::to_string(Settings{}.max_body + 1);
    std::string answer = co_await raw(head + "Content-Length: " + one_more + "\r\n\r\n");
    EXPECT_TRUE(begins(answer, 413)) << answer;
    answer = co_await raw(head + "Content-Length: 18446744073709551615\r\n\r\n");
    EXPECT_FALSE(begins(answer, 200)) << answer;
    answer = co_await raw(head + "Transfer-Encoding: chunked\r\n\r\nffffff\r\n");
    EXPECT_TRUE(begins(answer, 413)) << answer;
    answer = co_await raw(
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Darkrock: 1\r\n"
        "Connection: close\r\nContent-Type: text/plain\r\n"
        "Content-Length: 2\r\n\r\n{}");
    EXPECT_TRUE(begins(answer, 400)) << answer;
    co_await expect_alive();
  });
}

TEST_F(SecurityTest, WhatIsNoHttpIsDropped) {
  run([&]() -> Task<> {
    const std::string huge = "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: " + std::string(20000, 'a');
    for (const std::string& bytes :
         {std::string("\x16\x03\x01\x02\x00\x01\x00", 7), std::string("GET\r\n\r\n"),
          std::string("GET / HTTP/9.9\r\n\r\n"), std::string(40000, 'x'), huge + "\r\n\r\n",
          std::string("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
          std::string("GET / HTTP/1.1\r\n: x\r\n\r\n"), std::string("\0\0\0\0\r\n\r\n", 8)}) {
      const std::string answer = co_await raw(bytes);
      EXPECT_FALSE(begins(answer, 200)) << bytes.substr(0, 40);
    }
    co_await expect_alive();
  });
}

TEST_F(SecurityTest, RequestsOfOneAddressAreCounted) {
  Settings few = settings();
  few.request_rate = 1;
  few.request_burst = 5;
  few.guest_rate = 2;
  start(few);
  run([&]() -> Task<> {
    Client browser = client();
    co_await expect_http(browser, "POST /api/guest", "{}", 201);
    co_await expect_http(browser, "POST /api/guest", "{}", 201);
    co_await expect_http(browser, "POST /api/guest", "{}", 429, "too-many");
    int refused = 0;
    for (int i = 0; i < 30; ++i) {
      const HttpAnswer me = co_await browser.request("GET", "/api/me");
      refused += me.status == 429;
    }
    EXPECT_GT(refused, 10);
    co_await expect_http(browser, "GET /healthz", "", 200);
  });
}

TEST_F(SecurityTest, OneAddressHasSoManyConnections) {
  Settings few = settings();
  few.max_connections_per_address = 3;
  start(few);
  run([&]() -> Task<> {
    std::vector<tcp::socket> open;
    for (int i = 0; i < 3; ++i) {
      open.emplace_back(context_);
      co_await open.back().async_connect(server(), asio::use_awaitable);
      const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
      co_await asio::async_write(open.back(), asio::buffer(request), asio::use_awaitable);
      char first = 0;  // it is served: it counts
      co_await asio::async_read(open.back(), asio::buffer(&first, 1), asio::use_awaitable);
    }
    std::string answer = co_await raw(get("/healthz"));
    EXPECT_EQ(answer, "");
    open.clear();
    while (answer.empty()) answer = co_await raw(get("/healthz"));
    EXPECT_TRUE(begins(answer, 200));
  });
}

// Waits for the server's round, which looks for such people.
TEST_F(SecurityTest, WhoIsBannedIsCutOff) {
  run([&]() -> Task<> {
    const json::object spec{{"players", 2}};
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    Guest& host = guests[0];
    co_await expect_http(host.client, "POST /api/me/claim",
                         R"({"name":"Outlaw","password":"jailbird"})", 200);
    const int renewed = co_await hear_end(host);
    EXPECT_EQ(renewed, 1012);
    co_await enter(host);
    EXPECT_TRUE(set_banned(*database(), host.client.user(), true));
    co_await expect_http(host.client, "GET /api/me", "", 403, "banned");
    co_await expect_http(host.client, "POST /api/tables", "{}", 403, "banned");
    Client again = client();
    co_await expect_http(again, "POST /api/login", R"({"name":"Outlaw","password":"jailbird"})",
                         403, "banned");
    again.set_token(host.client.token());
    const bool opened = co_await opens(again, table_);
    EXPECT_FALSE(opened);
    const int code = co_await hear_end(host);
    EXPECT_EQ(code, 1008);
    co_await hear_until(guests[1], [&](const Following&) {  // a bot plays on
      return member(guests[1].table.at("seats").as_array().at(0).as_object(), "resigned");
    });
    EXPECT_TRUE(set_banned(*database(), host.client.user(), false));
    co_await expect_http(host.client, "GET /api/me", "", 200);
  });
}

}  // namespace
}  // namespace dr
