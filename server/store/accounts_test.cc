#include "server/store/accounts.h"

#include "server/store/tables.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

using Ids = std::vector<std::string>;

class AccountsTest : public SchemaTest {
 protected:
  void add_guest(const std::string& id, std::int64_t seen = 1) {
    User guest;
    guest.id = id;
    guest.name = "Guest " + id;
    guest.created = guest.seen = seen;
    add_user(*sql_, guest);
  }
  void add_table(const std::string& id) {
    insert_table(*sql_, {id, id, "open", false, "a", "", 1, 1});
  }
  User user(const std::string& id) { return find_user(*sql_, id).value(); }
};

TEST_P(AccountsTest, UserComesBackWhole) {
  add_user(*sql_, {"a", "Ann", "ann", "hash", "a@b", "c@d", "123", 10, 20, true});
  for (const User& found : {user("a"), find_user_by_name(*sql_, "ann").value()}) {
    EXPECT_EQ(found.id, "a");
    EXPECT_EQ(found.name, "Ann");
    EXPECT_EQ(found.name_key, "ann");
    EXPECT_EQ(found.password, "hash");
    EXPECT_EQ(found.email, "a@b");
    EXPECT_EQ(found.email_pending, "c@d");
    EXPECT_EQ(found.email_code, "123");
    EXPECT_EQ(found.created, 10);
    EXPECT_EQ(found.seen, 20);
    EXPECT_TRUE(found.banned);
  }
  EXPECT_FALSE(find_user(*sql_, "b"));
  EXPECT_FALSE(find_user_by_name(*sql_, "Ann"));
  EXPECT_THROW(add_guest("a"), SqlError);
}

TEST_P(AccountsTest, GuestsHaveNoNameToFindThemBy) {
  add_guest("a");
  add_guest("b");
  EXPECT_FALSE(find_user_by_name(*sql_, ""));
  EXPECT_EQ(user("b").name_key, "");
  EXPECT_FALSE(user("b").banned);
}

TEST_P(AccountsTest, NameIsClaimedOnce) {
  add_guest("a");
  add_guest("b");
  EXPECT_TRUE(claim_name(*sql_, "a", "Ann", "hash"));
  EXPECT_FALSE(claim_name(*sql_, "b", "ANN", "other"));
  EXPECT_EQ(user("a").password, "hash");
  EXPECT_EQ(user("b").name, "Guest b");
  EXPECT_TRUE(claim_name(*sql_, "a", "ANN", "hash")) << "its own again";
  EXPECT_EQ(find_user_by_name(*sql_, "ann")->name, "ANN");
  EXPECT_FALSE(claim_name(*sql_, "nobody", "Bo", "hash"));
}

TEST_P(AccountsTest, SetsOneUserOnly) {
  add_guest("a");
  add_guest("b");
  set_password(*sql_, "a", "new");
  touch_user(*sql_, "a", 99);
  EXPECT_EQ(user("a").password, "new");
  EXPECT_EQ(user("a").seen, 99);
  EXPECT_EQ(user("b").password, "");
  EXPECT_EQ(user("b").seen, 1);
}

TEST_P(AccountsTest, EmailIsConfirmedByItsCode) {
  add_guest("a");
  EXPECT_FALSE(confirm_email(*sql_, "a", "")) << "there is none to confirm";
  set_email_pending(*sql_, "a", "a@b", "123");
  EXPECT_FALSE(confirm_email(*sql_, "a", "124"));
  EXPECT_FALSE(confirm_email(*sql_, "b", "123"));
  EXPECT_EQ(user("a").email, "");
  EXPECT_TRUE(confirm_email(*sql_, "a", "123"));
  EXPECT_EQ(user("a").email, "a@b");
  EXPECT_EQ(user("a").email_pending, "");
  EXPECT_FALSE(confirm_email(*sql_, "a", "123"));
  set_email_pending(*sql_, "a", "c@d", "5");
  clear_email(*sql_, "a");
  EXPECT_EQ(user("a").email, "");
  EXPECT_FALSE(confirm_email(*sql_, "a", "5"));
}

TEST_P(AccountsTest, BansAndTakesThemBack) {
  for (const char* id : {"a", "b", "c"}) add_guest(id);
  EXPECT_TRUE(set_banned(*sql_, "c", true));
  EXPECT_TRUE(set_banned(*sql_, "a", true));
  EXPECT_FALSE(set_banned(*sql_, "x", true));
  EXPECT_EQ(banned_users(*sql_), (Ids{"a", "c"}));
  EXPECT_TRUE(user("a").banned);
  EXPECT_TRUE(set_banned(*sql_, "a", false));
  EXPECT_EQ(banned_users(*sql_), Ids{"c"});
}

