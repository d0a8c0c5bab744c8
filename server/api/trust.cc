// What people may ask when something went wrong: a forgotten password, somebody who misbehaves, what
// the server knows of them.
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
#include "server/room/services.h"
#include "server/store/in_store.h"
#include "server/store/person_data.h"
#include "server/store/reports.h"
#include "server/store/tables.h"

namespace dr {
namespace {

constexpr std::int64_t kHour = 3600 * 1000, kResetTime = kHour, kDay = 24 * kHour;
constexpr std::size_t kCode = 12, kMostWhy = 500;
constexpr std::int64_t kMostReports = 20;  // from one person in a day

}  // namespace

// Mails a code to the confirmed address. What is answered does not tell whether there is one.
Task<Reply> Api::forgot_password(const Request& request, const json::object& body,
                                 const std::string&) {
  count_login(request);
  const std::string name = text_of(body, "name").value_or("");
  if (!s_.notices.sends_mail())
    throw RequestError("no-mail", "This server sends no e-mail; ask whoever runs it for a code.");
  const std::string code = random_code(kCode);
  const std::string email = co_await in_store(s_.store, [&](Sql& sql) {
    const std::string key = name_key(name);
    const auto user = key.empty() ? std::nullopt : find_user_by_name(sql, key);
    if (!user || user->email.empty() || user->banned || !resets_.take(user->id, steady_ms()))
      return std::string{};
    set_reset(sql, user->id, token_hash(code), now_ms() + kResetTime);
    return user->email;
  });
  if (!email.empty()) s_.notices.send_reset(email, code, s_.base_url + "/account");
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::reset_password(const Request& request, const json::object& body,
                                const std::string&) {
  count_login(request);
  const std::string name = text_of(body, "name").value_or("");
  const std::string code = text_of(body, "code").value_or("");
  const std::string password = text_of(body, "password").value_or("");
  if (const std::string why = refuse_password(password); !why.empty())
    throw RequestError("bad-password", why);
  const std::string hash = co_await hashed(password);
  const auto user = co_await in_store(s_.store, [&](Sql& sql) {
    const std::string key = name_key(name);
    auto found = key.empty() ? std::nullopt : find_user_by_name(sql, key);
    if (!found || !use_reset(sql, found->id, token_hash(code), now_ms()))
      throw RequestError("wrong", "The name or the code is wrong, or the code is too old.");
    set_password(sql, found->id, hash);
    drop_sessions_of(sql, found->id);
    s_.cluster.tell(sql, {ErrandKind::kCloseUser, found->id, "", "", Ending::kSignedOut});
    return *found;
  });
  s_.people.close(user.id, Ending::kSignedOut);
  log_info("password reset", {{"user", user.id}});
  if (user.banned) throw RequestError("banned", "This account has been banned.");
  co_return co_await sign_in(user);
}

Task<Reply> Api::export_me(const Request& request, const json::object&, const std::string&) {
  const User user = co_await user_of(request);
  Reply reply;
  reply.type = "application/json";
  reply.file = "darkrock-" + user.id + ".json";
  reply.body = co_await in_store(s_.store, [&](Sql& sql) { return person_data(sql, user); });
  co_return reply;
}

// Somebody at a table about somebody else there.
Task<Reply> Api::report(const Request& request, const json::object& body, const std::string& id) {
  const User user = co_await user_of(request);
  ReportRow row;
  row.id = random_code(8);
  row.at = now_ms();
  row.table = id;
  row.by = user.id;
  row.user = text_of(body, "user").value_or("");
  row.why = clean_text(text_of(body, "why").value_or(""), kMostWhy);
  if (row.why.empty()) throw RequestError("bad-body", "'why' must say what happened.");
  co_await in_store(s_.store, [&](Sql& sql) {
    need_seen_table(sql, id, user.id);
    if (row.user == user.id || !is_id(row.user) || !was_at_table(sql, id, row.user))
      throw RequestError("bad-user", "'user' must be the id of somebody else at the table.");
    if (reports_since(sql, user.id, row.at - kDay) >= kMostReports)
      throw RequestError("too-many", "You have reported a lot today; please wait until tomorrow.");
    add_report(sql, row);
  });
  log_warning("player reported", {{"table", id}, {"user", row.user}});
  co_return json_reply(json::object{{"ok", true}}, 201);
}

}  // namespace dr
