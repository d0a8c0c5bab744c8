#include "server/room/names.h"

#include <gtest/gtest.h>

#include "server/table/test_kept_table.h"

namespace dr {
namespace {

class NamesTest : public KeptTable {
 protected:
  const TableRecord record_ = open_table(R"({"players":3})", 3);
  Names names_{store_};
};

TEST_F(NamesTest, AreThoseOfTheAccounts) {
  run_task(names_.read(record_));
  EXPECT_EQ(names_.of(record_.place(1)), "The bob");
  EXPECT_TRUE(names_.lost().empty());
  EXPECT_EQ(names_.other_than("ann", record_), "bob");
}

TEST_F(NamesTest, WhoHasNoAccountIsSomebodyAndLost) {
  store_.run([](Sql& sql) { delete_user(sql, "bob"); });
  run_task(names_.read(record_));
  EXPECT_EQ(names_.of(record_.place(1)), kGoneName);
  EXPECT_EQ(names_.lost(), std::vector<std::string>{"bob"});
  names_.forget("cid");
  EXPECT_EQ(names_.of(record_.place(2)), kGoneName);
}

TEST_F(NamesTest, AHolidayIsReadAgainWhenItChanges) {
  run_task(names_.read(record_));
  EXPECT_EQ(names_.holiday_of(record_.place(1)).until, 0);
  store_.run([](Sql& sql) { set_holiday(sql, "bob", {1, 9, 0, 1970}); });
  run_task(names_.read(record_));
  EXPECT_EQ(names_.holiday_of(record_.place(1)).until, 0);
  run_task(names_.read_again(record_, "bob"));
  EXPECT_EQ(names_.holiday_of(record_.place(1)).until, 9);
  EXPECT_EQ(names_.of(record_.place(1)), "The bob");
}

TEST_F(NamesTest, NobodyElseIsNobody) {
  const TableRecord alone = open_table();
  run_task(names_.read(alone));
  EXPECT_EQ(names_.other_than("ann", alone), "");
}

// Of an imported game: people without an account here.
TEST_F(NamesTest, ANameInTheLogCountsWhereThereIsNoUser) {
  Place place;
  place.name = "Old Bill";
  EXPECT_EQ(names_.of(place), "Old Bill");
}

}  // namespace
}  // namespace dr
