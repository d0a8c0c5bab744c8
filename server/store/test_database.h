// A new database for a test, of the kind that the suite's parameter names.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/store/schema.h"
#include "server/store/sql.h"
#include "tests/support/postgres.h"

namespace dr {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    path_ = (std::filesystem::temp_directory_path() / "darkrock-store-XXXXXX").string();
    if (!mkdtemp(path_.data())) throw std::runtime_error("cannot make " + path_);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

enum class Backend { kSqlite, kPostgres };

// The same one every time, without what was in it: quicker to have than a new one.
inline std::string empty_postgres() {
  static const std::string url = postgres_server().new_database();
  const auto sql = open_sql(url);
  sql->run("DROP SCHEMA public CASCADE");
  sql->run("CREATE SCHEMA public");
  return url;
}

class DatabaseTest : public testing::TestWithParam<Backend> {
 protected:
  bool is_postgres() const { return GetParam() == Backend::kPostgres; }

  TemporaryFolder folder_;
  const std::string url_ = is_postgres() ? empty_postgres() : "sqlite:" + (folder_ / "test.db");
};

// One connection, to tables that are there.
class SchemaTest : public DatabaseTest {
 protected:
  SchemaTest() : sql_(open_sql(url_, Access::kAlone)) { migrate(*sql_); }

  std::unique_ptr<Sql> sql_;
};

inline auto both_backends() { return testing::Values(Backend::kSqlite, Backend::kPostgres); }

inline std::string backend_name(const testing::TestParamInfo<Backend>& info) {
  return info.param == Backend::kPostgres ? "postgresql" : "sqlite";
}

}  // namespace dr
