// What the rules make of a position: the answers that whoever shows a game or plays it would have to
// compute from the rules otherwise. They read public facts, or a Sight where a seat's own cards count.
#pragma once

#include "darkrock/amounts.h"
#include "darkrock/cause.h"
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
// The other figure that stands nearest to a seat's, the Man in Black's among them (MB3), or one on the
// other board where no way leads to any; kNone if no other stands anywhere.
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
// What a seat would pay for an item in a shop that has it, or for its upgrade if it owns the item, when
// so much is taken off; -1: it may not have it, or not for its cash (B7.2).
int price_for(const Catalog& cat, const Public& pub, Seat seat, Item item, int off = 0);

// The tens of dollars that change hands by a sale (B7.6), a revel (B7.8), a bet (AU48) or a robbery
// (B6.14); 0 for all other choices.
int cash_at_stake(const Public& pub, Choice choice);
int purse_of(const Public& pub, Seat figure);  // tens of dollars, the Man in Black's too
// What a robbery takes of a figure's cash and nuggets, Fool's Gold aside: half, rounded up (B6.14).
int cash_looted(const Public& pub, Seat target);
int nuggets_looted(const Public& pub, Seat target);
int revel_paid_by(int cash);  // the LP that the Cabaret sells for it in one action (B7.8, B7.16)
// Whether nuggets may still be sold this turn (B7.6, AU60).
bool may_sell(const Public& pub);
// The shelf a seat buys from, or would where it stands (AU37).
enum class Rack : std::uint8_t { kAny, kGeneralStore, kTradingPost };
Rack rack_now(const Catalog& cat, const Public& pub, Seat seat);

// What the space of a track pays that has been reached, 0 points: none. The Marshal's row at the end
// (B13.2), the Wanted row each turn (B9.6), and what being Wanted at the end is worth.
inline int marshal_end_lp(const Catalog& cat, int mp) {
  return mp ? cat.marshal_end_lp[mp - 1] : 0;
}
inline int wanted_turn_lp(const Catalog& cat, int wp) {
  return wp ? cat.wanted_turn_lp[wp - 1] : 0;
}
constexpr int wanted_end_lp(int wp, bool alone_ahead) {
  return wp == 0 ? 0 : alone_ahead ? kMostWantedLp : kWantedLp;
}
int leading_lp(const Public& pub);  // of whoever has most, the Man in Black too
// How much of a thing a player has, as cards count it; nuggets with Fool's Gold (ruling 73), or without
// a look into the hand with as much of it as could be there.
int amount_held(const Catalog& cat, const Player& player, const Private* own, Have what);
// Whether the edition played has this ability.
inline bool in_edition(const Public& pub, const Ability& ability) {
  return ability.switch_id == kNone ||
         (pub.switches >> ability.switch_id & 1) == ability.switch_side;
}

// --- cards and dice -------------------------------------------------------------------------------

// What n cards of a hand make with the open cards of the game in progress; the higher the better,
// equal ones tie (B7.4, B7.14, AU55).
std::uint32_t poker_worth(const Catalog& cat, const Public& pub, const Card* hand, int n);
// The best a seat can show with what it has laid and holds, as a HandRank; -1 if it does not play.
int best_hand(const Catalog& cat, const Sight& sight);
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
  CardSet pool = 0;    // what may still be picked; empty: no cards are picked so
  int cards = 0;       // so many of them; 0: as many as are worth enough (exploring_now)
  bool begun = false;  // some of the set were picked already
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
int discs_on(const Public& pub, int story);

// Where a marker of AnteUp::markers lies (AU5D): on a space of a track, or at so many LP.
struct MarkerPlace {
  bool lp = false;
  PointKind track{};
  int at = 0;
};
MarkerPlace marker_place(int marker);

// Whether a high roller sits in the saloon of this town (AU23).
inline bool high_roller_in(const Public& pub, Town town) {
  return pub.au.rollers >> static_cast<int>(town) & 1;
}
Space saloon_of(const Catalog& cat, Town town);      // where its high roller's token lies
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
