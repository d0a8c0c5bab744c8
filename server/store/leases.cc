#include "server/store/leases.h"

namespace dr {
namespace {

// Two numbers name a lock of PostgreSQL; this one all servers share.
constexpr std::int64_t kLockClass = 0x44726b;

std::string now_in(const Sql& sql) {
  return sql.is_postgres() ? "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
                           : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
}

// Of a server `s`: its time has not come, and its session is there.
std::string is_alive(const Sql& sql) {
  std::string in_time = "s.until > " + now_in(sql);
  if (!sql.is_postgres()) return in_time;
  return in_time +
         " AND EXISTS (SELECT 1 FROM pg_locks k WHERE k.locktype = 'advisory' AND k.granted"
         " AND k.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())"
         " AND CAST(k.classid AS BIGINT) = " +
         std::to_string(kLockClass) + " AND CAST(k.objid AS BIGINT) = s.number)";
}

std::string living(const Sql& sql) {
  return "(SELECT s.id FROM servers s WHERE " + is_alive(sql) + ")";
}

const char* locked(const Sql& sql, const char* how) { return sql.is_postgres() ? how : ""; }

ServerRow server_of(const Row& row) {
  return {text(row[0]), text(row[1]), number(row[2]), number(row[3]), text(row[4])};
}

constexpr char kServerColumns[] =
    "SELECT s.id, s.address, s.number, s.started, s.edition FROM servers s ";

}  // namespace

void enlist(Sql& sql, const ServerRow& server, std::int64_t ms) {
  if (sql.is_postgres())
    sql.run("SELECT pg_advisory_lock(CAST($1 AS INTEGER), CAST($2 AS INTEGER))",
            {kLockClass, server.number});
  else
    sql.run("DELETE FROM servers WHERE id <> $1", {server.id});
  sql.run(
      "INSERT INTO servers (id, address, number, started, edition, until)"
      " VALUES ($1, $2, $3, $4, $5, " +
          now_in(sql) +
          " + $6) ON CONFLICT (id) DO UPDATE SET address = excluded.address,"
          " number = excluded.number, edition = excluded.edition, until = excluded.until",
      {server.id, server.address, server.number, server.started, server.edition, ms});
}

bool renew(Sql& sql, const std::string& server, std::int64_t ms) {
  return !sql.run("UPDATE servers SET until = " + now_in(sql) + " + $1 WHERE id = $2 RETURNING id",
                  {ms, server})
              .empty();
}

void touch_server(Sql& sql, const std::string& server) {
  sql.run("UPDATE servers SET started = started WHERE id = $1", {server});
}

void strike(Sql& sql, const std::string& server) {
  sql.run("UPDATE leases SET server = '' WHERE server = $1", {server});
  forget_presence(sql, server);
  sql.run("DELETE FROM servers WHERE id = $1", {server});
}

std::vector<ServerRow> live_servers(Sql& sql) {
  std::vector<ServerRow> found;
  for (const Row& row :
       sql.run(kServerColumns + ("WHERE " + is_alive(sql) + " ORDER BY s.started, s.id")))
    found.push_back(server_of(row));
  return found;
}

void forget_the_dead(Sql& sql) {
  sql.run("DELETE FROM servers WHERE until < " + now_in(sql) + " - 60000");
  sql.run("DELETE FROM presence WHERE server NOT IN (SELECT id FROM servers)");
  sql.run("DELETE FROM decisions WHERE server NOT IN (SELECT id FROM servers)");
}

std::optional<std::int64_t> take_table(Sql& sql, const std::string& table,
                                       const std::string& server) {
  sql.run("INSERT INTO leases (table_id, server, epoch) VALUES ($1, '', 0) ON CONFLICT DO NOTHING",
          {table});
  // A row somebody else has locked is being taken, or its owner is writing: another time.
  const auto free =
      sql.run("SELECT epoch FROM leases WHERE table_id = $1 AND (server = $2 OR server NOT IN " +
                  living(sql) + ")" + locked(sql, " FOR UPDATE SKIP LOCKED"),
              {table, server});
  if (free.empty()) return std::nullopt;
  const std::int64_t epoch = number(free[0][0]) + 1;
  sql.run("UPDATE leases SET server = $1, epoch = $2 WHERE table_id = $3", {server, epoch, table});
  return epoch;
}

void release_table(Sql& sql, const std::string& table, const Tenure& tenure) {
  sql.run("UPDATE leases SET server = '' WHERE table_id = $1 AND server = $2 AND epoch = $3",
          {table, tenure.server, tenure.epoch});
}

void hold_table(Sql& sql, const std::string& table, const Tenure& tenure) {
  const auto rows = sql.run(
      std::string("SELECT 1 FROM leases WHERE table_id = $1 AND server = $2 AND epoch = $3") +
          locked(sql, " FOR SHARE"),
      {table, tenure.server, tenure.epoch});
  if (rows.empty()) throw Moved();
}

std::optional<ServerRow> owner_of(Sql& sql, const std::string& table) {
  const auto rows =
      sql.run(kServerColumns +
                  ("JOIN leases l ON l.server = s.id WHERE l.table_id = $1 AND " + is_alive(sql)),
              {table});
  if (rows.empty()) return std::nullopt;
  return server_of(rows[0]);
}

std::vector<std::string> take_due_tables(Sql& sql, const std::string& server, std::int64_t now,
                                         std::int64_t limit) {
  const auto rows = sql.run(
      "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id"
      " WHERE t.wake > 0 AND t.wake <= $1 AND (l.server IS NULL OR l.server NOT IN " +
          living(sql) + ") ORDER BY t.wake, t.id LIMIT $2" +
          locked(sql, " FOR UPDATE OF t SKIP LOCKED"),
      {now, limit});
  std::vector<std::string> taken;
  for (const Row& row : rows)
    if (take_table(sql, text(row[0]), server)) taken.push_back(text(row[0]));
  return taken;
}

void append_entry_as(Sql& sql, const Tenure& tenure, const std::string& table, std::int64_t n,
                     std::int64_t at, const std::string& body) {
  const auto rows =
      sql.run(std::string("INSERT INTO entries (table_id, n, at, body)"
                          " SELECT l.table_id, CAST($1 AS BIGINT), CAST($2 AS BIGINT),"
                          " CAST($3 AS TEXT) FROM leases l"
                          " WHERE l.table_id = $4 AND l.server = $5 AND l.epoch = $6") +
                  locked(sql, " FOR SHARE") + " RETURNING n",
              {n, at, body, table, tenure.server, tenure.epoch});
  if (rows.empty()) throw Moved();
}

void note_presence(Sql& sql, const std::string& server, const std::vector<std::string>& came,
                   const std::vector<std::string>& went) {
  for (const std::string& user : went)
    sql.run("DELETE FROM presence WHERE user_id = $1 AND server = $2", {user, server});
  for (const std::string& user : came)
    sql.run("INSERT INTO presence (user_id, server) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            {user, server});
}

void forget_presence(Sql& sql, const std::string& server) {
  sql.run("DELETE FROM presence WHERE server = $1", {server});
}

bool is_present(Sql& sql, const std::string& user) {
  return !sql.run(
                 "SELECT 1 FROM presence p JOIN servers s ON s.id = p.server"
                 " WHERE p.user_id = $1 AND " +
                     is_alive(sql) + " LIMIT 1",
                 {user})
              .empty();
}

}  // namespace dr
