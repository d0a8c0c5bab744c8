// The whole game as plain bytes: no pointers, no padding, unused slots zero. A copy is a memcpy,
// equality a memcmp, a hash one pass. What all see is in Public, a seat's secrets in its Private,
// what nobody sees in Hidden: `observe` copies two members and cannot forget a field.
#pragma once

#include <type_traits>

#include "darkrock/catalog.h"
#include "darkrock/choice.h"
#include "darkrock/setup.h"

namespace dr {

// A step of the rules in progress. Control is a stack of these, never the C++ stack, because a
// decision can fall in the middle of anything. Each chapter of the engine has names and types of its
// own for the 16 bytes: its steps, and what it keeps between them.
//
//   0      1      2      3                                         15
//  | kind | step | seat |        what the chapter keeps              |
struct alignas(4) Frame {
  std::uint8_t kind = 0, step = 0;
  Seat seat = 0;
  std::uint8_t kept[13] = {};
};
static_assert(sizeof(Frame) == 16);
inline constexpr int kMaxFrames = 20;

// What everybody sees of one player (B14.1).
struct Player {
  enum Flag : std::uint8_t { kUnlocked = 1 };  // B2.9

  std::uint8_t character, space, lp, mp, wp, gp;
  std::uint8_t cash;  // tens of dollars
  std::uint8_t nuggets, wounds, hand_n;
  std::uint8_t weapon, mount;     // active items, kNone
  std::uint16_t items, upgraded;  // sets of item kinds
  std::uint8_t cattle;            // colour of the token carried, kNone
  std::uint8_t longhorns;         // Ante Up
  std::uint8_t discs[2];          // own discs on the left and right story
  std::uint8_t goals_shown;       // set of 0..3
  std::uint8_t legends_n;         // legendary tokens held
  std::uint8_t legend_lp;         // their worth, 0 until the game is over
  std::uint8_t flags;
  std::uint32_t once_used;        // abilities marked `once` used this turn
  std::uint8_t won[kFightKinds];  // fights of each kind won this turn
  std::uint8_t committed;         // 1: a poker card lies face down in a fight
  std::uint8_t laid_n;            // poker cards laid face down for a poker hand
  std::uint8_t deal_n;            // cards of the dealer's hand this seat plays
  // amounts of the action in progress (B15.6), money in tens, and where they were last gained (G19)
  std::uint8_t act_lp, act_spent, act_nuggets, act_sold;
  std::uint8_t spent_at, nuggets_at, lp_at, npc_n;
};
static_assert(sizeof(Player) == 48);

// A fight in progress. Side 0 is the attacker, or the player who fights an NPC.
struct Fight {
  enum Flag : std::uint8_t { kWinTies = 1, kCancelWounds = 2, kNoBanditMp = 4 };

  std::uint8_t on;  // 1 while a fight is in progress
  FightKind kind;
  Seat side[2];  // side[1] is kNone for an NPC
  Seat npc_player;
  std::uint8_t card[2];   // revealed cards: poker cards; side 1 of an NPC: fight card
  std::int8_t change[2];  // sum of the changes of each card (B6.15)
  std::uint8_t flags[2];
  std::uint8_t turn, passes;  // whose turn to react, passes in a row
  std::uint8_t winner;        // side, kNone
  std::uint8_t revealed, declined, restarted;
  std::uint8_t npc_drawn, npc_less;  // fight cards lying with the NPC; cards fewer to draw
  std::uint8_t npc_committed;        // 1: a fight card lies face down
  std::uint32_t used[2];             // effects each side has used in this step (window.h)
  std::uint8_t pad[4];
  CardSet cards;  // poker cards lying on the table for this fight
};
static_assert(sizeof(Fight) == 40);

// A game of poker in progress.
struct Poker {
  std::uint8_t on;
  SeatSet players;
  Seat dealer;       // who plays the dealer's hand, kNone if players joined
  std::uint8_t pot;  // tens of dollars
  std::uint8_t flop[3];
  std::uint8_t shown[kMaxFigures][2];  // cards laid, after the reveal; [6] the dealer's
  SeatSet winners;
  std::uint8_t share;  // tens of dollars to each winner
  PokerGame game;
  CardSet cards;  // poker cards lying on the table for this game
};
static_assert(sizeof(Poker) == 32);

// The Man in Black (MB1): all of him but his cards is public.
struct ManInBlack {
  std::uint8_t space, lp, cash, hand_n;
  std::uint8_t discs[2];
  std::uint8_t deck_n;
  Seat prey;
  std::uint16_t seen;  // his cards on the discard pile
  std::uint8_t card;   // being resolved
  std::uint8_t pad[1];
};
static_assert(sizeof(ManInBlack) == 12);

// A game of Faro in progress (AU44 - AU51).
struct Faro {
  std::uint8_t on;
  SeatSet players;
  Seat dealer;
  std::uint8_t shown[3];             // the three fight cards laid open
  std::uint8_t turned[3];            // those turned since, in order, kNone
  std::uint8_t bet[kMaxPlayers][2];  // 1 + value - 2 under the $10 and the $20 marker, 0 = none
  std::uint8_t pad[3];
};
static_assert(sizeof(Faro) == 24);

// What Ante Up puts on the table. All zero without it.
struct AnteUp {
  static constexpr int kWaiting = 24, kPiles = 8;
  struct Pile {
    Space space;
    std::uint8_t n;
  };

