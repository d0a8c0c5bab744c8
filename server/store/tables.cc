#include "server/store/tables.h"

namespace dr {
namespace {

// The columns are those of fill.
const std::string kColumns =
    "t.id, t.code, t.status, t.is_public, t.host, t.summary, t.created, t.updated, "
    "t.wake";
const std::string kSelectTable = "SELECT " + kColumns + " FROM tables t ";
const std::string kLatestFirst = "ORDER BY t.updated DESC, t.id LIMIT ";

void fill(TableRow& table, const Row& row) {
  table.id = text(row[0]);
  table.code = text(row[1]);
  table.status = text(row[2]);
  table.is_public = number(row[3]) != 0;
  table.host = text(row[4]);
  table.summary = text(row[5]);
  table.created = number(row[6]);
  table.updated = number(row[7]);
  table.wake = number(row[8]);
}

std::vector<TableRow> tables_in(const std::vector<Row>& rows) {
  std::vector<TableRow> tables(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) fill(tables[i], rows[i]);
  return tables;
}

std::optional<TableRow> first_table(const std::vector<Row>& rows) {
  if (rows.empty()) return std::nullopt;
  return tables_in(rows)[0];
}

}  // namespace

bool insert_table(Sql& sql, const TableRow& table) {
  return !sql.run(
                 "INSERT INTO tables (id, code, status, is_public, host, summary, created, updated,"
                 " wake) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING "
                 "RETURNING id",
                 {table.id, table.code, table.status, std::int64_t{table.is_public}, table.host,
                  table.summary, table.created, table.updated, table.wake})
              .empty();
}

void update_table(Sql& sql, const TableRow& table) {
  sql.run(
      "UPDATE tables SET status = $1, is_public = $2, host = $3, summary = $4, updated = $5,"
      " wake = $6 WHERE id = $7",
      {table.status, std::int64_t{table.is_public}, table.host, table.summary, table.updated,
       table.wake, table.id});
}

bool delete_table(Sql& sql, const std::string& id) {
  sql.run("DELETE FROM entries WHERE table_id = $1", {id});
  sql.run("DELETE FROM chat WHERE table_id = $1", {id});
  sql.run("DELETE FROM members WHERE table_id = $1", {id});
  sql.run("DELETE FROM deals WHERE table_id = $1", {id});
  sql.run("DELETE FROM watched_deals WHERE table_id = $1", {id});
  sql.run("DELETE FROM leases WHERE table_id = $1", {id});
  sql.run("DELETE FROM table_cards WHERE table_id = $1", {id});
  return !sql.run("DELETE FROM tables WHERE id = $1 RETURNING id", {id}).empty();
}

std::vector<std::string> prune_tables(Sql& sql, std::int64_t before, std::int64_t limit) {
  std::vector<std::string> gone;
  for (const Row& row :
       sql.run("SELECT id FROM tables WHERE status IN ('over', 'abandoned') AND updated < $1"
               " AND id NOT IN (SELECT table_id FROM reports WHERE settled = 0)"
               " ORDER BY updated LIMIT $2",
               {before, limit})) {
    gone.push_back(text(row[0]));
    delete_table(sql, gone.back());
  }
  return gone;
}

std::optional<TableRow> find_table(Sql& sql, const std::string& id) {
  return first_table(sql.run(kSelectTable + "WHERE t.id = $1", {id}));
}

std::optional<TableRow> find_table_by_code(Sql& sql, const std::string& code) {
  return first_table(sql.run(kSelectTable + "WHERE t.code = $1", {code}));
}

bool code_taken(Sql& sql, const std::string& code) {
  return !sql.run("SELECT id FROM tables WHERE code = $1", {code}).empty();
}

std::vector<TableRow> list_tables(Sql& sql, std::int64_t limit) {
  return tables_in(sql.run(kSelectTable + kLatestFirst + "$1", {limit}));
}

std::vector<TableRow> tables_with_status(Sql& sql, const std::string& status, std::int64_t limit) {
  return tables_in(
      sql.run(kSelectTable + "WHERE t.status = $1 " + kLatestFirst + "$2", {status, limit}));
}

std::vector<TableRow> public_tables(Sql& sql, const std::string& status, std::int64_t limit) {
  return tables_in(
      sql.run(kSelectTable + "WHERE t.status = $1 AND t.is_public = 1 " + kLatestFirst + "$2",
              {status, limit}));
}

std::vector<UserTable> tables_of_user(Sql& sql, const std::string& user, std::int64_t limit) {
  const auto rows = sql.run("SELECT " + kColumns +
                                ", m.role, m.due FROM members m JOIN tables t ON t.id = m.table_id"
                                " WHERE m.user_id = $1 AND m.role <> '" +
                                kRemovedRole + "' " + kLatestFirst + "$2",
                            {user, limit});
  std::vector<UserTable> tables(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    fill(tables[i], rows[i]);
    tables[i].role = text(rows[i][9]);
    tables[i].due = number(rows[i][10]) != 0;
  }
  return tables;
}

void set_status(Sql& sql, const std::string& id, const std::string& status) {
  sql.run("UPDATE tables SET status = $1 WHERE id = $2 AND status IN ('open', 'playing')",
          {status, id});
}

void set_wake(Sql& sql, const std::string& id, std::int64_t wake) {
  sql.run("UPDATE tables SET wake = $1 WHERE id = $2", {wake, id});
}

std::map<std::string, std::int64_t> count_tables(Sql& sql) {
  std::map<std::string, std::int64_t> counts;
  for (const Row& row : sql.run("SELECT status, COUNT(*) FROM tables GROUP BY status")) {
    counts[text(row[0])] = number(row[1]);
  }
  return counts;
}

std::int64_t open_tables_of_host(Sql& sql, const std::string& user) {
  return number(
      sql.run("SELECT COUNT(*) FROM tables WHERE host = $1"
              " AND status IN ('open', 'playing')",
              {user})[0][0]);
}

void append_entry(Sql& sql, const std::string& table, std::int64_t n, std::int64_t at,
                  const std::string& body) {
  sql.run("INSERT INTO entries (table_id, n, at, body) VALUES ($1, $2, $3, $4)",
          {table, n, at, body});
}

std::vector<EntryRow> entries_of(Sql& sql, const std::string& table, std::int64_t from) {
  std::vector<EntryRow> entries;
  for (const Row& row :
       sql.run("SELECT n, at, body FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n",
               {table, from})) {
    entries.push_back({number(row[0]), number(row[1]), text(row[2])});
  }
  return entries;
}

void add_chat(Sql& sql, const std::string& table, const ChatRow& line) {
  sql.run("INSERT INTO chat (table_id, n, at, user_id, body) VALUES ($1, $2, $3, $4, $5)",
          {table, line.n, line.at, line.user, line.body});
}

bool hide_chat(Sql& sql, const std::string& table, std::int64_t n) {
  return !sql.run(
                 "UPDATE chat SET body = '' WHERE table_id = $1 AND n = $2 AND body <> ''"
                 " RETURNING n",
                 {table, n})
              .empty();
}

std::int64_t chat_size_of(Sql& sql, const std::string& table) {
  return number(
      sql.run("SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE table_id = $1", {table})[0][0]);
}

std::vector<ChatRow> chat_of(Sql& sql, const std::string& table, std::int64_t from) {
  std::vector<ChatRow> lines;
  for (const Row& row :
       sql.run("SELECT n, at, user_id, body FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n",
               {table, from})) {
    lines.push_back({number(row[0]), number(row[1]), text(row[2]), text(row[3])});
  }
  return lines;
}

void set_member(Sql& sql, const std::string& table, const std::string& user,
                const std::string& role, bool due) {
  sql.run(
      "INSERT INTO members (table_id, user_id, role, due) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (table_id, user_id) DO UPDATE SET role = excluded.role, due = excluded.due",
      {table, user, role, std::int64_t{due}});
}

void remove_member(Sql& sql, const std::string& table, const std::string& user) {
  sql.run("DELETE FROM members WHERE table_id = $1 AND user_id = $2", {table, user});
}

void set_due(Sql& sql, const std::string& table, const std::vector<std::string>& users) {
  std::vector<Value> params;
  std::string list;
  for (const std::string& user : users) {
    params.emplace_back(user);
    list += (list.empty() ? "$" : ", $") + std::to_string(params.size());
  }
  params.emplace_back(table);
  // Only rows that change are written.
  const std::string due =
      list.empty() ? "0" : "CASE WHEN user_id IN (" + list + ") THEN 1 ELSE 0 END";
  const std::string at = "$" + std::to_string(params.size());
  sql.run("UPDATE members SET due = " + due + " WHERE table_id = " + at + " AND due <> " + due,
          params);
}

void set_passes(Sql& sql, const std::string& table, const std::string& user, int round) {
  sql.run("UPDATE members SET passes = $1 WHERE table_id = $2 AND user_id = $3",
          {std::int64_t{round}, table, user});
}

void clear_passes(Sql& sql, const std::string& table) {
  sql.run("UPDATE members SET passes = 0 WHERE table_id = $1 AND passes <> 0", {table});
}

std::map<std::string, int> passes_of(Sql& sql, const std::string& table) {
  std::map<std::string, int> rounds;
  for (const Row& row :
       sql.run("SELECT user_id, passes FROM members WHERE table_id = $1 AND passes <> 0", {table}))
    rounds[text(row[0])] = static_cast<int>(number(row[1]));
  return rounds;
}

std::vector<MemberRow> members_of(Sql& sql, const std::string& table) {
  std::vector<MemberRow> members;
  for (const Row& row :
       sql.run("SELECT user_id, role, due FROM members WHERE table_id = $1 ORDER BY user_id",
               {table})) {
    members.push_back({text(row[0]), text(row[1]), number(row[2]) != 0});
  }
  return members;
}

std::optional<std::string> member_role(Sql& sql, const std::string& table,
                                       const std::string& user) {
  const auto rows =
      sql.run("SELECT role FROM members WHERE table_id = $1 AND user_id = $2", {table, user});
  if (rows.empty()) return std::nullopt;
  return text(rows[0][0]);
}

}  // namespace dr
