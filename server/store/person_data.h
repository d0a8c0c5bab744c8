// Everything the database holds of one person, for that person.
#pragma once

#include <string>

#include "server/store/accounts.h"

namespace dr {

// JSON, without what would let anybody in: no password, token or code. Throws SqlError.
std::string person_data(Sql& sql, const User& user);

}  // namespace dr
