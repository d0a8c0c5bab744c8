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
  backup(path, copy);
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
  const std::string live = folder / "live.db";
  open_sql(live, Access::kAlone);
  std::ofstream(folder / "old.db") << "old";
  EXPECT_THROW(backup(live, folder / "old.db"), StoreError);
  std::string words;
  std::ifstream(folder / "old.db") >> words;
  EXPECT_EQ(words, "old");
  EXPECT_THROW(backup(live, folder / "no/such/folder.db"), StoreError);
}

TEST(BackupTest, KeepsTheLatestInAFolder) {
  const TemporaryFolder folder;
  const std::string live = folder / "live.db", copies = folder / "copies";
  open_sql(live, Access::kAlone);
  std::filesystem::create_directory(copies);
  std::ofstream(copies + "/notes.db") << "not ours";
  std::vector<std::string> made;
  for (std::int64_t day = 0; day < 4; ++day)
    made.push_back(backup_into(live, copies, 2, day * 24 * 3600 * 1000));
  EXPECT_TRUE(made[0].ends_with("/darkrock-19700101T000000Z.db")) << made[0];
  for (std::size_t i = 0; i < made.size(); ++i)
    EXPECT_EQ(std::filesystem::exists(made[i]), i >= 2) << made[i];
  EXPECT_TRUE(std::filesystem::exists(copies + "/notes.db"));
}

TEST(BackupTest, CopiesPostgresWithPgDump) {
  const TemporaryFolder folder;
  const std::string url = postgres_server().new_database();
  const std::string scratch = postgres_server().new_database();
  {
    const auto sql = open_sql(url, Access::kAlone);
    migrate(*sql);
    append_entry(*sql, "t", 0, 1, "before");
  }
  backup(url, folder / "copy.dump");
  restore(folder / "copy.dump", scratch);
  EXPECT_EQ(entries_of(*open_sql(scratch), "t").at(0).body, "before");
  EXPECT_THROW(restore(folder / "copy.dump", scratch), StoreError) << "it is not empty";
  empty_again(scratch);
  restore(folder / "copy.dump", scratch);
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
