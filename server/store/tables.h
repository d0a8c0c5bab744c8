// Tables in the database. The entries are the truth of a table, appended and never changed; the
// rest is there to find it again. All throw SqlError. Times are milliseconds since 1970.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

struct TableRow {
  std::string id;
  std::string code;    // short, for an invitation
  std::string status;  // "open" and "playing" tables count for their host
  bool is_public = false;
  std::string host;     // a user
  std::string summary;  // what a list shows of it
  std::int64_t created = 0, updated = 0;
  std::int64_t wake = 0;  // when the server must look at it though nobody is there; 0: need not
};

struct EntryRow {
  std::int64_t n = 0, at = 0;
  std::string body;
};

struct ChatRow {
  std::int64_t n = 0, at = 0;
  std::string user, body;
};

// Of somebody who may not come back; no list of theirs shows the table.
inline constexpr const char* kRemovedRole = "removed";

struct MemberRow {
  std::string user;
  std::string role;  // "player", "spectator" or kRemovedRole
  bool due = false;  // it is asked to choose
};

// A table, and what a member is there.
struct UserTable : TableRow {
  std::string role;
  bool due = false;
};

// False, and nothing happens: the code or the id is taken.
bool insert_table(Sql& sql, const TableRow& table);
void update_table(Sql& sql, const TableRow& table);  // all but the code and when it was made
void set_status(Sql& sql, const std::string& id, const std::string& status);
void set_wake(Sql& sql, const std::string& id, std::int64_t wake);
// With its entries, chat and members. False: there is none.
bool delete_table(Sql& sql, const std::string& id);

// Deletes tables that ended before, at most `limit`; their ids.
std::vector<std::string> prune_tables(Sql& sql, std::int64_t before, std::int64_t limit = 100);

std::optional<TableRow> find_table(Sql& sql, const std::string& id);
std::optional<TableRow> find_table_by_code(Sql& sql, const std::string& code);
bool code_taken(Sql& sql, const std::string& code);
// These begin with the table changed last.
std::vector<TableRow> list_tables(Sql& sql, std::int64_t limit);
std::vector<TableRow> tables_with_status(Sql& sql, const std::string& status, std::int64_t limit);
std::vector<TableRow> public_tables(Sql& sql, const std::string& status, std::int64_t limit);
std::vector<UserTable> tables_of_user(Sql& sql, const std::string& user, std::int64_t limit);
std::map<std::string, std::int64_t> count_tables(Sql& sql);  // by status
std::int64_t open_tables_of_host(Sql& sql, const std::string& user);

// Throws when the table has an entry n: two writers must not both think that theirs is the next.
void append_entry(Sql& sql, const std::string& table, std::int64_t n, std::int64_t at,
                  const std::string& body);
std::vector<EntryRow> entries_of(Sql& sql, const std::string& table, std::int64_t from = 0);

void add_chat(Sql& sql, const std::string& table, const ChatRow& line);
// The line stays, without its words; false: there is none.
bool hide_chat(Sql& sql, const std::string& table, std::int64_t n);
std::int64_t chat_size_of(Sql& sql, const std::string& table);
std::vector<ChatRow> chat_of(Sql& sql, const std::string& table, std::int64_t from = 0);

// Adds the member, or changes it.
void set_member(Sql& sql, const std::string& table, const std::string& user,
                const std::string& role, bool due);
void remove_member(Sql& sql, const std::string& table, const std::string& user);
// These members are asked to choose, and no others.
void set_due(Sql& sql, const std::string& table, const std::vector<std::string>& users);
// The round in which members pass on every Reaction, by user; 0 takes it back.
void set_passes(Sql& sql, const std::string& table, const std::string& user, int round);
void clear_passes(Sql& sql, const std::string& table);
std::map<std::string, int> passes_of(Sql& sql, const std::string& table);
std::vector<MemberRow> members_of(Sql& sql, const std::string& table);
std::optional<std::string> member_role(Sql& sql, const std::string& table, const std::string& user);

}  // namespace dr
