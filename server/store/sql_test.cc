#include "server/store/sql.h"

#include <sys/stat.h>

#include <fstream>
#include <limits>

#include "server/store/test_database.h"

namespace dr {
namespace {

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kSmallest = std::numeric_limits<std::int64_t>::min();

class SqlTest : public DatabaseTest {
 protected:
  SqlTest() : sql_(open_sql(url_, Access::kAlone)) {
    sql_->run("CREATE TABLE things (id BIGINT PRIMARY KEY, words TEXT)");
  }
  void add(std::int64_t id, const Value& words = {}) {
    sql_->run("INSERT INTO things (id, words) VALUES ($1, $2)", {id, words});
  }
  std::int64_t count(Sql& sql) {
    return number(sql.run("SELECT COUNT(*) FROM things").at(0).at(0));
  }
  Value words_of(std::int64_t id) {
    return sql_->run("SELECT words FROM things WHERE id = $1", {id}).at(0).at(0);
  }

  std::unique_ptr<Sql> sql_;
};

TEST_P(SqlTest, KeepsEveryWholeNumber) {
  for (const std::int64_t id : {kSmallest, std::int64_t{-1}, std::int64_t{0}, kLargest}) add(id);
  const auto rows = sql_->run("SELECT id FROM things ORDER BY id");
  const std::vector<Row> all = {{kSmallest}, {std::int64_t{-1}}, {std::int64_t{0}}, {kLargest}};
  EXPECT_EQ(rows, all);
}

TEST_P(SqlTest, TellsNullFromEmpty) {
  add(1);
  add(2, "");
  EXPECT_EQ(words_of(1), Value());
  EXPECT_EQ(words_of(2), Value(""));
  EXPECT_EQ(text(words_of(1)), "");
  EXPECT_EQ(number(Value()), 0);
  EXPECT_EQ(or_null(""), Value());
  EXPECT_EQ(or_null("x"), Value("x"));
  EXPECT_EQ(sql_->run("SELECT id FROM things WHERE words IS NULL").size(), 1u);
}

TEST_P(SqlTest, KeepsOddTexts) {
  const std::vector<std::string> texts = {
      "it's \"quoted\" `and` \\escaped\\ %s $1 ?1 :x; DROP TABLE things; --",
      "  spaces\tand\r\nlines \x01\x7F ",
      "Grüße, 黒岩, \U0001F920, e\u0301",
      "1234",
      std::string(1 << 20, 'x') + "end",
  };
  for (std::size_t i = 0; i < texts.size(); ++i) {
    add(static_cast<std::int64_t>(i), texts[i]);
    EXPECT_EQ(text(words_of(static_cast<std::int64_t>(i))), texts[i]);
  }
}

TEST_P(SqlTest, RefusesTextThatIsNotUtf8) {
  const std::vector<std::string> bad = {
      std::string("a\0b", 3),
      "\x80",
      "\xC3",
      "\xC0\xAF",
      "\xE2\x82",
      "\xE0\x80\xAF",
      "\xED\xA0\x80",
      "\xF0\x80\x80\x80",
      "\xF4\x90\x80\x80",
      "\xFF",
      "\xF0\x9F\xA4",
  };
  for (const std::string& words : bad) EXPECT_THROW(add(1, words), SqlError);
  EXPECT_EQ(count(*sql_), 0);
}

TEST_P(SqlTest, OrdersTextByBytesInItsOwnTables) {
  migrate(*sql_);
  for (const char* key : {"b", "B", "a", "_"}) {
    sql_->run("INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2)", {key, "x"});
  }
  const std::vector<Row> sorted = {{"B"}, {"_"}, {"a"}, {"b"}};
  EXPECT_EQ(sql_->run("SELECT user_id FROM mutes ORDER BY user_id"), sorted);
}

TEST_P(SqlTest, ParametersMayAppearTwice) {
  add(1, "one");
  EXPECT_EQ(sql_->run("SELECT id FROM things WHERE words = $1 OR words = $1", {"one"}).size(), 1u);
}

TEST_P(SqlTest, GivesBackWhatChanged) {
  add(1, "one");
  const std::string change = "UPDATE things SET words = $1 WHERE id = $2 RETURNING words";
  EXPECT_EQ(sql_->run(change, {"two", 1}), (std::vector<Row>{{"two"}}));
  EXPECT_TRUE(sql_->run(change, {"two", 7}).empty());
}

TEST_P(SqlTest, FailedStatementsAreErrors) {
  add(1);
  EXPECT_THROW(add(1), SqlError);
  EXPECT_THROW(sql_->run("SELECT nothing FROM nowhere"), SqlError);
  EXPECT_THROW(sql_->run("SELECT id FROM things WHERE id = $1"), SqlError);
  EXPECT_THROW(sql_->run("SELECT id FROM things WHERE id = $1", {1, 2}), SqlError);
  EXPECT_THROW(sql_->run("SELECT 1; SELECT 2"), SqlError);
  EXPECT_FALSE(sql_->spoiled());
  EXPECT_EQ(count(*sql_), 1);
}

TEST_P(SqlTest, ErrorsQuoteNoParameter) {
  add(1, "treasure");
  sql_->run("CREATE UNIQUE INDEX things_words ON things (words)");
  try {
    add(2, "treasure");
    FAIL() << "it was kept";
  } catch (const SqlError& error) {
    EXPECT_EQ(std::string(error.what()).find("treasure"), std::string::npos) << error.what();
  }
}

TEST_P(SqlTest, TransactionsAreKeptWholeOrNotAtAll) {
  const auto other = open_sql(url_);
  sql_->begin();
  add(1);
  add(2);
  EXPECT_EQ(count(*other), 0);
  sql_->commit();
  EXPECT_EQ(count(*other), 2);
  sql_->begin();
  add(3);
  sql_->rollback();
  EXPECT_EQ(count(*sql_), 2);
  EXPECT_THROW(sql_->commit(), SqlError);
  sql_->begin();
  EXPECT_THROW(sql_->begin(), SqlError);
}

TEST_P(SqlTest, FailedStatementSpoilsItsTransaction) {
  sql_->begin();
  add(1);
  EXPECT_THROW(add(1), SqlError);
  EXPECT_TRUE(sql_->spoiled());
  EXPECT_THROW(add(2), SqlError);
  EXPECT_THROW(sql_->commit(), SqlError);
  EXPECT_FALSE(sql_->spoiled());
  EXPECT_EQ(count(*sql_), 0);
  sql_->begin();
  add(1);
  sql_->commit();
  EXPECT_EQ(count(*sql_), 1);
}

TEST_P(SqlTest, OnlyOneIsExclusive) {
  try {
    open_sql(url_, Access::kAlone);
    FAIL() << "there are two";
  } catch (const StoreError& error) {
    EXPECT_NE(std::string(error.what()).find("in use by another server."), std::string::npos);
  }
  add(1);
  EXPECT_EQ(count(*open_sql(url_)), 1);
  sql_.reset();
  sql_ = open_sql(url_, Access::kAlone);
  EXPECT_EQ(count(*sql_), 1);
}

INSTANTIATE_TEST_SUITE_P(Both, SqlTest, both_backends(), backend_name);

std::string refusal(const std::string& url) {
  try {
    open_sql(url);
  } catch (const StoreError& error) {
    return error.what();
  }
  return "";
}

TEST(OpenSqlTest, RefusesAddressesWithASentence) {
  EXPECT_EQ(refusal(""), "The database has no address.");
  EXPECT_EQ(refusal("sqlite:"), "The database has no address.");
  EXPECT_EQ(refusal("mysql://here/it"),
            "A database is sqlite:PATH or postgresql://..., and this one is neither.");
  EXPECT_EQ(refusal("postgresql://me:secret@127.0.0.1:port/x"),
            "Cannot connect to the PostgreSQL database: its address is not understood.");
  EXPECT_EQ(refusal("postgres://me:sec%ret@127.0.0.1/x"),
            "Cannot connect to the PostgreSQL database: its address is not understood.");
  const std::string nobody = refusal("postgresql://me:secret@127.0.0.1:1/x?connect_timeout=2");
  EXPECT_NE(nobody.find("Connection refused"), std::string::npos) << nobody;
  EXPECT_EQ(nobody.find("secret"), std::string::npos);
}

TEST(OpenSqlTest, SqliteFileIsMadeByItsServerOnly) {
  const TemporaryFolder folder;
  const std::string path = folder / "new.db";
  EXPECT_EQ(refusal(path), "There is no database at " + path + ".");
  open_sql(path, Access::kAlone);
  EXPECT_EQ(refusal(path), "");
  struct stat facts{};
  ASSERT_EQ(stat(path.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777, 0600u);
  EXPECT_THROW(open_sql(folder / "no/such/folder.db", Access::kAlone), StoreError);
}

TEST(OpenSqlTest, SqliteLockKnowsOtherWritings) {
  const TemporaryFolder folder;
  const auto first = open_sql("sqlite:" + (folder / "it.db"), Access::kAlone);
  EXPECT_THROW(open_sql(folder / "./it.db", Access::kAlone), StoreError);
  std::filesystem::create_symlink(folder / "it.db", folder / "link.db");
  EXPECT_THROW(open_sql(folder / "link.db", Access::kAlone), StoreError);
}

TEST(OpenSqlTest, SqliteRefusesAnotherKindOfFile) {
  const TemporaryFolder folder;
  std::ofstream(folder / "letter.txt") << std::string(5000, 'x');
  EXPECT_NE(refusal(folder / "letter.txt").find("not a database"), std::string::npos);
}

TEST(OpenSqlTest, SqliteIsDurable) {
  const TemporaryFolder folder;
  const auto sql = open_sql(folder / "it.db", Access::kAlone);
  EXPECT_EQ(text(sql->run("PRAGMA journal_mode")[0][0]), "wal");
  EXPECT_EQ(number(sql->run("PRAGMA synchronous")[0][0]), 2);
}

TEST(OpenSqlTest, SqliteRefusesParametersOutOfOrder) {
  const auto sql = open_sql("sqlite::memory:");
  EXPECT_THROW(sql->run("SELECT $2, $1", {1, 2}), SqlError);
}

TEST(OpenSqlTest, PostgresIsDurableWhateverItsDefault) {
  const std::string url = postgres_server().new_database();
  const std::string name = url.substr(url.rfind('/') + 1);
  open_sql(url)->run("ALTER DATABASE " + name + " SET synchronous_commit = off");
  const auto sql = open_sql(url);
  EXPECT_EQ(text(sql->run("SELECT current_setting('synchronous_commit')")[0][0]), "on");
  EXPECT_EQ(text(sql->run("SELECT current_setting('fsync')")[0][0]), "on");
}

}  // namespace
}  // namespace dr
