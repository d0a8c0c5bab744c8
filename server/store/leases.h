// Which servers there are, and which of them has which table. All throw SqlError.
//
// A server lives until a time that it moves on again and again; a table is its own for as long. The
// epoch of a table grows whenever somebody takes it, so that what an earlier owner still writes is
// refused: taking a table is always safe, and a lease only says when it is worth the while. Times are
// those of the database's own clock, which all servers share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

struct ServerRow {
  std::string id;
  std::string address;       // where other servers reach it: http://HOST:PORT
  std::int64_t number = 0;   // of the lock that its session holds while it lives
  std::int64_t started = 0;  // milliseconds since 1970
  std::string edition{};     // which program it runs; empty: one from before servers said so
};

// What somebody writes to a table as.
struct Tenure {
  std::string server;
  std::int64_t epoch = 0;
};

// The table has gone to another server, or was taken anew by this one.
class Moved : public std::runtime_error {
 public:
  Moved() : std::runtime_error("the table has moved") {}
};

// Adds a server that lives for `ms` from now on. Where there can be only one, all others are gone. The
// lock is the session's: a server is dead as soon as the connection that called this is.
void enlist(Sql& sql, const ServerRow& server, std::int64_t ms);
// Lives on. False: it is not enlisted.
bool renew(Sql& sql, const std::string& server, std::int64_t ms);
// Writes, to see whether that can be done.
void touch_server(Sql& sql, const std::string& server);
// It stops, and has no table any more.
void strike(Sql& sql, const std::string& server);
std::vector<ServerRow> live_servers(Sql& sql);  // by age, the oldest first
// Forgets those that are dead. For one of them only, so that they do not all do it.
void forget_the_dead(Sql& sql);

// Takes a table for a server: the epoch, or nothing if another one that lives has it.
std::optional<std::int64_t> take_table(Sql& sql, const std::string& table,
                                       const std::string& server);
// Nothing happens if it is not held so any more.
void release_table(Sql& sql, const std::string& table, const Tenure& tenure);
// Throws Moved if the table is not held so; until the transaction ends nobody takes it.
void hold_table(Sql& sql, const std::string& table, const Tenure& tenure);
// The server that lives and has it.
std::optional<ServerRow> owner_of(Sql& sql, const std::string& table);

// Takes tables that must be looked at and that no living server has, at most `limit`: their ids.
std::vector<std::string> take_due_tables(Sql& sql, const std::string& server, std::int64_t now,
                                         std::int64_t limit);

// Appends to a log as its owner, in one step. Throws Moved, and when the table has an entry n.
void append_entry_as(Sql& sql, const Tenure& tenure, const std::string& table, std::int64_t n,
                     std::int64_t at, const std::string& body);

// People who are connected to a server.
void note_presence(Sql& sql, const std::string& server, const std::vector<std::string>& came,
                   const std::vector<std::string>& went);
void forget_presence(Sql& sql, const std::string& server);
bool is_present(Sql& sql, const std::string& user);  // at any server that lives

}  // namespace dr
