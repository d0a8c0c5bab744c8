#include "server/store/backup.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "server/store/files.h"
#include "server/store/pg_tool.h"

namespace dr {
namespace {

namespace fs = std::filesystem;

void copy_sqlite(const std::string& url, const std::string& path) {
  const auto sql = open_sql(url);
  make_private_file(path);
  sql->run("VACUUM INTO $1", {path});
}

void copy_postgres(const std::string& url, const std::string& path) {
  make_private_file(path);
  run_pg_tool({"pg_dump", "--format=custom", "--no-owner", "--no-acl", "--file=" + path}, url);
}

// "darkrock-20261118T040000Z.db"
constexpr std::string_view kCopy = "darkrock-";

std::vector<fs::path> copies_in(const std::string& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    const std::string end = entry.path().extension().string();
    if (name.starts_with(kCopy) && (end == ".db" || end == ".dump")) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());  // by time
  return found;
}

const char* const kTables =
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename";

}  // namespace

void backup(const std::string& url, const std::string& path) {
  std::error_code error;
  if (fs::exists(path, error)) throw StoreError("There is a file already at " + path + ".");
  const std::string part = path + ".part";
  fs::remove(part, error);  // of a backup that was cut short
  is_postgres_url(url) ? copy_postgres(url, part) : copy_sqlite(url, part);
  sync_file(part);
  fs::rename(part, path, error);
  if (error) throw StoreError("Cannot make " + path + ": " + error.message() + ".");
  sync_folder_of(path);
}

std::string backup_into(const std::string& url, const std::string& folder, std::size_t keep,
                        std::int64_t now) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder, error)) throw StoreError("There is no folder " + folder + ".");
  const std::string path = fmt::format("{}/{}{:%Y%m%dT%H%M%SZ}.{}", folder, kCopy,
                                       fmt::gmtime(static_cast<std::time_t>(now / 1000)),
                                       is_postgres_url(url) ? "dump" : "db");
  backup(url, path);
  const auto all = copies_in(folder);
  for (std::size_t i = 0; i + keep < all.size(); ++i) fs::remove(all[i], error);
  return path;
}

void restore(const std::string& copy, const std::string& url) {
  if (!is_postgres_url(url)) {
    std::error_code error;
    if (!make_private_file(url)) throw StoreError("There is a file already at " + url + ".");
    fs::copy_file(copy, url, fs::copy_options::overwrite_existing, error);
    if (error) throw StoreError("Cannot copy " + copy + ": " + error.message() + ".");
    const auto rows = open_sql(url)->run("PRAGMA integrity_check(1)");
    if (text(rows.at(0).at(0)) != "ok") throw StoreError("The copy is damaged.");
    return;
  }
  if (!open_sql(url)->run(kTables).empty())
    throw StoreError("The database to restore into is not empty.");
  run_pg_tool({"pg_restore", "--exit-on-error", "--no-owner", "--no-acl", copy}, url);
}

void empty_again(const std::string& url) {
  const auto sql = open_sql(url);
  for (const Row& row : sql->run(kTables)) {
    std::string name = text(row.at(0));
    if (name.find('"') == name.npos) sql->run("DROP TABLE \"" + name + "\" CASCADE");
  }
}

void vacuum(Sql& sql) { sql.run("VACUUM"); }

}  // namespace dr
