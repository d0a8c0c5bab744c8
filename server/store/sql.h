// A connection to the database, SQLite or PostgreSQL, and statements that mean the same to both.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dr {

// Input or environment the store cannot work with; what() is one sentence for people.
class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A statement or transaction that failed. what() is for logs; it quotes no parameter.
class SqlError : public StoreError {
 public:
  using StoreError::StoreError;
};

using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

// A value as the type its column has. Null reads as "" and as 0.
const std::string& text(const Value& value);
std::int64_t number(const Value& value);
// The reverse: null for "".
Value or_null(const std::string& words);

// What a connection is to its database.
enum class Access : std::uint8_t {
  kBeside,  // one of many, whatever the others do
  kServer,  // a server: of PostgreSQL one of several, of SQLite the only one. Makes an SQLite file
  kAlone,   // no server has it meanwhile. Makes an SQLite file
};

// Thread safety: none, but it may move between threads.
//
// Statements are portable: parameters are $1, $2, ... in order of first appearance, columns TEXT or
// BIGINT. Each is prepared once and kept, so their number must not depend on data. Text is UTF-8
// without NUL; other text is refused.
//
// Outside of begin() every statement is a transaction of its own. Inside, a statement that fails
// spoils the transaction: whatever follows fails too, and it cannot be committed.
class Sql {
 public:
  static constexpr char kServers[] = "darkrock";  // what all servers hear

  Sql() = default;
  Sql(const Sql&) = delete;
  Sql& operator=(const Sql&) = delete;
  virtual ~Sql() = default;

  // All these throw SqlError.
  std::vector<Row> run(std::string_view sql, std::initializer_list<Value> params = {});
  std::vector<Row> run(std::string_view sql, std::span<const Value> params);
  // Connects again if the connection was lost.
  void begin();
  // An error means that the changes are not kept or, if the connection broke in the middle, that
  // nobody knows. Either way the transaction is over.
  void commit();
  void rollback() noexcept;

  bool spoiled() const { return spoiled_; }
  // Whether the connection broke since the last begin().
  bool lost() const { return lost_; }
  virtual bool is_postgres() const = 0;

  // What others say by notify() is heard from listen() on. Where nobody else can be there is nothing to
  // hear. await() waits for `ms` at most, and until the file `wake` can be read, if there is one.
  void notify(const std::string& words, const std::string& channel = kServers);
  virtual void listen(const std::string& /*channel*/ = kServers) {}
  virtual std::vector<std::string> await(int ms, int wake = -1);

 protected:
  virtual std::vector<Row> execute(std::string_view sql, std::span<const Value> params) = 0;
  virtual void do_begin() = 0;
  virtual void do_commit() = 0;
  virtual void do_rollback() noexcept = 0;
  bool in_transaction() const { return in_transaction_; }
  void set_lost() { lost_ = true; }

 private:
  bool in_transaction_ = false, spoiled_ = false, lost_ = false;
};

// "sqlite:PATH", a plain path, "postgresql://..." or "postgres://...". Throws StoreError.
std::unique_ptr<Sql> open_sql(const std::string& url, Access access = Access::kBeside);
// Whether several servers can be on it.
bool is_postgres_url(const std::string& url);

// sqlite.cc, postgres.cc
std::unique_ptr<Sql> open_sqlite(const std::string& path, Access access);
std::unique_ptr<Sql> open_postgres(const std::string& url, Access access);

}  // namespace dr
