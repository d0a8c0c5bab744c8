#include "server/store/person_data.h"

#include "server/base/json.h"
#include "server/store/reports.h"
#include "server/store/tables.h"

namespace dr {
namespace {

// Rows of texts and numbers as objects with these keys.
json::array rows_json(const std::vector<Row>& rows, std::initializer_list<const char*> keys) {
  json::array list;
  for (const Row& row : rows) {
    json::object o;
    std::size_t i = 0;
    for (const char* key : keys) {
      const Value& value = row[i++];
      if (std::holds_alternative<std::int64_t>(value))
        o[key] = number(value);
      else
        o[key] = text(value);
    }
    list.push_back(std::move(o));
  }
  return list;
}

json::object account_json(const User& user) {
  return {{"id", user.id},
          {"name", user.name},
          {"guest", user.name_key.empty()},
          {"email", user.email},
          {"emailPending", user.email_pending},
          {"created", user.created},
          {"seen", user.seen},
          {"banned", user.banned},
          {"holidayFrom", user.holiday.from},
          {"holidayUntil", user.holiday.until},
          {"holidaySpent", user.holiday.spent},
          {"holidayYear", user.holiday.year}};
}

json::array tables_json(Sql& sql, const std::string& user) {
  return rows_json(
      sql.run("SELECT t.id, t.status, t.created, t.updated, m.role, t.summary FROM members m"
              " JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1 ORDER BY t.created, t.id",
              {user}),
      {"id", "status", "created", "updated", "role", "summary"});
}

json::array reports_json(Sql& sql, const std::string& user) {
  json::array list;
  for (const ReportRow& row : reports_by(sql, user))
    list.push_back(
        json::object{{"at", row.at}, {"table", row.table}, {"user", row.user}, {"why", row.why}});
  return list;
}

}  // namespace

std::string person_data(Sql& sql, const User& user) {
  const json::object all{
      {"account", account_json(user)},
      {"sessions",
       rows_json(sql.run("SELECT created, seen FROM sessions WHERE user_id = $1 ORDER BY created",
                         {user.id}),
                 {"created", "seen"})},
      {"devices",
       rows_json(
           sql.run("SELECT endpoint, at FROM pushes WHERE user_id = $1 ORDER BY at", {user.id}),
           {"endpoint", "at"})},
      {"muted", rows_json(sql.run("SELECT muted_id FROM mutes WHERE user_id = $1 ORDER BY muted_id",
                                  {user.id}),
                          {"user"})},
      {"tables", tables_json(sql, user.id)},
      {"watched",
       rows_json(sql.run("SELECT table_id FROM watched_deals WHERE user_id = $1 ORDER BY table_id",
                         {user.id}),
                 {"table"})},
      {"chat", rows_json(sql.run("SELECT table_id, n, at, body FROM chat WHERE user_id = $1"
                                 " ORDER BY at, table_id, n",
                                 {user.id}),
                         {"table", "n", "at", "text"})},
      {"reports", reports_json(sql, user.id)}};
  return json::serialize(all);
}

}  // namespace dr
