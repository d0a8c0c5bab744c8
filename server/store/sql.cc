#include "server/store/sql.h"

#include <chrono>
#include <thread>

#include "base/utf8.h"

namespace dr {
namespace {

// PostgreSQL keeps no other text, so SQLite must not either.
bool can_be_kept(std::string_view s) { return is_utf8(s) && s.find('\0') == s.npos; }

void check(std::span<const Value> params) {
  for (const Value& value : params) {
    const auto* words = std::get_if<std::string>(&value);
    if (words && !can_be_kept(*words)) throw SqlError("A text is not UTF-8, or has a NUL in it.");
  }
}

bool starts_with_any(const std::string& url, std::initializer_list<const char*> heads) {
  for (const char* head : heads) {
    if (url.starts_with(head)) return true;
  }
  return false;
}

}  // namespace

const std::string& text(const Value& value) {
  static const std::string empty;
  return std::holds_alternative<std::monostate>(value) ? empty : std::get<std::string>(value);
}

std::int64_t number(const Value& value) {
  return std::holds_alternative<std::monostate>(value) ? 0 : std::get<std::int64_t>(value);
}

Value or_null(const std::string& words) { return words.empty() ? Value() : Value(words); }

std::vector<Row> Sql::run(std::string_view sql, std::initializer_list<Value> params) {
  return run(sql, std::span<const Value>(params.begin(), params.size()));
}

std::vector<Row> Sql::run(std::string_view sql, std::span<const Value> params) {
  if (spoiled_) throw SqlError("An earlier statement of the transaction failed.");
  try {
    check(params);
    return execute(sql, params);
  } catch (...) {
    spoiled_ = in_transaction_;
    throw;
  }
}

void Sql::begin() {
  if (in_transaction_) throw SqlError("A transaction is open already.");
  lost_ = false;
  do_begin();
  in_transaction_ = true;
}

void Sql::commit() {
  if (!in_transaction_) throw SqlError("No transaction is open.");
  if (spoiled_) {
    rollback();
    throw SqlError("A statement of the transaction failed, so it was undone.");
  }
  try {
    do_commit();
  } catch (...) {
    rollback();
    throw;
  }
  in_transaction_ = false;
}

void Sql::rollback() noexcept {
  if (in_transaction_) do_rollback();
  in_transaction_ = spoiled_ = false;
}

void Sql::notify(const std::string& words, const std::string& channel) {
  if (is_postgres()) run("SELECT pg_notify($1, $2)", {channel, words});
}

std::vector<std::string> Sql::await(int ms, int) {
  std::this_thread::sleep_for(std::chrono::milliseconds(ms));
  return {};
}

bool is_postgres_url(const std::string& url) {
  return starts_with_any(url, {"postgresql://", "postgres://"});
}

std::unique_ptr<Sql> open_sql(const std::string& url, Access access) {
  if (is_postgres_url(url)) return open_postgres(url, access);
  const std::string path = url.starts_with("sqlite:") ? url.substr(7) : url;
  if (path.empty()) throw StoreError("The database has no address.");
  if (path.find("://") != std::string::npos) {
    throw StoreError("A database is sqlite:PATH or postgresql://..., and this one is neither.");
  }
  return open_sqlite(path, access);
}

}  // namespace dr
