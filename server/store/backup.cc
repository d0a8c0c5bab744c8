#include "server/store/backup.h"

#include <filesystem>

#include "server/store/files.h"

namespace dr {

void backup(Sql& sql, const std::string& path) {
  if (sql.is_postgres()) {
    throw StoreError("A PostgreSQL database is backed up with pg_dump, not with this command.");
  }
  std::error_code error;
  if (std::filesystem::exists(path, error))
    throw StoreError("There is a file already at " + path + ".");
  const std::string part = path + ".part";
  std::filesystem::remove(part, error);  // of a backup that was cut short
  make_private_file(part);
  sql.run("VACUUM INTO $1", {part});
  sync_file(part);
  std::filesystem::rename(part, path, error);
  if (error) throw StoreError("Cannot make " + path + ": " + error.message() + ".");
  sync_folder_of(path);
}

void vacuum(Sql& sql) { sql.run("VACUUM"); }

}  // namespace dr
