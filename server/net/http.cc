#include "server/net/http.h"

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <array>
#include <atomic>
#include <mutex>
#include <set>

#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/net/http_message.h"
#include "server/net/socket.h"
#include "server/net/tunnel.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/handshake.h"

namespace dr {
namespace {

namespace http = beast::http;
using boost::system::error_code;
using tcp = asio::ip::tcp;

constexpr std::int64_t kComplain = 10'000;  // milliseconds between two lines of the log

// "/ws/table/ID"; empty if it is another path.
std::string socket_table(const std::string& path) {
  static constexpr std::string_view kPath = "/ws/table/";
  return path.starts_with(kPath) ? path.substr(kPath.size()) : std::string{};
}

}  // namespace

struct HttpServer::Listener : std::enable_shared_from_this<Listener> {
  Listener(Services& services, Rooms& the_rooms, std::vector<asio::any_io_executor> all)
      : s(services),
        rooms(the_rooms),
        executors(std::move(all)),
        acceptor(executors.front()),
        counts(s.settings.max_connections, s.settings.max_connections_per_address),
        api(s, the_rooms, !s.settings.tls_certificate.empty()) {
    load_certificate();
    bind();
  }

  void load_certificate() {
    if (s.settings.tls_certificate.empty()) return;
    auto fresh = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
    error_code error;
    fresh->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                       asio::ssl::context::no_tlsv1_1);
    fresh->use_certificate_chain_file(s.settings.tls_certificate, error);
    if (error)
      throw SettingsError(fmt::format("tls-certificate: {} cannot be used: {}.",
                                      s.settings.tls_certificate, error.message()));
    fresh->use_private_key_file(s.settings.tls_key, asio::ssl::context::pem, error);
    if (error)
      throw SettingsError(
          fmt::format("tls-key: {} cannot be used: {}.", s.settings.tls_key, error.message()));
    const std::lock_guard lock(mutex);
    tls = std::move(fresh);
  }

  // For a new connection; what is open keeps the one it began with.
  std::shared_ptr<asio::ssl::context> certificate() {
    const std::lock_guard lock(mutex);
    return tls;
  }

  void bind() {
    error_code error;
    const auto address = asio::ip::make_address(s.settings.address, error);
    if (error)
      throw SettingsError(
          fmt::format("address: '{}' is no IP address; expected one such as 127.0.0.1 or ::.",
                      s.settings.address));
    const tcp::endpoint endpoint(address, static_cast<std::uint16_t>(s.settings.port));
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(4096, error);
    if (error)
      throw SettingsError(fmt::format("Port {} of {} cannot be used: {}.", s.settings.port,
                                      s.settings.address, error.message()));
  }

  Task<> accept() {
    const auto self = shared_from_this();
    std::int64_t complained = -kComplain;
    for (std::size_t next = 0;; ++next) {
      error_code error;
      tcp::socket socket = co_await acceptor.async_accept(
          executors[next % executors.size()], asio::redirect_error(asio::use_awaitable, error));
      if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
      if (error) {  // out of descriptors, most likely: wait for some to be closed
        if (steady_ms() - complained >= kComplain) {
          complained = steady_ms();
          log_error("no more connections", {{"error", error.message()}});
        }
        asio::steady_timer pause(acceptor.get_executor(), std::chrono::milliseconds(100));
        co_await pause.async_wait(asio::use_awaitable);
        continue;
      }
      const auto executor = socket.get_executor();
      asio::co_spawn(executor, serve(std::move(socket)), asio::detached);
    }
  }

