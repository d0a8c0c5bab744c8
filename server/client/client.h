// A small client: HTTP requests and one WebSocket, in coroutines. The tests and `darkrock load` play
// through it; docs/protocol.md is what it speaks.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/base/async.h"
#include "server/base/json.h"

namespace dr {

struct HttpAnswer {
  int status = 0;
  std::string body;
  std::string cookie;  // of Set-Cookie, name and value
  json::object json() const { return parse_object(body).value_or(json::object{}); }
};

// Sees what clients of this process send and are sent.
class Wiretap {
 public:
  virtual ~Wiretap() = default;
  virtual void answered(std::string_view method, std::string_view path, std::string_view body,
                        const HttpAnswer& answer) = 0;
  // `socket` tells one WebSocket from another.
  virtual void sent(const void* socket, std::string_view message) = 0;
  virtual void heard(const void* socket, std::string_view message) = 0;
};
// None: nobody does. It must outlive every client that runs meanwhile.
void set_wiretap(Wiretap* tap);

// Not thread safe: one coroutine reads, and one at a time writes. Calls throw
// boost::system::system_error when the connection cannot be made or breaks in the middle.
class Client {
 public:
  struct Server {
    std::string host = "127.0.0.1";
    int port = 0;
  };

  Client(asio::any_io_executor executor, Server server);
  Client(Client&&) noexcept;
  ~Client();

  // With the cookie it has; keeps the one it is given.
  Task<HttpAnswer> request(std::string method, std::string path, std::string body = {});
  Task<> become_guest(std::string name = {});

  // The WebSocket of a table: "ID" or "ID?since=7". Announces what this program speaks.
  Task<> open(std::string table);
  Task<> send(std::string text);
  // The next message; nothing when the connection has ended: close_code says how.
  Task<std::optional<std::string>> receive();
  Task<> close();
  void cut();  // as when a cable is pulled
  int close_code() const;
  std::string close_reason() const;

  const std::string& token() const { return token_; }
  void set_token(std::string token) { token_ = std::move(token); }
  const std::string& user() const { return user_; }      // after become_guest
  void set_header(std::string name, std::string value);  // sent with everything from now on

 private:
  struct Connection;
  asio::any_io_executor executor_;
  Server server_;
  std::string token_, user_;
  std::vector<std::pair<std::string, std::string>> headers_;
  std::unique_ptr<Connection> http_, socket_;
};

}  // namespace dr
