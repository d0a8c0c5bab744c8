#include <poll.h>

#include <charconv>
#include <chrono>
#include <iterator>
#include <map>
#include <pqxx/pqxx>
#include <thread>
#include <utility>

#include "server/store/sql.h"

// libpqxx 6.4 loses the result of a statement, some hundred bytes, when it loses the connection:
// nothing that a leak sanitizer should report.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
  return "leak:pqxx::connection_base::exec_prepared\n"
         "leak:pqxx::connection_base::register_prepared\n";
}

namespace dr {
namespace {

// Types of columns, as PostgreSQL numbers them.
constexpr pqxx::oid kBigint = 20, kInteger = 23;
// Servers of a database share this lock; who wants it alone has it alone.
constexpr std::int64_t kServerLock = 0x4461726b726f636b;
constexpr int kLockTries = 21;
constexpr std::chrono::milliseconds kLockPause{50};

constexpr char kLost[] = "The connection to PostgreSQL was lost.";

// A connection that dies in silence is noticed in some seconds, by both ends: else a statement waits
// for hours here, and the locks of a server that is gone stay there, with the tables it had. What the
// address says comes first.
constexpr char kPatience[] =
    "connect_timeout=5&keepalives_idle=3&keepalives_interval=1&keepalives_count=3"
    "&tcp_user_timeout=6000";
constexpr char kSettings[] =
    "SELECT set_config('client_encoding', 'UTF8', false),"
    " set_config('client_min_messages', 'error', false),"
    " set_config('tcp_keepalives_idle', '3', false),"
    " set_config('tcp_keepalives_interval', '1', false),"
    " set_config('tcp_keepalives_count', '3', false),"
    " set_config('tcp_user_timeout', '6000', false),"
    " set_config('synchronous_commit',"
    "  CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'"
    "  ELSE current_setting('synchronous_commit') END, false)";

constexpr char kDamage[] =
    "SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()";

// A server that stands still in the middle of a transaction must not keep others from its tables.
constexpr char kServerSettings[] =
    "SELECT set_config('idle_in_transaction_session_timeout', '3000', false)";

// libpqxx would connect again in the middle of things, without the lock.
void stay_down_when_down(pqxx::connection& connection) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  connection.inhibit_reactivation(true);
#pragma GCC diagnostic pop
}

// What was said to all who listen to a channel.
class Ear : public pqxx::notification_receiver {
 public:
  Ear(pqxx::connection_base& connection, const std::string& channel)
      : notification_receiver(connection, channel) {}
  void operator()(const std::string& words, int) override { heard.push_back(words); }

  std::vector<std::string> heard;
};

struct Connection {
  explicit Connection(const std::string& url) : pq(url), quiet(pq) { stay_down_when_down(pq); }

  pqxx::connection pq;
  std::unique_ptr<Ear> ear;
  pqxx::quiet_errorhandler quiet;
  std::map<std::string, std::string, std::less<>> names;  // of prepared statements
};

class Postgres : public Sql {
 public:
  Postgres(const std::string& url, Access access);
  bool is_postgres() const override { return true; }
  void listen(const std::string& channel) override;
  std::vector<std::string> await(int ms, int wake) override;

 protected:
  std::vector<Row> execute(std::string_view sql, std::span<const Value> params) override;
  void do_begin() override { execute("BEGIN", {}); }
  void do_commit() override { execute("COMMIT", {}); }
  void do_rollback() noexcept override;

 private:
  void connect();
  void prepare_session();
  void check();
  void take_lock();
  void drop();
  const std::string& name_of(std::string_view sql);

  std::string url_;
  Access access_;
  std::unique_ptr<Connection> connection_;  // none: it was lost
};

// PostgreSQL's further lines may quote what is stored.
std::string first_line(const std::string& message) { return message.substr(0, message.find('\n')); }

std::string with_patience(std::string url) {
  const std::size_t query = url.find('?');
  if (query == std::string::npos) return url + "?" + kPatience;
  return url.insert(query + 1, std::string(kPatience) + "&");
}

// Other complaints quote the address, and with it the password.
std::string why_no_connection(const std::string& message) {
  const bool harmless = message.starts_with("connection to server") ||
                        message.starts_with("could not translate host name");
  const std::string reason = harmless ? first_line(message) : "its address is not understood";
  return "Cannot connect to the PostgreSQL database: " + reason + ".";
}

// Whether the server ended the session, though the socket may not know yet.
bool is_farewell(const std::exception& error) {
  if (dynamic_cast<const pqxx::broken_connection*>(&error)) return true;
  const auto* sql = dynamic_cast<const pqxx::sql_error*>(&error);
  return sql && (sql->sqlstate().starts_with("57P") || sql->sqlstate().starts_with("08"));
}

Value cell(const pqxx::field& field, pqxx::oid type) {
  if (field.is_null()) return {};
  const std::string_view words(field.c_str(), field.size());
  if (type != kBigint && type != kInteger) return std::string(words);
  std::int64_t whole = 0;
  std::from_chars(words.data(), words.data() + words.size(), whole);
  return whole;
}

std::vector<Row> rows_of(const pqxx::result& result) {
  std::vector<pqxx::oid> types;
  for (pqxx::row::size_type i = 0; i < result.columns(); ++i) {
    types.push_back(result.column_type(i));
  }
  std::vector<Row> rows;
  for (const pqxx::row& found : result) {
    Row& row = rows.emplace_back();
    for (pqxx::row::size_type i = 0; i < found.size(); ++i) row.push_back(cell(found[i], types[i]));
  }
  return rows;
}

// As libpqxx takes them: texts, and null pointers.
class Params {
 public:
  explicit Params(std::span<const Value> values) {
    numbers_.reserve(values.size());  // they must not move
    for (const Value& value : values) {
      const char* words = nullptr;
      if (const auto* whole = std::get_if<std::int64_t>(&value)) {
        words = numbers_.emplace_back(std::to_string(*whole)).c_str();
      } else if (const auto* given = std::get_if<std::string>(&value)) {
        words = given->c_str();
      }
      pointers_.push_back(words);
    }
  }
  auto dynamic() const { return pqxx::prepare::make_dynamic_params(pointers_); }

