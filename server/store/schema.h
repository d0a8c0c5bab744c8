// The tables of the database, and how an older one becomes a newer one.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

// What leads from one version of the schema to the next. Once released it never changes.
struct Migration {
  int version = 0;
  // TEXT and BIGINT; "CREATE CLUSTERED TABLE" keeps its rows in the order of the primary key where
  // the database can.
  std::vector<std::string> statements;
  bool beside = false;  // servers of the version before go on meanwhile
};

const std::vector<Migration>& migrations();

// The version of a database: 0 when it is new.
int schema_version(Sql& sql);
// Whether migrate would change it.
bool is_outdated(Sql& sql);
// Whether servers may run meanwhile.
bool can_migrate_beside(Sql& sql);
// Applies what is missing, each migration in a transaction. Throws StoreError, also for a database
// newer than this program.
void migrate(Sql& sql);
void migrate(Sql& sql, std::span<const Migration> steps);

}  // namespace dr
