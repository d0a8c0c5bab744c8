// Messages of people who mean no good, at a table.
#include <gtest/gtest.h>

#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include "tests/server/fixture.h"

namespace dr {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

// A WebSocket that sends what Client would not.
class RawSocket {
 public:
  explicit RawSocket(asio::io_context& context) : socket_(context) {}

  Task<> open(int port, std::string table, std::string token) {
    const asio::ip::tcp::endpoint to(asio::ip::address_v4::loopback(),
                                     static_cast<std::uint16_t>(port));
    co_await socket_.next_layer().async_connect(to, asio::use_awaitable);
    socket_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
      request.set(beast::http::field::cookie, "darkrock=" + token);
    }));
    socket_.read_message_max(64 << 20);
    co_await socket_.async_handshake("127.0.0.1", "/ws/table/" + table, asio::use_awaitable);
  }
  Task<> send(std::string bytes, bool binary) {
    socket_.binary(binary);
    boost::system::error_code error;
    co_await socket_.async_write(asio::buffer(bytes),
                                 asio::redirect_error(asio::use_awaitable, error));
  }
  // The next answer to a message; empty when the connection has ended.
  Task<std::string> answer() {
    for (;;) {
      boost::system::error_code error;
      beast::flat_buffer buffer;
      co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return std::string{};
      const std::string text = beast::buffers_to_string(buffer.data());
      if (text.starts_with(R"({"t":"refused")") || text.starts_with(R"({"t":"ack")"))
        co_return text;
    }
  }
  int close_code() const { return socket_.reason().code; }

 private:
  websocket::stream<beast::tcp_stream, false> socket_;
};

class FrameTest : public ServerTest {
 protected:
  json::object two_seats() const { return {{"players", 2}, {"length", "short"}}; }
};

TEST_F(FrameTest, WhatIsNoMessageIsRefusedAndTheTableGoesOn) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    const std::string deep =
        R"({"t":"ping","a":)" + std::string(3000, '[') + std::string(3000, ']') + "}";
    const std::string nul("{\"t\":\"ping\"}\0", 13);
    for (const std::string& text :
         {std::string("{"), std::string("[]"), std::string("7"), std::string(R"("ping")"), nul,
          std::string("nonsense"), std::string(R"({"t":"ping"}{"t":"ping"})"),
          std::string(R"({"t":"\ud800"})"), std::string(" "), deep}) {
      co_await guests[0].client.send(text);
      co_await hear_until(guests[0], [](const Following& f) { return !f.replies.empty(); });
      EXPECT_EQ(text_of(guests[0].follow.replies[0], "code"), "bad-message") << text;
      guests[0].follow.replies.clear();
    }
    for (const char* message :
         {"{}", R"({"t":7})", R"({"t":"Choose"})", R"({"t":"hello"})", R"({"t":"update"})",
          R"({"t":"start"})", R"({"t":"create"})", R"({"t":"away","seat":1})", R"({"t":""})"})
      co_await expect_refused(guests[0], message, "unknown");
    co_await step(guests);
  });
}

TEST_F(FrameTest, StrangeFramesAreRefusedOrEndTheConnection) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    const std::string token = guests[0].client.token();
    {
      RawSocket socket(context_);
      co_await socket.open(server_->port(), table_, token);
      co_await socket.send(std::string("\x00\x01\xff\xfe", 4), true);
      std::string answer = co_await socket.answer();
      EXPECT_NE(answer.find("bad-message"), std::string::npos) << answer;
      co_await socket.send("{\"t\":\"chat\",\"text\":\"\xff\xfe\"}", true);
      answer = co_await socket.answer();
      EXPECT_NE(answer.find("bad-message"), std::string::npos) << answer;
      co_await socket.send("", false);
      answer = co_await socket.answer();
      EXPECT_NE(answer.find("bad-message"), std::string::npos) << answer;
      co_await socket.send("{\"t\":\"chat\",\"text\":\"\xff\xfe\"}", false);
      answer = co_await socket.answer();
      EXPECT_EQ(answer, "");
      EXPECT_EQ(socket.close_code(), 1007);
    }
    for (const std::size_t size : {std::size_t{8192}, std::size_t{8193}, std::size_t{1} << 20}) {
      RawSocket socket(context_);
      co_await socket.open(server_->port(), table_, token);
      co_await socket.send(std::string(size, ' '), false);
      const std::string answer = co_await socket.answer();
      EXPECT_EQ(answer.empty(), size > 8192) << size;
      const int code = size == 8193 ? 1009 : 0;  // a longer one breaks off while it is sent
      EXPECT_TRUE(code == 0 || socket.close_code() == code) << socket.close_code();
    }
    co_await step(guests);
  });
}

