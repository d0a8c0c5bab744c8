#include "server/store/schema.h"

#include <algorithm>

namespace dr {
namespace {

// The columns are explained where they are read: accounts.h, tables.h, pushes.h. Times are milliseconds since
// 1970, truths 0 and 1.
const std::vector<std::string> kVersion1 = {
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE,"
    " password TEXT, email TEXT, email_pending TEXT, email_code TEXT, created BIGINT NOT NULL,"
    " seen BIGINT NOT NULL, banned BIGINT NOT NULL DEFAULT 0)",

    "CREATE CLUSTERED TABLE sessions (token TEXT PRIMARY KEY, user_id TEXT NOT NULL,"
    " created BIGINT NOT NULL, seen BIGINT NOT NULL)",
    "CREATE INDEX sessions_user ON sessions (user_id)",

    "CREATE CLUSTERED TABLE mutes (user_id TEXT NOT NULL, muted_id TEXT NOT NULL,"
    " PRIMARY KEY (user_id, muted_id))",

    "CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT UNIQUE NOT NULL, status TEXT NOT NULL,"
    " is_public BIGINT NOT NULL, host TEXT NOT NULL, summary TEXT NOT NULL,"
    " created BIGINT NOT NULL, updated BIGINT NOT NULL, wake BIGINT NOT NULL)",
    "CREATE INDEX tables_wake ON tables (wake)",
    "CREATE INDEX tables_status ON tables (status, is_public, updated)",
    "CREATE INDEX tables_host ON tables (host)",

    "CREATE CLUSTERED TABLE entries (table_id TEXT NOT NULL, n BIGINT NOT NULL,"
    " at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, n))",

    "CREATE CLUSTERED TABLE chat (table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL,"
    " user_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, n))",
    "CREATE INDEX chat_user ON chat (user_id)",

    "CREATE CLUSTERED TABLE members (table_id TEXT NOT NULL, user_id TEXT NOT NULL,"
    " role TEXT NOT NULL, due BIGINT NOT NULL, PRIMARY KEY (table_id, user_id))",
    "CREATE INDEX members_user ON members (user_id)",

    "CREATE TABLE deals (code TEXT NOT NULL, n BIGINT NOT NULL, table_id TEXT NOT NULL,"
    " PRIMARY KEY (code, n))",
    "CREATE INDEX deals_table ON deals (table_id)",
};

const std::vector<std::string> kVersion2 = {
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, user_id TEXT NOT NULL,"
    " session TEXT NOT NULL, at BIGINT NOT NULL)",
    "CREATE INDEX pushes_user ON pushes (user_id)",
    "CREATE INDEX pushes_session ON pushes (session)",
};

// Until which round somebody passes on every Reaction; 0: on none.
const std::vector<std::string> kVersion3 = {
    "ALTER TABLE members ADD COLUMN passes BIGINT NOT NULL DEFAULT 0",
};

// server/base/holiday.h
const std::vector<std::string> kVersion4 = {
    "ALTER TABLE users ADD COLUMN holiday_from BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN holiday_until BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN holiday_spent BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN holiday_year BIGINT NOT NULL DEFAULT 0",
};

// leases.h, and deals.h: of one deal one table is played at a time.
const std::vector<std::string> kVersion5 = {
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, number BIGINT NOT NULL,"
    " started BIGINT NOT NULL, until BIGINT NOT NULL)",
    "CREATE CLUSTERED TABLE leases (table_id TEXT PRIMARY KEY, server TEXT NOT NULL,"
    " epoch BIGINT NOT NULL)",
    "CREATE INDEX leases_server ON leases (server)",
    "CREATE CLUSTERED TABLE presence (user_id TEXT NOT NULL, server TEXT NOT NULL,"
    " PRIMARY KEY (user_id, server))",
    "CREATE INDEX presence_server ON presence (server)",
    "ALTER TABLE deals ADD COLUMN playing BIGINT NOT NULL DEFAULT 0",
    "UPDATE deals SET playing = 1 WHERE table_id IN"
    " (SELECT id FROM tables WHERE status = 'playing')",
    "CREATE UNIQUE INDEX deals_playing ON deals (code) WHERE playing = 1",
};

// accounts.h: how a name looks, and the way back for who forgot a password. deals.h: who has seen a
// deal, and which nobody plays again. orders.h, reports.h.
const std::vector<std::string> kVersion6 = {
    "ALTER TABLE users ADD COLUMN look TEXT",
    "ALTER TABLE users ADD COLUMN reset_code TEXT",
    "ALTER TABLE users ADD COLUMN reset_until BIGINT NOT NULL DEFAULT 0",
    "CREATE UNIQUE INDEX users_look ON users (look)",
    "CREATE TABLE shown_deals (code TEXT PRIMARY KEY)",
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE CLUSTERED TABLE watched_deals (table_id TEXT NOT NULL, user_id TEXT NOT NULL,"
    " code TEXT NOT NULL, PRIMARY KEY (table_id, user_id))",
    "CREATE INDEX watched_deals_user ON watched_deals (user_id, code)",
    "CREATE TABLE orders (id BIGINT PRIMARY KEY, at BIGINT NOT NULL, errand TEXT NOT NULL)",
    "CREATE TABLE reports (id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL,"
    " by_user TEXT NOT NULL, user_id TEXT NOT NULL, why TEXT NOT NULL,"
    " settled BIGINT NOT NULL DEFAULT 0)",
    "CREATE INDEX reports_by ON reports (by_user, at)",
};

// cards.h: the cards of tables; leases.h: which program a server runs.
const std::vector<std::string> kVersion7 = {
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE TABLE cards (digest TEXT PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE CLUSTERED TABLE table_cards (table_id TEXT PRIMARY KEY, digest TEXT NOT NULL)",
    "CREATE INDEX table_cards_digest ON table_cards (digest)",
    "ALTER TABLE servers ADD COLUMN edition TEXT NOT NULL DEFAULT ''",
};

// decisions.h
const std::vector<std::string> kVersion8 = {
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): a statement goes over several lines
    "CREATE TABLE decisions (id TEXT PRIMARY KEY, at BIGINT NOT NULL, server TEXT NOT NULL,"
    " kind TEXT NOT NULL, bot TEXT NOT NULL, seed TEXT NOT NULL, view TEXT NOT NULL)",
    "CREATE INDEX decisions_at ON decisions (at, id)",
};

void replace_all(std::string& words, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = words.find(from, at)) != std::string::npos; at += to.size()) {
    words.replace(at, from.size(), to);
  }
}

// PostgreSQL would sort text by the language of the database; SQLite goes by bytes.
std::string in_dialect(std::string statement, bool is_postgres) {
  constexpr std::string_view kClustered = "CREATE CLUSTERED TABLE";
  const bool clustered = statement.starts_with(kClustered);
  if (clustered) statement.replace(0, kClustered.size(), "CREATE TABLE");
  if (is_postgres) replace_all(statement, " TEXT", " TEXT COLLATE \"C\"");
  if (!is_postgres && clustered) statement += " WITHOUT ROWID";
  return statement;
}

void apply(Sql& sql, const Migration& step) {
  sql.begin();
  try {
    for (const std::string& statement : step.statements) {
      sql.run(in_dialect(statement, sql.is_postgres()));
    }
    sql.run(
        "INSERT INTO meta (key, value) VALUES ('version', $1)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        {std::to_string(step.version)});
  } catch (...) {
    sql.rollback();
    throw;
  }
  sql.commit();
}

}  // namespace

const std::vector<Migration>& migrations() {
  static const std::vector<Migration> all = {
      {1, kVersion1}, {2, kVersion2},       {3, kVersion3},       {4, kVersion4},
      {5, kVersion5}, {6, kVersion6, true}, {7, kVersion7, true}, {8, kVersion8, true}};
  return all;
}

int schema_version(Sql& sql) {
  const std::string meta =
      "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)";
  try {
    sql.run(meta);
  } catch (const SqlError&) {  // two of PostgreSQL's sessions made it at the same moment
    sql.run(meta);
  }
  const auto rows = sql.run("SELECT value FROM meta WHERE key = 'version'");
  return rows.empty() ? 0 : std::stoi(text(rows[0][0]));
}

bool is_outdated(Sql& sql) { return schema_version(sql) < migrations().back().version; }

bool can_migrate_beside(Sql& sql) {
  const int version = schema_version(sql);
  return std::ranges::all_of(migrations(), [version](const Migration& step) {
    return step.version <= version || step.beside;
  });
}

void migrate(Sql& sql) { migrate(sql, migrations()); }

void migrate(Sql& sql, std::span<const Migration> steps) {
  const int version = schema_version(sql);
  if (version > steps.back().version) {
    throw StoreError("The database was made by a newer version of this program (its schema is " +
                     std::to_string(version) + ", known are those up to " +
                     std::to_string(steps.back().version) + ").");
  }
  for (const Migration& step : steps) {
    if (step.version > version) apply(sql, step);
  }
}

}  // namespace dr
