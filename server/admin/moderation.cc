#include "server/admin/moderation.h"

#include <sodium.h>

#include "server/account/auth.h"
#include "server/base/clock.h"
#include "server/base/look.h"
#include "server/base/random.h"
#include "server/base/request_error.h"
#include "server/cluster/errand.h"
#include "server/store/orders.h"
#include "server/store/tables.h"

namespace dr {
namespace {

constexpr std::int64_t kCodeTime = 24LL * 3600 * 1000;
constexpr std::size_t kCodeLength = 12;
constexpr std::int64_t kMostTables = 10000;

void order(Sql& sql, const Errand& errand) {
  add_order(sql, write_errand(errand, "operator"), now_ms());
}

}  // namespace

std::string password_code(Sql& sql, const User& user) {
  if (user.name_key.empty()) throw RequestError("guest", "A guest has no password.");
  if (sodium_init() < 0) throw RequestError("failed", "The cryptographic library cannot be used.");
  const std::string code = random_code(kCodeLength);
  set_reset(sql, user.id, token_hash(code), now_ms() + kCodeTime);
  return code;
}

void rename_person(Sql& sql, const User& user, const std::string& name) {
  const std::string kept = normal_name(name);
  if (const std::string why = refuse_name(kept); !why.empty()) throw RequestError("bad-name", why);
  if (!rename_user(sql, user.id, kept))
    throw RequestError("taken", "This name, or one that looks like it, belongs to somebody.");
  Errand errand;
  errand.kind = ErrandKind::kHoliday;
  errand.user = user.id;
  for (const UserTable& table : tables_of_user(sql, user.id, kMostTables)) {
    if (table.status != "open" && table.status != "playing") continue;
    errand.table = table.id;
    order(sql, errand);
  }
}

void ban_person(Sql& sql, const User& user, bool banned) {
  set_banned(sql, user.id, banned);
  if (!banned) return;
  Errand errand;
  errand.kind = ErrandKind::kCloseUser;
  errand.user = user.id;
  errand.ending = Ending::kBanned;
  order(sql, errand);
}

void take_back_chat(Sql& sql, const std::string& table, std::int64_t n) {
  if (!hide_chat(sql, table, n))
    throw RequestError("not-found", "This table has no line with that number.");
  Errand errand;
  errand.kind = ErrandKind::kHideChat;
  errand.table = table;
  errand.number = n;
  order(sql, errand);
}

void delete_table_now(Sql& sql, const std::string& table) {
  delete_table(sql, table);
  Errand errand;
  errand.kind = ErrandKind::kCloseTable;
  errand.table = table;
  errand.ending = Ending::kNotFound;
  order(sql, errand);
}

}  // namespace dr
