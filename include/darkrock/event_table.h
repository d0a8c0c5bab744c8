// What is known of every kind of event, said here and nowhere else: its id, what its fields mean,
// who may see it. Sentences (`event.<id>`), JSON and the browser's types follow from it.
#pragma once

#include <array>
#include <string_view>

#include "darkrock/event.h"

namespace dr {

// Whom `seat` and `other` name, and who may see the event: everybody unless it says otherwise.
enum class Figures : std::uint8_t {
  kNone,
  kSeat,
  kMaybe,     // seat, or kNone
  kTwo,       // seat and other
  kOneOrTwo,  // seat; other, or kNone
  kSeatOnly,  // seat, who alone sees it
  kTwoOnly,   // seat and other, who alone see it
  kUnseen,    // nobody sees it
};

// What `a` and `b` mean.
enum class Field : std::uint8_t {
  kNone,
  kNumber,
  kChange,  // up or down
  kMoney,   // tens of dollars, up or down
  kFlag,    // 0, 1
  kCard,
  kFightCard,
  kCharacter,
  kSpace,
  kItem,      // a kind
  kHeld,      // a kind: the side that lies before the seat
  kUpgraded,  // a kind: its back
  kColour,
  kCattle,  // colour * 8 + index
  kPoint,   // PointKind
  kLpSource,
  kFightKind,
  kFoe,  // FightKind of an NPC
  kHandRank,
  kDie,
  kStory,
  kStoryTrigger,
  kGoal,
  kVerb,
  kSide,
  kRank,
  kMibCard,
  kStop,
  kTrainCard,
  kEventCard,
  kMarker,
  kToken,
  kFrontier,
  kTown,
  kValue,  // value - 2
  kDelivery,
  kTokenKind,
  kTrigger,
  kLookAt,
  kLoot,
  kGiven,     // 0 cash, 1 a card
  kNth,       // 0 the flop, 1 the fourth card, 2 the fifth
  kFaro,      // 0 loses, 1 wins, 2 pays three to one
  kArgument,  // of the choice in a
  kWished,    // money, before it is cut to what there is
  // what a says
  kThing,
  kLooted,
  kPlace,
  kFace,
  kCount
};

// What picks among the sentences of a kind.
enum class Vary : std::uint8_t {
  kNothing,
  kSign,
  kOther,
  kSeat,
  kA,
  kB,
  kEmptyA,
  kEmptyB,
  kZero,
  kFoe,
};

struct EventInfo {
  EventKind kind;
  std::string_view id;
  Figures figures = Figures::kSeat;
  Field a = Field::kNone, b = Field::kNone;
  Vary vary = Vary::kNothing;
};

// clang-format off
inline constexpr auto kEventTable = [] {
  using Kind = EventKind;
  return std::to_array<EventInfo>({
    {Kind::kCharacterTaken, "character-taken", Figures::kSeat, Field::kCharacter},
    {Kind::kStarted, "started", Figures::kSeat, Field::kSpace},
    {Kind::kStartCash, "start-cash", Figures::kSeat, Field::kMoney},
    {Kind::kStartPoints, "start-points", Figures::kSeat, Field::kNumber, Field::kPoint},
    {Kind::kStartWounds, "start-wounds", Figures::kSeat, Field::kNumber},
    {Kind::kTurnBegan, "turn-began", Figures::kSeat, Field::kNumber},
    {Kind::kActionTaken, "action-taken", Figures::kSeat, Field::kVerb, Field::kArgument},
    {Kind::kDrew, "drew", Figures::kSeat, Field::kNumber},
    {Kind::kDrewCard, "drew-card", Figures::kSeatOnly, Field::kCard},
    {Kind::kDiscarded, "discarded", Figures::kSeat, Field::kCard},
    {Kind::kReshuffled, "reshuffled", Figures::kNone, Field::kNumber},
    {Kind::kPlayed, "played", Figures::kSeat, Field::kCard},
    {Kind::kUsed, "used", Figures::kSeat, Field::kTrigger, Field::kThing, Vary::kA},
    {Kind::kCash, "cash", Figures::kSeat, Field::kMoney, Field::kWished, Vary::kSign},
    {Kind::kLp, "lp", Figures::kSeat, Field::kChange, Field::kLpSource, Vary::kSign},
    {Kind::kPoints, "points", Figures::kSeat, Field::kChange, Field::kPoint, Vary::kSign},
    {Kind::kNuggets, "nuggets", Figures::kSeat, Field::kChange, Field::kNone, Vary::kSign},
    {Kind::kWounded, "wounded", Figures::kSeat, Field::kNumber},
    {Kind::kWoundCancelled, "wound-cancelled", Figures::kSeat, Field::kNumber},
    {Kind::kHealed, "healed", Figures::kSeat, Field::kNumber},
    {Kind::kUnlocked, "unlocked"},
    {Kind::kMoved, "moved", Figures::kSeat, Field::kSpace, Field::kFlag, Vary::kB},
    {Kind::kSheriffMoved, "sheriff-moved", Figures::kMaybe, Field::kSpace},
    {Kind::kSheriffStayed, "sheriff-stayed", Figures::kSeat, Field::kSpace},
    {Kind::kArrested, "arrested", Figures::kOneOrTwo, Field::kSpace, Field::kNone, Vary::kOther},
    {Kind::kBandits, "bandits", Figures::kNone, Field::kSpace, Field::kFlag, Vary::kB},
    {Kind::kFight, "fight", Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kCommitted, "committed"},
    {Kind::kDeclined, "declined"},
    {Kind::kSurrendered, "surrendered"},
    {Kind::kNpcDrew, "npc-drew", Figures::kSeat, Field::kChange, Field::kFoe, Vary::kFoe},
    {Kind::kNpcDrewCard, "npc-drew-card", Figures::kSeatOnly, Field::kFightCard, Field::kFoe, Vary::kFoe},
    {Kind::kRevealed, "revealed", Figures::kSeat, Field::kCard},
    {Kind::kNpcRevealed, "npc-revealed", Figures::kSeat, Field::kFightCard, Field::kFoe, Vary::kFoe},
    {Kind::kValue, "value", Figures::kMaybe, Field::kNumber, Field::kNumber, Vary::kSeat},
    {Kind::kWinsTies, "wins-ties"},
    {Kind::kCompared, "compared", Figures::kOneOrTwo, Field::kRank, Field::kRank},
    {Kind::kWonFight, "won-fight", Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kLostFight, "lost-fight", Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kFightOff, "fight-off"},
    {Kind::kRestarted, "restarted"},
    {Kind::kStolen, "stolen", Figures::kTwo, Field::kLoot, Field::kLooted, Vary::kA},
    {Kind::kBought, "bought", Figures::kSeat, Field::kHeld},
    {Kind::kUpgraded, "upgraded", Figures::kSeat, Field::kUpgraded},
    {Kind::kActive, "active", Figures::kSeat, Field::kHeld},
    {Kind::kItemGone, "item-gone", Figures::kSeat, Field::kHeld, Field::kFlag},
    {Kind::kCattleTaken, "cattle-taken", Figures::kSeat, Field::kColour},
    {Kind::kCattleSeen, "cattle-seen", Figures::kSeatOnly, Field::kCattle},
    {Kind::kDelivered, "delivered", Figures::kSeat, Field::kCattle, Field::kDelivery, Vary::kB},
    {Kind::kDice, "dice", Figures::kSeat, Field::kNumber, Field::kDie},
    {Kind::kPoker, "poker", Figures::kSeat, Field::kMoney, Field::kNone, Vary::kZero},
    {Kind::kJoined, "joined"},
    {Kind::kDealer, "dealer"},
    {Kind::kDealtCard, "dealt-card", Figures::kSeatOnly, Field::kCard},
    {Kind::kFlop, "flop", Figures::kNone, Field::kCard, Field::kNth, Vary::kB},
    {Kind::kLaid, "laid", Figures::kSeat, Field::kNone, Field::kFlag, Vary::kB},
    {Kind::kShowed, "showed", Figures::kSeat, Field::kCard, Field::kFlag, Vary::kB},
    {Kind::kHandRanked, "hand-ranked", Figures::kSeat, Field::kHandRank, Field::kFlag, Vary::kB},
    {Kind::kPokerWon, "poker-won", Figures::kSeat, Field::kMoney, Field::kFlag, Vary::kB},
    {Kind::kPokerLost, "poker-lost"},
    {Kind::kDisc, "disc", Figures::kSeat, Field::kSide, Field::kFlag, Vary::kB},
    {Kind::kStoryTurned, "story-turned", Figures::kSeat, Field::kStory},
    {Kind::kStoryShown, "story-shown", Figures::kNone, Field::kSide, Field::kStoryTrigger, Vary::kEmptyB},
    {Kind::kLooked, "looked", Figures::kTwo, Field::kNumber},
    {Kind::kSaw, "saw", Figures::kTwoOnly, Field::kCard},
    {Kind::kGave, "gave", Figures::kTwo, Field::kGiven, Field::kNone, Vary::kA},
    {Kind::kGaveCard, "gave-card", Figures::kTwoOnly, Field::kCard},
    {Kind::kKept, "kept", Figures::kSeat, Field::kCard},
    {Kind::kGoalShown, "goal-shown", Figures::kSeat, Field::kGoal},
    {Kind::kLegendsDrawn, "legends-drawn", Figures::kSeat, Field::kNumber},
    {Kind::kLegendDrawn, "legend-drawn", Figures::kSeatOnly, Field::kNumber},
    {Kind::kLegendsKept, "legends-kept", Figures::kSeat, Field::kNumber},
    {Kind::kFirstPlayer, "first-player"},
    {Kind::kExtraAction, "extra-action", Figures::kSeat, Field::kNumber},
    {Kind::kMibCard, "mib-card", Figures::kMaybe, Field::kMibCard, Field::kNone, Vary::kSeat},
    {Kind::kEndTriggered, "end-triggered", Figures::kMaybe, Field::kNumber, Field::kNone, Vary::kSeat},
    {Kind::kGoalKept, "goal-kept", Figures::kSeat, Field::kGoal},
    {Kind::kGameOver, "game-over", Figures::kNone},
    {Kind::kTrainMoved, "train-moved", Figures::kNone, Field::kStop},
    {Kind::kTrainCard, "train-card", Figures::kSeat, Field::kTrainCard},
    {Kind::kEventCalled, "event-called", Figures::kSeat, Field::kMarker, Field::kNone, Vary::kEmptyA},
    {Kind::kEventCard, "event-card", Figures::kMaybe, Field::kEventCard, Field::kNone, Vary::kSeat},
    {Kind::kEventSeen, "event-seen", Figures::kSeatOnly, Field::kEventCard},
    {Kind::kTokenPlaced, "token-placed", Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kTokenBarred, "token-barred", Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kTokenTurned, "token-turned", Figures::kSeat, Field::kToken},
    {Kind::kTokenGone, "token-gone", Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kGoldPlaced, "gold-placed", Figures::kNone, Field::kSpace, Field::kNumber},
    {Kind::kGoldTaken, "gold-taken", Figures::kSeat, Field::kSpace, Field::kNumber},
    {Kind::kLonghorn, "longhorn", Figures::kSeat, Field::kChange, Field::kNone, Vary::kSign},
    {Kind::kExplored, "explored", Figures::kSeat, Field::kFrontier, Field::kSpace},
    {Kind::kPeeked, "peeked", Figures::kSeat, Field::kLookAt, Field::kPlace, Vary::kA},
    {Kind::kSawToken, "saw-token", Figures::kSeatOnly, Field::kLookAt, Field::kFace, Vary::kA},
    {Kind::kStocked, "stocked", Figures::kNone, Field::kItem},
    {Kind::kHighRoller, "high-roller", Figures::kSeat, Field::kTown},
    {Kind::kFaro, "faro"},
    {Kind::kFaroShown, "faro-shown", Figures::kSeat, Field::kValue},
    {Kind::kBet, "bet", Figures::kSeat, Field::kValue, Field::kMoney},
    {Kind::kFaroTurned, "faro-turned", Figures::kSeat, Field::kValue, Field::kFaro, Vary::kB},
    {Kind::kBetWon, "bet-won", Figures::kSeat, Field::kMoney},
    {Kind::kBetLost, "bet-lost", Figures::kSeat, Field::kMoney},
    {Kind::kStayed, "stayed"},
    {Kind::kLeftTable, "left-table"},
    {Kind::kRaised, "raised"},
    {Kind::kFolded, "folded"},
    {Kind::kHouseAdds, "house-adds", Figures::kNone, Field::kMoney},
    {Kind::kRandom, "random", Figures::kUnseen, Field::kNumber, Field::kNumber},
  });
}();
// clang-format on
static_assert([] {
  if (std::size(kEventTable) != static_cast<std::size_t>(EventKind::kCount)) return false;
  std::size_t i = 0;
  for (const EventInfo& row : kEventTable)
    if (static_cast<std::size_t>(row.kind) != i++) return false;
  return true;
}());

// REQUIRES: an enumerator.
constexpr const EventInfo& info_of(EventKind kind) {
  return kEventTable[static_cast<std::size_t>(kind)];
}
constexpr std::string_view id_of(EventKind kind) { return info_of(kind).id; }

// Who may see an event; of the figures only players see anything.
constexpr SeatSet audience_of(EventKind kind, Seat seat, Seat other) {
  const auto one = [](Seat s) { return s < kMaxPlayers ? seat_bit(s) : SeatSet{0}; };
  switch (info_of(kind).figures) {
    case Figures::kNone:
    case Figures::kSeat:
    case Figures::kMaybe:
    case Figures::kTwo:
    case Figures::kOneOrTwo: return kAll;
    case Figures::kSeatOnly: return one(seat);
    case Figures::kTwoOnly: return static_cast<SeatSet>(one(seat) | one(other));
    case Figures::kUnseen: return 0;
  }
  return 0;
}

}  // namespace dr
