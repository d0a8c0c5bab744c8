#include "engine/rules/poker_hand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace dr {
namespace {

// "As Kh 10d": ranks 2..10 J Q K A, suits h d c s.
std::vector<uint8_t> cards(std::string_view text) {
  std::vector<uint8_t> ids;
  for (size_t i = 0; i < text.size();) {
    if (text[i] == ' ') {
      ++i;
      continue;
    }
    int rank = 10;
    if (text[i] == '1') {
      ++i;
    } else {
      rank = static_cast<int>(std::string_view("23456789.JQKA").find(text[i])) + 2;
    }
    const auto suit = std::string_view("hdcs").find(text[i + 1]);
    ids.push_back(static_cast<uint8_t>((rank - 2) * 4 + static_cast<int>(suit)));
    i += 2;
  }
  return ids;
}

uint64_t set_of(std::string_view text) {
  uint64_t set = 0;
  for (const uint8_t id : cards(text)) set |= uint64_t{1} << id;
  return set;
}

uint32_t value(std::string_view hand, std::string_view wild = "", bool royal_on_top = false) {
  const auto ids = cards(hand);
  return poker_value(ids.data(), static_cast<int>(ids.size()), set_of(wild), royal_on_top);
}

HandRank rank(std::string_view hand, std::string_view wild = "", bool royal_on_top = false) {
  return hand_rank(value(hand, wild, royal_on_top), royal_on_top);
}

TEST(PokerHand, B7_4_RanksFromHighToLow) {
  const std::initializer_list<std::pair<std::string_view, HandRank>> hands = {
      {"Ah Kh Qh Jh 10h", HandRank::kRoyalFlush},  {"9s 8s 7s 6s 5s", HandRank::kStraightFlush},
      {"4h 4d 4c 4s 2h", HandRank::kFourOfAKind},  {"3h 3d 3c 2h 2d", HandRank::kFullHouse},
      {"9c 7c 5c 3c 2c", HandRank::kFlush},        {"6h 5d 4c 3s 2h", HandRank::kStraight},
      {"2h 2d 2c 3h 4d", HandRank::kThreeOfAKind}, {"3h 3d 2h 2d 4c", HandRank::kTwoPair},
      {"2h 2d 3c 4s 5h", HandRank::kPair},         {"7h 5d 4c 3s 2h", HandRank::kHighCard},
  };
  uint32_t above = UINT32_MAX;
  for (const auto& [hand, expected] : hands) {
    EXPECT_EQ(rank(hand), expected) << hand;
    EXPECT_LT(value(hand), above) << hand;
    above = value(hand);
  }
}

TEST(PokerHand, B7_4_KickersInOrderAndSuitsNeverBreakTies) {
  EXPECT_GT(value("Ah Kd 4c 3s 2h"), value("Ad Qh Jc 9s 8h"));
  EXPECT_GT(value("9h 9d Ac 3s 2h"), value("9c 9s Kc Qs Jh"));
  EXPECT_GT(value("9h 9d Ac 4s 2h"), value("9c 9s Ah 3s 2c"));
  EXPECT_GT(value("Kh Kd 3c 3s 2h"), value("Qh Qd Jc Js Ah"));
  EXPECT_GT(value("Kh Kd 3c 3s 4h"), value("Kc Ks 3h 3d 2h"));
  EXPECT_GT(value("5h 5d 5c 2s 2h"), value("4h 4d 4c As Ah"));
  EXPECT_GT(value("5h 5d 5c 3s 3h"), value("5h 5d 5s 2s 2h"));
  EXPECT_GT(value("5h 5d 5c 5s 3h"), value("5h 5d 5c 5s 2h"));
  EXPECT_GT(value("Ah Kh 4h 3h 2h"), value("Ad Qd Jd 9d 8d"));
  EXPECT_EQ(value("Ah Kh 4h 3h 2h"), value("2s As Ks 4s 3s"));
  EXPECT_EQ(value("Ah Kd 4c 3s 2h"), value("2d As Kh 4d 3c"));
}

TEST(PokerHand, B7_4_AceToFiveIsAStraightToTheFive) {
  EXPECT_EQ(rank("Ah 2d 3c 4s 5h"), HandRank::kStraight);
  EXPECT_LT(value("Ah 2d 3c 4s 5h"), value("2d 3c 4s 5h 6h"));
  EXPECT_EQ(rank("Ah 2h 3h 4h 5h"), HandRank::kStraightFlush);
  EXPECT_LT(value("Ah 2h 3h 4h 5h"), value("2h 3h 4h 5h 6h"));
  EXPECT_GT(value("Ah Kd Qc Js 10h"), value("Kd Qc Js 10h 9h"));
  EXPECT_EQ(rank("Kh Ad 2c 3s 4h"), HandRank::kHighCard) << "no straight around the corner";
}

TEST(PokerHand, B7_12_FewerThanFiveMakeNoFiveCardCombination) {
  EXPECT_EQ(rank("Ah Kh Qh Jh"), HandRank::kHighCard);
  EXPECT_EQ(rank("5h 4d 3c 2s"), HandRank::kHighCard);
  EXPECT_EQ(rank("9h 9d 9c 9s"), HandRank::kFourOfAKind);
  EXPECT_EQ(rank("9h 9d 9c"), HandRank::kThreeOfAKind);
  EXPECT_EQ(rank("9h 9d 8c 8s"), HandRank::kTwoPair);
  EXPECT_EQ(rank("9h 9d"), HandRank::kPair);
  EXPECT_EQ(rank("9h"), HandRank::kHighCard);
  EXPECT_EQ(rank(""), HandRank::kHighCard);
}

TEST(PokerHand, B7_12_AMissingCardRanksBelowATwo) {
  EXPECT_LT(value("Ah Kd Qc 9s"), value("Ad Kh Qs 9c 2d"));
  EXPECT_LT(value("9h 9d 9c 9s"), value("9h 9d 9c 9s 2d"));
  EXPECT_LT(value("9h 9d Ac"), value("9c 9s Ac 2d"));
  EXPECT_LT(value("Ah"), value("Ad 2c"));
  EXPECT_LT(value("Kh Qd Jc 10s"), value("Ah"));
  EXPECT_LT(value(""), value("2h"));
  EXPECT_LT(value("Ah Kd Qc Js"), value("2h 2d"));
}

TEST(PokerHand, B7_14_AWildCardMakesTheHandBest) {
  EXPECT_EQ(rank("Ah Kh Qh Jh 2c", "2c"), HandRank::kRoyalFlush);
  EXPECT_EQ(value("Ah Kh Qh Jh 2c", "2c"), value("Ah Kh Qh Jh 10h"));
  EXPECT_EQ(value("9h 8h 7h 6h 2c", "2c"), value("10h 9h 8h 7h 6h"));
  EXPECT_EQ(value("9h 8d 7h 6h 2c", "2c"), value("10h 9d 8h 7h 6h"));
  EXPECT_EQ(value("Ah 3d 4h 5h 9c", "9c"), value("Ah 2d 3h 4h 5h"));
  EXPECT_EQ(value("Kh Kd 4h 4c 2c", "2c"), value("Kh Kd Ks 4h 4c"));
  EXPECT_EQ(value("Kh Qd 4h 4c 2c", "2c"), value("4s Qd 4h 4c Kh"));
  EXPECT_EQ(value("Kh Jd 8h 4c 2c", "2c"), value("Kh Ks Jd 8h 4c"));
  EXPECT_EQ(value("Kh Kd Kc 4c 2c", "2c"), value("Kh Kd Kc Ks 4c"));
}

TEST(PokerHand, B7_14_AlsoACardAlreadyThere) {
  EXPECT_EQ(rank("Kh Kd Kc Ks 2c", "2c"), HandRank::kFiveOfAKind);
  EXPECT_LT(value("Kh Kd Kc Ks 2c", "2c"), value("Ah Ad Ac As 2c", "2c"));
  // A flush with two aces beats any flush with one.
  EXPECT_EQ(rank("Ah 9h 7h 4h 2c", "2c"), HandRank::kFlush);
  EXPECT_GT(value("Ah 9h 7h 4h 2c", "2c"), value("Ah Kh Qh Jh 9h"));
  EXPECT_GT(value("Ah 9h 7h 4h 2c", "2c"), value("Kh 9h 7h 4h 2c", "2c"));
  EXPECT_EQ(value("Kh 9h 7h 4h 2c", "2c"), value("Ah Kh 9h 7h 4h"));
}

TEST(PokerHand, B7_14_SeveralEachStandForTheirOwn) {
  EXPECT_EQ(rank("Kh Kd Kc 3c 2c", "2c 3c"), HandRank::kFiveOfAKind);
  EXPECT_EQ(value("Kh Kd 9s 3c 2c", "2c 3c"), value("Kh Kd Kc Ks 9s"));
  EXPECT_EQ(value("Kh 10h 9h 3c 2c", "2c 3c"), value("Kh Qh Jh 10h 9h"));
  EXPECT_EQ(rank("Ah 10h Jh 3c 2c", "2c 3c"), HandRank::kRoyalFlush);
  EXPECT_EQ(value("Kh 8d 3h 3c 2c", "2c 3c"), value("Kh Kd Kc 8d 3h"));
  EXPECT_EQ(value("7d 4c 3c 2c 2d", "2c 3c 2d"), value("7d 7h 7c 7s 4c"));
  EXPECT_EQ(value("7d 5d 3c 2c 2d", "2c 3c 2d"), value("9d 8d 7d 6d 5d"));
  EXPECT_EQ(rank("7d 3c 2c 2d 2h", "2c 3c 2d 2h"), HandRank::kFiveOfAKind);
  EXPECT_EQ(value("3d 3c 2c 2d 2h", "2c 3c 2d 2h 3d"), value("Ah Ad Ac As 2c", "2c"));
}

TEST(PokerHand, B7_14_OnlyWildCardsInTheHandCount) {
  EXPECT_EQ(value("Ah Kd 4c 3s 2h", "9c 9s"), value("Ah Kd 4c 3s 2h"));
}

TEST(PokerHand, B7_14_InAShortHand) {
  EXPECT_EQ(value("2c", "2c"), value("As"));
  EXPECT_EQ(value("Kh 2c", "2c"), value("Kh Kd"));
  EXPECT_EQ(value("Kh Kd 9c 2c", "2c"), value("Kh Kd Ks 9c"));
  EXPECT_EQ(value("Kh Qh Jh 2c", "2c"), value("Kh Kd Qh Jh")) << "no flush, no straight";
  EXPECT_EQ(value("Kh Kd Kc 2c", "2c"), value("Kh Kd Kc Ks")) << "no five of a kind";
  EXPECT_EQ(value("3c 2c", "2c 3c"), value("As Ah"));
}

TEST(PokerHand, B7_4_PokerTopExchangesTheTwoHighest) {
  const std::string_view royal = "Ah Kh Qh Jh 10h";
  const std::string_view five = "Ah Ad Ac As 2c";
  EXPECT_GT(value(five, "2c", false), value(royal, "", false));
  EXPECT_LT(value(five, "2c", true), value(royal, "", true));
  EXPECT_GT(value("2h 2d 2c 2s 3c", "3c", true), value("Kh Qh Jh 10h 9h", "", true));
  for (const bool top : {false, true}) {
    EXPECT_EQ(rank(royal, "", top), HandRank::kRoyalFlush);
    EXPECT_EQ(rank(five, "2c", top), HandRank::kFiveOfAKind);
    EXPECT_EQ(rank("9s 8s 7s 6s 5s", "", top), HandRank::kStraightFlush);
    EXPECT_EQ(rank("2h 2d 3c 4s 5h", "", top), HandRank::kPair);
  }
  // Wild cards that can make either make the better one.
  EXPECT_EQ(rank("Kh 2c 3c 4c 5c", "2c 3c 4c 5c", false), HandRank::kFiveOfAKind);
  EXPECT_EQ(rank("Kh 2c 3c 4c 5c", "2c 3c 4c 5c", true), HandRank::kRoyalFlush);
  EXPECT_EQ(rank("9h 2c 3c 4c 5c", "2c 3c 4c 5c", true), HandRank::kFiveOfAKind);
}

TEST(PokerHand, TheOrderOfTheCardsDoesNotMatter) {
  auto hand = cards("Kh Kd 9s 3c 2c");
  std::ranges::sort(hand);
  const uint64_t wild = set_of("3c");
  const uint32_t expected = poker_value(hand.data(), 5, wild, false);
  do {
    ASSERT_EQ(poker_value(hand.data(), 5, wild, false), expected);
  } while (std::ranges::next_permutation(hand).found);
}

// The plainest statement of B7.4 with B7.14: a list to compare lexicographically, from ranks and
// suits.
std::array<int, 6> plain_value(const std::array<uint8_t, 5>& hand, bool royal_on_top) {
  std::array<int, 15> count{};
  for (const uint8_t card : hand) ++count[card / 4 + 2];
  std::array<int, 5> ranks{};
  for (size_t i = 0; i < 5; ++i) ranks[i] = hand[i] / 4 + 2;
  std::ranges::sort(ranks, std::greater<>());
  const bool suited =
      std::ranges::all_of(hand, [&](uint8_t card) { return card % 4 == hand[0] % 4; });
  int straight = 0;
  for (int top = 5; top <= 14; ++top) {
    bool all = true;
    for (int i = 0; i < 5; ++i) all &= count[static_cast<size_t>(top - i == 1 ? 14 : top - i)] == 1;
    if (all) straight = top;
  }
  std::array<int, 5> by_count = ranks;
  std::ranges::sort(by_count, [&](int a, int b) {
    const int count_a = count[static_cast<size_t>(a)];
    const int count_b = count[static_cast<size_t>(b)];
    return count_a != count_b ? count_a > count_b : a > b;
  });
  const auto most = count[static_cast<size_t>(by_count[0])];
  const auto next = most == 5 ? 0 : count[static_cast<size_t>(by_count[static_cast<size_t>(most)])];
  const auto made = [](int kind, const std::array<int, 5>& order) {
    return std::array<int, 6>{kind, order[0], order[1], order[2], order[3], order[4]};
  };
  if (most == 5) return made(royal_on_top ? 9 : 10, by_count);
  if (suited && straight == 14) return made(royal_on_top ? 10 : 9, {});
  if (suited && straight != 0) return made(8, {straight});
  if (most == 4) return made(7, by_count);
  if (most == 3 && next == 2) return made(6, by_count);
  if (suited) return made(5, ranks);
  if (straight != 0) return made(4, {straight});
  if (most == 3) return made(3, by_count);
  if (most == 2 && next == 2) return made(2, by_count);
  return made(most == 2 ? 1 : 0, by_count);
}

std::array<int, 6> plain_best(std::array<uint8_t, 5> hand, uint64_t wild, size_t from, bool top) {
  for (size_t i = from; i < 5; ++i) {
    if ((wild >> hand[i] & 1) == 0) continue;
    std::array<int, 6> best{};
    for (uint8_t card = 0; card < 52; ++card) {
      hand[i] = card;
      best = std::max(best, plain_best(hand, wild, i + 1, top));
    }
    return best;
  }
  return plain_value(hand, top);
}

// Random hands with up to two wild cards, against every card that these can stand for.
TEST(PokerHand, AgreesWithTryingEveryCard) {
  for (const bool top : {false, true}) {
    std::vector<std::pair<std::array<int, 6>, uint32_t>> both;
    uint32_t random = 12345;
    for (int game = 0; game < 600; ++game) {
      // Few ranks, or few suits, so that the high hands occur.
      std::array<uint8_t, 5> hand{};
      for (size_t i = 0; i < 5;) {
        random = random * 1664525u + 1013904223u;
        uint32_t card = (random >> 16) % 52;
        if (game % 3 == 1) card = card % 16 + 36;
        if (game % 3 == 2) card = card / 4 * 4 + card % 4 / 3;
        if (std::find(hand.begin(), hand.begin() + i, card) != hand.begin() + i) continue;
        hand[i++] = static_cast<uint8_t>(card);
      }
      uint64_t wild = 0;
      for (int i = 0; i < game % 4 % 3; ++i) wild |= uint64_t{1} << hand[static_cast<size_t>(i)];
      both.emplace_back(plain_best(hand, wild, 0, top), poker_value(hand.data(), 5, wild, top));
    }
    std::ranges::sort(both);
    for (size_t i = 1; i < both.size(); ++i) {
      ASSERT_EQ(both[i - 1].first < both[i].first, both[i - 1].second < both[i].second) << i;
      ASSERT_EQ(both[i - 1].first == both[i].first, both[i - 1].second == both[i].second) << i;
    }
  }
}

}  // namespace
}  // namespace dr
