// Broken HTTP and broken WebSocket frames on a bare connection. DARKROCK_MESSAGES says how much of it.
#include <boost/asio/steady_timer.hpp>

#include "server/store/store.h"
#include "server/table/archive.h"
#include "tests/server/fixture.h"
#include "tests/server/fuzz_messages.h"
#include "tests/server/raw_connection.h"
#include "tests/support/asked_for.h"

namespace dr {
namespace {

int messages() { return asked_for("DARKROCK_MESSAGES", 20'000); }

// A frame of the client as it should be, or with these parts wrong.
struct Frame {
  int opcode = 1;
  bool fin = true, masked = true;
  int reserved = 0;
  int width = 0;          // bytes of the length: 0 (as few as it takes), 2 or 8
  std::int64_t more = 0;  // the length says so many more
  std::string payload;

  std::string bytes() const {
    std::string out(1, static_cast<char>((fin ? 0x80 : 0) | reserved << 4 | opcode));
    const std::uint64_t length = payload.size() + static_cast<std::uint64_t>(more);
    const int least = length < 126 ? 0 : length < 65536 ? 2 : 8;
    const int used = std::max(width, least);
    const int mark = used == 0 ? static_cast<int>(length) : used == 2 ? 126 : 127;
    out += static_cast<char>((masked ? 0x80 : 0) | mark);
    for (int i = used - 1; i >= 0; --i) out += static_cast<char>(length >> 8 * i & 0xff);
    const std::string_view key = "\x12\x34\x56\x78";
    if (masked) out += key;
    for (std::size_t i = 0; i < payload.size(); ++i)
      out += static_cast<char>(masked ? payload[i] ^ key[i % 4] : payload[i]);
    return out;
  }
};

Frame with_payload(std::string payload) {
  Frame frame;
  frame.payload = std::move(payload);
  return frame;
}

class FuzzWire : public ServerTest {
 protected:
  Settings settings() const override {
    Settings s = ServerTest::settings();
    s.table_idle = 0;
    s.idle_timeout = 3600;  // connections are counted at the end, however long it takes
    return s;
  }

  // Two guests at a table that is dealt, who go; the second one's cookie is used below.
  void deal() {
    run([&]() -> Task<> {
      const json::object spec{{"players", 2}, {"length", "short"}};
      guests_ = co_await seat_guests(2, spec);
      for (Guest& one : guests_) co_await one.client.close();
    });
  }

  std::string upgrade(const std::string& key = "dGhlIHNhbXBsZSBub25jZQ==") const {
    return "GET /ws/table/" + table_ + " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n" +
           "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key +
           "\r\nCookie: darkrock=" + guests_[1].client.token() + "\r\n\r\n";
  }

  // The code the server closes with after these bytes; 0: none, -1: it waits for ever.
  int close_code(const std::string& bytes) {
    RawConnection raw(server_->port());
    raw.send(upgrade());
    if (!raw.read_until("\"t\":\"update\"")) return -1;
    raw.send(bytes);
    if (!raw.read_until("\x88")) return -1;
    const std::string& all = raw.heard();
    const auto at = all.rfind('\x88');
    if (at == std::string::npos || at + 3 >= all.size()) return 0;
    return static_cast<unsigned char>(all[at + 2]) << 8 | static_cast<unsigned char>(all[at + 3]);
  }

  // The server works, the table can be opened and its log holds, another one is played at, and nothing
  // is kept of what was there: the four guests have a connection each for their requests.
  void expect_as_before() {
    const std::string fuzzed = table_;
    run([&]() -> Task<> {
      co_await guests_[1].client.open(fuzzed);
      guests_[1].follow = {};
      co_await hear_until(guests_[1], [](const Following& f) { return f.index >= 0; });
      co_await guests_[1].client.close();
      const json::object spec{{"players", 2}, {"length", "short"}};
      std::vector<Guest> others = co_await seat_guests(2, spec);
      for (int n = 0; n < 10; ++n) co_await step(others);
      for (Guest& one : others) co_await one.client.close();
      co_await wait_until_all_have_gone(guests_[0]);
    });
    stop();
    Store(settings().database).run([&](Sql& sql) {
      EXPECT_NO_THROW(load_record(sql, fuzzed));
      EXPECT_NO_THROW(load_record(sql, table_));
    });
  }

  Task<> wait_until_all_have_gone(Guest& guest) {
    std::string left = "?";
    asio::steady_timer pause(context_);
    for (int n = 0; n < 1200 && !left.empty(); ++n) {
      const HttpAnswer metrics = co_await guest.client.request("GET", "/metrics");
      left.clear();
      for (const char* line :
           {"darkrock_connections 4\n", "darkrock_websockets 0\n", "darkrock_tables_loaded 0\n"})
        if (metrics.body.find(line) == std::string::npos) left += line;
      pause.expires_after(std::chrono::milliseconds(50));
      co_await pause.async_wait(asio::use_awaitable);
    }
    EXPECT_EQ(left, "");
  }

  std::string request();
  Frame frame();

  std::vector<Guest> guests_;
  Fuzzer fuzzer_{5};
};

std::string FuzzWire::request() {
  static constexpr const char* kMethods[] = {"GET", "POST", "DELETE", "HEAD",
                                             "PUT", "BREW", "",       "G\tT"};
  static constexpr const char* kPaths[] = {"/",
                                           "/healthz",
                                           "/api/tables",
                                           "/api/guest",
                                           "/api/login",
                                           "/api/join",
                                           "/api/me/claim",
                                           "/api/tables/%00",
                                           "/api/tables/%ff%fe/replay",
                                           "/api/tables/..%2f..%2fetc",
                                           "/../../etc/passwd",
                                           "/ws/table/%00",
                                           "*",
                                           "http://other/",
                                           "/api/me/tables?since=%",
                                           "/%",
                                           "/app.js%00.html"};
  static constexpr const char* kHeaders[] = {"Content-Length: -1",
                                             "Content-Length: 99999999999999999999",
                                             "Content-Length: 5",
                                             "Transfer-Encoding: chunked",
                                             "Transfer-Encoding: gzip, chunked",
                                             "Expect: 100-continue",
                                             "Connection: close",
                                             "Connection: upgrade",
                                             "Upgrade: h2c",
                                             "Cookie: darkrock=",
                                             "Host:",
                                             "Cookie: ;;=;darkrock",
                                             "Content-Type: application/json",
                                             "X-Darkrock: 1",
                                             "Origin: null",
                                             "X-Forwarded-For: 1.2.3.4, \xff",
                                             ": nothing",
                                             "No colon",
                                             " folded",
                                             "Range: bytes=0-"};
  const auto any = [&](const auto& list) {
    return std::string(list[fuzzer_.below(static_cast<std::uint32_t>(std::size(list)))]);
  };
  std::string out =
      any(kMethods) + " " + any(kPaths) + (fuzzer_.chance(8) ? "" : " HTTP/1.1") + "\r\n";
  if (!fuzzer_.chance(5)) out += "Cookie: darkrock=" + guests_[1].client.token() + "\r\n";
  if (!fuzzer_.chance(3)) out += "X-Darkrock: 1\r\nContent-Type: application/json\r\n";
  for (std::uint32_t n = fuzzer_.below(4); n > 0; --n) out += any(kHeaders) + "\r\n";
  if (fuzzer_.chance(30)) out += "X-Long: " + std::string(20'000, 'y') + "\r\n";
  const std::string body = fuzzer_.message({});
  if (fuzzer_.chance(2)) out += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  out += "\r\n" + body;
  return fuzzer_.chance(3) ? fuzzer_.garbled(out) : out;
}

Frame FuzzWire::frame() {
  static constexpr int kOpcodes[] = {1, 1, 1, 1, 2, 0, 8, 9, 10, 3, 15};
  static constexpr std::int64_t kMore[] = {1, -1, 125, 70'000, INT64_MAX, INT64_MIN};
  Frame out = with_payload(fuzzer_.message(guests_[1].follow));
  out.opcode = kOpcodes[fuzzer_.below(std::size(kOpcodes))];
  out.fin = !fuzzer_.chance(6);
  out.masked = !fuzzer_.chance(12);
  if (fuzzer_.chance(12)) out.reserved = static_cast<int>(fuzzer_.below(8));
  if (fuzzer_.chance(8)) out.width = fuzzer_.chance(2) ? 2 : 8;
  if (fuzzer_.chance(12)) out.more = kMore[fuzzer_.below(std::size(kMore))];
  return out;
}

TEST_F(FuzzWire, HttpIsAnsweredOrDropped) {
  deal();
  int answered = 0;
  for (int n = 0; n < messages() / 50; ++n) {
    const std::string bytes = request();
    RawConnection raw(server_->port());
    raw.send(bytes);
    raw.end_sending();
    ASSERT_TRUE(raw.read_all()) << "no end after: " << bytes;
    // 501 is for a transfer coding nobody knows; any other of its kind is our fault.
    const bool fault = raw.heard().find("HTTP/1.1 5") != raw.heard().find("HTTP/1.1 501");
    ASSERT_FALSE(fault) << bytes << "\n" << raw.heard();
    ASSERT_TRUE(raw.heard().empty() || raw.heard().starts_with("HTTP/1.")) << bytes;
    answered += !raw.heard().empty();
  }
  EXPECT_GT(answered, messages() / 50 / 5);
  expect_as_before();
}

TEST_F(FuzzWire, FramesAreAnsweredOrEndTheConnection) {
  deal();
  for (int n = 0; n < messages() / 20;) {
    RawConnection raw(server_->port());
    raw.send(fuzzer_.chance(10) ? fuzzer_.garbled(upgrade()) : upgrade());
    std::string sent;
    for (std::uint32_t more = 1 + fuzzer_.below(8); more > 0; --more, ++n) sent += frame().bytes();
    raw.send(sent);
    raw.end_sending();
    ASSERT_TRUE(raw.read_all()) << "no end after frames up to " << n;
  }
  expect_as_before();
}

TEST_F(FuzzWire, BrokenFramesAreRefusedByTheirCode) {
  deal();
  const auto broken = [](auto change) {
    Frame frame = with_payload(R"({"t":"ping"})");
    change(frame);
    return frame.bytes();
  };
  EXPECT_EQ(close_code(broken([](Frame& f) { f.masked = false; })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.reserved = 4; })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.opcode = 3; })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.opcode = 9, f.fin = false; })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.opcode = 0; })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.opcode = 9, f.payload.resize(200); })), 1002);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.payload = "\xff\xfe"; })), 1007);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.more = 1 << 20; })), 1009);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.more = INT64_MAX; })), 1009);
  EXPECT_EQ(close_code(broken([](Frame& f) { f.opcode = 8, f.payload = "\x03\xe8"; })), 1000);
  expect_as_before();
}

}  // namespace
}  // namespace dr
