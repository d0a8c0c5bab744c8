#include "server/api/api.h"

#include "server/account/auth.h"
#include "server/api/host.h"
#include "server/api/web_files.h"
#include "server/base/clock.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/ops/log.h"
#include "server/ops/settings.h"
#include "server/room/services.h"
#include "server/store/in_store.h"

namespace dr {
namespace {

int status_of(const RequestError& error) {
  static const std::map<std::string, int, std::less<>> kStatus = {
      {"signed-out", 401}, {"banned", 403},    {"forbidden", 403}, {"private", 403},
      {"removed", 403},    {"not-found", 404}, {"no-method", 405}, {"stopping", 503},
      {"broken", 409},     {"too-many", 429},  {"too-large", 413}, {"wrong-host", 421}};
  const auto found = kStatus.find(error.code());
  return found == kStatus.end() ? 400 : found->second;
}

// The part of the path where the pattern has its star; nothing if they differ.
std::optional<std::string> match(std::string_view pattern, std::string_view path) {
  const auto star = pattern.find('*');
  if (star == std::string_view::npos)
    return pattern == path ? std::optional<std::string>("") : std::nullopt;
  const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
  if (path.size() < before.size() + after.size() || !path.starts_with(before) ||
      !path.ends_with(after))
    return std::nullopt;
  const auto found = path.substr(before.size(), path.size() - before.size() - after.size());
  if (!is_id(found)) return std::nullopt;
  return std::string(found);
}

// What balancers and monitors ask, by whichever name they know this server.
bool is_check(const Request& request) {
  return request.path == "/healthz" || request.path == "/readyz" || request.path == "/metrics";
}

bool changes_something(const Request& request) {
  return request.method != "GET" && request.method != "HEAD";
}

}  // namespace

const Api::Endpoint Api::kEndpoints[] = {
    {"GET", "/healthz", RequestKind::kOps, &Api::health},
    {"GET", "/readyz", RequestKind::kOps, &Api::ready},
    {"GET", "/metrics", RequestKind::kOps, &Api::metrics},
    {"GET", "/api/version", RequestKind::kOps, &Api::version},
    {"POST", "/api/guest", RequestKind::kAccount, &Api::guest},
    {"POST", "/api/login", RequestKind::kAccount, &Api::login},
    {"POST", "/api/forgot", RequestKind::kAccount, &Api::forgot_password},
    {"POST", "/api/reset", RequestKind::kAccount, &Api::reset_password},
    {"POST", "/api/logout", RequestKind::kAccount, &Api::logout},
    {"POST", "/api/logout-everywhere", RequestKind::kAccount, &Api::logout_everywhere},
    {"GET", "/api/me", RequestKind::kAccount, &Api::me},
    {"DELETE", "/api/me", RequestKind::kAccount, &Api::delete_me},
    {"GET", "/api/me/data", RequestKind::kAccount, &Api::export_me},
    {"POST", "/api/me/claim", RequestKind::kAccount, &Api::claim},
    {"POST", "/api/me/password", RequestKind::kAccount, &Api::change_password},
    {"POST", "/api/me/email", RequestKind::kAccount, &Api::set_email},
    {"POST", "/api/me/email/confirm", RequestKind::kAccount, &Api::confirm_email},
    {"DELETE", "/api/me/email", RequestKind::kAccount, &Api::drop_email},
    {"POST", "/api/me/push", RequestKind::kAccount, &Api::add_push},
    {"DELETE", "/api/me/push", RequestKind::kAccount, &Api::remove_push},
    {"GET", "/api/push/key", RequestKind::kAccount, &Api::push_key},
    {"POST", "/api/me/holiday", RequestKind::kAccount, &Api::take_holiday},
    {"DELETE", "/api/me/holiday", RequestKind::kAccount, &Api::end_holiday},
    {"GET", "/api/me/tables", RequestKind::kLobby, &Api::my_tables},
    {"GET", "/api/tables", RequestKind::kLobby, &Api::list_tables},
    {"POST", "/api/tables", RequestKind::kLobby, &Api::create_table},
    {"POST", "/api/join", RequestKind::kLobby, &Api::join_table},
    {"GET", "/api/invite/*", RequestKind::kLobby, &Api::invitation},
    {"GET", "/api/tables/*", RequestKind::kTable, &Api::table_info},
    {"GET", "/api/tables/*/cards", RequestKind::kTable, &Api::table_cards},
    {"DELETE", "/api/tables/*", RequestKind::kTable, &Api::delete_table},
    {"POST", "/api/tables/*/report", RequestKind::kTable, &Api::report},
    {"GET", "/api/tables/*/replay", RequestKind::kReplay, &Api::replay},
};

Api::Api(Services& services, Rooms& rooms, bool tls)
    : s_(services),
      rooms_(rooms),
      tls_(tls),
      requests_(services.settings.request_rate, services.settings.request_burst),
      guests_(services.settings.guest_rate / 60.0, services.settings.guest_rate),
      logins_(services.settings.login_rate / 60.0, services.settings.login_rate),
      codes_(services.settings.login_rate / 60.0, services.settings.login_rate) {}

Task<Reply> Api::answer(const Request& request) {
  Reply reply;
  try {
    check_limits(request);
    check_host(request);
    reply = co_await dispatch(request);
  } catch (const RequestError& error) {
    reply = refusal(status_of(error), error.code(), error.what());
  } catch (const std::exception& error) {
    log_error("request failed", {{"error", error.what()}});
    reply = refusal(500, "failed", "The server could not do that; please try again.");
  }
  s_.metrics.request(reply.route, reply.status);
  co_return reply;
}

void Api::check_limits(const Request& request) {
  if (request.path.starts_with("/assets/")) return;  // a page is many of them at once
  const bool check = is_check(request);
  if ((check ? checks_ : requests_).take(address_key(request.address), steady_ms())) return;
  s_.metrics.refused(Limit::kRequestRate);
  throw RequestError("too-many", "Too many requests; please wait a moment.");
}

// A page elsewhere may have this server's address under a name of its own (DNS rebinding): such names
// are refused, or its pages would pass for ours.
void Api::check_host(const Request& request) const {
  if (is_check(request) || is_own_host(request.host, s_.settings.public_url)) return;
  throw RequestError("wrong-host",
                     "This server is not asked by that name; whoever runs it can set public-url.");
}

bool Api::good_origin(const Request& request) const {
  if (request.origin.empty()) return true;  // not a page
  const std::string own = (tls_ ? "https://" : "http://") + request.host;
  return request.origin == (s_.settings.public_url.empty() ? own : s_.settings.public_url);
}

Task<Reply> Api::dispatch(const Request& request) {
  bool known = false;
  for (const Endpoint& endpoint : kEndpoints) {
    const auto part = match(endpoint.path, request.path);
    if (!part) continue;
    known = true;
    if (endpoint.method != request.method) continue;
    json::object body;
    if (changes_something(request)) {
      if (!good_origin(request) || !request.marked)
        throw RequestError("forbidden", "This request must come from a page of this server.");
      if (!request.body.empty()) {
        auto parsed = parse_object(request.body);
        if (!parsed || !request.content_type.starts_with("application/json"))
          throw RequestError("bad-body", "The body must be a JSON object (application/json).");
        body = std::move(*parsed);
      }
    }
    Reply reply = co_await (this->*endpoint.handler)(request, body, *part);
    reply.route = endpoint.route;
    co_return reply;
  }
  if (known) throw RequestError("no-method", "This cannot be done here.");
  if (request.path.starts_with("/api/"))
    throw RequestError("not-found", "There is no such address.");
  if (changes_something(request)) throw RequestError("no-method", "This cannot be done here.");
  co_return web_file(request);
}

std::string Api::session_of(const Request& request) const {
  return request.token.empty() ? std::string{} : token_hash(request.token);
}

Task<std::optional<User>> Api::whoever(const Request& request) {
  std::optional<User> user;
  const std::string session = session_of(request);
  if (!session.empty())
    user = co_await in_store(s_.store, [&](Sql& sql) {
      const std::int64_t now = now_ms();
      auto found = session_user(sql, session);
      constexpr std::int64_t kHour = 3600 * 1000;
      if (found && now - found->seen > kHour) {
        touch_user(sql, found->id, now);
        touch_session(sql, session, now);
      }
      return found;
    });
  if (user && user->banned) throw RequestError("banned", "This account has been banned.");
  co_return user;
}

Task<User> Api::user_of(const Request& request) {
  std::optional<User> user = co_await whoever(request);
  if (!user) throw RequestError("signed-out", "You are not signed in; come in as a guest first.");
  co_return std::move(*user);
}

}  // namespace dr
