// A connection, with or without TLS, as one type. What is below it is compiled once, in stream.cc: the
// handlers and buffers that reach it are of one type each, whoever reads or writes.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/container/static_vector.hpp>
#include <functional>
#include <memory>

namespace boost::asio::ssl {
class context;
}

namespace dr {

namespace asio = boost::asio;
namespace beast = boost::beast;

class Stream {
 public:
  using executor_type = beast::tcp_stream::executor_type;
  using next_layer_type = beast::tcp_stream;
  using Done = std::function<void(beast::error_code, std::size_t)>;
  // Of more buffers the first ones are served: an operation that does "some" may do less.
  static constexpr std::size_t kBuffers = 8;
  using ReadBuffers = boost::container::static_vector<asio::mutable_buffer, kBuffers>;
  using WriteBuffers = boost::container::static_vector<asio::const_buffer, kBuffers>;

  explicit Stream(asio::ip::tcp::socket socket, asio::ssl::context* tls = nullptr);
  Stream(Stream&&) noexcept;
  ~Stream();

  executor_type get_executor() { return tcp_->get_executor(); }
  next_layer_type& next_layer() { return *tcp_; }
  const next_layer_type& next_layer() const { return *tcp_; }
  bool is_tls() const { return tls_ != nullptr; }
  // As a server unless `as_client`. REQUIRES: is_tls()
  void handshake(Done done, bool as_client = false);

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
        [this](auto handler, const Buffers& to) {
          read(first_of<ReadBuffers>(to), once(std::move(handler)));
        },
        token, buffers);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          write(first_of<WriteBuffers>(from), once(std::move(handler)));
        },
        token, buffers);
  }

 private:
  struct Tls;

  template <class List, class Buffers>
  static List first_of(const Buffers& buffers) {
    List list;
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto it = asio::buffer_sequence_begin(buffers); it != end && list.size() < kBuffers; ++it)
      list.push_back(typename List::value_type(*it));
    return list;
  }

  // A handler that can be called once, in a function that can be copied.
  template <class Handler>
  static Done once(Handler handler) {
    auto kept = std::make_shared<Handler>(std::move(handler));
    return [kept](beast::error_code error, std::size_t n) {
      Handler last(std::move(*kept));
      std::move(last)(error, n);
    };
  }

  void read(const ReadBuffers& buffers, Done done);
  void write(const WriteBuffers& buffers, Done done);

  std::unique_ptr<beast::tcp_stream> tcp_;  // stays where it is when the stream moves
  std::unique_ptr<Tls> tls_;
};

// How Beast ends a connection below a WebSocket. TLS is not shut down first: the WebSocket's own
// closing handshake has said all there is to say.
void teardown(beast::role_type role, Stream& stream, beast::error_code& error);
void teardown_later(beast::role_type role, Stream& stream,
                    std::function<void(beast::error_code)> done);
template <class Handler>
void async_teardown(beast::role_type role, Stream& stream, Handler&& handler) {
  auto kept = std::make_shared<std::decay_t<Handler>>(std::forward<Handler>(handler));
  teardown_later(role, stream, [kept](beast::error_code error) { std::move (*kept)(error); });
}

}  // namespace dr
