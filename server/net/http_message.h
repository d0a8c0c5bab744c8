// HTTP messages as Beast has them, and as the server's interface does.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/request.h"

namespace dr {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpHeader = boost::beast::http::request_header<>;
using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

Request request_of(const HttpRequest& from, const boost::asio::ip::tcp::endpoint& peer,
                   bool trusted_proxy);
HttpResponse response_of(Reply reply, const HttpRequest& request, bool tls);

// The header by which servers know what another one has handed on.
inline constexpr const char* kHandedOn = "X-Darkrock-Handed-On";

// What is wrong with the header of a request (RFC 9112); nothing: it may be answered.
struct Objection {
  int status = 400;
  const char* code = "bad-request";
  const char* why = "";
};
std::optional<Objection> objection_to(const HttpHeader& header);
// Whether its client waits for a word before it sends the body.
bool waits_to_go_on(const HttpHeader& header);

// Path and query of a request's target, decoded. A path that cannot be read becomes "?", which
// nothing has; a query that cannot be read is none. A whole URL gives the host too.
void read_target(std::string_view target, Request& request);

// A number of the query; 0 if it has none.
std::int64_t number_in(const std::map<std::string, std::string>& query, const std::string& key);

}  // namespace dr
