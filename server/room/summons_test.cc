#include "server/room/summons.h"

#include <gtest/gtest.h>

#include "server/bots/bot_pool.h"
#include "server/cluster/member.h"
#include "server/notice/notices.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/table/test_kept_table.h"

namespace dr {
namespace {

class SummonsTest : public KeptTable {
 protected:
  SummonsTest() {
    for (const auto& peer : peers_) people_.add(peer);
  }
  static std::shared_ptr<FakePeer> at(const std::string& user, const std::string& table) {
    auto peer = std::make_shared<FakePeer>(user);
    peer->table = table;
    return peer;
  }
  FakePeer& away(Seat seat) { return *peers_[seat]; }

  const Settings settings_;
  Metrics metrics_{"test", 0};
  Notices notices_{settings_, metrics_};
  BotPool bots_{1};
  People people_;
  Member member_{store_, "test.db"};
  // By seat: people who look at another table; and one who looks at this one.
  const std::vector<std::shared_ptr<FakePeer>> peers_ = {at("ann", "elsewhere"),
                                                         at("bob", "elsewhere"), at("ann", "here")};
  KeyedBuckets chat_rate_{1, 1};
  Services services_{settings_, store_,  bots_, notices_, metrics_,
                     people_,   member_, {},    false,    chat_rate_};
  asio::io_context context_;
  Summons summons_{services_, context_.get_executor(), "here"};
};

TEST_F(SummonsTest, WhoIsAskedAnewIsCalledOnceAtTheirOtherTables) {
  TableRecord record = playing_table();
  const Seat seat = asked_seat(record);
  summons_.call(record, "code");
  EXPECT_EQ(json::serialize(away(seat).last()),
            R"({"t":"notice","kind":"your-turn","table":"here"})");
  EXPECT_TRUE(peers_[2]->told.empty()) << "who looks on knows by themselves";
  summons_.call(record, "code");
  EXPECT_EQ(away(seat).told.size(), 1u);
}

TEST_F(SummonsTest, WhoWasAskedBeforeIsNotCalledAgain) {
  const TableRecord record = playing_table();
  summons_.begin(record);
  summons_.call(record, "code");
  EXPECT_TRUE(away(0).told.empty());
  EXPECT_TRUE(away(1).told.empty());
}

TEST_F(SummonsTest, TheTurnGoesRound) {
  TableRecord record = playing_table();
  summons_.call(record, "code");
  const Seat first = asked_seat(record);
  while (asked_seat(record) == first) add_entry(record, first_choice(record));
  summons_.call(record, "code");
  EXPECT_EQ(away(static_cast<Seat>(1 - first)).told.size(), 1u);
}

}  // namespace
}  // namespace dr
