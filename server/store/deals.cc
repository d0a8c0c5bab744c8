#include "server/store/deals.h"

namespace dr {

void hold_deal(Sql& sql, const std::string& deal) {
  sql.run("UPDATE deals SET n = n WHERE code = $1 AND n = 0", {deal});
}

void add_deal(Sql& sql, const std::string& deal, const std::string& table, bool playing) {
  sql.run(
      "INSERT INTO deals (code, n, table_id, playing)"
      " VALUES ($1, (SELECT COUNT(*) FROM deals WHERE code = $1), $2, $3)",
      {deal, table, std::int64_t{playing}});
}

void end_deal(Sql& sql, const std::string& table) {
  sql.run("UPDATE deals SET playing = 0 WHERE table_id = $1 AND playing = 1", {table});
}

std::string deal_code_of(Sql& sql, const std::string& table) {
  const auto rows = sql.run("SELECT code FROM deals WHERE table_id = $1", {table});
  return rows.empty() ? std::string{} : text(rows[0][0]);
}

std::optional<std::string> first_table_of_deal(Sql& sql, const std::string& deal) {
  const auto rows = sql.run("SELECT table_id FROM deals WHERE code = $1 AND n = 0", {deal});
  if (rows.empty()) return std::nullopt;
  return text(rows[0][0]);
}

bool plays_deal(Sql& sql, const std::string& deal, const std::string& user,
                const std::string& table) {
  return !sql.run(
                 "SELECT 1 FROM deals JOIN members ON members.table_id = deals.table_id"
                 " WHERE deals.code = $1 AND members.user_id = $2 AND members.role = 'player'"
                 " AND deals.table_id <> $3 LIMIT 1",
                 {deal, user, table})
              .empty();
}

void see_deal(Sql& sql, const std::string& deal, const std::string& user,
              const std::string& table) {
  sql.run(
      "INSERT INTO watched_deals (code, user_id, table_id) VALUES ($1, $2, $3)"
      " ON CONFLICT DO NOTHING",
      {deal, user, table});
}

bool knows_deal(Sql& sql, const std::string& deal, const std::string& user,
                const std::string& table) {
  return plays_deal(sql, deal, user, table) ||
         !sql.run(
                 "SELECT 1 FROM watched_deals WHERE code = $1 AND user_id = $2"
                 " AND table_id <> $3 LIMIT 1",
                 {deal, user, table})
              .empty();
}

void close_deal(Sql& sql, const std::string& deal) {
  sql.run("INSERT INTO shown_deals (code) VALUES ($1) ON CONFLICT DO NOTHING", {deal});
}

bool deal_is_closed(Sql& sql, const std::string& deal) {
  return !sql.run("SELECT 1 FROM shown_deals WHERE code = $1", {deal}).empty();
}

bool deal_is_played(Sql& sql, const std::string& deal) {
  return !sql.run("SELECT 1 FROM deals WHERE code = $1 AND playing = 1 LIMIT 1", {deal}).empty();
}

}  // namespace dr
