// Small ids, sets and limits shared by the whole project.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace dr {

using Seat = std::uint8_t;   // 0..5: players in clockwise order; kMib: the Man in Black
using Space = std::uint8_t;  // index into Catalog::spaces (65 base, 47 Ante Up)
using Card = std::uint8_t;   // poker card: (rank - 2) * 4 + suit
using Item = std::uint8_t;   // item kind, 0..15

inline constexpr int kMaxPlayers = 6;
inline constexpr Seat kMib = 6;  // fights, stands on the board and places discs like a player (MB3)
inline constexpr int kMaxFigures = 7;
inline constexpr std::uint8_t kNone = 0xff;
inline constexpr int kMaxSpaces = 112;
inline constexpr int kPokerCards = 52;
inline constexpr int kFightCards = 13;
inline constexpr int kBoxItems = 13;  // kinds in the boxes
inline constexpr int kMaxItems = 16;  // with those of somebody's own
inline constexpr int kMaxCharacters = 20;
inline constexpr int kGoalsPerCharacter = 4;
inline constexpr int kMaxStories = 48;
inline constexpr int kMaxTriggers = 12;
inline constexpr int kCattleColours = 3;    // green, blue, orange
inline constexpr int kCattlePerColour = 8;  // cattle id = colour * 8 + index
inline constexpr int kMibCards = 16;
inline constexpr int kTrackSpaces = 9;
// Ante Up
inline constexpr int kGamblerSpaces = 7;
inline constexpr int kTrainStops = 8;
inline constexpr int kTrainCards = 8;
inline constexpr int kMaxEvents = 32;
inline constexpr int kMaxTokens = 16;  // outlaws, claim jumpers and high rollers together
inline constexpr int kFrontierSpaces = 9;
inline constexpr int kFrontierTokens = 12;
inline constexpr int kMaxLegends = 3;  // AU28
inline constexpr int kMaxWounds = 3;

enum class Suit : std::uint8_t { kHearts, kDiamonds, kClubs, kSpades };

constexpr int rank_of(Card card) { return card / 4 + 2; }  // 2..14, the Ace is 14
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card % 4); }
constexpr Card make_card(int rank, Suit suit) {
  return static_cast<Card>((rank - 2) * 4 + static_cast<int>(suit));
}
// Every name of the poker deck is one rank in one colour (C2): 26 kinds.
constexpr int kind_of(Card card) { return card / 2; }
inline constexpr int kPokerKinds = 26;

// A set of poker cards, one bit for each card id.
using CardSet = std::uint64_t;
constexpr CardSet bit(Card card) { return CardSet{1} << card; }
// Those of a set that are no lower than a card.
constexpr CardSet at_least(CardSet set, Card card) { return set & ~(bit(card) - 1); }
constexpr int count(CardSet set) { return std::popcount(set); }
constexpr Card lowest(CardSet set) { return static_cast<Card>(std::countr_zero(set)); }

// A set of seats, one bit for each seat (bit 6: the Man in Black).
using SeatSet = std::uint8_t;
constexpr SeatSet seat_bit(Seat seat) { return static_cast<SeatSet>(1u << seat); }

// A set of spaces of both boards.
struct SpaceSet {
  std::uint64_t word[2] = {0, 0};

  static constexpr SpaceSet of(Space s) {
    const std::uint64_t bit = std::uint64_t{1} << (s & 63);
    return {{s < 64 ? bit : 0, s < 64 ? 0 : bit}};
  }
  constexpr bool has(Space s) const { return word[s >> 6] >> (s & 63) & 1; }
  constexpr void add(Space s) { word[s >> 6] |= std::uint64_t{1} << (s & 63); }
  constexpr void remove(Space s) { word[s >> 6] &= ~(std::uint64_t{1} << (s & 63)); }
  constexpr bool empty() const { return (word[0] | word[1]) == 0; }
  constexpr int size() const { return std::popcount(word[0]) + std::popcount(word[1]); }
  constexpr Space first() const {  // REQUIRES: not empty
    return static_cast<Space>(word[0] ? std::countr_zero(word[0]) : 64 + std::countr_zero(word[1]));
  }
  friend constexpr SpaceSet operator|(SpaceSet a, SpaceSet b) {
    return {{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
  }
  friend constexpr SpaceSet operator&(SpaceSet a, SpaceSet b) {
    return {{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
  }
  friend constexpr SpaceSet operator-(SpaceSet a, SpaceSet b) {
    return {{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
  }
  friend constexpr bool operator==(const SpaceSet&, const SpaceSet&) = default;
};

template <class F>
constexpr void for_each(SpaceSet set, F&& f) {
  for (int w = 0; w < 2; ++w)
    for (std::uint64_t bits = set.word[w]; bits; bits &= bits - 1)
      f(static_cast<Space>(w * 64 + std::countr_zero(bits)));
}

template <class F>
constexpr void for_each_card(CardSet set, F&& f) {
  for (; set; set &= set - 1) f(lowest(set));
}

enum class Town : std::uint8_t { kNone, kDarkrock, kRedFalls, kBuzzardGulch };

// The places a rule or a card can name by tag (C1.6).
enum class Tag : std::uint8_t {
  kSheriffsOffice,
  kGeneralStore,
  kSaloon,
  kBank,
  kDoctor,
  kCabaret,
  kMine,
  kRanchGreen,
  kRanchBlue,
  kRanchOrange,
  kRailStation,
  kHideoutA,
  kHideoutB,
  kHideoutC,
  kTradingPost,
  kMarshalsOffice,
  kMountainPassA,
  kMountainPassC,
  kOutlawCamp,
  kFrontier6,
  kFrontier7,
  kFrontier8,
  kCount
};

// What a fight is about (C1.6). The first three are fights between players.
enum class FightKind : std::uint8_t {
  kDuel,
  kArrest,
  kRobbery,
  kBandit,
  kGuard,
  kSheriff,
  kOutlaw,
  kClaimJumper,
  kTrain,
  kCount
};
constexpr bool is_player_fight(FightKind kind) { return kind <= FightKind::kRobbery; }
inline constexpr int kFightKinds = static_cast<int>(FightKind::kCount);

enum class PointKind : std::uint8_t { kMp, kWp, kGp };
enum class Delivery : std::uint8_t { kWrangle, kRustle, kLonghorn };
enum class Gamble : std::uint8_t { kPoker, kFaro, kHighRoller };
// What an event can put on the board (C1.4 place).
enum class TokenKind : std::uint8_t { kOutlaw, kClaimJumper, kHighRoller, kLonghorn, kNugget };
// What a poker hand is, from low to high as in B7.4. The edition switch poker-top puts the royal
// flush above five of a kind; that order is in the value of a hand, not here.
enum class HandRank : std::uint8_t {
  kHighCard,
  kPair,
  kTwoPair,
  kThreeOfAKind,
  kStraight,
  kFlush,
  kFullHouse,
  kFourOfAKind,
  kStraightFlush,
  kRoyalFlush,
  kFiveOfAKind,
};
inline constexpr int kHandRanks = static_cast<int>(HandRank::kFiveOfAKind) + 1;

enum class PokerGame : std::uint8_t { kSaloon, kCommunity, kHighRoller, kAnywhere };
enum class ItemType : std::uint8_t { kMount, kWeapon, kGeneral };
enum class Source : std::uint8_t { kPrinted, kNamePrinted, kOurs };
enum class Length : std::uint8_t { kShort, kMedium, kLong };
constexpr int game_length(Length length) { return 15 + 5 * static_cast<int>(length); }  // B2.7

}  // namespace dr
