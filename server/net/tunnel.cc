#include "server/net/tunnel.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>
#include <vector>

namespace dr {
namespace {

using boost::system::error_code;
using tcp = asio::ip::tcp;

constexpr auto kConnect = std::chrono::seconds(2), kAnswer = std::chrono::seconds(3);
constexpr auto kLook = std::chrono::seconds(1);
constexpr std::size_t kAtOnce = 4096;

// Both ends, for as long as somebody reads from one.
struct Ends {
  Ends(Stream one, Stream other) : client(std::move(one)), server(std::move(other)) {}
  void close() {
    closed = true;
    client.next_layer().close();
    server.next_layer().close();
  }
  Stream client, server;
  bool closed = false;
};

// Servers of a cluster know each other by the database; whose certificate it is does not matter.
asio::ssl::context& peers_tls() {
  static asio::ssl::context context(asio::ssl::context::tls_client);
  return context;
}

// `read` bytes have come already. An empty write is left out: TLS answers it with a read of its own,
// beside the one that waits.
Task<> pass_on(std::shared_ptr<Ends> ends, Stream& from, Stream& to, std::vector<char> bytes,
               std::size_t read) {
  error_code error;
  while (!error) {
    if (read > 0)
      co_await asio::async_write(to, asio::buffer(bytes.data(), read),
                                 asio::redirect_error(asio::use_awaitable, error));
    if (error) break;
    read = co_await from.async_read_some(asio::buffer(bytes),
                                         asio::redirect_error(asio::use_awaitable, error));
  }
  ends->close();
}

Task<> watch_over(std::shared_ptr<Ends> ends, std::function<bool()> lives) {
  asio::steady_timer timer(ends->client.get_executor());
  bool lived = false;
  while (!ends->closed) {
    timer.expires_after(kLook);
    co_await timer.async_wait(asio::use_awaitable);
    const bool does = lives();
    if (lived && !does) ends->close();
    lived = does;
  }
}

Task<> shake_hands(Stream& server) {
  co_await wait_for([&](auto done) {
    server.handshake(
        [done](error_code error, std::size_t) {
          done(error ? std::make_exception_ptr(boost::system::system_error(error)) : nullptr);
        },
        true);
  });
}

Task<Stream> reach(asio::any_io_executor executor, std::string address) {
  const boost::urls::url url(boost::urls::parse_uri(address).value());
  tcp::resolver resolver(executor);
  const auto found =
      co_await resolver.async_resolve(url.host_address(), url.port(), asio::use_awaitable);
  const bool tls = url.scheme() == "https";
  Stream server(tcp::socket(executor), tls ? &peers_tls() : nullptr);
  server.next_layer().expires_after(kConnect);
  co_await server.next_layer().async_connect(found, asio::use_awaitable);
  server.next_layer().socket().set_option(tcp::no_delay(true));
  if (tls) co_await shake_hands(server);
  co_return server;
}

}  // namespace

Task<bool> tunnel(Stream& client, HttpRequest request, std::string address,
                  std::function<bool()> lives) {
  const asio::any_io_executor executor = client.get_executor();
  std::vector<char> bytes(kAtOnce), back(kAtOnce);
  std::shared_ptr<Ends> ends;
  std::size_t read = 0;
  try {
    Stream server = co_await reach(executor, address);
    server.next_layer().expires_after(kAnswer);
    co_await beast::http::async_write(server, request, asio::use_awaitable);
    read = co_await server.async_read_some(asio::buffer(bytes), asio::use_awaitable);
    server.next_layer().expires_never();
    client.next_layer().expires_never();
    ends = std::make_shared<Ends>(std::move(client), std::move(server));
  } catch (const std::exception&) {
    co_return false;
  }
  asio::co_spawn(executor, pass_on(ends, ends->server, ends->client, std::move(bytes), read),
                 asio::detached);
  asio::co_spawn(executor, watch_over(ends, std::move(lives)), asio::detached);
  co_await pass_on(ends, ends->client, ends->server, std::move(back), 0);
  co_return true;
}

}  // namespace dr
