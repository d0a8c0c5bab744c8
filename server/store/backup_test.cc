#include "server/store/backup.h"

#include <sys/stat.h>

#include <fstream>

#include "server/store/store.h"
#include "server/store/tables.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

TEST(BackupTest, CopiesALiveDatabase) {
  const TemporaryFolder folder;
  const std::string path = folder / "live.db", copy = folder / "copy.db";
  Store live(path);
  live.run([](Sql& sql) { append_entry(sql, "t", 0, 1, "before"); });
  std::ofstream(copy + ".part") << "rest of a backup cut short";
  backup(*open_sql(path), copy);
  live.run([](Sql& sql) { append_entry(sql, "t", 1, 2, "after"); });

  struct stat facts{};
  ASSERT_EQ(stat(copy.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777, 0600u);
  EXPECT_FALSE(std::filesystem::exists(copy + ".part"));
  Store restored(copy);
  restored.run([](Sql& sql) {
    const auto entries = entries_of(sql, "t");
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_EQ(entries[0].body, "before");
    append_entry(sql, "t", 1, 2, "another way");
  });
}

TEST(BackupTest, ReplacesNoFile) {
  const TemporaryFolder folder;
  const auto sql = open_sql(folder / "live.db", Access::kAlone);
  std::ofstream(folder / "old.db") << "old";
  EXPECT_THROW(backup(*sql, folder / "old.db"), StoreError);
  std::string words;
  std::ifstream(folder / "old.db") >> words;
  EXPECT_EQ(words, "old");
  EXPECT_THROW(backup(*sql, folder / "no/such/folder.db"), StoreError);
}

TEST(BackupTest, PostgresHasPgDumpForIt) {
  const TemporaryFolder folder;
  const auto sql = open_sql(empty_postgres());
  try {
    backup(*sql, folder / "copy.db");
    FAIL() << "it was made";
  } catch (const StoreError& error) {
    EXPECT_NE(std::string(error.what()).find("pg_dump"), std::string::npos);
  }
}

class CareTest : public SchemaTest {};

TEST_P(CareTest, VacuumKeepsEverything) {
  for (int n = 0; n < 20; ++n) append_entry(*sql_, "t", n, 1, std::string(10000, 'x'));
  sql_->run("DELETE FROM entries WHERE n > 0");
  vacuum(*sql_);
  EXPECT_EQ(entries_of(*sql_, "t").size(), 1u);
  sql_->begin();
  EXPECT_THROW(vacuum(*sql_), StoreError);
}

INSTANTIATE_TEST_SUITE_P(Both, CareTest, both_backends(), backend_name);

TEST(BackupTest, VacuumGivesSpaceBack) {
  const TemporaryFolder folder;
  const auto sql = open_sql(folder / "it.db", Access::kAlone);
  migrate(*sql);
  const auto pages = [&] { return number(sql->run("PRAGMA page_count")[0][0]); };
  for (int n = 0; n < 20; ++n) append_entry(*sql, "t", n, 1, std::string(10000, 'x'));
  const auto before = pages();
  sql->run("DELETE FROM entries");
  vacuum(*sql);
  EXPECT_LT(pages(), before - 40);
}

}  // namespace
}  // namespace dr
