#include "server/store/tables.h"

#include "server/store/reports.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

using Ids = std::vector<std::string>;

class TablesTest : public SchemaTest {
 protected:
  void add(const std::string& id, const std::string& status, bool is_public, std::int64_t updated,
           const std::string& host = "h") {
    ASSERT_TRUE(insert_table(*sql_, {id, "code " + id, status, is_public, host, "{}", 1, updated}));
  }
  Ids due() {
    Ids found;
    for (const MemberRow& member : members_of(*sql_, "t")) {
      if (member.due) found.push_back(member.user);
    }
    return found;
  }
};

template <class Rows>
Ids ids_of(const Rows& tables) {
  Ids ids;
  for (const auto& table : tables) ids.push_back(table.id);
  return ids;
}

TEST_P(TablesTest, TableComesBackWhole) {
  ASSERT_TRUE(insert_table(*sql_, {"t", "ABCD", "open", true, "h", "{\"x\":1}", 10, 20}));
  for (const TableRow& found :
       {find_table(*sql_, "t").value(), find_table_by_code(*sql_, "ABCD").value()}) {
    EXPECT_EQ(found.id, "t");
    EXPECT_EQ(found.code, "ABCD");
    EXPECT_EQ(found.status, "open");
    EXPECT_TRUE(found.is_public);
    EXPECT_EQ(found.host, "h");
    EXPECT_EQ(found.summary, "{\"x\":1}");
    EXPECT_EQ(found.created, 10);
    EXPECT_EQ(found.updated, 20);
  }
  EXPECT_FALSE(find_table(*sql_, "ABCD"));
  EXPECT_FALSE(find_table_by_code(*sql_, "abcd"));
}

TEST_P(TablesTest, CodesAreUnique) {
  add("t", "open", false, 1);
  EXPECT_TRUE(code_taken(*sql_, "code t"));
  EXPECT_FALSE(code_taken(*sql_, "code u"));
  sql_->begin();
  EXPECT_FALSE(insert_table(*sql_, {"u", "code t", "open", false, "h", "", 1, 1, 0}));
  EXPECT_FALSE(insert_table(*sql_, {"t", "code u", "open", false, "h", "", 1, 1, 0}));
  sql_->commit();
  EXPECT_EQ(list_tables(*sql_, 9).size(), 1u);
}

TEST_P(TablesTest, UpdateChangesOneTable) {
  add("t", "open", true, 1);
  add("u", "open", true, 1);
  update_table(*sql_, {"t", "", "playing", false, "other", "new", 9, 5, 7});
  const TableRow changed = find_table(*sql_, "t").value();
  EXPECT_EQ(changed.status, "playing");
  EXPECT_EQ(changed.summary, "new");
  EXPECT_EQ(changed.host, "other");
  EXPECT_EQ(changed.updated, 5);
  EXPECT_EQ(changed.created, 1);
  EXPECT_EQ(changed.code, "code t");
  EXPECT_EQ(changed.wake, 7);
  EXPECT_FALSE(changed.is_public);
  EXPECT_EQ(find_table(*sql_, "u")->status, "open");
}

TEST_P(TablesTest, ListsTheLatestFirst) {
  add("a", "open", true, 3);
  add("b", "open", false, 9);
  add("c", "playing", true, 5);
  add("d", "open", true, 7, "other");
  add("e", "playing", false, 1);
  add("f", "over", true, 2);
  EXPECT_EQ(ids_of(list_tables(*sql_, 3)), (Ids{"b", "d", "c"}));
  EXPECT_EQ(ids_of(public_tables(*sql_, "open", 9)), (Ids{"d", "a"}));
  EXPECT_EQ(ids_of(public_tables(*sql_, "open", 1)), Ids{"d"});
  EXPECT_EQ(ids_of(tables_with_status(*sql_, "open", 2)), (Ids{"b", "d"}));
  EXPECT_EQ(count_tables(*sql_)["playing"], 2);
  update_table(*sql_, {"a", "", "playing", true, "h", "", 3, 3, 50});
  EXPECT_EQ(open_tables_of_host(*sql_, "h"), 4);
  EXPECT_EQ(open_tables_of_host(*sql_, "other"), 1);
  EXPECT_EQ(open_tables_of_host(*sql_, "nobody"), 0);
}

TEST_P(TablesTest, MembersFindTheirTables) {
  add("a", "open", false, 1);
  add("b", "playing", false, 2);
  add("c", "open", false, 3);
  set_member(*sql_, "a", "ann", "spectator", false);
  set_member(*sql_, "b", "ann", "player", true);
  set_member(*sql_, "c", "bob", "player", false);
  const auto tables = tables_of_user(*sql_, "ann", 9);
  ASSERT_EQ(ids_of(tables), (Ids{"b", "a"}));
  EXPECT_EQ(tables[0].role, "player");
  EXPECT_TRUE(tables[0].due);
  EXPECT_EQ(tables[1].role, "spectator");
  EXPECT_FALSE(tables[1].due);
  EXPECT_EQ(ids_of(tables_of_user(*sql_, "ann", 1)), Ids{"b"});
}

