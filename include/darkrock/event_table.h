// What is known of every kind of event, said here and nowhere else: its id, what its fields mean,
// who may see it. Sentences (`event.<id>`), JSON and the browser's types follow from it.
#pragma once

#include <array>
#include <string_view>

#include "darkrock/event.h"
#include "darkrock/rows.h"

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
  // flags: 1 means
  kBack,    // the upgraded side
  kMesa,    // across a mesa
  kPlaced,  // placed, not gone
  kDealer,  // the dealer's hand
  kMoved,   // moved, not new
  // things
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
  kPokerGame,
  // what a says
  kThing,
  kLooted,
  kPlace,
  kFace,
  kCount
};

constexpr std::string_view id_of(Field field) {
  switch (field) {
    case Field::kNone: return "none";
    case Field::kNumber: return "number";
    case Field::kChange: return "change";
    case Field::kMoney: return "money";
    case Field::kBack: return "back";
    case Field::kMesa: return "mesa";
    case Field::kPlaced: return "placed";
    case Field::kDealer: return "dealer";
    case Field::kMoved: return "moved";
    case Field::kCard: return "card";
    case Field::kFightCard: return "fight-card";
    case Field::kCharacter: return "character";
    case Field::kSpace: return "space";
    case Field::kItem: return "item";
    case Field::kHeld: return "held";
    case Field::kUpgraded: return "upgraded";
    case Field::kColour: return "colour";
    case Field::kCattle: return "cattle";
    case Field::kPoint: return "point";
    case Field::kLpSource: return "lp-source";
    case Field::kFightKind: return "fight-kind";
    case Field::kFoe: return "foe";
    case Field::kHandRank: return "hand-rank";
    case Field::kDie: return "die";
    case Field::kStory: return "story";
    case Field::kStoryTrigger: return "story-trigger";
    case Field::kGoal: return "goal";
    case Field::kVerb: return "verb";
    case Field::kSide: return "side";
    case Field::kRank: return "rank";
    case Field::kMibCard: return "mib-card";
    case Field::kStop: return "stop";
    case Field::kTrainCard: return "train-card";
    case Field::kEventCard: return "event-card";
    case Field::kMarker: return "marker";
    case Field::kToken: return "token";
    case Field::kFrontier: return "frontier";
    case Field::kTown: return "town";
    case Field::kValue: return "value";
    case Field::kDelivery: return "delivery";
    case Field::kTokenKind: return "token-kind";
    case Field::kTrigger: return "trigger";
    case Field::kLookAt: return "look-at";
    case Field::kLoot: return "loot";
    case Field::kGiven: return "given";
    case Field::kNth: return "nth";
    case Field::kFaro: return "faro";
    case Field::kArgument: return "argument";
    case Field::kWished: return "wished";
    case Field::kPokerGame: return "poker-game";
    case Field::kThing: return "thing";
    case Field::kLooted: return "looted";
    case Field::kPlace: return "place";
    case Field::kFace: return "face";
    case Field::kCount: break;
  }
  return {};
}
constexpr bool is_flag(Field field) { return field >= Field::kBack && field <= Field::kMoved; }

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
  kUntold,  // there is none: it is drawn, and what follows tells it
};

// What it means to whoever weighs a choice. Every row says one.
enum class Outcome : std::uint8_t {
  kUnsaid,
  kPlain,
  kChance,  // from here on chance has a word
  // a number of `seat` changes: by a, unless it says otherwise
  kCash,
  kLp,
  kPoints,  // of the kind b
  kNuggets,
  kLonghorns,
  kWounds,
  kHealing,  // wounds, by -a
  kCards,    // by -1
};

struct EventInfo {
  EventKind kind;
  std::string_view id;
  Outcome outcome = Outcome::kUnsaid;
  Figures figures = Figures::kSeat;
  Field a = Field::kNone, b = Field::kNone;
  Vary vary = Vary::kNothing;
};

