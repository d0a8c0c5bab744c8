// What happened, for the log, the animations and the statistics. Each event cites its rule and says
// who may see it; a null Events pointer turns them off.
#pragma once

#include "darkrock/rule.h"
#include "darkrock/types.h"

namespace dr {

inline constexpr SeatSet kAll = 0xff;  // bit 7: spectators

enum class EventKind : std::uint8_t {
  kCharacterTaken,  // seat, a: character
  kStarted,         // seat, a: space
  kTurnBegan,       // seat, a: round
  kActionTaken,     // seat, a: Verb, b: first argument
  kDrew,            // seat, a: cards
  kDrewCard,        // seat, a: card                                  (owner only)
  kDiscarded,       // seat, a: card
  kReshuffled,      // a: cards in the new deck
  kPlayed,          // seat, a: card used for its Action or as a Reaction
  kUsed,     // seat, a: Trigger, b: item (2 * kind + side), ability of the character, or card
  kCash,     // seat, a: change in tens of dollars, b: change wished for
  kLp,       // seat, a: change, b: LpSource
  kPoints,   // seat, a: change, b: PointKind
  kNuggets,  // seat, a: change
  kWounded,  // seat, a: wounds
  kWoundCancelled,  // seat, a: wounds
  kHealed,          // seat, a: wounds
  kUnlocked,        // seat: the legendary ability works from now on
  kMoved,           // seat, a: space, b: 1 = across a mesa
  kSheriffMoved,    // seat: mover, a: space
  kArrested,        // seat, other: who arrested, kNone the Sheriff, a: space of the office
  kBandits,         // a: space, b: 1 = placed, 0 = gone
  kFight,           // seat, other (kNone = NPC), a: FightKind
  kCommitted,       // seat: a card lies face down
  kDeclined,        // seat
  kSurrendered,     // seat
  kNpcDrew,         // seat: its player, a: fight cards, b: FightKind
  kNpcDrewCard,     // seat: its player, a: fight card, b: FightKind  (that player only)
  kRevealed,        // seat, a: card
  kNpcRevealed,     // seat: its player, a: fight card, b: FightKind
  kValue,           // seat (kNone = NPC), a: change of its card
  kWinsTies,        // seat
  kCompared,        // a: value of the attacker or player, b: of the other side
  kWonFight,        // seat, other (kNone = NPC), a: FightKind
  kLostFight,       // seat, other (kNone = NPC), a: FightKind
  kFightOff,        // seat
  kRestarted,       // seat: the NPC's player
  kStolen,          // seat: robber, other: victim, a: 0 cash, 1 nuggets, 2 cattle, b: amount
  kBought,          // seat, a: item
  kUpgraded,        // seat, a: item
  kActive,          // seat, a: item now in use
  kItemGone,        // seat, a: item back on its rack, b: 1 = upgraded
  kCattleTaken,     // seat, a: colour
  kCattleSeen,      // seat, a: cattle id                             (carrier only)
  kDelivered,       // seat, a: cattle id, b: Delivery
  kDice,            // seat, a: die 0/1, b: face
  kPoker,           // seat: starts a game, a: pot in tens
  kJoined,          // seat
  kDealer,          // seat: plays the dealer
  kDealtCard,       // seat: dealer, a: card                          (dealer only)
  kFlop,            // a: card
  kLaid,            // seat, b: 1 = the dealer's hand: its cards lie face down
  kShowed,          // seat, a: card, b: 1 = the dealer's hand
  kHandRanked,      // seat, a: HandRank, b: 1 = the dealer's hand
  kPokerWon,        // seat, a: tens of dollars, b: 1 = the dealer
  kPokerLost,       // seat
  kDisc,            // seat, a: story, b: 1 = moved
  kStoryTurned,     // seat: resolver, a: story card
  kStoryShown,      // a: deck, b: trigger now on top, kNone = empty
  kLooked,          // seat: looker, other: owner, a: cards
  kSaw,             // seat: looker, other: owner, a: card             (those two only)
  kGave,            // seat, other: receiver, a: 0 cash, 1 card
  kGaveCard,        // seat, other, a: card                            (those two only)
  kKept,            // seat, a: card returned to the hand
  kGoalShown,       // seat, a: goal
  kLegendsDrawn,    // seat, a: tokens
  kLegendDrawn,     // seat, a: worth                                  (owner only)
  kLegendsKept,     // seat, a: tokens now held
  kFirstPlayer,     // seat
  kExtraAction,     // seat, a: actions
  kMibCard,         // a: card, seat: its prey or kNone
  kEndTriggered,    // seat or kNone, a: last round
  kGoalKept,        // seat, a: goal kept and never shown, told when the game is over
  kGameOver,
  // Ante Up
  kTrainMoved,   // a: stop
  kTrainCard,    // seat, a: train card drawn
  kEventCalled,  // seat, a: marker (0 Gambler, 1 Marshal, 2 Wanted, 3.. LP 5, 10, 15, 20), kNone
  kEventCard,    // seat: resolver or kNone at set-up, a: event
  kEventSeen,    // seat, a: event                                    (drawer only)
  kTokenPlaced,  // a: space, b: TokenKind
  kTokenBarred,  // a: space, b: TokenKind: the space is taken or the supply empty
  kTokenTurned,  // seat, a: token
  kTokenGone,    // a: space, b: TokenKind: back in its supply
  kGoldPlaced,   // a: space, b: nuggets
  kGoldTaken,    // seat, a: space, b: nuggets
  kLonghorn,     // seat, a: change
  kExplored,     // seat, a: frontier token, b: space
  kPeeked,       // seat, a: LookAt, b: space or colour
  kSawToken,     // seat, a: LookAt, b: train card, token, frontier token or cattle id (looker only)
  kStocked,      // a: item on the Trading Post rack
  kHighRoller,   // seat, a: town: a game against the high roller there
  kFaro,         // seat: starts a game
  kFaroShown,    // a: fight card shown among the four
  kBet,          // seat, a: value - 2, b: tens of dollars
  kFaroTurned,   // a: fight card, b: 0 loses, 1 wins, 2 pays three to one
  kBetWon,       // seat, a: tens of dollars
  kBetLost,      // seat, a: tens of dollars
  kLeftTable,    // seat: takes its markers back
  kRaised,       // seat
  kFolded,       // seat
  kHouseAdds,    // a: tens of dollars
  // For whoever proves the deal when the game is over
  kRandom,  // seat: Purpose, a: bound, b: outcome below it             (nobody)
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

struct Event {
  EventKind kind{};
  SeatSet audience = kAll;
  Seat seat = kNone, other = kNone;
  std::int16_t a = 0, b = 0;
  Rule rule{};
};

struct Events {
  static constexpr int kCapacity = 1024;
  int n = 0;
  int dropped = 0;
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
