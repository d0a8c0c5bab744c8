#include "server/net/stream.h"

#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace dr {

struct Stream::Tls {
  Tls(beast::tcp_stream& tcp, asio::ssl::context& context) : stream(tcp, context) {}
  asio::ssl::stream<beast::tcp_stream&> stream;
};

Stream::Stream(asio::ip::tcp::socket socket, asio::ssl::context* tls)
    : tcp_(std::make_unique<beast::tcp_stream>(std::move(socket))) {
  if (tls) tls_ = std::make_unique<Tls>(*tcp_, *tls);
}
Stream::Stream(Stream&&) noexcept = default;
Stream::~Stream() = default;

void Stream::handshake(Done done, bool as_client) {
  tls_->stream.async_handshake(
      as_client ? asio::ssl::stream_base::client : asio::ssl::stream_base::server,
      [done = std::move(done)](beast::error_code error) { done(error, 0); });
}

void Stream::read(const ReadBuffers& buffers, Done done) {
  if (tls_)
    tls_->stream.async_read_some(buffers, std::move(done));
  else
    tcp_->async_read_some(buffers, std::move(done));
}

void Stream::write(const WriteBuffers& buffers, Done done) {
  if (tls_)
    tls_->stream.async_write_some(buffers, std::move(done));
  else
    tcp_->async_write_some(buffers, std::move(done));
}

void teardown(beast::role_type role, Stream& stream, beast::error_code& error) {
  beast::websocket::teardown(role, stream.next_layer().socket(), error);
}

void teardown_later(beast::role_type role, Stream& stream,
                    std::function<void(beast::error_code)> done) {
  beast::websocket::async_teardown(role, stream.next_layer().socket(), std::move(done));
}

}  // namespace dr
