// What an operator does about people and tables while servers run: each change is kept, and every server
// is told (server/store/orders.h). All throw RequestError and SqlError.
#pragma once

#include <cstdint>
#include <string>

#include "server/store/accounts.h"

namespace dr {

// A code by which somebody chooses another password within a day.
std::string password_code(Sql& sql, const User& user);
// Another name: their tables show it at once.
void rename_person(Sql& sql, const User& user, const std::string& name);
// The words of a line are gone, for those who read now too.
// A ban is carried out anew, also for somebody who was let in again a moment ago.
void ban_person(Sql& sql, const User& user, bool banned);
void take_back_chat(Sql& sql, const std::string& table, std::int64_t n);
// A table with everything about it; who is there is sent away.
void delete_table_now(Sql& sql, const std::string& table);

}  // namespace dr
