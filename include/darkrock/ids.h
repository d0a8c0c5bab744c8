// The id of each value of the small enums: as replays, JSON, the keys of the sentences and the
// generated types of the browser spell it. No id for what is no enumerator.
#pragma once

#include <array>
#include <string_view>

#include "darkrock/choice.h"
#include "darkrock/event.h"

namespace dr {

constexpr std::string_view id_of(FightKind kind) {
  switch (kind) {
    case FightKind::kDuel: return "duel";
    case FightKind::kArrest: return "arrest";
    case FightKind::kRobbery: return "robbery";
    case FightKind::kBandit: return "bandit";
    case FightKind::kGuard: return "guard";
    case FightKind::kSheriff: return "sheriff";
    case FightKind::kOutlaw: return "outlaw";
    case FightKind::kClaimJumper: return "claim-jumper";
    case FightKind::kTrain: return "train";
    case FightKind::kCount: break;
  }
  return {};
}

constexpr std::string_view id_of(LpSource source) {
  switch (source) {
    case LpSource::kDuel: return "duel";
    case LpSource::kBandits: return "bandits";
    case LpSource::kMarshal: return "marshal";
    case LpSource::kWantedRow: return "wanted-row";
    case LpSource::kOverflow: return "overflow";
    case LpSource::kDeposit: return "deposit";
    case LpSource::kCabaret: return "cabaret";
    case LpSource::kPoker: return "poker";
    case LpSource::kStory: return "story";
    case LpSource::kCard: return "card";
    case LpSource::kItem: return "item";
    case LpSource::kCharacter: return "character";
    case LpSource::kFightCard: return "fight-card";
    case LpSource::kCattle: return "cattle";
    case LpSource::kMibLoss: return "mib-loss";
    case LpSource::kManInBlack: return "man-in-black";
    case LpSource::kToken: return "token";
    case LpSource::kFrontier: return "frontier";
    case LpSource::kTrain: return "train";
    case LpSource::kGambler: return "gambler";
    case LpSource::kLonghorn: return "longhorn";
    case LpSource::kCount: break;
  }
  return {};
}

constexpr std::string_view id_of(HandRank rank) {
  switch (rank) {
    case HandRank::kHighCard: return "high-card";
    case HandRank::kPair: return "pair";
    case HandRank::kTwoPair: return "two-pair";
    case HandRank::kThreeOfAKind: return "three-of-a-kind";
    case HandRank::kStraight: return "straight";
    case HandRank::kFlush: return "flush";
    case HandRank::kFullHouse: return "full-house";
    case HandRank::kFourOfAKind: return "four-of-a-kind";
    case HandRank::kStraightFlush: return "straight-flush";
    case HandRank::kRoyalFlush: return "royal-flush";
    case HandRank::kFiveOfAKind: return "five-of-a-kind";
  }
  return {};
}

constexpr std::string_view id_of(PointKind kind) {
  switch (kind) {
    case PointKind::kMp: return "mp";
    case PointKind::kWp: return "wp";
    case PointKind::kGp: return "gp";
  }
  return {};
}

constexpr std::string_view id_of(Delivery delivery) {
  switch (delivery) {
    case Delivery::kWrangle: return "wrangle";
    case Delivery::kRustle: return "rustle";
    case Delivery::kLonghorn: return "longhorn";
  }
  return {};
}

constexpr std::string_view id_of(TokenKind kind) {
  switch (kind) {
    case TokenKind::kOutlaw: return "outlaw";
    case TokenKind::kClaimJumper: return "claim-jumper";
    case TokenKind::kHighRoller: return "high-roller";
    case TokenKind::kLonghorn: return "longhorn";
    case TokenKind::kNugget: return "nugget";
  }
  return {};
}

constexpr std::string_view id_of(PokerGame game) {
  switch (game) {
    case PokerGame::kSaloon: return "saloon";
    case PokerGame::kCommunity: return "community";
    case PokerGame::kHighRoller: return "high-roller";
    case PokerGame::kAnywhere: return "anywhere";
  }
  return {};
}

constexpr std::string_view id_of(Length length) {
  switch (length) {
    case Length::kShort: return "short";
    case Length::kMedium: return "medium";
    case Length::kLong: return "long";
  }
  return {};
}

constexpr std::string_view id_of(Trigger trigger) {
  switch (trigger) {
    case Trigger::kItem: return "item";
    case Trigger::kCharacter: return "character";
    case Trigger::kCard: return "card";
  }
  return {};
}

constexpr std::string_view id_of(Income income) {
  switch (income) {
    case Income::kCash: return "cash";
    case Income::kCards: return "cards";
    case Income::kBoth: return "both";
  }
  return {};
}

constexpr std::string_view id_of(Reward reward) {
  switch (reward) {
    case Reward::kLp: return "lp";
    case Reward::kMp: return "mp";
    case Reward::kGp: return "gp";
  }
  return {};
}

constexpr std::string_view id_of(Loot loot) {
  switch (loot) {
    case Loot::kCash: return "cash";
    case Loot::kNuggets: return "nuggets";
    case Loot::kCattle: return "cattle";
    case Loot::kLonghorn: return "longhorn";
  }
  return {};
}

constexpr std::string_view id_of(Gift gift) {
  switch (gift) {
    case Gift::kCash: return "cash";
    case Gift::kCard: return "card";
  }
  return {};
}

constexpr std::string_view id_of(LookAt what) {
  switch (what) {
    case LookAt::kTrain: return "train";
    case LookAt::kToken: return "token";
    case LookAt::kHighRoller: return "high-roller";
    case LookAt::kFrontier: return "frontier";
    case LookAt::kCattle: return "cattle";
  }
  return {};
}

// All ids of an enum, in its order.
template <class E>
inline constexpr auto kIdsOf = [] {
  constexpr auto kN = [] {
    std::size_t n = 0;
    while (!id_of(static_cast<E>(n)).empty()) ++n;
    return n;
  }();
  std::array<std::string_view, kN> ids{};
  for (std::size_t i = 0; i < kN; ++i) ids[i] = id_of(static_cast<E>(i));
  return ids;
}();

// Of numbers that have no enum.
inline constexpr std::string_view kColourIds[] = {"green", "blue", "orange"};  // of cattle
inline constexpr std::string_view kSideIds[] = {"left", "right"};              // stories
inline constexpr std::string_view kBetIds[] = {"10", "20"};                    // markers
inline constexpr std::string_view kFlopIds[] = {"three", "fourth", "fifth"};   // open poker cards
inline constexpr std::string_view kFaroIds[] = {"loses", "wins", "pays"};      // cards turned
inline constexpr std::string_view kMarkerIds[] = {
    "gambler", "marshal", "wanted", "lp-5", "lp-10", "lp-15", "lp-20"};  // of events (AU10)
inline constexpr std::string_view kRackIds[] = {"any", "general", "post"};
inline constexpr std::string_view kRankIds[] = {"2", "3",  "4", "5", "6", "7", "8",
                                                "9", "10", "J", "Q", "K", "A"};

}  // namespace dr
