#include "cli/operator/drill.h"

#include <filesystem>
#include <fstream>

#include "replay/proven_game.h"
#include "server/admin/admin.h"
#include "server/store/backup.h"
#include "server/store/tables.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

class DrillTest : public SchemaTest {
 protected:
  DrillTest() {
    const Replay game = proven_game(default_content(), dr::Setup{});
    for (std::string* id : {&first_, &second_}) *id = import_table(*sql_, game, "").id;
  }
  Drill drill(const std::string& file = {}) {
    if (is_postgres() && scratch_.empty()) scratch_ = postgres_server().new_database();
    return restore_drill(url(), file, scratch_);
  }
  std::string url() const { return is_postgres() ? url_ : folder_ / "test.db"; }
  std::string first_, second_, scratch_;
};

TEST_P(DrillTest, PlaysEveryTableOfABackup) {
  const Drill done = drill();
  EXPECT_GT(done.bytes, 1000u);
  EXPECT_EQ(done.fine, 2);
  EXPECT_NE(done.text().find("2 tables were played in "), std::string::npos) << done.text();
  EXPECT_TRUE(done.text().ends_with("All is well.\n")) << done.text();
  EXPECT_NE(done.json().find("\"well\": true"), std::string::npos) << done.json();
  EXPECT_EQ(drill().fine, 2) << "it has cleaned up";
}

TEST_P(DrillTest, TakesABackupThatIsThere) {
  const std::string copy = backup_into(url(), folder_ / "copies", 1, 0);
  delete_table(*sql_, second_);
  const Drill done = drill(copy);
  EXPECT_EQ(done.fine, 2) << "as it was then";
  EXPECT_EQ(done.backup_seconds, 0);
  EXPECT_THROW(drill(folder_ / "none"), StoreError);
}

TEST_P(DrillTest, ListsWhatCannotBePlayed) {
  sql_->run("UPDATE entries SET body = 'nonsense' WHERE table_id = $1 AND n = 0", {second_});
  const Drill done = drill();
  EXPECT_EQ(done.fine, 1);
  EXPECT_NE(done.text().find(second_), std::string::npos) << done.text();
  EXPECT_NE(done.json().find("\"well\": false"), std::string::npos) << done.json();
}

TEST_P(DrillTest, RefusesADamagedBackup) {
  const std::string copy = backup_into(url(), folder_ / "copies", 1, 0);
  const auto size = std::filesystem::file_size(copy);
  std::filesystem::resize_file(copy, size / 2);
  EXPECT_THROW(drill(copy), StoreError);
}

TEST_P(DrillTest, DestroysNothingOnTheWay) {
  if (!is_postgres()) return;
  EXPECT_THROW(restore_drill(url(), "", ""), StoreError);
  EXPECT_THROW(restore_drill(url(), "", url()), StoreError);
  EXPECT_EQ(list_tables(*sql_, 10).size(), 2u);
}

INSTANTIATE_TEST_SUITE_P(Both, DrillTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