  SpaceSet outlaws, claim_jumpers, longhorns;
  Pile gold[kPiles];                       // nuggets on the board; n = 0: none
  std::uint32_t event_discards;            // set of events
  std::uint16_t explored;                  // set of frontier tokens turned
  std::uint16_t rack;                      // set of item kinds at the Trading Post
  std::uint8_t frontier[kFrontierSpaces];  // the number that lies there, 0 = none
  std::uint8_t rollers;                    // set of towns whose saloon has a high roller
  std::uint8_t train, train_done;          // stop; 1: robbed by the active player this turn
  std::uint8_t train_discards, train_n;    // set of train cards; cards in the deck
  std::uint8_t train_card, token;          // shown now, 1 + its number, 0 = none
  std::uint8_t event, events_n;            // being resolved, 1 + its number; cards in the deck
  std::uint8_t markers;                    // set: 0 Gambler, 1 Marshal, 2 Wanted, 3.. LP 5 to 20
  std::uint8_t longhorn_supply;
  std::uint8_t river[2];  // community poker: 1 + fourth and fifth card
  SeatSet folded;
  std::uint8_t waiting_n;
  Seat waiting[kWaiting];  // who called the events to come, oldest first (B15.5)
  Faro faro;
};

struct Public {
  // the table's agreement
  Switches switches;
  std::uint8_t players, first_game, goals, cattle_game;
  Length length;
  // the turn
  std::uint8_t round;
  Seat first, active;  // active: kMib on the Man in Black's turn
  std::uint8_t actions_left, extra_given;
  SeatSet fought;  // B6.1: attacked by the active player this turn
  std::uint8_t heist_done, deposit_done, disc_done;
  std::uint8_t in_action;   // 1 while an action is being carried out (G8)
  std::uint8_t last_round;  // 0 until the end is triggered
  std::uint8_t over;
  SeatSet winners;  // bit 6: the Man in Black
  // who is asked what
  SeatSet acting;
  Ask ask;
  std::uint8_t n_frames;
  Space sheriff;
  std::uint8_t known_hands;  // hands somebody else knows a card of
  std::uint8_t pad_table;
  std::uint32_t reveals;  // grows with every draw, roll, look and shared decision (B14.6)
  SpaceSet bandits;
  std::uint8_t box_stock[kBoxItems];  // see stock_of
  std::uint8_t supply_nuggets;
  std::uint8_t poker_deck_n, fight_deck_n;
  std::uint8_t cattle_n[kCattleColours];
  std::uint8_t legends_n;  // tokens in the supply
  std::uint8_t n_story_decks;
  std::uint8_t story_n[2];    // cards of each deck, the top one included
  std::uint8_t trigger[2];    // requirement on the back of each top card, kNone
  std::uint8_t last_disc[2];  // who placed the last disc on each
  std::uint8_t die[2];        // faces of the dice being rolled
  std::uint8_t modules;       // set of Module
  // Which cards it is played with, a number of whoever keeps the state; the engine leaves it alone.
  // It is hashed, so a state that is compared with another has 0.
  std::uint8_t content;
  std::uint8_t pad[1];
  CardSet discards, table;       // poker cards; table: lying open, in no pile yet (B5.3)
  CardSet discarded_now;         // cards whose when-discarded effect is still to come
  std::uint64_t story_discards;  // set of story cards
  Fight fight;
  Poker poker;
  ManInBlack mib;
  std::uint8_t more_stock[kMaxItems - kBoxItems];
  std::uint8_t pad_more[1];
  Player player[kMaxPlayers];
  Frame frame[kMaxFrames];
  AnteUp au;
};
static_assert(std::has_unique_object_representations_v<Public>);

// How many of an item are left. Those of the boxes lie where they always lay, so that a game has the hash
// it always had.
constexpr std::uint8_t& stock_of(Public& pub, int item) {
  return item < kBoxItems ? pub.box_stock[item] : pub.more_stock[item - kBoxItems];
}
constexpr std::uint8_t stock_of(const Public& pub, int item) {
  return item < kBoxItems ? pub.box_stock[item] : pub.more_stock[item - kBoxItems];
}

// A face-down token a seat has looked at (ruling 111).
struct Seen {
  Space space;
  std::uint8_t token;  // 1 + token, or 1 + kMaxTokens + frontier token; 0 = none
};

// What only one seat sees (B14.2).
struct Private {
  CardSet hand;
  CardSet known[kMaxPlayers];   // cards it knows to be in the hand of each other seat (B14.5)
  CardSet deal;                 // the dealer's hand, while it plays the dealer
  std::uint16_t npc_cards;      // fight cards it drew for an NPC
  std::uint8_t committed;       // poker card face down in a fight, kNone
  std::uint8_t npc_commit;      // fight card face down, kNone
  std::uint8_t laid[2];         // poker cards face down for a poker hand, kNone
  std::uint8_t cattle;          // id of the token carried, kNone
  std::uint8_t goals;           // set of the 3 kept
  std::uint8_t legends[3];      // tokens held of 1, 2, 3 LP
  std::uint8_t legends_new[3];  // tokens lying before it to choose from (B2.13)
  std::uint8_t offered[2];      // characters dealt
  std::uint8_t chosen;          // character chosen, kNone
  // Ante Up; 1 + number, 0 = unknown
  std::uint8_t event_offer[2];              // drawn to choose from (AU65)
  std::uint8_t train_top, event_top;        // the next card of the deck
  std::uint8_t cattle_top[kCattleColours];  // the next token of the ranch
  Seen seen[12];
};
static_assert(std::has_unique_object_representations_v<Private>);

// One counter of randomness for each purpose: the n-th poker card of a game is the same whatever
// else is rolled in between, so that tables with the same seed get the same deal.
enum class Purpose : std::uint8_t {
  kPokerDeck,
  kFightDeck,
  kDice,
  kStory,
  kCattle,
  kCharacter,
  kGoal,
  kLegend,
  kManInBlack,
  kHand,
  kFirstPlayer,
  kEvent,
  kToken,  // from here on Ante Up's own counters
  kTrain,
  kFrontier,
  kRack,
  kFaro,
  kCount
};
inline constexpr int kBasePurposes = 12;
inline constexpr int kMorePurposes = 6;  // room for an even number of counters

// What nobody sees of Ante Up. A deck is a set until somebody has looked at its top card.
struct AnteUpHidden {
  std::uint32_t counter[kMorePurposes];
  std::uint32_t events;                       // deck
  Space token_at[kMaxTokens];                 // 1 + space of each token on the board, 0 = supply
  std::uint8_t frontier_at[kFrontierSpaces];  // token of each frontier space, kNone
  std::uint8_t train;                         // deck
  std::uint8_t train_top, event_top;          // 1 + card, 0 = not fixed yet
  std::uint8_t cattle_top[kCattleColours];    // 1 + index in its colour
  std::uint8_t faro[4];                       // the four cards in the order they will be turned
  std::uint8_t pad[1];
};

// What nobody sees. Decks whose order nobody may know are sets: the next card is drawn from what is
// left, which is the same as having shuffled. Only the fight deck has an order, because cards go
// under it (B11.4).
struct Hidden {
  std::uint32_t key[8];
  std::uint32_t counter[kBasePurposes];
  CardSet poker_deck, mib_hand;
  std::uint64_t story_pool;               // stories not yet on top of a deck
  std::uint8_t story_top[2];              // face of each top card, kNone
  std::uint8_t fight_order[kFightCards];  // [0] is the top
  std::uint8_t cattle[kCattleColours];    // sets of tokens at the ranch
  std::uint8_t legends[3];
  std::uint8_t mib_commit;
  std::uint16_t mib_deck;
  std::uint8_t forced_n, forced_at;  // positions (position.h): outcomes to come, {purpose, value}
  std::uint8_t forced[36][2];
  std::uint8_t mib_order[3];  // his hand in the order drawn, kNone
  std::uint8_t pad[3];
  AnteUpHidden au;
};
static_assert(std::has_unique_object_representations_v<Hidden>);

struct State {
  Public pub;
  Private own[kMaxPlayers];
  Hidden hid;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2048);

// What one seat sees. A spectator is a seat that owns nothing.
struct View {
  Public pub;
  Private own;
  Seat seat;
  std::uint8_t pad[7];
};
static_assert(std::has_unique_object_representations_v<View>);

// A View where it lies, without the copy: for as long as the state is not changed.
struct Sight {
  const Public& pub;
  const Private& own;
  Seat seat;

  constexpr Sight(const View& view) : pub(view.pub), own(view.own), seat(view.seat) {}
  constexpr Sight(const Public& all, const Private& mine, Seat who)
      : pub(all), own(mine), seat(who) {}
};

}  // namespace dr
