#include "engine/rules/poker_hand.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <initializer_list>

namespace dr {
namespace {

constexpr int kHandSize = 5;
constexpr int kRanks = 13;  // 2..14, in sets as bits 0..12
constexpr uint32_t kWheel = 0b1'0000'0000'1111u;
constexpr uint32_t kAce = 1u << 12;
constexpr uint32_t kFive = 1u << 3;
constexpr int kKindShift = 26;
constexpr int kGroupShift = 13;

// The highest card, as a set of one, if the ranks are those of a straight; empty if not. Fewer than
// five different ranks never are.
uint32_t straight_to(uint32_t ranks) {
  if (ranks == kWheel) return kFive;
  const uint32_t low = ranks & (0u - ranks);
  return ranks == low * 0b11111u ? low << 4 : 0;
}

// How often each rank occurs in a hand: a member is the set of those that occur at least so often.
struct RankCounts {
  uint32_t one = 0;
  uint32_t two = 0;
  uint32_t three = 0;
  uint32_t four = 0;
  uint32_t five = 0;

  void add(int rank) {
    const uint32_t bit = 1u << rank;
    five |= four & bit;
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
  }
};

uint32_t pack(HandRank kind, uint32_t group, uint32_t others) {
  return static_cast<uint32_t>(kind) << kKindShift | group << kGroupShift | others;
}

// Five suited cards. Ranks repeat only where wild cards stand for cards already there (B7.14).
uint32_t flush_value(const RankCounts& counts) {
  uint32_t ranks = 0;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    for (const uint32_t set : {counts.one, counts.two, counts.three}) {
      if ((set >> rank & 1) != 0) ranks = ranks << 4 | static_cast<uint32_t>(rank + 2);
    }
  }
  return pack(HandRank::kFlush, 0, 0) | ranks;
}

HandRank kind_of_groups(const RankCounts& counts) {
  const auto& [one, two, three, four, five] = counts;
  if (five != 0) return HandRank::kFiveOfAKind;
  if (four != 0) return HandRank::kFourOfAKind;
  if (three != 0) return two == three ? HandRank::kThreeOfAKind : HandRank::kFullHouse;
  if (two != 0) return std::has_single_bit(two) ? HandRank::kPair : HandRank::kTwoPair;
  return HandRank::kHighCard;
}

// The value of cards of these ranks, royal flush below five of a kind. suited: five of one suit.
uint32_t value_of(const RankCounts& counts, bool suited) {
  if (const uint32_t top = straight_to(counts.one); top != 0) {
    if (!suited) return pack(HandRank::kStraight, top, 0);
    return pack(top == kAce ? HandRank::kRoyalFlush : HandRank::kStraightFlush, top, 0);
  }
  const HandRank kind = kind_of_groups(counts);
  if (suited && kind < HandRank::kFlush) return flush_value(counts);
  const uint32_t group =
      counts.four != 0 ? counts.four : (counts.three != 0 ? counts.three : counts.two);
  return pack(kind, group, counts.one ^ group);
}

// The two kinds of hand that poker-top exchanges.
constexpr uint32_t kSecond = static_cast<uint32_t>(HandRank::kRoyalFlush);
constexpr uint32_t kTop = static_cast<uint32_t>(HandRank::kFiveOfAKind);
static_assert(kTop == kSecond + 1);

// A value under the other side of the switch, when royal_on_top; its own inverse.
uint32_t ordered(uint32_t value, bool royal_on_top) {
  const uint32_t kind = value >> kKindShift;
  if (!royal_on_top || kind < kSecond) return value;
  return kind == kTop ? value - (1u << kKindShift) : value + (1u << kKindShift);
}

// The best value over the ranks that `wilds` more cards can take, none of them above `top`: ranks
// in descending order reach every hand once. For the suit nothing need be tried: where the other
// cards are suited, a wild card of their suit is never worse.
uint32_t best_with(const RankCounts& counts, int wilds, int top, bool suited, bool royal_on_top) {
  uint32_t best = 0;
  for (int rank = top; rank >= 0; --rank) {
    RankCounts more = counts;
    more.add(rank);
    const uint32_t value = wilds == 1 ? ordered(value_of(more, suited), royal_on_top)
                                      : best_with(more, wilds - 1, rank, suited, royal_on_top);
    best = std::max(best, value);
  }
  return best;
}

}  // namespace

uint32_t poker_value(const uint8_t* cards, int n, uint64_t wild, bool royal_on_top) {
  assert(n >= 0 && n <= kHandSize);
  RankCounts counts;
  int wilds = 0;
  uint32_t suits = 0;
  for (int i = 0; i < n; ++i) {
    const int card = cards[i];
    assert(card < 52);
    if ((wild >> card & 1) != 0) {
      ++wilds;
    } else {
      counts.add(card / 4);
      suits |= 1u << (card % 4);
    }
  }
  const bool suited = n == kHandSize && (suits & (suits - 1)) == 0;
  if (wilds == 0) return ordered(value_of(counts, suited), royal_on_top);
  return best_with(counts, wilds, kRanks - 1, suited, royal_on_top);
}

HandRank hand_rank(uint32_t value, bool royal_on_top) {
  return static_cast<HandRank>(ordered(value, royal_on_top) >> kKindShift);
}

}  // namespace dr