 private:
  std::vector<std::string> numbers_;
  std::vector<const char*> pointers_;
};

Postgres::Postgres(const std::string& url, Access access)
    : url_(with_patience(url)), access_(access) {
  connect();
  if (access_ == Access::kServer) check();
}

void Postgres::connect() {
  try {
    connection_ = std::make_unique<Connection>(url_);
  } catch (const std::exception& error) {
    throw SqlError(why_no_connection(error.what()));
  }
  try {
    prepare_session();
  } catch (...) {
    drop();
    throw;
  }
}

void Postgres::prepare_session() {
  execute(kSettings, {});
  if (text(execute("SELECT current_setting('server_encoding')", {}).at(0).at(0)) != "UTF8") {
    throw SqlError("The PostgreSQL database must have the encoding UTF8.");
  }
  if (access_ == Access::kServer) execute(kServerSettings, {});
  if (access_ != Access::kBeside) take_lock();
}

// What PostgreSQL has found itself, where its pages have checksums. A server does not begin to write
// into what is damaged.
void Postgres::check() {
  const auto rows = execute(kDamage, {});
  if (rows.empty() || number(rows[0][0]) == 0) return;
  throw SqlError("PostgreSQL has found " + std::to_string(number(rows[0][0])) +
                 " damaged pages in this database; restore a backup, or reset its statistics.");
}

// The session of a server that was killed ends a moment later than the server.
void Postgres::take_lock() {
  for (int tries = 0; tries < kLockTries; ++tries) {
    if (tries > 0) std::this_thread::sleep_for(kLockPause);
    const char* const sql =
        access_ == Access::kAlone
            ? "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END"
            : "SELECT CASE WHEN pg_try_advisory_lock_shared($1) THEN 1 ELSE 0 END";
    const auto rows = execute(sql, {{Value(kServerLock)}});
    if (number(rows.at(0).at(0)) == 1) return;
  }
  throw SqlError("The PostgreSQL database is in use by another server.");
}

void Postgres::drop() {
  connection_.reset();
  set_lost();
}

const std::string& Postgres::name_of(std::string_view sql) {
  auto& names = connection_->names;
  if (const auto known = names.find(sql); known != names.end()) return known->second;
  const std::string name = "s" + std::to_string(names.size());
  connection_->pq.prepare(name, std::string(sql));
  return names.emplace(sql, name).first->second;
}

std::vector<Row> Postgres::execute(std::string_view sql, std::span<const Value> params) {
  if (!connection_ && in_transaction()) throw SqlError(kLost);
  if (!connection_) connect();
  try {
    pqxx::nontransaction direct(connection_->pq);
    return rows_of(direct.exec_prepared(name_of(sql), Params(params).dynamic()));
  } catch (const std::exception& error) {
    const std::string message = first_line(error.what());
    if (!is_farewell(error) && connection_->pq.is_open()) throw SqlError(message);
    drop();
    throw SqlError(std::string(kLost) + " (" + message + ")");
  }
}

void Postgres::listen(const std::string& channel) {
  if (!connection_) connect();
  try {
    connection_->ear = std::make_unique<Ear>(connection_->pq, channel);
  } catch (const std::exception& error) {
    drop();
    throw SqlError(std::string(kLost) + " (" + first_line(error.what()) + ")");
  }
}

std::vector<std::string> Postgres::await(int ms, int wake) {
  if (!connection_ || !connection_->ear) throw SqlError(kLost);
  try {
    connection_->pq.get_notifs();  // what came with the answer to a statement
    if (connection_->ear->heard.empty()) {
      pollfd files[] = {{connection_->pq.sock(), POLLIN, 0}, {wake, POLLIN, 0}};
      poll(files, std::size(files), ms);
      connection_->pq.get_notifs();
    }
  } catch (const std::exception& error) {
    drop();
    throw SqlError(std::string(kLost) + " (" + first_line(error.what()) + ")");
  }
  return std::exchange(connection_->ear->heard, {});
}

void Postgres::do_rollback() noexcept {
  try {
    if (connection_) execute("ROLLBACK", {});
  } catch (const SqlError&) {
    drop();  // which undoes it as well
  }
}

}  // namespace

std::unique_ptr<Sql> open_postgres(const std::string& url, Access access) {
  return std::make_unique<Postgres>(url, access);
}

}  // namespace dr
