// Accounts: guests, names, passwords, mail addresses.
#include <boost/asio/co_spawn.hpp>

#include "base/utf8.h"
#include "server/account/auth.h"
#include "server/account/people.h"
#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/look.h"
#include "server/base/random.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/cluster/member.h"
#include "server/notice/notices.h"
#include "server/ops/log.h"
#include "server/ops/settings.h"
#include "server/room/services.h"
#include "server/store/in_store.h"
#include "server/store/tables.h"

namespace dr {
namespace {

constexpr const char* kCookie = "darkrock";
constexpr std::int64_t kMostTables = 10000;
constexpr long kCookieSeconds = 400L * 24 * 3600;

std::string text_in(const json::object& body, std::string_view key) {
  const auto text = text_of(body, key);
  if (!text || !is_utf8(*text) || text->find('\0') != std::string::npos)
    throw RequestError("bad-body", "'" + std::string(key) + "' must be a text.");
  return *text;
}

json::object user_json(const User& user) {
  json::object o{{"id", user.id}, {"name", user.name}, {"guest", user.name_key.empty()}};
  if (!user.email.empty()) o["email"] = user.email;
  if (!user.email_pending.empty()) o["emailPending"] = user.email_pending;
  if (user.holiday.on(now_ms())) o["holiday"] = user.holiday.until;
  o["holidayLeft"] = holiday_left(user.holiday, now_ms());
  return o;
}

// As it is kept.
std::string name_in(const json::object& body) {
  const std::string given = text_in(body, "name");
  std::string name = normal_name(given);
  const std::string why = refuse_name(clean_text(given, given.size()) == given ? name : given);
  if (!why.empty()) throw RequestError("bad-name", why);
  return name;
}

void need_good_password(const std::string& password) {
  if (const std::string why = refuse_password(password); !why.empty())
    throw RequestError("bad-password", why);
}

}  // namespace

template <class F>
Task<std::invoke_result_t<F>> Api::aside(F work) {
  std::optional<std::invoke_result_t<F>> result;
  co_await wait_for([&](auto done) {
    asio::post(aside_, [&result, &work, done] {
      std::exception_ptr error;
      try {
        result = work();
      } catch (...) {
        error = std::current_exception();
      }
      done(error);
    });
  });
  co_return std::move(*result);
}

std::string Api::cookie(const std::string& token) const {
  return std::string(kCookie) + "=" + token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" +
         std::to_string(token.empty() ? 0 : kCookieSeconds) +
         (tls_ || s_.settings.public_url.starts_with("https:") ? "; Secure" : "");
}

Task<Reply> Api::sign_in(const User& user) {
  const std::string token = new_token();
  co_await in_store(s_.store,
                    [&](Sql& sql) { add_session(sql, token_hash(token), user.id, now_ms()); });
  Reply reply = json_reply(user_json(user));
  reply.cookie = cookie(token);
  co_return reply;
}

Task<Reply> Api::guest(const Request& request, const json::object& body, const std::string&) {
  if (!guests_.take(address_key(request.address), steady_ms())) {
    s_.metrics.refused(Limit::kGuestRate);
    throw RequestError("too-many", "Too many new guests from your address; please wait a minute.");
  }
  User user;
  user.id = random_code(16);
  user.name = "Guest " + random_code(4);
  if (member(body, "name")) {
    user.name = name_in(body);
  }
  user.created = user.seen = now_ms();
  const std::string token = new_token();
  co_await in_store(s_.store, [&](Sql& sql) {
    if (name_taken(sql, user.name))
      throw RequestError("taken", "This name belongs to somebody; choose another or log in.");
    add_user(sql, user);
    add_session(sql, token_hash(token), user.id, user.created);
  });
  Reply reply = json_reply(user_json(user), 201);
  reply.cookie = cookie(token);
  co_return reply;
}

Task<Reply> Api::me(const Request& request, const json::object&, const std::string&) {
  const std::optional<User> user = co_await whoever(request);
  json::value found;  // null: a page asks before anybody has come in, and that is no mistake
  if (user) found = user_json(*user);
  co_return json_reply(found);
}

Task<Reply> Api::claim(const Request& request, const json::object& body, const std::string&) {
  const User user = co_await user_of(request);
  if (!user.name_key.empty()) throw RequestError("claimed", "You have a name already.");
  const std::string name = name_in(body), password = text_in(body, "password");
  need_good_password(password);
  const std::string hash = co_await hashed(password);
  const std::string old = session_of(request), token = new_token();
  // Whoever knows the guest's token does not know the account: it goes on under another.
  const bool done = co_await in_store(s_.store, [&](Sql& sql) {
    if (!claim_name(sql, user.id, name, hash)) return false;
    renew_session(sql, user.id, old, token_hash(token));
    s_.cluster.tell(sql, {ErrandKind::kCloseUser, user.id, "", "", Ending::kReload});
    return true;
  });
  if (!done) throw RequestError("taken", "This name belongs to somebody; choose another.");
  s_.people.close(user.id, Ending::kReload);
  User named = user;
  named.name = name;
  named.name_key = name_key(name);
  Reply reply = json_reply(user_json(named));
  reply.cookie = cookie(token);
  co_return reply;
}

Task<std::string> Api::hashed(std::string password) {
  co_return co_await aside([&] { return hash_password(password); });
}

void Api::count_login(const Request& request) {
  if (logins_.take(address_key(request.address), steady_ms())) return;
  s_.metrics.refused(Limit::kLoginRate);
  throw RequestError("too-many", "Too many attempts; please wait a minute.");
}

Task<Reply> Api::login(const Request& request, const json::object& body, const std::string&) {
  count_login(request);
  const std::string name = text_in(body, "name"), password = text_in(body, "password");
  const auto user = co_await in_store(s_.store, [&](Sql& sql) {
    const std::string key = name_key(name);
    return key.empty() ? std::optional<User>{} : find_user_by_name(sql, key);
  });
  const bool good = co_await aside([&] {
    if (user) return check_password(user->password, password);
    check_nobody(password);
    return false;
  });
  if (!good) throw RequestError("wrong", "The name or the password is wrong.");
  if (user->banned) throw RequestError("banned", "This account has been banned.");
  co_return co_await sign_in(*user);
}

Task<Reply> Api::logout(const Request& request, const json::object&, const std::string&) {
  const std::string session = session_of(request);
  if (!session.empty()) {
    co_await in_store(s_.store, [&](Sql& sql) {
      drop_session(sql, session);
      s_.cluster.tell(sql, {ErrandKind::kCloseSession, "", session, "", Ending::kSignedOut});
    });
    s_.people.close_session(session, Ending::kSignedOut);
  }
  Reply reply = json_reply(json::object{{"ok", true}});
  reply.cookie = cookie("");
  co_return reply;
}

Task<Reply> Api::logout_everywhere(const Request& request, const json::object&,
                                   const std::string&) {
  const User user = co_await user_of(request);
  co_await in_store(s_.store, [&](Sql& sql) {
    drop_sessions_of(sql, user.id);
    s_.cluster.tell(sql, {ErrandKind::kCloseUser, user.id, "", "", Ending::kSignedOut});
  });
  s_.people.close(user.id, Ending::kSignedOut);
  Reply reply = json_reply(json::object{{"ok", true}});
  reply.cookie = cookie("");
  co_return reply;
}

// Who has a password must give it. Throws RequestError.
Task<> Api::need_password(const User& user, const json::object& body) {
  if (user.name_key.empty()) co_return;
  const std::string password = text_in(body, "password");
  const bool good = co_await aside([&] { return check_password(user.password, password); });
  if (!good) throw RequestError("wrong", "The password is wrong.");
}

Task<Reply> Api::change_password(const Request& request, const json::object& body,
                                 const std::string&) {
  count_login(request);
  const User user = co_await user_of(request);
  if (user.name_key.empty()) throw RequestError("guest", "A guest has no password.");
  co_await need_password(user, body);
  const std::string next = text_in(body, "next");
  need_good_password(next);
  const std::string hash = co_await hashed(next);
  co_await in_store(s_.store, [&](Sql& sql) {
    set_password(sql, user.id, hash);
    drop_sessions_of(sql, user.id);
    s_.cluster.tell(sql, {ErrandKind::kCloseUser, user.id, "", "", Ending::kSignedOut});
  });
  s_.people.close(user.id, Ending::kSignedOut);
  co_return co_await sign_in(user);
}

Task<Reply> Api::set_email(const Request& request, const json::object& body, const std::string&) {
  count_login(request);
  const User user = co_await user_of(request);
  const std::string email = text_in(body, "email");
  if (!s_.notices.sends_mail()) throw RequestError("no-mail", "This server sends no e-mail.");
  if (!is_mail_address(email)) throw RequestError("bad-email", "This is no e-mail address.");
  const std::string code = random_code(8);
  co_await in_store(s_.store, [&](Sql& sql) { set_email_pending(sql, user.id, email, code); });
  s_.notices.send_code(email, code, s_.base_url);
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::confirm_email(const Request& request, const json::object& body,
                               const std::string&) {
  count_login(request);
  const User user = co_await user_of(request);
  const std::string code = text_in(body, "code");
  const bool good =
      co_await in_store(s_.store, [&](Sql& sql) { return dr::confirm_email(sql, user.id, code); });
  if (!good) throw RequestError("wrong", "This is not the code that was sent.");
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::drop_email(const Request& request, const json::object&, const std::string&) {
  const User user = co_await user_of(request);
  co_await in_store(s_.store, [&](Sql& sql) { clear_email(sql, user.id); });
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::take_holiday(const Request& request, const json::object& body,
                              const std::string&) {
  const User user = co_await user_of(request);
  const auto until = number_of(body, "until");
  if (!until) throw RequestError("bad-date", "'until' must be a time in milliseconds since 1970.");
  const Holiday next = dr::take_holiday(user.holiday, now_ms(), *until);
  co_return co_await keep_holiday(user, next);
}

Task<Reply> Api::end_holiday(const Request& request, const json::object&, const std::string&) {
  const User user = co_await user_of(request);
  const Holiday next = dr::end_holiday(user.holiday, now_ms());
  co_return co_await keep_holiday(user, next);
}

Task<Reply> Api::keep_holiday(User user, Holiday next) {
  user.holiday = next;
  const auto tables = co_await in_store(s_.store, [&](Sql& sql) {
    set_holiday(sql, user.id, next);
    return tables_of_user(sql, user.id, kMostTables);
  });
  co_await rooms_.holiday(user.id, tables);
  co_return json_reply(user_json(user));
}

Task<Reply> Api::delete_me(const Request& request, const json::object& body, const std::string&) {
  count_login(request);
  const User user = co_await user_of(request);
  co_await need_password(user, body);
  const auto tables = co_await in_store(s_.store, [&](Sql& sql) {
    const auto found = tables_of_user(sql, user.id, kMostTables);
    delete_user(sql, user.id);
    s_.cluster.tell(sql, {ErrandKind::kCloseUser, user.id, "", "", Ending::kSignedOut});
    return found;
  });
  s_.people.close(user.id, Ending::kSignedOut);
  co_await rooms_.remove(user.id, tables);
  log_info("account deleted", {{"user", user.id}});
  Reply reply = json_reply(json::object{{"ok", true}});
  reply.cookie = cookie("");
  co_return reply;
}

}  // namespace dr
