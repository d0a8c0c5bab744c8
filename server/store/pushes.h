// Browsers that may be woken when it is somebody's turn: the addresses their push services gave
// them, and the key this server signs with. All throw SqlError.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

// The key kept in this database; `fresh`, kept from now on, if there is none.
std::string push_key(Sql& sql, const std::string& fresh);

inline constexpr std::int64_t kMostPushes = 10;  // browsers of one person
// A browser of somebody, as long as its session lasts. It belongs to who said so last, and the
// oldest beyond kMostPushes goes. `at`: milliseconds since 1970.
void add_push(Sql& sql, const std::string& endpoint, const std::string& user,
              const std::string& session, std::int64_t at);
// False: it is not one of this person's.
bool remove_push(Sql& sql, const std::string& endpoint, const std::string& user);
// Nobody is there any more.
void drop_push(Sql& sql, const std::string& endpoint);
std::vector<std::string> pushes_of(Sql& sql, const std::string& user);  // the latest first

}  // namespace dr
