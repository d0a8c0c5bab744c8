#include "server/room/chat.h"

#include <gtest/gtest.h>

#include "server/table/test_kept_table.h"

namespace dr {
namespace {

class ChatTest : public KeptTable {
 protected:
  void say(const std::string& user, const std::string& text, const TableRecord& record) {
    run_task(chat_.say(crowd_, record, user, json::object{{"text", text}}));
  }
  void mute(const std::string& user, const std::string& whom, bool on) {
    run_task(chat_.mute(user, json::object{{"user", whom}, {"on", on}}));
  }

  const TableRecord open_ = open_table(R"({"players":2})", 2);
  KeyedBuckets rate_{1000, 1000};
  Chat chat_{store_, rate_, table_};
  Crowd crowd_;
};

TEST_F(ChatTest, EverybodyHears) {
  const auto bob = std::make_shared<FakePeer>("bob");
  crowd_.enter(bob);
  say("ann", " Howdy\n ", open_);
  EXPECT_EQ(text_of(bob->last(), "text"), "Howdy");
  EXPECT_EQ(text_of(bob->last(), "name"), "The ann");
  EXPECT_EQ(number_of(bob->last(), "c"), 0);
  EXPECT_EQ(refusal_of([&] { say("ann", "  ", open_); }), "empty");
}

TEST_F(ChatTest, SpectatorsAreSilentDuringAGame) {
  const TableRecord playing = playing_table();
  EXPECT_EQ(refusal_of([&] { say("cid", "psst", playing); }), "spectator");
  EXPECT_EQ(refusal_of([&] { say("cid", "hello", open_); }), "");
  EXPECT_EQ(refusal_of([&] { say("bob", "hello", playing); }), "");
}

TEST_F(ChatTest, SomebodyNewIsToldTheLastLines) {
  for (int i = 0; i < 205; ++i) say("ann", std::to_string(i), open_);
  FakePeer all("bob"), some("bob"), none("bob");
  run_task(chat_.tell(all, 0));
  run_task(chat_.tell(some, 203));
  run_task(chat_.tell(none, 205));
  ASSERT_EQ(all.told.size(), 200u);
  EXPECT_EQ(text_of(*parse_object(all.told.front()), "text"), "5");
  EXPECT_EQ(some.told.size(), 2u);
  EXPECT_TRUE(none.told.empty());
}

TEST_F(ChatTest, WhoIsMutedIsNotHeardByOne) {
  const auto bob = std::make_shared<FakePeer>("bob"), cid = std::make_shared<FakePeer>("cid");
  crowd_.enter(bob);
  crowd_.enter(cid);
  mute("bob", "ann", true);
  say("ann", "one", open_);
  EXPECT_TRUE(bob->told.empty());
  EXPECT_EQ(cid->told.size(), 1u);
  FakePeer again("bob");
  run_task(chat_.tell(again, 0));
  EXPECT_TRUE(again.told.empty());
  mute("bob", "ann", false);
  say("ann", "two", open_);
  EXPECT_EQ(bob->told.size(), 1u);
}

TEST_F(ChatTest, OnlySomebodyElseIsMuted) {
  EXPECT_EQ(refusal_of([&] { mute("bob", "bob", true); }), "bad-user");
  EXPECT_EQ(refusal_of([&] { mute("bob", "nobody", true); }), "bad-user");
  EXPECT_EQ(refusal_of([&] { mute("bob", "../x", true); }), "bad-user");
}

}  // namespace
}  // namespace dr
