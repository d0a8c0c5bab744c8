// What the rules make of a position: the answers that whoever shows a game or plays it would have to
// compute from the rules otherwise. They read public facts, or a Sight where a seat's own cards count.
#pragma once

#include <string_view>

#include "darkrock/event.h"
#include "darkrock/state.h"

namespace dr {

// --- moving ---------------------------------------------------------------------------------------

// The shortest way of a Move: round the Sheriff if Wanted (B4.5), no farther than where somebody
// stops it (B4.4, AU20).
struct Way {
  int steps = -1;  // spaces and mesas entered; -1: there is none
  int n = 0;
  Space space[kMaxSpaces] = {};  // the spaces entered in order, the last is the goal
};
Way way(const Catalog& cat, const Public& pub, Seat seat, Space to, bool mesa);

// The other end of the rail or pass that starts where the seat stands (AU39, AU42), or kNone.
Space linked_space(const Catalog& cat, const Public& pub, Seat seat);
// The other figure that stands nearest to a seat's, the Man in Black's among them (MB3), or kNone.
Seat nearest_figure(const Catalog& cat, const Public& pub, Seat seat);
// Where the train stands (AU31). REQUIRES: Ante Up.
inline Space train_space(const Catalog& cat, const Public& pub) { return cat.stops[pub.au.train]; }
// Where a figure stands, kNone if it is not on the board.
inline Space space_of(const Public& pub, Seat seat) {
  return seat == kMib ? pub.mib.space : pub.player[seat].space;
}
// The next stop of a train that goes on from this one (AU31).
constexpr int stop_after(int stop) { return (stop + 1) % kTrainStops; }
// Where a delivery is made (B7.9, AU18). REQUIRES: a colour of cattle, except for longhorns.
SpaceSet buyers(const Catalog& cat, Delivery kind, int colour);
// The colour of the cattle at the ranch in this space, -1 if there is none (B7.9).
int ranch_colour(const Catalog& cat, Space space);

// --- who plays ------------------------------------------------------------------------------------

// Whether the Man in Black does (MB1).
constexpr bool with_mib(int players) { return players == 2; }
inline bool with_mib(const Public& pub) { return with_mib(pub.players); }
// The players, and the Man in Black where he plays.
constexpr SeatSet figures(int players) {
  return static_cast<SeatSet>(((1u << players) - 1) | (with_mib(players) ? seat_bit(kMib) : 0u));
}
inline SeatSet figures(const Public& pub) { return figures(pub.players); }
constexpr bool plays(int players, Seat seat) {
  return seat < players || (seat == kMib && with_mib(players));
}
inline bool plays(const Public& pub, Seat seat) { return plays(pub.players, seat); }

// --- money ----------------------------------------------------------------------------------------

// What an item or its upgrade costs the seat that is asked (B7.2, G21), in tens of dollars.
int price_now(const Catalog& cat, const Public& pub, Item item);
bool shopping_is_free(const Public& pub);  // an item is taken, not bought

// The tens of dollars that change hands by a sale (B7.6), a revel (B7.8), a bet (AU48) or a robbery
// (B6.14); 0 for all other choices.
int cash_at_stake(const Public& pub, Choice choice);
int purse_of(const Public& pub, Seat figure);  // tens of dollars, the Man in Black's too
// What a robbery takes of a figure's cash and nuggets, Fool's Gold aside: half, rounded up (B6.14).
int cash_looted(const Public& pub, Seat target);
int nuggets_looted(const Public& pub, Seat target);
// The most LP that the Cabaret sells in one action (B7.16), and those that a purse pays for.
inline constexpr int kMostRevel = 4;
int revel_paid_by(int cash);
// Whether nuggets may still be sold this turn (B7.6, AU60).
bool may_sell(const Public& pub);
// AU48: the worth of a marker in tens of dollars.
constexpr int faro_stake(int marker) { return marker + 1; }

// What a player takes at the beginning of the turn (B3.2).
struct Taken {
  int cash = 0, cards = 0;  // tens of dollars
};
constexpr Taken income_of(Income what) {
  switch (what) {
    case Income::kCash: return {2, 0};
    case Income::kCards: return {0, 2};
    case Income::kBoth: return {1, 1};
  }
  return {};
}

// The shelf a seat buys from, or would where it stands (AU37).
enum class Rack : std::uint8_t { kAny, kGeneralStore, kTradingPost };
Rack rack_now(const Catalog& cat, const Public& pub, Seat seat);

// --- cards and dice -------------------------------------------------------------------------------

// What n cards of a hand make with the open cards of the game in progress; the higher the better,
// equal ones tie (B7.4, B7.14, AU55).
std::uint32_t poker_worth(const Catalog& cat, const Public& pub, const Card* hand, int n);
// The best a seat can show with what it has laid and holds, as a HandRank; -1 if it does not play.
int best_hand(const Catalog& cat, const Sight& sight);
// How a game of poker goes (B7.3, A6, A17, AU77); money in tens of dollars.
struct PokerTerms {
  std::uint8_t house, ante;   // put into the pot
  std::uint8_t dealer_cards;  // dealt to the dealer; 0: as many as the high roller says
  std::uint8_t open_cards;    // in the end
  bool others_join, raises;
  Rule begins, dealer, flop;
};
constexpr PokerTerms terms_of(PokerGame game) {
  switch (game) {
    case PokerGame::kSaloon: return {5, 1, 4, 3, true, false, B(7, 3), B(7, 3), B(7, 3, 1)};
    case PokerGame::kCommunity: return {4, 1, 5, 5, true, true, AU(52), AU(53), AU(53)};
    case PokerGame::kHighRoller: return {0, 2, 0, 3, false, false, AU(23), AU(23), B(7, 3, 1)};
    case PokerGame::kAnywhere: return {5, 1, 4, 3, true, false, AU(77), B(7, 3), B(7, 3, 1)};
  }
  return {};
}
inline constexpr int kCardsLaid = 2;   // by each player of poker (B7.12)
inline constexpr int kPokerRaise = 2;  // tens of dollars (AU53)
// Those who still play the hand of poker (AU53).
inline SeatSet poker_players(const Public& pub) {
  return static_cast<SeatSet>(pub.poker.players & ~pub.au.folded);
}

// How many cards a player of poker lays in all: two, or all there are (B7.12).
int cards_to_lay(const Public& pub, Seat seat);
// How many cards the seat that is asked still has to discard; 1 where nothing is to be discarded.
int cards_to_discard(const Public& pub);

// Cards that are asked for one after the other, each higher than the last, so that a set of them is
// chosen in one way only: people choose the set.
struct Picks {
  CardSet pool = 0;  // what may still be picked; empty: no cards are picked so
  int cards = 0;     // so many of them; 0: as many as are worth enough (exploring_now)
};
Picks picks_now(const Sight& sight);

struct Dice {  // that lie on the table
  int n = 0;
  std::uint8_t face[2] = {};
};
Dice dice_now(const Public& pub);

// --- fights ---------------------------------------------------------------------------------------

// Whether a seat may start this fight with a figure in its space (B6.1, B6.2, B6.4).
bool may_fight(const Public& pub, Seat seat, Seat target, FightKind kind);
// What counts of a side's card after all changes (B6.15); 0 while none lies open.
int value_shown(const Public& pub, int side);
bool card_lies_face_down(const Public& pub, int side);
// The side that wins if the cards are worth the same, by what was played so far (B6.7, B11.6).
int side_winning_ties(const Public& pub);
// Whether the player wins ties against an NPC without an effect that says so (B11.6).
bool wins_npc_ties(const Public& pub, FightKind kind);
// The fight cards drawn for an NPC (B11.1), 0 while nobody can know.
int npc_cards(const Catalog& cat, const Public& pub, FightKind kind);

// --- stories, markers, frontiers ------------------------------------------------------------------

int discs_needed(const Public& pub);  // B8.3

// Where a marker of AnteUp::markers lies (AU5D): on a space of a track, or at so many LP.
struct MarkerPlace {
  bool lp = false;
  PointKind track{};
  int at = 0;
};
MarkerPlace marker_place(int marker);

int frontier_here(const Catalog& cat, Space space);  // its number, -1 if it is none
// What the cards for a frontier must be worth, and what cards are (AU41).
int frontier_need(const Catalog& cat, const Public& pub, int frontier);
int cards_worth(CardSet cards);
struct Exploring {
  int need = 0, paid = 0;
};
Exploring exploring_now(const Catalog& cat, const Public& pub);  // zero if nobody explores

// --- the question now asked -----------------------------------------------------------------------

// What brought it up.
enum class CauseKind : std::uint8_t {
  kSetup,      // B2
  kTurn,       // a step of the turn (B3)
  kHandLimit,  // B10.2
  kLocation,   // the action chosen: a store, prospecting, the train's ride
  kMove,       // a move has ended (B4.8)
  kMoment,     // another moment at which effects work; id: Moment
  kFight,      // id: FightKind
  kSheriff,    // B12
  kArrest,     // B12.5
  kPoker,      // id: PokerGame
  kFaro,       // AU44
  kStories,    // story cards are complete (B8.5)
  kLegends,    // legendary tokens were drawn (B2.13, AU28)
  kExploring,  // AU41
  kEvents,     // an event card was called (AU10, AU65)
  // words being carried out, and whose
  kCard,       // id: poker card
  kItem,       // id: item kind; seat: who holds it
  kCharacter,  // seat: whose ability it is
  kFightCard,  // id: value - 2
  kStory,      // id: story
  kCattle,
  kMarshalTrack,
  kWantedTrack,
  kGamblerTrack,
  kMibCard,    // id: card of the Man in Black
  kEvent,      // id: event
  kToken,      // id: token
  kTrainCard,  // id: train card
  kFrontier,   // id: frontier token
  kLonghorn,
  kCount
};
inline constexpr int kCauses = static_cast<int>(CauseKind::kCount);
constexpr std::string_view id_of(CauseKind kind) {
  switch (kind) {
    case CauseKind::kSetup: return "setup";
    case CauseKind::kTurn: return "turn";
    case CauseKind::kHandLimit: return "hand-limit";
    case CauseKind::kLocation: return "location";
    case CauseKind::kMove: return "move";
    case CauseKind::kMoment: return "moment";
    case CauseKind::kFight: return "fight";
    case CauseKind::kSheriff: return "sheriff";
    case CauseKind::kArrest: return "arrest";
    case CauseKind::kPoker: return "poker";
    case CauseKind::kFaro: return "faro";
    case CauseKind::kStories: return "stories";
    case CauseKind::kLegends: return "legends";
    case CauseKind::kExploring: return "exploring";
    case CauseKind::kEvents: return "events";
    case CauseKind::kCard: return "card";
    case CauseKind::kItem: return "item";
    case CauseKind::kCharacter: return "character";
    case CauseKind::kFightCard: return "fight-card";
    case CauseKind::kStory: return "story";
    case CauseKind::kCattle: return "cattle";
    case CauseKind::kMarshalTrack: return "marshal-track";
    case CauseKind::kWantedTrack: return "wanted-track";
    case CauseKind::kGamblerTrack: return "gambler-track";
    case CauseKind::kMibCard: return "mib-card";
    case CauseKind::kEvent: return "event";
    case CauseKind::kToken: return "token";
    case CauseKind::kTrainCard: return "train-card";
    case CauseKind::kFrontier: return "frontier";
    case CauseKind::kLonghorn: return "longhorn";
    case CauseKind::kCount: break;
  }
  return {};
}

struct Cause {
  CauseKind kind = CauseKind::kTurn;
  std::uint8_t id = 0;
  Seat seat = kNone;  // whose turn, move, fight, card … it is
  Rule rule{};        // by which it came to be; the question has its own, `asked_by`
};
Cause cause_now(const Public& pub);

// The moment at which an effect may be used now (B15.3). REQUIRES: that is asked.
Moment moment_now(const Public& pub);

// The instruction of the program that asks, an index of Catalog::code (kChoose for Ask::kOption, kMay
// for Ask::kMay, kSubject for Ask::kPickSeat); -1 if no program does.
int asking_code(const Catalog& cat, const Public& pub);

// --- for measurements -------------------------------------------------------------------------------

// Draws a number below n without bias, as the rules do for a purpose; an event tells it unless a bound
// of 1 or a test forces it. REQUIRES: n > 0.
int roll(Hidden& hid, Purpose purpose, int n, Events* events = nullptr);

}  // namespace dr
