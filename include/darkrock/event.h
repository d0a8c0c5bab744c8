// What happened, for the log, the animations and the statistics. Each event cites its rule and says
// who may see it; a null Events pointer turns them off.
#pragma once

#include "darkrock/rule.h"
#include "darkrock/types.h"

namespace dr {

inline constexpr SeatSet kAll = 0xff;
inline constexpr Seat kSpectator = 7;  // whoever watches: a bit of an audience like a seat's

// event_table.h has a row for each: its id, its fields, who may see it.
enum class EventKind : std::uint8_t {
  kCharacterTaken,
  kStarted,
  kStartCash,
  kStartPoints,  // no track reward (B2.4)
  kStartWounds,
  kTurnBegan,    // a: round
  kActionTaken,  // b: first byte of the choice
  kDrew,
  kDrewCard,
  kDiscarded,
  kReshuffled,  // a: cards in the new deck
  kPlayed,      // for its Action or as a Reaction
  kUsed,        // b: item (2 * kind + side), ability of the character, or card
  kCash,        // b: change wished for, 0 = lost, not spent (G19)
  kLp,
  kPoints,
  kNuggets,
  kWounded,
  kWoundCancelled,
  kHealed,
  kUnlocked,       // the legendary ability works from now on
  kMoved,          // b: 1 = across a mesa
  kSheriffMoved,   // seat: who moves him, kNone: put in an office
  kSheriffStayed,  // seat: who lets him
  kArrested,       // other: who arrested, kNone the Sheriff; a: the office
  kBandits,        // b: 1 = placed, 0 = gone
  kFight,          // other: kNone = NPC
  kCommitted,      // a card lies face down
  kDeclined,
  kSurrendered,
  kNpcDrew,      // seat: who plays the NPC; a: below 0 = put back
  kNpcDrewCard,  // seat: who plays the NPC
  kRevealed,
  kNpcRevealed,  // seat: who plays the NPC
  kValue,        // seat: kNone = NPC; a: change of its card; b: what counts now, 0 = face down
  kWinsTies,
  kCompared,  // a: attacker or player, b: the other side
  kWonFight,
  kLostFight,
  kFightOff,
  kRestarted,  // seat: who plays the NPC
  kStolen,     // seat: robber, other: victim
  kBought,
  kUpgraded,
  kActive,    // now in use
  kItemGone,  // back on its rack, b: 1 = upgraded
  kCattleTaken,
  kCattleSeen,
  kDelivered,
  kDice,   // a: die 0/1
  kPoker,  // seat: starts a game, a: the house's share of the pot
  kJoined,
  kDealer,      // seat: plays the dealer
  kDealtCard,   // seat: dealer
  kFlop,        // b: 1, 2 = the fourth, the fifth card of community card poker
  kLaid,        // a: cards that lie face down now, b: 1 = the dealer's hand
  kShowed,      // b: 1 = the dealer's hand
  kHandRanked,  // b: 1 = the dealer's hand
  kPokerWon,    // b: 1 = the dealer
  kPokerLost,
  kDisc,         // b: 1 = moved
  kStoryTurned,  // seat: resolver
  kStoryShown,   // b: trigger now on top, kNone = empty
  kLooked,       // seat: looker, other: owner
  kSaw,          // seat: looker, other: owner
  kGave,         // other: receiver
  kGaveCard,     // other: receiver
  kKept,         // returned to the hand
  kGoalShown,
  kLegendsDrawn,
  kLegendDrawn,  // a: worth
  kLegendsKept,  // a: tokens now held
  kFirstPlayer,
  kExtraAction,
  kMibCard,       // seat: its prey
  kEndTriggered,  // a: last round
  kGoalKept,      // kept and never shown, told when the game is over
  kGameOver,
  // Ante Up
  kTrainMoved,
  kTrainCard,
  kEventCalled,  // a: 0 Gambler, 1 Marshal, 2 Wanted, 3.. LP 5, 10, 15, 20; kNone: by a card
  kEventCard,    // seat: resolver, kNone at set-up
  kEventSeen,
  kTokenPlaced,
  kTokenBarred,  // the space is taken or the supply empty
  kTokenTurned,
  kTokenGone,  // back in its supply
  kGoldPlaced,
  kGoldTaken,
  kLonghorn,
  kExplored,
  kPeeked,
  kSawToken,    // b: train card, token, frontier token or cattle id
  kStocked,     // on the Trading Post rack
  kHighRoller,  // a game against the high roller there
  kFaro,        // seat: starts a game
  kFaroShown,   // seat: dealer; among the four
  kBet,
  kFaroTurned,  // seat: dealer; b: 0 loses, 1 wins, 2 pays three to one
  kBetWon,
  kBetLost,
  kStayed,     // leaves its markers on the table
  kLeftTable,  // takes its markers back
  kRaised,
  kFolded,
  kHouseAdds,
  // Drawn, not told
  kPassed,  // seat: a figure on its way to where it moves next, kNone: the Sheriff
  kPot,     // a: what lies in the pot of poker now
  // For whoever proves the deal when the game is over
  kRandom,  // seat: Purpose, a: bound, b: outcome below it
  kCount
};

// Where LP come from, for the statistics.
enum class LpSource : std::uint8_t {
  kDuel,
  kBandits,
  kMarshal,
  kWantedRow,
  kOverflow,
  kDeposit,
  kCabaret,
  kPoker,
  kStory,
  kCard,
  kItem,
  kCharacter,
  kFightCard,
  kCattle,
  kMibLoss,
  kManInBlack,
  kToken,
  kFrontier,
  kTrain,
  kGambler,
  kLonghorn,
  kCount
};

// Ten bytes, the same as dr_event of darkrock.h and in the messages of a server.
struct Event {
  EventKind kind{};
  SeatSet audience = kAll;
  Seat seat = kNone, other = kNone;
  std::int16_t a = 0, b = 0;
  Rule rule{};
};
static_assert(sizeof(Event) == 10);

// Whether a seat sees an event; who is no player sees what spectators do.
constexpr bool sees(const Event& event, Seat seat) {
  return event.audience >> (seat < kMaxPlayers ? seat : kSpectator) & 1;
}

struct Events {
  static constexpr int kCapacity = 1024;
  int n = 0;
  int dropped = 0;
  bool ways = true;  // false: without the spaces a rider passes, which take long to find
  Event list[kCapacity];

  void clear() { n = dropped = 0; }
  void add(const Event& event) {
    if (n < kCapacity)
      list[n++] = event;
    else
      ++dropped;
  }
};

}  // namespace dr