// clang-format off
inline constexpr auto kEventTable = [] {
  using Kind = EventKind;
  using enum Outcome;
  return std::to_array<EventInfo>({
    {Kind::kCharacterTaken, "character-taken", kPlain, Figures::kSeat, Field::kCharacter},
    {Kind::kStarted, "started", kPlain, Figures::kSeat, Field::kSpace},
    {Kind::kStartCash, "start-cash", kPlain, Figures::kSeat, Field::kMoney},
    {Kind::kStartPoints, "start-points", kPlain, Figures::kSeat, Field::kNumber, Field::kPoint},
    {Kind::kStartWounds, "start-wounds", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kTurnBegan, "turn-began", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kActionTaken, "action-taken", kPlain, Figures::kSeat, Field::kVerb, Field::kArgument},
    {Kind::kDrew, "drew", kChance, Figures::kSeat, Field::kNumber},
    {Kind::kDrewCard, "drew-card", kChance, Figures::kSeatOnly, Field::kCard},
    {Kind::kDiscarded, "discarded", kCards, Figures::kSeat, Field::kCard},
    {Kind::kReshuffled, "reshuffled", kChance, Figures::kNone, Field::kNumber},
    {Kind::kPlayed, "played", kPlain, Figures::kSeat, Field::kCard},
    {Kind::kUsed, "used", kPlain, Figures::kSeat, Field::kTrigger, Field::kThing, Vary::kA},
    {Kind::kCash, "cash", kCash, Figures::kSeat, Field::kMoney, Field::kWished, Vary::kSign},
    {Kind::kLp, "lp", kLp, Figures::kSeat, Field::kChange, Field::kLpSource, Vary::kSign},
    {Kind::kPoints, "points", kPoints, Figures::kSeat, Field::kChange, Field::kPoint, Vary::kSign},
    {Kind::kNuggets, "nuggets", kNuggets, Figures::kSeat, Field::kChange, Field::kNone, Vary::kSign},
    {Kind::kWounded, "wounded", kWounds, Figures::kSeat, Field::kNumber},
    {Kind::kWoundCancelled, "wound-cancelled", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kHealed, "healed", kHealing, Figures::kSeat, Field::kNumber},
    {Kind::kUnlocked, "unlocked", kPlain},
    {Kind::kMoved, "moved", kPlain, Figures::kSeat, Field::kSpace, Field::kMesa, Vary::kB},
    {Kind::kSheriffMoved, "sheriff-moved", kPlain, Figures::kMaybe, Field::kSpace},
    {Kind::kSheriffStayed, "sheriff-stayed", kPlain, Figures::kSeat, Field::kSpace},
    {Kind::kArrested, "arrested", kPlain, Figures::kOneOrTwo, Field::kSpace, Field::kNone, Vary::kOther},
    {Kind::kBandits, "bandits", kPlain, Figures::kNone, Field::kSpace, Field::kPlaced, Vary::kB},
    {Kind::kFight, "fight", kPlain, Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kCommitted, "committed", kPlain},
    {Kind::kDeclined, "declined", kPlain},
    {Kind::kSurrendered, "surrendered", kPlain},
    {Kind::kNpcDrew, "npc-drew", kChance, Figures::kSeat, Field::kChange, Field::kFoe, Vary::kFoe},
    {Kind::kNpcDrewCard, "npc-drew-card", kChance, Figures::kSeatOnly, Field::kFightCard, Field::kFoe, Vary::kFoe},
    {Kind::kRevealed, "revealed", kPlain, Figures::kSeat, Field::kCard},
    {Kind::kNpcRevealed, "npc-revealed", kPlain, Figures::kSeat, Field::kFightCard, Field::kFoe, Vary::kFoe},
    {Kind::kValue, "value", kPlain, Figures::kMaybe, Field::kNumber, Field::kNumber, Vary::kSeat},
    {Kind::kWinsTies, "wins-ties", kPlain},
    {Kind::kCompared, "compared", kPlain, Figures::kOneOrTwo, Field::kRank, Field::kRank},
    {Kind::kWonFight, "won-fight", kPlain, Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kLostFight, "lost-fight", kPlain, Figures::kOneOrTwo, Field::kFightKind, Field::kNone, Vary::kOther},
    {Kind::kFightOff, "fight-off", kPlain},
    {Kind::kRestarted, "restarted", kPlain},
    {Kind::kStolen, "stolen", kPlain, Figures::kTwo, Field::kLoot, Field::kLooted, Vary::kA},
    {Kind::kBought, "bought", kPlain, Figures::kSeat, Field::kHeld},
    {Kind::kUpgraded, "upgraded", kPlain, Figures::kSeat, Field::kUpgraded},
    {Kind::kActive, "active", kPlain, Figures::kSeat, Field::kHeld},
    {Kind::kItemGone, "item-gone", kPlain, Figures::kSeat, Field::kHeld, Field::kBack},
    {Kind::kCattleTaken, "cattle-taken", kPlain, Figures::kSeat, Field::kColour},
    {Kind::kCattleSeen, "cattle-seen", kChance, Figures::kSeatOnly, Field::kCattle},
    {Kind::kDelivered, "delivered", kPlain, Figures::kSeat, Field::kCattle, Field::kDelivery, Vary::kB},
    {Kind::kDice, "dice", kChance, Figures::kSeat, Field::kNumber, Field::kDie},
    {Kind::kPoker, "poker", kPlain, Figures::kSeat, Field::kMoney, Field::kPokerGame, Vary::kZero},
    {Kind::kJoined, "joined", kPlain},
    {Kind::kDealer, "dealer", kPlain},
    {Kind::kDealtCard, "dealt-card", kChance, Figures::kSeatOnly, Field::kCard},
    {Kind::kFlop, "flop", kChance, Figures::kNone, Field::kCard, Field::kNth, Vary::kB},
    {Kind::kLaid, "laid", kPlain, Figures::kSeat, Field::kNumber, Field::kDealer, Vary::kB},
    {Kind::kShowed, "showed", kPlain, Figures::kSeat, Field::kCard, Field::kDealer, Vary::kB},
    {Kind::kHandRanked, "hand-ranked", kPlain, Figures::kSeat, Field::kHandRank, Field::kDealer, Vary::kB},
    {Kind::kPokerWon, "poker-won", kPlain, Figures::kSeat, Field::kMoney, Field::kDealer, Vary::kB},
    {Kind::kPokerLost, "poker-lost", kPlain},
    {Kind::kDisc, "disc", kPlain, Figures::kSeat, Field::kSide, Field::kMoved, Vary::kB},
    {Kind::kStoryTurned, "story-turned", kChance, Figures::kSeat, Field::kStory},
    {Kind::kStoryShown, "story-shown", kChance, Figures::kNone, Field::kSide, Field::kStoryTrigger, Vary::kEmptyB},
    {Kind::kLooked, "looked", kPlain, Figures::kTwo, Field::kNumber},
    {Kind::kSaw, "saw", kChance, Figures::kTwoOnly, Field::kCard},
    {Kind::kGave, "gave", kPlain, Figures::kTwo, Field::kGiven, Field::kNone, Vary::kA},
    {Kind::kGaveCard, "gave-card", kPlain, Figures::kTwoOnly, Field::kCard},
    {Kind::kKept, "kept", kChance, Figures::kSeat, Field::kCard},
    {Kind::kGoalShown, "goal-shown", kPlain, Figures::kSeat, Field::kGoal},
    {Kind::kLegendsDrawn, "legends-drawn", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kLegendDrawn, "legend-drawn", kChance, Figures::kSeatOnly, Field::kNumber},
    {Kind::kLegendsKept, "legends-kept", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kFirstPlayer, "first-player", kPlain},
    {Kind::kExtraAction, "extra-action", kPlain, Figures::kSeat, Field::kNumber},
    {Kind::kMibCard, "mib-card", kChance, Figures::kMaybe, Field::kMibCard, Field::kNone, Vary::kSeat},
    {Kind::kEndTriggered, "end-triggered", kPlain, Figures::kMaybe, Field::kNumber, Field::kNone, Vary::kSeat},
    {Kind::kGoalKept, "goal-kept", kPlain, Figures::kSeat, Field::kGoal},
    {Kind::kGameOver, "game-over", kPlain, Figures::kNone},
    {Kind::kTrainMoved, "train-moved", kPlain, Figures::kNone, Field::kStop},
    {Kind::kTrainCard, "train-card", kChance, Figures::kSeat, Field::kTrainCard},
    {Kind::kEventCalled, "event-called", kPlain, Figures::kSeat, Field::kMarker, Field::kNone, Vary::kEmptyA},
    {Kind::kEventCard, "event-card", kChance, Figures::kMaybe, Field::kEventCard, Field::kNone, Vary::kSeat},
    {Kind::kEventSeen, "event-seen", kChance, Figures::kSeatOnly, Field::kEventCard},
    {Kind::kTokenPlaced, "token-placed", kPlain, Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kTokenBarred, "token-barred", kPlain, Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kTokenTurned, "token-turned", kChance, Figures::kSeat, Field::kToken},
    {Kind::kTokenGone, "token-gone", kPlain, Figures::kNone, Field::kSpace, Field::kTokenKind, Vary::kB},
    {Kind::kGoldPlaced, "gold-placed", kPlain, Figures::kNone, Field::kSpace, Field::kNumber},
    {Kind::kGoldTaken, "gold-taken", kPlain, Figures::kSeat, Field::kSpace, Field::kNumber},
    {Kind::kLonghorn, "longhorn", kLonghorns, Figures::kSeat, Field::kChange, Field::kNone, Vary::kSign},
    {Kind::kExplored, "explored", kChance, Figures::kSeat, Field::kFrontier, Field::kSpace},
    {Kind::kPeeked, "peeked", kPlain, Figures::kSeat, Field::kLookAt, Field::kPlace, Vary::kA},
    {Kind::kSawToken, "saw-token", kChance, Figures::kSeatOnly, Field::kLookAt, Field::kFace, Vary::kA},
    {Kind::kStocked, "stocked", kChance, Figures::kNone, Field::kItem},
    {Kind::kHighRoller, "high-roller", kPlain, Figures::kSeat, Field::kTown},
    {Kind::kFaro, "faro", kPlain},
    {Kind::kFaroShown, "faro-shown", kChance, Figures::kSeat, Field::kValue},
    {Kind::kBet, "bet", kPlain, Figures::kSeat, Field::kValue, Field::kMoney},
    {Kind::kFaroTurned, "faro-turned", kChance, Figures::kSeat, Field::kValue, Field::kFaro, Vary::kB},
    {Kind::kBetWon, "bet-won", kPlain, Figures::kSeat, Field::kMoney, Field::kValue},
    {Kind::kBetLost, "bet-lost", kPlain, Figures::kSeat, Field::kMoney, Field::kValue},
    {Kind::kStayed, "stayed", kPlain},
    {Kind::kLeftTable, "left-table", kPlain},
    {Kind::kRaised, "raised", kPlain, Figures::kSeat, Field::kMoney},
    {Kind::kFolded, "folded", kPlain},
    {Kind::kHouseAdds, "house-adds", kPlain, Figures::kNone, Field::kMoney},
    {Kind::kPassed, "passed", kPlain, Figures::kMaybe, Field::kSpace, Field::kNone, Vary::kUntold},
    {Kind::kPot, "pot", kPlain, Figures::kNone, Field::kMoney, Field::kNone, Vary::kUntold},
    {Kind::kRandom, "random", kChance, Figures::kUnseen, Field::kNumber, Field::kNumber},
  });
}();
// clang-format on
static_assert(has_all_rows(kEventTable, &EventInfo::kind));
static_assert([] {
  for (const EventInfo& row : kEventTable)
    if (row.outcome == Outcome::kUnsaid) return false;
  return true;
}());

// REQUIRES: an enumerator.
constexpr const EventInfo& info_of(EventKind kind) {
  return kEventTable[static_cast<std::size_t>(kind)];
}
constexpr std::string_view id_of(EventKind kind) { return info_of(kind).id; }
constexpr bool is_told(EventKind kind) { return info_of(kind).vary != Vary::kUntold; }

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
