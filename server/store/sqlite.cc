#include <sqlite3.h>

#include <filesystem>
#include <map>

#include "server/store/files.h"
#include "server/store/sql.h"

namespace dr {
namespace {

constexpr int kBusyMs = 5000;

struct Finalize {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
struct Close {
  void operator()(sqlite3* db) const { sqlite3_close(db); }
};
// Ends the run of a statement, which stays prepared.
struct Reset {
  void operator()(sqlite3_stmt* statement) const {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
  }
};

class Sqlite : public Sql {
 public:
  Sqlite(const std::string& path, Access access);
  bool is_postgres() const override { return false; }

 protected:
  std::vector<Row> execute(std::string_view sql, std::span<const Value> params) override;
  void do_begin() override { execute("BEGIN IMMEDIATE", {}); }
  void do_commit() override { execute("COMMIT", {}); }
  void do_rollback() noexcept override;

 private:
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  void lock(const std::string& path);
  void connect(const std::string& path);
  void check(const std::string& path);
  sqlite3_stmt* prepare(std::string_view sql);
  void bind(sqlite3_stmt* statement, std::span<const Value> params);
  bool is_damaged() const {
    const int code = db_ ? sqlite3_errcode(db_.get()) & 0xff : SQLITE_OK;
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
  }
  [[noreturn]] void fail() const { throw SqlError(sqlite3_errmsg(db_.get())); }

  FileLock lock_;
  std::unique_ptr<sqlite3, Close> db_;
  std::map<std::string, Statement, std::less<>> statements_;
};

std::string damaged(const std::string& path, const std::string& found) {
  std::string first = found.substr(0, found.find('\n'));
  while (first.ends_with('.')) first.pop_back();
  return "The database " + path + " is damaged (" + first + "); restore a backup.";
}

Value column(sqlite3_stmt* statement, int i) {
  switch (sqlite3_column_type(statement, i)) {
    case SQLITE_NULL: return {};
    case SQLITE_INTEGER: return std::int64_t{sqlite3_column_int64(statement, i)};
    default: break;
  }
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
  return std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, i)));
}

Sqlite::Sqlite(const std::string& path, Access access) {
  const bool is_file = path != ":memory:";
  if (is_file && access != Access::kBeside) {
    lock(path);
    make_private_file(path);
  } else if (std::error_code error; is_file && !std::filesystem::exists(path, error)) {
    throw StoreError("There is no database at " + path + ".");
  }
  try {
    connect(path);
  } catch (const SqlError& error) {
    if (is_damaged()) throw StoreError(damaged(path, error.what()));
    throw StoreError("Cannot open the database " + path + ": " + error.what() + ".");
  }
  if (access == Access::kServer) check(path);
}

// A server does not begin to write into what is damaged: that would damage more.
void Sqlite::check(const std::string& path) {
  std::string found;
  try {
    found = text(execute("PRAGMA quick_check(1)", {}).at(0).at(0));
  } catch (const SqlError& error) {
    found = error.what();
  }
  if (found != "ok") throw StoreError(damaged(path, found));
}

void Sqlite::lock(const std::string& path) {
  // Whichever way the path is written, the lock is the same.
  std::error_code error;
  const auto whole = std::filesystem::weakly_canonical(path, error);
  if (lock_.take((error ? path : whole.string()) + ".lock")) return;
  throw StoreError("The database " + path + " is in use by another server.");
}

void Sqlite::connect(const std::string& path) {
  sqlite3* db = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int result = sqlite3_open_v2(path.c_str(), &db, flags, nullptr);
  db_.reset(db);
  if (result != SQLITE_OK) throw SqlError(sqlite3_errstr(result));
  sqlite3_busy_timeout(db, kBusyMs);
  const std::string mode = text(execute("PRAGMA journal_mode = WAL", {}).at(0).at(0));
  if (mode != "wal" && mode != "memory") throw SqlError("it cannot have a write-ahead log");
  execute("PRAGMA synchronous = FULL", {});
  execute("PRAGMA foreign_keys = OFF", {});
  // Of 16 MB of log a page that changes again and again goes into the file once: a quarter less time for
  // the transactions of a busy server than with the 4 MB that are usual.
  execute("PRAGMA wal_autocheckpoint = 4000", {});
}

sqlite3_stmt* Sqlite::prepare(std::string_view sql) {
  if (const auto known = statements_.find(sql); known != statements_.end()) {
    return known->second.get();
  }
  sqlite3_stmt* made = nullptr;
  const char* rest = nullptr;
  if (sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &made, &rest) != SQLITE_OK) {
    fail();
  }
  Statement statement(made);
  if (!made || rest != sql.data() + sql.size()) throw SqlError("Not exactly one statement.");
  for (int i = 1; i <= sqlite3_bind_parameter_count(made); ++i) {
    const char* name = sqlite3_bind_parameter_name(made, i);
    if (!name || name != "$" + std::to_string(i)) throw SqlError("Parameters are out of order.");
  }
  return statements_.emplace(sql, std::move(statement)).first->second.get();
}

void Sqlite::bind(sqlite3_stmt* statement, std::span<const Value> params) {
  if (sqlite3_bind_parameter_count(statement) != static_cast<int>(params.size())) {
    throw SqlError("The statement has another number of parameters.");
  }
  for (int i = 1; const Value& value : params) {
    int result = SQLITE_OK;  // not bound is null
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      result = sqlite3_bind_int64(statement, i, *whole);
    } else if (const auto* words = std::get_if<std::string>(&value)) {
      result = sqlite3_bind_text64(statement, i, words->data(), words->size(), SQLITE_STATIC,
                                   SQLITE_UTF8);
    }
    if (result != SQLITE_OK) fail();
    ++i;
  }
}

std::vector<Row> Sqlite::execute(std::string_view sql, std::span<const Value> params) {
  const std::unique_ptr<sqlite3_stmt, Reset> statement(prepare(sql));
  bind(statement.get(), params);
  std::vector<Row> rows;
  for (;;) {
    const int result = sqlite3_step(statement.get());
    if (result == SQLITE_DONE) return rows;
    if (result != SQLITE_ROW) fail();
    Row& row = rows.emplace_back();
    for (int i = 0; i < sqlite3_column_count(statement.get()); ++i) {
      row.push_back(column(statement.get(), i));
    }
  }
}

void Sqlite::do_rollback() noexcept {
  // Some errors, as of a full disk, have rolled back already.
  if (!sqlite3_get_autocommit(db_.get())) {
    sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

}  // namespace

std::unique_ptr<Sql> open_sqlite(const std::string& path, Access access) {
  return std::make_unique<Sqlite>(path, access);
}

}  // namespace dr
