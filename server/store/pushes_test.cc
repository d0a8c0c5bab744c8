#include "server/store/pushes.h"

#include "server/store/accounts.h"
#include "server/store/test_database.h"

namespace dr {
namespace {

using Endpoints = std::vector<std::string>;

class PushesTest : public SchemaTest {
 protected:
  Endpoints of(const std::string& user) { return pushes_of(*sql_, user); }
};

TEST_P(PushesTest, TheKeyIsMadeOnceAndKept) {
  EXPECT_EQ(push_key(*sql_, "first"), "first");
  EXPECT_EQ(push_key(*sql_, "second"), "first");
}

TEST_P(PushesTest, APersonHasSeveralBrowsersAndABrowserOnePerson) {
  add_push(*sql_, "phone", "ann", "t1", 1);
  add_push(*sql_, "desk", "ann", "t2", 2);
  EXPECT_EQ(of("ann"), (Endpoints{"desk", "phone"}));
  add_push(*sql_, "phone", "bob", "t3", 3);
  EXPECT_EQ(of("ann"), Endpoints{"desk"});
  EXPECT_EQ(of("bob"), Endpoints{"phone"});
  EXPECT_FALSE(remove_push(*sql_, "phone", "ann")) << "it is Bob's";
  EXPECT_TRUE(remove_push(*sql_, "phone", "bob"));
  drop_push(*sql_, "desk");
  EXPECT_EQ(of("ann"), Endpoints{});
}

TEST_P(PushesTest, BeyondTheLimitTheOldestGoes) {
  add_push(*sql_, "bobs", "bob", "t", 0);
  for (std::int64_t i = 0; i <= kMostPushes; i++)
    add_push(*sql_, "e" + std::to_string(i), "ann", "t", i);
  const Endpoints left = of("ann");
  EXPECT_EQ(left.size(), static_cast<std::size_t>(kMostPushes));
  EXPECT_EQ(left.back(), "e1");
  EXPECT_EQ(of("bob"), Endpoints{"bobs"});
}

TEST_P(PushesTest, ABrowserIsForgottenWithItsSession) {
  for (const char* session : {"t1", "t2", "t3", "t4"}) {
    add_session(*sql_, session, "ann", 10);
    add_push(*sql_, std::string("of ") + session, "ann", session, 10);
  }
  drop_session(*sql_, "t1");
  EXPECT_EQ(of("ann"), (Endpoints{"of t2", "of t3", "of t4"}));
  touch_session(*sql_, "t3", 50);
  touch_session(*sql_, "t4", 50);
  prune_sessions(*sql_, 20);
  EXPECT_EQ(of("ann"), (Endpoints{"of t3", "of t4"}));
  drop_sessions_of(*sql_, "ann");
  EXPECT_EQ(of("ann"), Endpoints{});
}

INSTANTIATE_TEST_SUITE_P(Both, PushesTest, both_backends(), backend_name);

}  // namespace
}  // namespace dr