  Task<> serve(tcp::socket socket) {
    const auto self = shared_from_this();
    error_code error;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) co_return;
    const auto ticket = enter(peer);
    if (!ticket) co_return;
    socket.set_option(tcp::no_delay(true), error);
    s.metrics.connections.Increment();
    try {
      const auto shown = certificate();
      co_await converse(Stream(std::move(socket), shown.get()), peer);
    } catch (const std::exception& failure) {
      log_debug("connection ended", {{"error", failure.what()}});
    }
    s.metrics.connections.Decrement();
  }

  // Behind a proxy all connections come from one address, so that only their sum is limited.
  ConnectionCounts::Ticket enter(const tcp::endpoint& peer) {
    const std::string key = s.settings.trusted_proxy ? "connection " + std::to_string(++serial)
                                                     : address_key(peer.address().to_string());
    auto ticket = counts.enter(key);
    if (!ticket)
      s.metrics.refused(ticket.admission() == Admission::kFull ? Limit::kConnections
                                                               : Limit::kConnectionsPerAddress);
    return ticket;
  }

  // A connection that stop() closes while it lives.
  struct Open {
    Open(Listener& owner, Stream& stream) : listener(owner), tcp(&stream.next_layer()) {
      const std::lock_guard lock(listener.mutex);
      listener.open.insert(tcp);
    }
    ~Open() { listener.forget(tcp); }
    Listener& listener;
    beast::tcp_stream* tcp;
  };

  void forget(beast::tcp_stream* tcp) {
    const std::lock_guard lock(mutex);
    open.erase(tcp);
  }

  // A connection is closed on its own thread, and only if it is still there by then.
  void close_all() {
    const std::lock_guard lock(mutex);
    for (beast::tcp_stream* tcp : open)
      asio::post(tcp->get_executor(), [self = shared_from_this(), tcp] {
        const std::lock_guard still(self->mutex);
        if (self->open.count(tcp)) tcp->close();
      });
  }

  Task<> converse(Stream stream, tcp::endpoint peer) {
    const Open here(*this, stream);
    const auto idle = std::chrono::seconds(s.settings.idle_timeout);
    if (stream.is_tls()) {
      stream.next_layer().expires_after(std::chrono::seconds(10));
      co_await wait_for([&](auto done) {
        stream.handshake([done](error_code error, std::size_t) {
          done(error ? std::make_exception_ptr(boost::system::system_error(error)) : nullptr);
        });
      });
    }
    beast::flat_buffer buffer;
    for (;;) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(static_cast<std::uint64_t>(s.settings.max_body));
      parser.header_limit(16384);
      stream.next_layer().expires_after(idle);
      error_code error;
      co_await http::async_read_header(stream, buffer, parser,
                                       asio::redirect_error(asio::use_awaitable, error));
      std::optional<Objection> wrong =
          error ? objection_to(error) : objection_to(parser.get().base());
      if (!error && !wrong) {
        if (waits_to_go_on(parser.get())) co_await go_on(stream);
        co_await http::async_read(stream, buffer, parser,
                                  asio::redirect_error(asio::use_awaitable, error));
        if (error) wrong = objection_to(error);
      }
      if (wrong) {
        co_await refuse(stream, *wrong);
        co_return;
      }
      if (error) break;
      HttpRequest request = parser.release();
      const Request asked = request_of(request, peer, s.settings.trusted_proxy);
      if (beast::websocket::is_upgrade(request)) {
        const bool taken = co_await upgrade(stream, request, asked);
        if (taken) co_return;
        continue;
      }
      stream.next_layer().expires_never();
      Request head = asked;
      if (head.method == "HEAD") head.method = "GET";
      Reply reply = co_await api.answer(head);
      const bool keep = request.keep_alive();
      stream.next_layer().expires_after(idle);
      co_await respond(stream, response_of(std::move(reply), request, stream.is_tls()));
      if (!keep) break;
    }
    error_code ignored;
    stream.next_layer().socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // What cannot be read; nothing: the connection has ended.
  std::optional<Objection> objection_to(const error_code& error) {
    if (error == http::error::body_limit) {
      s.metrics.refused(Limit::kBody);
      return Objection{413, "too-large", "This request is too large."};
    }
    if (error == http::error::header_limit)
      return Objection{431, "too-large", "The header of this request is too large."};
    if (error == http::error::end_of_stream || error == http::error::partial_message ||
        error.category() != http::make_error_code(http::error::bad_method).category())
      return std::nullopt;
    return Objection{400, "bad-request", "This is no request of HTTP/1.1."};
  }
  std::optional<Objection> objection_to(const HttpHeader& header) {
    return dr::objection_to(header);
  }

  // What comes after what could not be read is not read either.
  Task<> refuse(Stream& stream, Objection wrong) {
    HttpRequest asked;
    asked.keep_alive(false);
    Reply reply = refusal(wrong.status, wrong.code, wrong.why);
    s.metrics.request(reply.route, reply.status);
    co_await respond(stream, response_of(std::move(reply), asked, stream.is_tls()));
    error_code ignored;
    stream.next_layer().socket().shutdown(tcp::socket::shutdown_send, ignored);
    co_await swallow(stream);
  }

  // Takes what is still on its way, within reason: closing at once would take back the answer.
  static Task<> swallow(Stream& stream) {
    stream.next_layer().expires_after(std::chrono::seconds(1));
    std::array<char, 4096> bytes;
    error_code error;
    for (int n = 0; n < 64 && !error; ++n)
      co_await stream.async_read_some(asio::buffer(bytes),
                                      asio::redirect_error(asio::use_awaitable, error));
  }

  Task<> go_on(Stream& stream) {
    http::response<http::empty_body> response(http::status::continue_, 11);
    co_await http::async_write(stream, response, asio::use_awaitable);
  }

  Task<> respond(Stream& stream, HttpResponse response) {
    error_code error;
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    if (error) throw boost::system::system_error(error);
  }

  // True if the connection is a WebSocket now, and has ended since.
  Task<bool> upgrade(Stream& stream, HttpRequest& request, const Request& asked) {
    Reply refused;
    std::optional<User> user;
    const std::string table = socket_table(asked.path);
    try {
      if (!is_id(table)) throw RequestError("not-found", "There is no such address.");
      api.check_host(asked);
      if (!api.good_origin(asked))
        throw RequestError("forbidden", "This page is not one of this server.");
      user = co_await api.user_of(asked);
    } catch (const RequestError& error) {
      refused = refusal(403, error.code(), error.what());
    }
    s.metrics.request(RequestKind::kSocket, user ? 101 : 403);
    if (!user) {
      co_await respond(stream, response_of(std::move(refused), request, stream.is_tls()));
      co_return false;
    }
    if (s.stopping) co_return true;
    const bool handed_on = co_await hand_on(stream, request, asked, table);
    if (handed_on) co_return true;
    forget(&stream.next_layer());  // its room closes it, with a reason
    const bool words = asked.query.count("words") != 0;
    const Socket::Place place{table, number_in(asked.query, "since"),
                              number_in(asked.query, "chat"), disagreement(asked.query).empty()};
    const auto socket =
        std::make_shared<Socket>(s, std::move(stream), user->id, api.session_of(asked), words);
    co_await socket->run(std::move(request), rooms, place);
    co_return true;
  }

  // To the server that has the table, if it is another one. What that does not answer is tried here:
  // it may be dead, and the table anybody's.
  Task<bool> hand_on(Stream& stream, const HttpRequest& request, const Request& asked,
                     std::string table) {
    if (asked.handed_on) co_return false;
    const std::string address = co_await rooms.elsewhere(table);
    if (address.empty()) co_return false;
    HttpRequest same = request;
    same.set("X-Forwarded-For", asked.address);
    same.set(kHandedOn, "1");
    const auto lives = [this, address] { return rooms.has_server(address); };
    const bool answered = co_await tunnel(stream, same, address, lives);
    if (answered) s.metrics.sockets_handed_on.Increment();
    co_return answered;
  }

  Services& s;
  Rooms& rooms;
  const std::vector<asio::any_io_executor> executors;
  tcp::acceptor acceptor;
  std::shared_ptr<asio::ssl::context> tls;  // none: it speaks HTTP
  ConnectionCounts counts;
  std::atomic<std::uint64_t> serial = 0;
  std::mutex mutex;
  std::set<beast::tcp_stream*> open;
  Api api;
};

HttpServer::HttpServer(Services& services, Rooms& rooms,
                       std::vector<asio::any_io_executor> executors)
    : listener_(std::make_shared<Listener>(services, rooms, std::move(executors))) {}

HttpServer::~HttpServer() = default;

void HttpServer::reload_certificate() { listener_->load_certificate(); }

int HttpServer::port() const { return listener_->acceptor.local_endpoint().port(); }

void HttpServer::start() {
  asio::co_spawn(listener_->acceptor.get_executor(), listener_->accept(), asio::detached);
}

void HttpServer::stop() {
  asio::post(listener_->acceptor.get_executor(), [listener = listener_] {
    error_code ignored;
    listener->acceptor.close(ignored);
    listener->close_all();
  });
}

}  // namespace dr