// Those in progress stay, and those of which somebody has reported something that is not settled.
TEST_P(TablesTest, OldTablesAreDeletedOnceTheyHaveEnded) {
  add("a", "over", false, 1);
  add("b", "abandoned", true, 2);
  add("c", "playing", false, 3);
  add("d", "open", false, 4);
  add("e", "over", false, 5);
  add("f", "over", false, 50);
  append_entry(*sql_, "a", 0, 1, "first");
  add_report(*sql_, {"r", 1, "e", "ann", "bob", "rude"});
  EXPECT_EQ(prune_tables(*sql_, 50, 1), Ids{"a"});
  EXPECT_EQ(prune_tables(*sql_, 50), Ids{"b"});
  EXPECT_TRUE(entries_of(*sql_, "a").empty());
  EXPECT_TRUE(settle_report(*sql_, "r"));
  EXPECT_EQ(prune_tables(*sql_, 50), Ids{"e"});
  EXPECT_EQ(ids_of(list_tables(*sql_, 9)), (Ids{"f", "d", "c"}));
}

TEST_P(TablesTest, EntriesAreAppendedInOrder) {
  append_entry(*sql_, "t", 0, 10, "first");
  append_entry(*sql_, "t", 2, 30, "third");
  append_entry(*sql_, "t", 1, 20, "second");
  append_entry(*sql_, "u", 0, 10, "other");
  const auto all = entries_of(*sql_, "t");
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].body, "first");
  EXPECT_EQ(all[1].n, 1);
  EXPECT_EQ(all[1].at, 20);
  EXPECT_EQ(all[2].body, "third");
  const auto later = entries_of(*sql_, "t", 2);
  ASSERT_EQ(later.size(), 1u);
  EXPECT_EQ(later[0].body, "third");
}

TEST_P(TablesTest, EntryIsNeverReplaced) {
  append_entry(*sql_, "t", 0, 10, "first");
  EXPECT_THROW(append_entry(*sql_, "t", 0, 11, "again"), SqlError);
  EXPECT_EQ(entries_of(*sql_, "t").at(0).body, "first");
}

TEST_P(TablesTest, EntriesMayBeLong) {
  const std::string body = std::string(1 << 20, 'a') + "ß'\"";
  append_entry(*sql_, "t", 0, 1, body);
  EXPECT_EQ(entries_of(*sql_, "t").at(0).body, body);
}

TEST_P(TablesTest, ChatIsReadFromAPlace) {
  add_chat(*sql_, "t", {0, 5, "a", "hello"});
  add_chat(*sql_, "t", {1, 6, "b", "hi"});
  add_chat(*sql_, "u", {0, 7, "c", "elsewhere"});
  EXPECT_EQ(chat_of(*sql_, "t").size(), 2u);
  const auto later = chat_of(*sql_, "t", 1);
  ASSERT_EQ(later.size(), 1u);
  EXPECT_EQ(later[0].n, 1);
  EXPECT_EQ(later[0].at, 6);
  EXPECT_EQ(later[0].user, "b");
  EXPECT_EQ(later[0].body, "hi");
}

TEST_P(TablesTest, MemberIsSetAgain) {
  set_member(*sql_, "t", "a", "spectator", false);
  EXPECT_EQ(member_role(*sql_, "t", "a"), "spectator");
  set_member(*sql_, "t", "a", "player", true);
  const auto members = members_of(*sql_, "t");
  ASSERT_EQ(members.size(), 1u);
  EXPECT_EQ(members[0].user, "a");
  EXPECT_EQ(members[0].role, "player");
  EXPECT_TRUE(members[0].due);
  remove_member(*sql_, "t", "a");
  EXPECT_FALSE(member_role(*sql_, "t", "a"));
  EXPECT_TRUE(members_of(*sql_, "t").empty());
}

TEST_P(TablesTest, DueAreThoseAndNoOthers) {
  for (const char* user : {"a", "b", "c", "d", "e", "f"}) {
    set_member(*sql_, "t", user, "player", false);
  }
  set_member(*sql_, "u", "a", "player", true);
  set_due(*sql_, "t", {"b", "d"});
  EXPECT_EQ(due(), (Ids{"b", "d"}));
  set_due(*sql_, "t", {"d", "e", "stranger"});
  EXPECT_EQ(due(), (Ids{"d", "e"}));
  set_due(*sql_, "t", {"a", "b", "c", "d", "e", "f"});
  EXPECT_EQ(due().size(), 6u);
  set_due(*sql_, "t", {});
  EXPECT_EQ(due(), Ids{});
  EXPECT_TRUE(members_of(*sql_, "u").at(0).due);
  EXPECT_EQ(members_of(*sql_, "t").size(), 6u);
}

TEST_P(TablesTest, DeletedTableLeavesNothing) {
  for (const char* id : {"t", "u"}) {
    add(id, "over", true, 1);
    append_entry(*sql_, id, 0, 1, "x");
    add_chat(*sql_, id, {0, 1, "a", "x"});
    set_member(*sql_, id, "a", "player", false);
  }
  EXPECT_TRUE(delete_table(*sql_, "t"));
  EXPECT_FALSE(delete_table(*sql_, "t"));
  EXPECT_FALSE(find_table(*sql_, "t"));
  EXPECT_TRUE(entries_of(*sql_, "t").empty());
  EXPECT_TRUE(chat_of(*sql_, "t").empty());
  EXPECT_TRUE(members_of(*sql_, "t").empty());
  EXPECT_TRUE(find_table(*sql_, "u"));
  EXPECT_EQ(entries_of(*sql_, "u").size(), 1u);
  EXPECT_EQ(chat_of(*sql_, "u").size(), 1u);
  EXPECT_EQ(members_of(*sql_, "u").size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Both, TablesTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
