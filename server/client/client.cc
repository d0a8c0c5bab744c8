#include "server/client/client.h"

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>

#include "replay/versions.h"
#include "server/net/stream.h"

namespace dr {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr auto kPatience = std::chrono::seconds(30);

std::atomic<Wiretap*> wiretap = nullptr;

// The same address with what this client speaks, unless it says that already.
std::string with_versions(const std::string& target) {
  const auto read = boost::urls::parse_origin_form(target);
  if (!read) return target;
  boost::urls::url url(*read);
  for (const auto& [key, value] : announced())
    if (!url.params().contains(key)) url.params().append({key, value});
  return {url.buffer().data(), url.buffer().size()};
}

}  // namespace

void set_wiretap(Wiretap* tap) { wiretap = tap; }

struct Client::Connection {
  explicit Connection(const asio::any_io_executor& executor)
      : socket(Stream(asio::ip::tcp::socket(executor))) {}

  Stream& stream() { return socket.next_layer(); }
  beast::tcp_stream& tcp() { return stream().next_layer(); }

  Task<> connect(const Server& server) {
    tcp().expires_after(kPatience);
    const tcp::endpoint to(asio::ip::make_address(server.host),
                           static_cast<std::uint16_t>(server.port));
    co_await tcp().async_connect(to, asio::use_awaitable);
    tcp().socket().set_option(asio::ip::tcp::no_delay(true));
  }

  websocket::stream<Stream, false> socket;
  beast::flat_buffer buffer;
  bool used = false;
};

Client::Client(asio::any_io_executor executor, Server server)
    : executor_(std::move(executor)), server_(std::move(server)) {}
Client::Client(Client&&) noexcept = default;
Client::~Client() = default;

void Client::set_header(std::string name, std::string value) {
  headers_.emplace_back(std::move(name), std::move(value));
}

Task<HttpAnswer> Client::request(std::string method, std::string path, std::string body) {
  if (!http_) {
    http_ = std::make_unique<Connection>(executor_);
    co_await http_->connect(server_);
  }
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, server_.host + ":" + std::to_string(server_.port));
  request.set("X-Darkrock", "1");
  if (!token_.empty()) request.set(http::field::cookie, "darkrock=" + token_);
  if (!body.empty()) request.set(http::field::content_type, "application/json");
  for (const auto& [name, value] : headers_) request.set(name, value);
  request.body() = std::move(body);
  request.prepare_payload();
  http_->tcp().expires_after(kPatience);
  http::response<http::string_body> response;
  boost::system::error_code error;
  co_await http::async_write(http_->stream(), request,
                             asio::redirect_error(asio::use_awaitable, error));
  if (!error)
    co_await http::async_read(http_->stream(), http_->buffer, response,
                              asio::redirect_error(asio::use_awaitable, error));
  const bool again = error && http_->used;  // the server had ended an idle connection
  if (error || !response.keep_alive()) http_.reset();
  if (again) co_return co_await this->request(method, path, request.body());
  if (error) throw boost::system::system_error(error);
  if (http_) http_->used = true;
  HttpAnswer answer;
  answer.status = response.result_int();
  answer.body = std::move(response.body());
  const std::string cookie(response[http::field::set_cookie]);
  if (cookie.starts_with("darkrock=")) {
    answer.cookie = cookie;
    token_ = cookie.substr(9, cookie.find(';') - 9);
  }
  if (Wiretap* const tap = wiretap) tap->answered(method, path, request.body(), answer);
  co_return answer;
}

Task<> Client::become_guest(std::string name) {
  json::object body;
  if (!name.empty()) body["name"] = name;
  const HttpAnswer answer = co_await request("POST", "/api/guest", json::serialize(body));
  if (answer.status != 201) throw std::runtime_error("no guest: " + answer.body);
  user_ = text_of(answer.json(), "id").value_or("");
}

Task<> Client::open(std::string table) {
  const std::string target = with_versions("/ws/table/" + table);
  socket_ = std::make_unique<Connection>(executor_);
  co_await socket_->connect(server_);
  socket_->tcp().expires_never();
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::client);
  timeout.idle_timeout = websocket::stream_base::none();
  socket_->socket.set_option(timeout);
  socket_->socket.read_message_max(64 << 20);
  socket_->socket.set_option(
      websocket::stream_base::decorator([this](websocket::request_type& request) {
        if (!token_.empty()) request.set(http::field::cookie, "darkrock=" + token_);
        for (const auto& [name, value] : headers_) request.set(name, value);
      }));
  co_await socket_->socket.async_handshake(server_.host + ":" + std::to_string(server_.port),
                                           target, asio::use_awaitable);
}

Task<> Client::send(std::string text) {
  if (Wiretap* const tap = wiretap) tap->sent(socket_.get(), text);
  socket_->socket.text(true);
  co_await socket_->socket.async_write(asio::buffer(text), asio::use_awaitable);
}

Task<std::optional<std::string>> Client::receive() {
  boost::system::error_code error;
  co_await socket_->socket.async_read(socket_->buffer,
                                      asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return std::nullopt;
  std::string text(static_cast<const char*>(socket_->buffer.data().data()), socket_->buffer.size());
  socket_->buffer.consume(socket_->buffer.size());
  if (Wiretap* const tap = wiretap) tap->heard(socket_.get(), text);
  co_return text;
}

Task<> Client::close() {
  boost::system::error_code error;
  co_await socket_->socket.async_close(websocket::close_code::normal,
                                       asio::redirect_error(asio::use_awaitable, error));
}

void Client::cut() {
  if (socket_) socket_->tcp().close();
}

int Client::close_code() const { return socket_ ? socket_->socket.reason().code : 0; }

std::string Client::close_reason() const {
  if (!socket_) return {};
  const auto& reason = socket_->socket.reason().reason;
  return {reason.data(), reason.size()};
}

}  // namespace dr
