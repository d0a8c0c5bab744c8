#include "server/room/delivery.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

class Delivery : public ::testing::Test {
 protected:
  Delivery() {
    for (std::int64_t n = 0; n < record_.size(); ++n) history_.add({}, {});
  }

  News news(const json::object& table) const { return {record_, history_, around_, table}; }
  static std::size_t items(const FakePeer& peer) {
    return peer.last().at("items").get_array().size();
  }

  const TableRecord record_ = playing_table();
  History history_;
  const Surroundings around_;
};

TEST_F(Delivery, EverybodyGetsWhatTheyHaveNotSeen) {
  Crowd crowd;
  const auto fresh = std::make_shared<FakePeer>("ann"), late = std::make_shared<FakePeer>("bob");
  fresh->next = record_.size() - 1;
  late->next = record_.size() - 3;
  crowd.enter(fresh);
  crowd.enter(late);
  publish(crowd, news({}));
  EXPECT_EQ(items(*fresh), 1u);
  EXPECT_EQ(items(*late), 3u);
  EXPECT_EQ(fresh->next, record_.size());
  EXPECT_EQ(late->next, record_.size());
  EXPECT_FALSE(fresh->last().contains("table"));
}

TEST_F(Delivery, EachSeatIsToldForItself) {
  Crowd crowd;
  const auto ann = std::make_shared<FakePeer>("ann"), bob = std::make_shared<FakePeer>("bob");
  const auto dan = std::make_shared<FakePeer>("dan"), eve = std::make_shared<FakePeer>("eve");
  for (const auto& peer : {ann, bob, dan, eve}) crowd.enter(peer);
  publish(crowd, news({}));
  EXPECT_EQ(number_of(ann->last(), "seat"), 0);
  EXPECT_EQ(number_of(bob->last(), "seat"), 1);
  EXPECT_FALSE(dan->last().contains("seat"));
  EXPECT_EQ(dan->told, eve->told);
  EXPECT_NE(text_of(ann->last(), "view"), text_of(bob->last(), "view"));
  EXPECT_FALSE(dan->last().contains("n"));
}

TEST_F(Delivery, OneIsBroughtUpToDateFromAnywhere) {
  FakePeer peer("ann");
  const json::object table{{"id", "t"}};
  bring_up_to_date(peer, news(table), 2);
  EXPECT_EQ(items(peer), static_cast<std::size_t>(record_.size() - 2));
  EXPECT_TRUE(peer.last().contains("table"));
  bring_up_to_date(peer, news(table), -5);
  EXPECT_EQ(items(peer), static_cast<std::size_t>(record_.size()));
  bring_up_to_date(peer, news(table), 1000);
  EXPECT_EQ(items(peer), 0u);
}

}  // namespace
}  // namespace dr
