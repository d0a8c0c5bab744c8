#include "server/base/limits.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace dr {
namespace {

TEST(TokenBucket, AllowsTheBurstThenTheRate) {
  TokenBucket bucket(2, 3);
  for (int i = 0; i < 3; i++) EXPECT_TRUE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(1499));
  EXPECT_TRUE(bucket.take(1500));
  EXPECT_FALSE(bucket.take(1500));
}

TEST(TokenBucket, NeverHoldsMoreThanTheBurst) {
  TokenBucket bucket(10, 2);
  EXPECT_TRUE(bucket.take(0));
  EXPECT_TRUE(bucket.take(1'000'000));
  EXPECT_TRUE(bucket.take(1'000'000));
  EXPECT_FALSE(bucket.take(1'000'000));
}

TEST(TokenBucket, GivesNothingForTimeThatRunsBackwards) {
  TokenBucket bucket(1, 1);
  EXPECT_TRUE(bucket.take(5000));
  EXPECT_FALSE(bucket.take(4000));
  EXPECT_FALSE(bucket.take(5500));
  EXPECT_TRUE(bucket.take(6000));
}

TEST(TokenBucket, TakesRatesPerMinute) {
  TokenBucket bucket(10 / 60.0, 1);
  EXPECT_TRUE(bucket.take(0));
  EXPECT_FALSE(bucket.take(5900));
  EXPECT_TRUE(bucket.take(6100));
}

TEST(KeyedBuckets, KeepsKeysApart) {
  KeyedBuckets buckets(1, 1);
  EXPECT_TRUE(buckets.take("a", 0));
  EXPECT_FALSE(buckets.take("a", 0));
  EXPECT_TRUE(buckets.take("b", 0));
}

TEST(KeyedBuckets, ForgetsWhatIsFullAgain) {
  KeyedBuckets buckets(1, 1);
  for (int i = 0; i < 10'000; i++) EXPECT_TRUE(buckets.take(std::to_string(i), i * 1000));
  EXPECT_LE(buckets.size(), 64u);
}

TEST(KeyedBuckets, RemembersWhatIsNotFullWhileItForgets) {
  KeyedBuckets buckets(1, 1);
  for (int i = 0; i < 10'000; i++) buckets.take("old" + std::to_string(i), 0);
  EXPECT_TRUE(buckets.take("busy", 500));
  for (int i = 0; i < 10'000; i++) buckets.take("new" + std::to_string(i), 1200);
  EXPECT_LT(buckets.size(), 11'000u);
  EXPECT_FALSE(buckets.take("busy", 1200));
}

TEST(KeyedBuckets, HoldsNoMoreThanItMay) {
  KeyedBuckets buckets(1, 1, 100);
  for (int i = 0; i < 5000; i++) EXPECT_TRUE(buckets.take(std::to_string(i), 0));
  EXPECT_EQ(buckets.size(), 100u);
}

TEST(KeyedBuckets, CountsRightFromSeveralThreads) {
  KeyedBuckets buckets(1, 1000);
  std::vector<int> taken(4);
  std::vector<std::thread> threads;
  for (int& count : taken)
    threads.emplace_back([&] {
      for (int i = 0; i < 500; i++) count += buckets.take("key", 0);
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(taken[0] + taken[1] + taken[2] + taken[3], 1000);
}

TEST(ConnectionCounts, LimitsEachKey) {
  ConnectionCounts counts(10, 2);
  const auto a = counts.enter("x"), b = counts.enter("x"), c = counts.enter("x");
  EXPECT_TRUE(a);
  EXPECT_TRUE(b);
  EXPECT_FALSE(c);
  EXPECT_EQ(c.admission(), Admission::kKeyFull);
  EXPECT_TRUE(counts.enter("y"));
  EXPECT_EQ(counts.total(), 2);
}

TEST(ConnectionCounts, LimitsAllTogether) {
  ConnectionCounts counts(2, 2);
  auto a = counts.enter("x");
  const auto b = counts.enter("y");
  EXPECT_EQ(counts.enter("z").admission(), Admission::kFull);
  a.leave();
  EXPECT_EQ(counts.enter("z").admission(), Admission::kIn);
}

TEST(ConnectionCounts, APlaceIsGivenBackOnce) {
  ConnectionCounts counts(10, 10);
  auto a = counts.enter("x");
  auto b = std::move(a);
  EXPECT_EQ(counts.total(), 1);
  b = counts.enter("y");
  EXPECT_EQ(counts.total(), 1);
  b.leave();
  b.leave();
  EXPECT_EQ(counts.total(), 0);
}

TEST(AddressKey, TakesTheNetworkOfAnIpv6Address) {
  EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(address_key("2001:db8:1:2::"), "2001:db8:1:2::/64");
  EXPECT_NE(address_key("2001:db8:1:3::1"), address_key("2001:db8:1:2::1"));
  EXPECT_EQ(address_key("fe80::1%eth0"), "fe80::/64");
}

TEST(AddressKey, KeepsIpv4Whole) {
  EXPECT_EQ(address_key("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(address_key("::ffff:192.0.2.7"), "192.0.2.7");
}

TEST(LastHop, IsWhatTheNearestProxySaw) {
  EXPECT_EQ(last_hop("198.51.100.1, 192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(last_hop("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(last_hop(" 192.0.2.7:4711 "), "192.0.2.7");
  EXPECT_EQ(last_hop("1.1.1.1,[2001:db8::1]:443"), "2001:db8::1");
  EXPECT_EQ(last_hop("2001:db8::1"), "2001:db8::1");
}

TEST(LastHop, IsEmptyForWhatIsNoAddress) {
  for (const char* bad : {"", " ", "unknown", "192.0.2.7,", "192.0.2.7, x", "[", "[]", "1.2.3.4.5"})
    EXPECT_EQ(last_hop(bad), "") << bad;
}

}  // namespace
}  // namespace dr
