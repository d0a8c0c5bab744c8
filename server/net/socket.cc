#include "server/net/socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/websocket.hpp>

#include "server/base/clock.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/handshake.h"
#include "server/room/room.h"
#include "server/room/rooms.h"

namespace dr {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kMostQueued = 4 << 20;  // bytes a slow reader may leave waiting

}  // namespace

Socket::Socket(Services& services, Stream stream, std::string user_id, std::string session_key,
               bool with_words)
    : Peer(std::move(user_id), std::move(session_key), with_words),
      s_(services),
      socket_(std::move(stream)),
      rate_(services.settings.message_rate, services.settings.message_burst) {
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = std::chrono::seconds(10);
  timeout.idle_timeout = std::chrono::seconds(2 * services.settings.ping_interval);
  timeout.keep_alive_pings = true;
  socket_.set_option(timeout);
  socket_.read_message_max(static_cast<std::size_t>(services.settings.max_message));
  socket_.auto_fragment(false);
}

Task<> Socket::run(HttpRequest upgrade, Rooms& rooms, Place place) {
  const auto self = shared_from_this();
  socket_.next_layer().next_layer().expires_never();
  const bool asked_protocol = !upgrade[beast::http::field::sec_websocket_protocol].empty();
  if (asked_protocol)
    socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(beast::http::field::sec_websocket_protocol, "darkrock");
    }));
  boost::system::error_code error;
  co_await socket_.async_accept(upgrade, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return;
  open_ = true;
  s_.metrics.websockets.Increment();
  if (place.agreed)
    co_await sit_down(rooms, place);
  else
    co_await turn_away();
  open_ = false;
  s_.metrics.websockets.Decrement();
}

// At the table, until the connection ends.
Task<> Socket::sit_down(Rooms& rooms, const Place& place) {
  const auto self = shared_from_this();
  table = place.table;
  s_.people.add(self);
  rooms.with(place.table, [&](Room& room) {
    room_ = room.shared_from_this();
    room.join(self, place.since, place.chat_since);
  });
  co_await read();
  open_ = false;
  s_.people.remove(*this);
  room_->leave(self);
}

// The client learns what this server speaks, and that it must become newer first.
Task<> Socket::turn_away() {
  send(std::make_shared<const std::string>(hello_message(user)));
  close(Ending::kOld);
  co_await read();
}

Task<> Socket::read() {
  beast::flat_buffer buffer;
  for (;;) {
    boost::system::error_code error;
    co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    s_.metrics.messages_in.Increment();
    std::string text(static_cast<const char*>(buffer.data().data()), buffer.size());
    buffer.consume(buffer.size());
    if (too_fast()) {
      close(Ending::kTooMany);
      continue;
    }
    if (!closing_ && room_) room_->receive(shared_from_this(), std::move(text));
  }
}

bool Socket::too_fast() {
  if (rate_.take(steady_ms())) return false;
  s_.metrics.refused(Limit::kMessageRate);
  return true;
}

void Socket::send(std::shared_ptr<const std::string> text) {
  asio::post(socket_.get_executor(), [self = shared_from_this(), text = std::move(text)] {
    if (!self->open_ || self->closing_) return;
    self->queued_ += text->size();
    self->queue_.push_back(text);
    if (self->queued_ > kMostQueued && self->queue_.size() > 1) {  // a long log may be one message
      self->closing_ = true;
      beast::get_lowest_layer(self->socket_).close();
      return;
    }
    if (self->writing_) return;
    self->writing_ = true;
    asio::co_spawn(self->socket_.get_executor(), self->write(), asio::detached);
  });
}

void Socket::close(Ending ending) {
  asio::post(socket_.get_executor(), [self = shared_from_this(), ending] {
    if (self->closing_) return;
    self->closing_ = true;
    self->ending_ = ending;
    if (self->writing_) return;
    self->writing_ = true;
    asio::co_spawn(self->socket_.get_executor(), self->write(), asio::detached);
  });
}

// Writes what waits, and the end if that was asked for.
Task<> Socket::write() {
  const auto self = shared_from_this();
  boost::system::error_code error;
  while (!queue_.empty() && !error) {
    const auto text = queue_.front();
    queue_.pop_front();
    queued_ -= text->size();
    socket_.text(true);
    co_await socket_.async_write(asio::buffer(*text),
                                 asio::redirect_error(asio::use_awaitable, error));
    s_.metrics.messages_out.Increment();
    s_.metrics.bytes_out.Increment(static_cast<double>(text->size()));
  }
  if (closing_ && !error) {
    const std::string_view word = close_word(ending_);
    const websocket::close_reason reason(static_cast<websocket::close_code>(close_code(ending_)),
                                         {word.data(), word.size()});
    co_await socket_.async_close(reason, asio::redirect_error(asio::use_awaitable, error));
  }
  writing_ = false;
}

}  // namespace dr
