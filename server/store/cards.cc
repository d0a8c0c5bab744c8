#include "server/store/cards.h"

namespace dr {

void keep_cards(Sql& sql, const std::string& digest, const std::string& text) {
  if (!sql.run("SELECT 1 FROM cards WHERE digest = $1", {digest}).empty()) return;
  sql.run("INSERT INTO cards (digest, body) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          {digest, text});
}

std::optional<std::string> find_cards(Sql& sql, const std::string& digest) {
  const auto rows = sql.run("SELECT body FROM cards WHERE digest = $1", {digest});
  return rows.empty() ? std::nullopt : std::optional(text(rows[0][0]));
}

void set_cards_of(Sql& sql, const std::string& table, const std::string& digest) {
  sql.run(
      "INSERT INTO table_cards (table_id, digest) VALUES ($1, $2)"
      " ON CONFLICT (table_id) DO UPDATE SET digest = excluded.digest",
      {table, digest});
}

std::optional<std::string> cards_of(Sql& sql, const std::string& table) {
  const auto rows = sql.run("SELECT digest FROM table_cards WHERE table_id = $1", {table});
  return rows.empty() ? std::nullopt : std::optional(text(rows[0][0]));
}

void prune_cards(Sql& sql) {
  sql.run("DELETE FROM table_cards WHERE table_id NOT IN (SELECT id FROM tables)");
  sql.run("DELETE FROM cards WHERE digest NOT IN (SELECT digest FROM table_cards)");
}

}  // namespace dr
