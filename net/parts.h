// What a network sees, as a table: a position is a list of facts that hold, each a number. The facts
// of a part lie together, `size` of them, `times` over (for every player, side or story). Number 0
// is none at all, so that lists can be filled up with it.
#pragma once

#include <array>
#include <string_view>

#include "darkrock/choice_table.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"
#include "darkrock/setup.h"

namespace dr {

// Goes up when a number means something else. Weights belong to one version.
inline constexpr int kEncodingVersion = 1;

// Seats are counted from the one who looks: 0 is itself, 1 its left neighbour ..., 6 the Man in
// Black, 7 nobody.
inline constexpr int kLookers = 8;
inline constexpr int kSteps = 6;  // distances 0..4, farther

enum class Part : std::uint8_t {
  kPad,
  kLikes,
  // the table
  kPlayers,
  kLength,
  kOptions,
  kModules,
  kSwitches,
  // the question
  kAsk,
  kCause,
  kCauseId,
  kCauseSeat,
  kToDiscard,
  kToPay,
  kDie,
  // the turn
  kRound,
  kActive,
  kFirst,
  kActionsLeft,
  kFought,
  kDone,
  kWonNow,
  kRoundsLeft,
  kLpToGo,
  // own cards and tokens
  kHand,
  kRanks,
  kSuits,
  kHighest,
  kDeal,
  kCommitted,
  kLaid,
  kNpcCards,
  kNpcCommit,
  kOwnCattle,
  kGoals,
  kLegends,
  kLegendsNew,
  kOffered,
  kKnown,
  kKnownHands,
  // piles
  kDiscards,
  kTable,
  kPokerDeck,
  kFightDeck,
  // a fight
  kFight,
  kFightSide,
  kMySide,
  kFightCard,
  kNpcShown,
  kFightValue,
  kFightLead,
  kFightFlags,
  kFightFacts,
  kNpcDrawn,
  kNpcPlayer,
  // poker
  kPoker,
  kPokerPlayers,
  kPokerDealer,
  kPot,
  kFlop,
  kBestHand,
  kFolded,
  // the Man in Black
  kMibSpace,
  kMibLp,
  kMibCash,
  kMibHand,
  kMibDiscs,
  kMibSeen,
  kMibCard,
  kMibPrey,
  // stories and supplies
  kTriggers,
  kDiscsMissing,
  kLastDisc,
  kStoriesLeft,
  kStoriesTold,
  kSoldOut,
  kCattleLeft,
  kNuggetsLeft,
  // the board
  kBandits,
  kSheriff,
  kSheriffNear,
  kRivalNear,
  kLead,
  // every player
  kCharacter,
  kSpace,
  kLp,
  kTotal,
  kMp,
  kWp,
  kGp,
  kCash,
  kNuggets,
  kWounds,
  kHandSize,
  kWeapon,
  kMount,
  kItems,
  kUpgraded,
  kCattle,
  kLonghorns,
  kDiscs,
  kGoalsShown,
  kLegendsHeld,
  kState,
  // Ante Up
  kOutlaws,
  kClaimJumpers,
  kLonghornsAt,
  kGoldAt,
  kEventsTold,
  kExplored,
  kRack,
  kFrontier,
  kRollers,
  kTrain,
  kTrainTold,
  kTrainCard,
  kToken,
  kEvent,
  kEventsLeft,
  kMarkers,
  kWaiting,
  kFaroPlayers,
  kFaroDealer,
  kFaroShown,
  kFaroTurned,
  kBets,
  kRivalBets,
  kEventOffer,
  kTrainTop,
  kEventTop,
  kCattleTop,
  kSeenAt,
  kSeenToken,
  kCount
};

struct PartInfo {
  Part part;
  std::string_view id;
  int size;
  int times = 1;
};

// How many ids what brings a question up can have that say something.
constexpr int ids_of(CauseKind kind) {
  switch (kind) {
    case CauseKind::kMoment: return kMoments;
    case CauseKind::kFight: return kFightKinds;
    case CauseKind::kPoker: return static_cast<int>(kIdsOf<PokerGame>.size());
    case CauseKind::kCard: return kPokerCards;
    case CauseKind::kItem: return kMaxItems;
    case CauseKind::kFightCard: return kFightCards;
    case CauseKind::kStory: return kMaxStories;
    case CauseKind::kMibCard: return kMibCards;
    case CauseKind::kEvent: return kMaxEvents;
    case CauseKind::kToken: return kMaxTokens;
    case CauseKind::kTrainCard: return kTrainCards;
    case CauseKind::kFrontier: return kFrontierTokens;
    case CauseKind::kSetup:
    case CauseKind::kTurn:
    case CauseKind::kHandLimit:
    case CauseKind::kLocation:
    case CauseKind::kMove:
    case CauseKind::kSheriff:
    case CauseKind::kArrest:
    case CauseKind::kFaro:
    case CauseKind::kStories:
    case CauseKind::kLegends:
    case CauseKind::kExploring:
    case CauseKind::kEvents:
    case CauseKind::kCharacter:
    case CauseKind::kCattle:
    case CauseKind::kMarshalTrack:
    case CauseKind::kWantedTrack:
    case CauseKind::kGamblerTrack:
    case CauseKind::kLonghorn:
    case CauseKind::kCount: break;
  }
  return 0;
}
inline constexpr auto kCauseFirst = [] {
  std::array<int, kCauses + 1> first{};
  for (std::size_t i = 0; i < kCauses; ++i)
    first[i + 1] = first[i] + ids_of(static_cast<CauseKind>(i));
  return first;
}();

inline constexpr int kTags = static_cast<int>(Tag::kCount);

// clang-format off
inline constexpr PartInfo kParts[] = {
    {Part::kPad, "pad", 1},
    {Part::kLikes, "likes", 8},
    {Part::kPlayers, "players", kMaxPlayers + 1},
    {Part::kLength, "length", 3},
    {Part::kOptions, "options", 3},
    {Part::kModules, "modules", 3},
    {Part::kSwitches, "switches", kSwitches},
    {Part::kAsk, "ask", kAsks},
    {Part::kCause, "cause", kCauses},
    {Part::kCauseId, "cause-id", kCauseFirst[kCauses]},
    {Part::kCauseSeat, "cause-seat", kLookers},
    {Part::kToDiscard, "to-discard", 8},
    {Part::kToPay, "to-pay", 24},
    {Part::kDie, "die", 6, 2},
    {Part::kRound, "round", 24},
    {Part::kActive, "active", kLookers},
    {Part::kFirst, "first", kLookers},
    {Part::kActionsLeft, "actions-left", 6},
    {Part::kFought, "fought", kMaxFigures},
    {Part::kDone, "done", 7},
    {Part::kWonNow, "won-now", kFightKinds},
    {Part::kRoundsLeft, "rounds-left", 3},
    {Part::kLpToGo, "lp-to-go", 26},
    {Part::kHand, "hand", kPokerCards},
    {Part::kRanks, "ranks", 4, 13},
    {Part::kSuits, "suits", 6, 4},
    {Part::kHighest, "highest", 13},
    {Part::kDeal, "deal", kPokerCards},
    {Part::kCommitted, "committed", kPokerCards},
    {Part::kLaid, "laid", kPokerCards},
    {Part::kNpcCards, "npc-cards", kFightCards},
    {Part::kNpcCommit, "npc-commit", kFightCards},
    {Part::kOwnCattle, "own-cattle", kCattleColours * kCattlePerColour},
    {Part::kGoals, "goals", kMaxCharacters * kGoalsPerCharacter},
    {Part::kLegends, "legends", 4, 3},
    {Part::kLegendsNew, "legends-new", 4, 3},
    {Part::kOffered, "offered", kMaxCharacters},
    {Part::kKnown, "known", kPokerCards, kMaxPlayers - 1},
    {Part::kKnownHands, "known-hands", kMaxPlayers},
    {Part::kDiscards, "discards", kPokerCards},
    {Part::kTable, "table", kPokerCards},
    {Part::kPokerDeck, "poker-deck", 14},
    {Part::kFightDeck, "fight-deck", kFightCards + 1},
    {Part::kFight, "fight", kFightKinds},
    {Part::kFightSide, "fight-side", kLookers, 2},
    {Part::kMySide, "my-side", 3},
    {Part::kFightCard, "fight-card", kPokerCards, 2},
    {Part::kNpcShown, "npc-shown", kFightCards},
    {Part::kFightValue, "fight-value", 20, 2},
    {Part::kFightLead, "fight-lead", 25},
    {Part::kFightFlags, "fight-flags", 3, 2},
    {Part::kFightFacts, "fight-facts", 5},
    {Part::kNpcDrawn, "npc-drawn", 6},
    {Part::kNpcPlayer, "npc-player", kLookers},
    {Part::kPoker, "poker", 4},
    {Part::kPokerPlayers, "poker-players", kMaxPlayers},
    {Part::kPokerDealer, "poker-dealer", kLookers},
    {Part::kPot, "pot", 16},
    {Part::kFlop, "flop", kPokerCards},
    {Part::kBestHand, "best-hand", kHandRanks},
    {Part::kFolded, "folded", kMaxPlayers},
    {Part::kMibSpace, "mib-space", kMaxSpaces},
    {Part::kMibLp, "mib-lp", 26},
    {Part::kMibCash, "mib-cash", 13},
    {Part::kMibHand, "mib-hand", 5},
    {Part::kMibDiscs, "mib-discs", 4, 2},
    {Part::kMibSeen, "mib-seen", kMibCards},
    {Part::kMibCard, "mib-card", kMibCards},
    {Part::kMibPrey, "mib-prey", kLookers},
    {Part::kTriggers, "triggers", kMaxTriggers + 1, 2},
    {Part::kDiscsMissing, "discs-missing", 6, 2},
    {Part::kLastDisc, "last-disc", kLookers, 2},
    {Part::kStoriesLeft, "stories-left", 8, 2},
    {Part::kStoriesTold, "stories-told", kMaxStories},
    {Part::kSoldOut, "sold-out", kMaxItems},
    {Part::kCattleLeft, "cattle-left", 5, kCattleColours},
    {Part::kNuggetsLeft, "nuggets-left", 4},
    {Part::kBandits, "bandits", kMaxSpaces},
    {Part::kSheriff, "sheriff", kMaxSpaces},
    {Part::kSheriffNear, "sheriff-near", kSteps, kMaxFigures},
    {Part::kRivalNear, "rival-near", kSteps, kMaxFigures},
    {Part::kLead, "lead", 33, kMaxFigures},
    {Part::kCharacter, "character", kMaxCharacters, kMaxPlayers},
    {Part::kSpace, "space", kMaxSpaces, kMaxPlayers},
    {Part::kLp, "lp", 32, kMaxPlayers},
    {Part::kTotal, "total", 40, kMaxPlayers},
    {Part::kMp, "mp", 11, kMaxPlayers},
    {Part::kWp, "wp", 11, kMaxPlayers},
    {Part::kGp, "gp", 9, kMaxPlayers},
    {Part::kCash, "cash", 19, kMaxPlayers},
    {Part::kNuggets, "nuggets", 9, kMaxPlayers},
    {Part::kWounds, "wounds", 4, kMaxPlayers},
    {Part::kHandSize, "hand-size", 11, kMaxPlayers},
    {Part::kWeapon, "weapon", kMaxItems, kMaxPlayers},
    {Part::kMount, "mount", kMaxItems, kMaxPlayers},
    {Part::kItems, "items", kMaxItems, kMaxPlayers},
    {Part::kUpgraded, "upgraded", kMaxItems, kMaxPlayers},
    {Part::kCattle, "cattle", kCattleColours, kMaxPlayers},
    {Part::kLonghorns, "longhorns", 5, kMaxPlayers},
    {Part::kDiscs, "discs", 8, kMaxPlayers},
    {Part::kGoalsShown, "goals-shown", 4, kMaxPlayers},
    {Part::kLegendsHeld, "legends-held", 5, kMaxPlayers},
    {Part::kState, "state", 4, kMaxPlayers},
    {Part::kOutlaws, "outlaws", kMaxSpaces},
    {Part::kClaimJumpers, "claim-jumpers", kMaxSpaces},
    {Part::kLonghornsAt, "longhorns-at", kMaxSpaces},
    {Part::kGoldAt, "gold-at", kMaxSpaces},
    {Part::kEventsTold, "events-told", kMaxEvents},
    {Part::kExplored, "explored", kFrontierTokens},
    {Part::kRack, "rack", kMaxItems},
    {Part::kFrontier, "frontier", 13, kFrontierSpaces},
    {Part::kRollers, "rollers", 4},
    {Part::kTrain, "train", kTrainStops},
    {Part::kTrainTold, "train-told", kTrainCards},
    {Part::kTrainCard, "train-card", kTrainCards},
    {Part::kToken, "token", kMaxTokens},
    {Part::kEvent, "event", kMaxEvents},
    {Part::kEventsLeft, "events-left", 9},
    {Part::kMarkers, "markers", 7},
    {Part::kWaiting, "waiting", 4},
    {Part::kFaroPlayers, "faro-players", kMaxPlayers},
    {Part::kFaroDealer, "faro-dealer", kLookers},
    {Part::kFaroShown, "faro-shown", 13},
    {Part::kFaroTurned, "faro-turned", 13, 3},
    {Part::kBets, "bets", 13, 2},
    {Part::kRivalBets, "rival-bets", 2, kMaxPlayers - 1},
    {Part::kEventOffer, "event-offer", kMaxEvents},
    {Part::kTrainTop, "train-top", kTrainCards},
    {Part::kEventTop, "event-top", kMaxEvents},
    {Part::kCattleTop, "cattle-top", 8, kCattleColours},
    {Part::kSeenAt, "seen-at", kMaxSpaces},
    {Part::kSeenToken, "seen-token", kMaxTokens + kFrontierTokens},
};

// What a choice looks like besides its bytes: the space it leads to, the person it touches, the words
// of the card it carries out.
enum class Trait : std::uint8_t {
  kAnswerTo,     // pass, accept: to what question
  kAnswerCause,  // ... and what brought it up
  kFigures,
  kThings,
  kTags,
  kSheriffNear,
  kRivalNear,
  kRank,
  kTarget,
  kTargetHand,
  kTargetWounds,
  kTargetWanted,
  kTargetMarshal,
  kTargetCash,
  kTargetLead,
  kPrice,
  kStake,
  kWords,
  kGains,
  kLosses,
  kCount
};
inline constexpr int kOpRoom = 48, kAmounts = 4, kGainAmounts = 6;
inline constexpr int kResources = static_cast<int>(Res::kCount);
static_assert(kOps <= kOpRoom);

struct TraitInfo {
  Trait trait;
  std::string_view id;
  int size;
};
inline constexpr TraitInfo kTraits[] = {
    {Trait::kAnswerTo, "answer-to", 2 * kAsks},
    {Trait::kAnswerCause, "answer-cause", 2 * kCauses},
    {Trait::kFigures, "figures", kLookers},
    {Trait::kThings, "things", 6},
    {Trait::kTags, "tags", kTags},
    {Trait::kSheriffNear, "sheriff-near", kSteps},
    {Trait::kRivalNear, "rival-near", kSteps},
    {Trait::kRank, "rank", 13},
    {Trait::kTarget, "target", kAsks * kLookers},
    {Trait::kTargetHand, "target-hand", kFightKinds * 8},
    {Trait::kTargetWounds, "target-wounds", 4},
    {Trait::kTargetWanted, "target-wanted", 11},
    {Trait::kTargetMarshal, "target-marshal", 11},
    {Trait::kTargetCash, "target-cash", 13},
    {Trait::kTargetLead, "target-lead", 17},
    {Trait::kPrice, "price", 14},
    {Trait::kStake, "stake", 14},
    {Trait::kWords, "words", kOpRoom * kAmounts},
    {Trait::kGains, "gains", kResources * kGainAmounts},
    {Trait::kLosses, "losses", kResources * kGainAmounts},
};
// clang-format on

static_assert([] {
  if (std::size(kParts) != static_cast<std::size_t>(Part::kCount)) return false;
  if (std::size(kTraits) != static_cast<std::size_t>(Trait::kCount)) return false;
  std::size_t i = 0;
  for (const PartInfo& row : kParts)
    if (static_cast<std::size_t>(row.part) != i++) return false;
  i = 0;
  for (const TraitInfo& row : kTraits)
    if (static_cast<std::size_t>(row.trait) != i++) return false;
  return true;
}());

inline constexpr auto kPartFirst = [] {
  std::array<int, std::size(kParts) + 1> first{};
  for (std::size_t i = 0; i < std::size(kParts); ++i)
    first[i + 1] = first[i] + kParts[i].size * kParts[i].times;
  return first;
}();
inline constexpr int kFacts = kPartFirst.back();

// How many values a byte of a choice has.
constexpr int values_of(Slot slot) {
  switch (slot) {
    case Slot::kEmpty: return 0;
    case Slot::kNumber:
    case Slot::kOrdinal: return 16;
    case Slot::kSeat: return kLookers;
    case Slot::kSpace: return kMaxSpaces;
    case Slot::kCharacter: return kMaxCharacters;
    case Slot::kItem: return kMaxItems + 1;
    case Slot::kCard:
    case Slot::kNamedCard: return kPokerCards;
    case Slot::kSoldCard: return kPokerCards + 1;
    case Slot::kFightCard:
    case Slot::kRank: return kFightCards;
    case Slot::kEvent: return kMaxEvents;
    case Slot::kThing: return 3 * 64;
    case Slot::kDelivered: return 8;
    case Slot::kLooked: return kMaxSpaces;
    case Slot::kFightKind:
    case Slot::kColour:
    case Slot::kIncome:
    case Slot::kDelivery:
    case Slot::kSide:
    case Slot::kReward:
    case Slot::kLoot:
    case Slot::kTrigger:
    case Slot::kLookAt:
    case Slot::kMarker: return static_cast<int>(info_of(slot).list.size());
    case Slot::kActive:
    case Slot::kMesa:
    case Slot::kMoved:
    case Slot::kBack: return 2;
    case Slot::kCount: break;
  }
  return 0;
}

// The numbers of a choice: 0 for none, then the verbs, then each byte of each verb, then the traits.
inline constexpr auto kSlotFirst = [] {
  std::array<std::array<int, 3>, kVerbs> first{};
  int at = 1 + kVerbs;
  for (std::size_t v = 0; v < kVerbs; ++v) {
    const VerbInfo& info = kVerbTable[v];
    for (std::size_t i = 0; const Slot slot : {info.a, info.b, info.c}) {
      first[v][i++] = at;
      at += values_of(slot);
    }
  }
  return first;
}();
inline constexpr int kFirstTrait = kSlotFirst[kVerbs - 1][2] + values_of(kVerbTable[kVerbs - 1].c);
inline constexpr auto kTraitFirst = [] {
  std::array<int, std::size(kTraits) + 1> first{kFirstTrait};
  for (std::size_t i = 0; i < std::size(kTraits); ++i) first[i + 1] = first[i] + kTraits[i].size;
  return first;
}();
inline constexpr int kMarks = kTraitFirst.back();

// What all these numbers stand for, in one: ids in their order, and how many values each has.
inline constexpr std::uint64_t kEncodingPrint = [] {
  std::uint64_t print = 0xcbf29ce484222325;  // FNV-1a
  const auto number = [&](int n) {
    print = (print ^ static_cast<std::uint64_t>(n)) * 0x100000001b3;
  };
  const auto word = [&](std::string_view text) {
    for (const char c : text) number(c);
    number(0);
  };
  for (const PartInfo& part : kParts) {
    word(part.id);
    number(part.size * part.times);
  }
  for (const TraitInfo& trait : kTraits) {
    word(trait.id);
    number(trait.size);
  }
  for (const VerbInfo& verb : kVerbTable) {
    word(verb.id);
    for (const Slot slot : {verb.a, verb.b, verb.c}) word(info_of(slot).id);
  }
  for (const SlotInfo& slot : kSlotTable)
    for (const std::string_view id : slot.list) word(id);
  for (const AskInfo& ask : kAskTable) word(ask.id);
  for (int i = 0; i < kCauses; ++i) word(id_of(static_cast<CauseKind>(i)));
  number(kOps);
  return print;
}();
static_assert(kEncodingPrint == 0x47ed693764968bb9,
              "net/weights.bin was trained for other numbers: raise kEncodingVersion, train and "
              "export again (docs/learning.md), and write the new print here");

// Numbers are 16 bits wide.
static_assert(kFacts < 65536 && kMarks < 65536);

}  // namespace dr