TEST_F(FrameTest, WhoFloodsTheTableIsSentAway) {
  Settings few = settings();
  few.message_rate = 1;
  few.message_burst = 5;
  start(few);
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, "{}");
    co_await enter(host);
    for (int i = 0; i < 20; ++i) co_await host.client.send(R"({"t":"ping","id":1})");
    const int code = co_await hear_end(host);
    EXPECT_EQ(code, 1008);
    EXPECT_EQ(host.client.close_reason(), "too-many");
    EXPECT_LE(host.follow.replies.size(), 7u);
  });
}

TEST_F(FrameTest, SpectatorsDoNothingToTheGame) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    Guest watcher = co_await guest();
    co_await enter(watcher);
    EXPECT_EQ(watcher.follow.seat, kNone);
    const std::int64_t index = guests[0].follow.index;
    const std::pair<const char*, const char*> tries[] = {
        {R"({"t":"choose","n":0,"choice":0})", "not-seated"},
        {R"({"t":"choose","n":0,"choice":0,"seat":0})", "not-seated"},
        {R"({"t":"undo","seat":0})", "not-seated"},
        {R"({"t":"leave","seat":0})", "not-seated"},
        {R"({"t":"back","seat":0})", "not-seated"},
        {R"({"t":"resign","seat":0})", "not-seated"},
        {R"({"t":"rewind","before":6,"seat":0})", "not-playing"},
        {R"({"t":"abandon","seat":0})", "not-playing"},
        {R"({"t":"vote","yes":true,"seat":0})", "no-vote"},
        {R"({"t":"rematch"})", "not-over"},
        {R"({"t":"sit","seat":0})", "begun"},
        {R"({"t":"stand","seat":0})", "begun"},
        {R"({"t":"bot","seat":0,"bot":"easy"})", "begun"},
        {R"({"t":"host","seat":0})", "begun"},
        {R"({"t":"spec","table":{}})", "begun"},
        {R"({"t":"ready","entropy":"00"})", "begun"}};
    for (const auto& [message, code] : tries) co_await expect_refused(watcher, message, code);
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await expect_refused(watcher, R"({"t":"vote","yes":true})", "no-vote");
    co_await expect_refused(watcher, R"({"t":"vote","yes":false})", "no-vote");
    co_await catch_up(guests[0]);
    EXPECT_EQ(guests[0].follow.index, index);
  });
}

TEST_F(FrameTest, NobodyActsForAnotherSeat) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    for (bool more = true; more;) {
      co_await settle(guests);
      more = guests[0].follow.is_asked() == guests[1].follow.is_asked();
      if (more) co_await step(guests);
    }
    Guest& asked = guests[0].follow.is_asked() ? guests[0] : guests[1];
    Guest& other = &asked == &guests[0] ? guests[1] : guests[0];
    Choices options;
    asked.follow.options(options);
    const std::int64_t index = asked.follow.index;
    for (const std::int64_t n : {asked.follow.acts, other.follow.acts}) {
      const json::object forged{{"t", "choose"},
                                {"n", n},
                                {"choice", options[0].code()},
                                {"seat", asked.follow.seat},
                                {"user", asked.client.user()}};
      const json::object reply = co_await ask(other, forged);
      EXPECT_EQ(text_of(reply, "t"), "refused") << json::serialize(reply);
    }
    const std::string seat = std::to_string(asked.follow.seat);
    co_await expect_ack(other, R"({"t":"resign","seat":)" + seat + "}");
    co_await catch_up(asked);
    const json::array& seats = asked.table.at("seats").as_array();
    EXPECT_EQ(seats[asked.follow.seat].as_object().count("resigned"), 0u);
    EXPECT_EQ(seats[other.follow.seat].as_object().count("resigned"), 1u) << "it named itself";
    EXPECT_EQ(asked.follow.index, index + 1);
    // and a choice heard on the wire means nothing from another's mouth
    co_await step(guests);
  });
}

TEST_F(FrameTest, SpectatorsAreCountedAndMayBeUnwanted) {
  Settings few = settings();
  few.max_spectators = 1;
  start(few);
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    Guest first = co_await guest(), second = co_await guest();
    co_await enter(first);
    const std::string code = R"({"code":")" + code_ + "\"}";
    co_await expect_http(second.client, "POST /api/join", code, 200);
    co_await second.client.open(table_);
    int end = co_await hear_end(second);
    EXPECT_EQ(end, 1008);
    EXPECT_FALSE(second.follow.dealt);
    const json::object closed{{"players", 2}, {"spectators", false}, {"public", true}};
    std::vector<Guest> others = co_await seat_guests(2, closed);
    co_await second.client.open(table_);
    end = co_await hear_end(second);
    EXPECT_EQ(end, 1008);
    EXPECT_FALSE(second.follow.dealt);
  });
}

}  // namespace
}  // namespace dr
