// Care of the database, not inside a transaction. Both throw StoreError.
#pragma once

#include <string>

#include "server/store/sql.h"

namespace dr {

// Copies an SQLite database, in use or not, as it is at one moment. The file appears when it is
// complete; one that is there is not replaced. For PostgreSQL there is pg_dump.
void backup(Sql& sql, const std::string& path);

// Gives space back that deleted rows took. SQLite lets nobody write meanwhile.
void vacuum(Sql& sql);

}  // namespace dr
