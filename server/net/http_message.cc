#include "server/net/http_message.h"

#include <fmt/format.h>

#include <boost/beast/http/field.hpp>
#include <boost/beast/http/verb.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <charconv>

#include "base/utf8.h"
#include "server/base/limits.h"
#include "server/base/text.h"

namespace dr {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace urls = boost::urls;
using tcp = boost::asio::ip::tcp;

constexpr std::size_t kMostParams = 16;

// The value of our cookie among those sent.
std::string token_of(std::string_view cookies) {
  static constexpr std::string_view kName = "darkrock=";
  while (!cookies.empty()) {
    std::string_view part = cookies.substr(0, cookies.find(';'));
    cookies.remove_prefix(std::min(cookies.size(), part.size() + 1));
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (part.starts_with(kName)) return std::string(part.substr(kName.size()));
  }
  return {};
}

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

template <class Fields>
void add_headers(Fields& to, bool tls) {
  to.set(http::field::server, "darkrock");
  to.set("Content-Security-Policy",
         "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
         "'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
         "form-action 'self'; frame-ancestors 'none'");
  to.set("X-Content-Type-Options", "nosniff");
  to.set("X-Frame-Options", "DENY");
  to.set("Referrer-Policy", "no-referrer");
  to.set("Cross-Origin-Opener-Policy", "same-origin");
  to.set("Cross-Origin-Resource-Policy", "same-origin");
  to.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  if (tls) to.set("Strict-Transport-Security", "max-age=31536000");
}

}  // namespace

std::optional<Objection> objection_to(const HttpHeader& header) {
  const bool modern = header.version() >= 11;
  const auto hosts = header.count(http::field::host);
  if (hosts > 1 || (modern && hosts == 0))
    return Objection{400, "bad-request", "A request names one host."};
  if (header.count(http::field::transfer_encoding)) {
    if (!modern || header.count(http::field::content_length))
      return Objection{400, "bad-request", "The length of this request cannot be told."};
    const auto coding = header[http::field::transfer_encoding];
    if (header.count(http::field::transfer_encoding) > 1 || !beast::iequals(coding, "chunked"))
      return Objection{501, "unknown-coding", "No transfer coding but 'chunked' is known here."};
  }
  const auto expected = header[http::field::expect];
  if (!expected.empty() && !beast::iequals(expected, "100-continue"))
    return Objection{417, "unknown-wish", "No expectation but '100-continue' is known here."};
  return std::nullopt;
}

bool waits_to_go_on(const HttpHeader& header) {
  return header.version() >= 11 && beast::iequals(header[http::field::expect], "100-continue");
}

void read_target(std::string_view target, Request& request) {
  if (const auto whole = urls::parse_absolute_uri(target);
      whole && (whole->scheme() == "http" || whole->scheme() == "https")) {
    const std::string rest(whole->encoded_resource());
    read_target(rest.starts_with('/') ? rest : "/" + rest, request);
    request.host = std::string(whole->encoded_host_and_port());
    return;
  }
  auto url = urls::parse_origin_form(target);
  if (!url) url = urls::parse_origin_form(target.substr(0, target.find('?')));
  request.path = url ? url->path() : "?";
  if (!is_utf8(request.path) || request.path.find('\0') != std::string::npos) request.path = "?";
  if (!url) return;
  for (const auto& param : url->params()) {
    if (request.query.size() == kMostParams) break;
    if (param.has_value) request.query[param.key] = param.value;
  }
}

std::int64_t number_in(const std::map<std::string, std::string>& query, const std::string& key) {
  const auto found = query.find(key);
  if (found == query.end() || found->second.size() > 12) return 0;
  std::int64_t n = 0;
  const char* end = found->second.data() + found->second.size();
  const auto read = std::from_chars(found->second.data(), end, n);
  return read.ec == std::errc{} && read.ptr == end && n > 0 ? n : 0;
}

Request request_of(const HttpRequest& from, const tcp::endpoint& peer, bool trusted_proxy) {
  Request request;
  request.method = std::string(text(from.method_string()));
  request.host = std::string(text(from[http::field::host]));
  read_target(text(from.target()), request);
  request.body = from.body();
  request.content_type = std::string(text(from[http::field::content_type]));
  request.origin = std::string(text(from[http::field::origin]));
  request.token = token_of(text(from[http::field::cookie]));
  request.marked = from.find("X-Darkrock") != from.end();
  request.handed_on = from.find(kHandedOn) != from.end();
  request.accept = std::string(text(from[http::field::accept]));
  request.encodings = std::string(text(from[http::field::accept_encoding]));
  request.address = peer.address().to_string();
  const std::string_view forwarded = text(from["X-Forwarded-For"]);
  request.loopback = peer.address().is_loopback() && forwarded.empty();
  if (trusted_proxy && !forwarded.empty())
    if (const std::string hop = last_hop(forwarded); !hop.empty()) request.address = hop;
  return request;
}

HttpResponse response_of(Reply reply, const HttpRequest& request, bool tls) {
  HttpResponse response(static_cast<http::status>(reply.status), request.version());
  add_headers(response, tls);
  response.set(http::field::content_type, reply.type);
  response.set(http::field::cache_control, reply.lasting ? "public, max-age=31536000, immutable"
                                           : reply.route == RequestKind::kPage ? "no-cache"
                                                                               : "no-store");
  if (!reply.encoding.empty()) {
    response.set(http::field::content_encoding, reply.encoding);
    response.set(http::field::vary, "Accept-Encoding");
  }
  if (!reply.cookie.empty()) response.set(http::field::set_cookie, reply.cookie);
  if (!reply.file.empty())
    response.set(http::field::content_disposition,
                 fmt::format("attachment; filename=\"{}\"", reply.file));
  if (reply.status == 429) response.set(http::field::retry_after, "10");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(reply.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

}  // namespace dr
