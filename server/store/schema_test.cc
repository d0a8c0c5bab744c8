#include "server/store/schema.h"

#include "server/store/test_database.h"

namespace dr {
namespace {

class MigrationTest : public DatabaseTest {
 protected:
  std::unique_ptr<Sql> sql_ = open_sql(url_, Access::kAlone);
};

const std::vector<Migration> kFirst = {{1, {"CREATE CLUSTERED TABLE a (x TEXT PRIMARY KEY)"}}};
const std::vector<Migration> kBoth = {
    kFirst[0], {2, {"ALTER TABLE a ADD COLUMN y BIGINT NOT NULL DEFAULT 7"}}};
const std::vector<Migration> kSecondIsBad = {
    kFirst[0], {2, {"CREATE TABLE b (x TEXT)", "CREATE TABLE a (x TEXT)"}}};

TEST_P(MigrationTest, LeadsFromNothingToTheNewest) {
  EXPECT_EQ(schema_version(*sql_), 0);
  EXPECT_TRUE(is_outdated(*sql_));
  migrate(*sql_);
  EXPECT_EQ(schema_version(*sql_), migrations().back().version);
  EXPECT_FALSE(is_outdated(*sql_));
  for (const char* table :
       {"users", "sessions", "mutes", "tables", "entries", "chat", "members", "pushes"}) {
    EXPECT_EQ(sql_->run(std::string("SELECT COUNT(*) FROM ") + table), (std::vector<Row>{{0}}));
  }
}

TEST_P(MigrationTest, TwiceIsAsGoodAsOnce) {
  migrate(*sql_);
  sql_->run("INSERT INTO mutes (user_id, muted_id) VALUES ('a', 'b')");
  migrate(*sql_);
  EXPECT_EQ(sql_->run("SELECT muted_id FROM mutes").size(), 1u);
}

TEST_P(MigrationTest, KeepsWhatIsThere) {
  migrate(*sql_, kFirst);
  sql_->run("INSERT INTO a (x) VALUES ('kept')");
  migrate(*sql_, kBoth);
  EXPECT_EQ(schema_version(*sql_), 2);
  EXPECT_EQ(sql_->run("SELECT x, y FROM a"), (std::vector<Row>{{"kept", 7}}));
}

TEST_P(MigrationTest, FailedOneLeavesThoseBefore) {
  EXPECT_THROW(migrate(*sql_, kSecondIsBad), StoreError);
  EXPECT_EQ(schema_version(*sql_), 1);
  EXPECT_THROW(sql_->run("SELECT x FROM b"), SqlError);
  migrate(*sql_, kBoth);
  EXPECT_EQ(schema_version(*sql_), 2);
}

TEST_P(MigrationTest, RefusesANewerDatabase) {
  migrate(*sql_, kBoth);
  try {
    migrate(*sql_, kFirst);
    FAIL() << "it was accepted";
  } catch (const StoreError& error) {
    EXPECT_STREQ(error.what(),
                 "The database was made by a newer version of this program (its schema is 2, known "
                 "are those up to 1).");
  }
}

INSTANTIATE_TEST_SUITE_P(Both, MigrationTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
