// Care of the database, not inside a transaction. All throw StoreError.
#pragma once

#include <string>

#include "server/store/sql.h"

namespace dr {

// Copies a database, in use or not, as it is at one moment: SQLite as a file like it, PostgreSQL in the
// format of pg_dump, which does it. The file appears when it is complete; one that is there is not
// replaced.
void backup(const std::string& url, const std::string& path);

// A copy in a folder, named by the time, and the oldest such copies gone but for `keep`. Its path.
std::string backup_into(const std::string& url, const std::string& folder, std::size_t keep,
                        std::int64_t now);

// A copy laid out as a database again: into a file that is not there yet, or for PostgreSQL into a
// database that is empty.
void restore(const std::string& copy, const std::string& url);
// Takes a restored PostgreSQL database apart again. REQUIRES: restore() filled it.
void empty_again(const std::string& url);

// Gives space back that deleted rows took. SQLite lets nobody write meanwhile.
void vacuum(Sql& sql);

}  // namespace dr