TEST_P(AccountsTest, ListsTheNewestFirst) {
  add_guest("old", 1);
  add_guest("new", 3);
  add_guest("mid", 2);
  const auto users = list_users(*sql_, 2);
  ASSERT_EQ(users.size(), 2u);
  EXPECT_EQ(users[0].id, "new");
  EXPECT_EQ(users[1].id, "mid");
}

TEST_P(AccountsTest, SessionsLeadToTheirUser) {
  add_guest("a");
  add_guest("b");
  add_session(*sql_, "t1", "a", 1);
  add_session(*sql_, "t2", "a", 2);
  add_session(*sql_, "t3", "b", 3);
  EXPECT_EQ(session_user(*sql_, "t2").value().id, "a");
  EXPECT_EQ(session_user(*sql_, "t3").value().name, "Guest b");
  EXPECT_FALSE(session_user(*sql_, "t4"));
  EXPECT_THROW(add_session(*sql_, "t1", "b", 4), SqlError);
  touch_session(*sql_, "t1", 50);
  EXPECT_EQ(sql_->run("SELECT created, seen FROM sessions WHERE token = 't1'"),
            (std::vector<Row>{{1, 50}}));
  drop_session(*sql_, "t1");
  EXPECT_FALSE(session_user(*sql_, "t1"));
  EXPECT_TRUE(session_user(*sql_, "t2"));
  drop_sessions_of(*sql_, "a");
  EXPECT_FALSE(session_user(*sql_, "t2"));
  EXPECT_TRUE(session_user(*sql_, "t3"));
}

TEST_P(AccountsTest, MutesHoldOneWay) {
  add_mute(*sql_, "a", "c");
  add_mute(*sql_, "a", "b");
  add_mute(*sql_, "a", "b");
  EXPECT_EQ(mutes_of(*sql_, "a"), (Ids{"b", "c"}));
  EXPECT_EQ(mutes_of(*sql_, "b"), Ids{});
  remove_mute(*sql_, "a", "b");
  remove_mute(*sql_, "a", "b");
  EXPECT_EQ(mutes_of(*sql_, "a"), Ids{"c"});
}

TEST_P(AccountsTest, DeletedUserLeavesEntriesOnly) {
  add_guest("a");
  add_guest("b");
  add_table("t");
  for (const char* id : {"a", "b"}) {
    add_session(*sql_, std::string("token ") + id, id, 1);
    set_member(*sql_, "t", id, "player", false);
  }
  add_mute(*sql_, "a", "b");
  add_mute(*sql_, "b", "a");
  add_mute(*sql_, "b", "c");
  add_chat(*sql_, "t", {0, 1, "a", "hello"});
  add_chat(*sql_, "t", {1, 1, "b", "hi"});
  append_entry(*sql_, "t", 0, 1, "entry");

  EXPECT_TRUE(delete_user(*sql_, "a"));
  EXPECT_FALSE(delete_user(*sql_, "a"));
  EXPECT_FALSE(find_user(*sql_, "a"));
  EXPECT_FALSE(session_user(*sql_, "token a"));
  EXPECT_EQ(mutes_of(*sql_, "a"), Ids{});
  EXPECT_EQ(mutes_of(*sql_, "b"), Ids{"c"});
  EXPECT_FALSE(member_role(*sql_, "t", "a"));
  ASSERT_EQ(chat_of(*sql_, "t").size(), 1u);
  EXPECT_EQ(chat_of(*sql_, "t")[0].user, "b");
  EXPECT_EQ(entries_of(*sql_, "t").size(), 1u);
  EXPECT_TRUE(session_user(*sql_, "token b"));
  EXPECT_TRUE(member_role(*sql_, "t", "b"));
}

TEST_P(AccountsTest, PrunesGuestsNobodyMisses) {
  for (const char* id : {"gone", "gone too", "sits", "named"}) add_guest(id, 5);
  add_guest("recent", 10);
  add_session(*sql_, "token", "gone", 5);
  add_table("t");
  set_member(*sql_, "t", "sits", "player", false);
  claim_name(*sql_, "named", "Ann", "hash");
  EXPECT_EQ(prune_guests(*sql_, 10, 1), 1);
  EXPECT_EQ(prune_guests(*sql_, 10), 1);
  EXPECT_EQ(prune_guests(*sql_, 10), 0);
  EXPECT_FALSE(find_user(*sql_, "gone"));
  EXPECT_TRUE(sql_->run("SELECT token FROM sessions").empty());
  for (const char* id : {"sits", "named", "recent"}) EXPECT_TRUE(find_user(*sql_, id)) << id;
}

INSTANTIATE_TEST_SUITE_P(Both, AccountsTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
