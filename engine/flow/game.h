// The engine's inside: the state being changed, the frame stack, and what every chapter uses.
#pragma once

#include <algorithm>
#include <cassert>

#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "engine/base/random.h"

namespace dr {

constexpr std::uint8_t u8(int n) { return static_cast<std::uint8_t>(n); }

enum class FrameKind : std::uint8_t {
  kSetup,
  kTurn,
  kMove,
  kDelivery,
  kShop,
  kDice,
  kFight,
  kNpcFight,
  kArrest,
  kSheriff,
  kPoints,
  kPoker,
  kStories,
  kProgram,
  kWindow,
  kDiscard,
  kDiscarded,
  kGive,
  kLoseNuggets,
  kLegends,
  kMib,
  kEvent,
  kFaro,
  kExplore
};

// A game being changed. Passed by reference through every rule.
struct Game {
  const Catalog& cat;
  State& st;
  Events* events;

  Public& pub() const { return st.pub; }
  Hidden& hid() const { return st.hid; }
  Player& player(Seat seat) const { return st.pub.player[seat]; }
  Private& own(Seat seat) const { return st.own[seat]; }
  bool other(Switch s) const { return on_other_side(st.pub.switches, s); }
};

// --- events -------------------------------------------------------------------------------------

inline void emit(Game& g, EventKind kind, Rule rule, Seat seat = kNone, int a = 0, int b = 0,
                 Seat other = kNone, SeatSet audience = kAll) {
  if (g.events)
    g.events->add({kind, audience, seat, other, static_cast<std::int16_t>(a),
                   static_cast<std::int16_t>(b), rule});
}

// --- randomness ---------------------------------------------------------------------------------

inline int roll(Game& g, Purpose purpose, int n) { return roll(g.hid(), purpose, n, g.events); }
inline int pick(Game& g, Purpose purpose, std::uint64_t& set) {
  return pick(g.hid(), purpose, set, g.events);
}
inline void shuffle(Game& g, Purpose purpose, std::uint8_t* items, int n) {
  shuffle(g.hid(), purpose, items, n, g.events);
}

// --- frames -------------------------------------------------------------------------------------

// Puts a new frame on top. The caller's frame stays where it is: set its next step first.
Frame& push(Game& g, FrameKind kind, Seat seat);
void pop(Game& g);
inline Frame& top(Game& g) { return g.pub().frame[g.pub().n_frames - 1]; }
inline const Frame& top(const Public& pub) { return pub.frame[pub.n_frames - 1]; }

inline void ask(Game& g, Ask question, SeatSet seats) {
  g.pub().ask = question;
  g.pub().acting = seats;
}

// Runs frames until somebody must choose or the game is over.
void advance(Game& g);

// --- seats --------------------------------------------------------------------------------------

inline Seat left_of(const Public& pub, Seat seat) {
  return static_cast<Seat>(seat + 1 == pub.players ? 0 : seat + 1);
}
inline Seat right_of(const Public& pub, Seat seat) {
  return static_cast<Seat>(seat == 0 ? pub.players - 1 : seat - 1);
}

// Where order starts: the active player, or the first player on the Man in Black's turn (B15.2).
inline Seat order_start(const Public& pub) { return pub.active == kMib ? pub.first : pub.active; }

// Whether a player, the Man in Black, the Sheriff or bandits stand in a space.
bool figure_at(const Public& pub, Space space);

// The figures of other players in a seat's space, the Man in Black among them (MB3).
SeatSet others_here(const Public& pub, Seat seat);

// The next seat of a set in the order of B15.2 at or after position `from` of that order.
template <class F>
inline void in_order(const Public& pub, Seat start, F&& f) {
  Seat seat = start;
  for (int i = 0; i < pub.players; ++i, seat = left_of(pub, seat)) f(seat);
}

// --- resources (rules/resources.cc) -------------------------------------------------------------

void gain_cash(Game& g, Seat seat, int tens, Rule rule);  // up to the limit (B7.6)
void lose_cash(Game& g, Seat seat, int tens, Rule rule);  // not counted as spent (G19)
void pay_cash(Game& g, Seat seat, int tens, Rule rule);   // counted as spent
void gain_lp(Game& g, Seat seat, int n, LpSource source, Rule rule);
void lose_lp(Game& g, Seat seat, int n, LpSource source, Rule rule);
int gain_nuggets(Game& g, Seat seat, int n, Rule rule);       // gained
void drop_nuggets(Game& g, Seat seat, int n, Rule rule);      // from the board to the supply
void trim_nuggets(Game& g, Seat seat);                        // ruling 18, switch mule-swap
void wound(Game& g, Seat seat, int n, bool sure, Rule rule);  // may open a window
void heal(Game& g, Seat seat, int n, Rule rule);              // may open a window

// --- cards (rules/hand.cc) ----------------------------------------------------------------------

int draw_cards(Game& g, Seat seat, int n, Rule rule);
Card draw_one(Game& g);  // kNone if there is none left (B10.6)
void add_to_hand(Game& g, Seat seat, Card card);
void take_from_hand(Game& g, Seat seat, Card card);
void lay_face_down(Game& g, Seat seat, Card card);  // from the hand; nobody learns which (B14.2)
void forget_card(Game& g, Seat seat, Card card);    // all see that it has left the hand
void know_publicly(Game& g, Seat seat, Card card);  // everybody saw it go into the hand
void to_discards(Game& g, CardSet cards);           // from the table
void lay_on_table(Game& g, Seat seat, Card card);   // from the hand
// From hand to discard pile by an effect, a cost or the hand limit; when-discarded effects follow.
void discard_from_hand(Game& g, Seat seat, CardSet cards, Rule rule);
void discard_random(Game& g, Seat seat, int n, Rule rule);
void ask_discard(Game& g, Seat seat, int n, Rule rule);  // pushes a frame
inline CardSet fools_gold(const Catalog& cat, CardSet hand) { return hand & cat.nugget_cards; }

// --- items (rules/store.cc) ---------------------------------------------------------------------

inline const ItemSide& side_of(const Catalog& cat, const Player& p, Item item) {
  return cat.items[item].side[p.upgraded >> item & 1];
}
inline bool works(const Catalog& cat, const Player& p, Item item) {  // G12
  return (p.items >> item & 1) &&
         (cat.items[item].type == ItemType::kGeneral || p.weapon == item || p.mount == item);
}
unsigned items_of(const Catalog& cat, const Player& p, ItemType type);  // a set of item kinds
int general_items(const Catalog& cat, const Player& p);
void set_active(Game& g, Seat seat, Item item);
void return_item(Game& g, Seat seat, Item item);

// --- the board ----------------------------------------------------------------------------------

inline const SpaceSet& near(const Catalog& cat, const Public& pub, Space space) {
  return cat.near[on_other_side(pub.switches, Switch::kDiagonals)][space];
}
inline bool at(const Catalog& cat, Space space, Tag tag) {
  return cat.tag[static_cast<int>(tag)].has(space);
}
Space office(const Catalog& cat);        // the Sheriff's Office
bool sheriff_active(const Public& pub);  // B12.1
// Neighbours for the Sheriff and the Man in Black: a rail or pass link is one space (AU39, AU42).
inline SpaceSet near_or_linked(const Catalog& cat, const Public& pub, Space space) {
  return near(cat, pub, space) | cat.linked[space];
}
void put_sheriff(Game& g, Space space, Rule rule);

// --- points and fights --------------------------------------------------------------------------

void gain_points(Game& g, Seat seat, PointKind kind, int n);  // pushes a frame
void start_npc_fight(Game& g, Seat seat, FightKind kind);
void start_fight(Game& g, Seat attacker, Seat target, FightKind kind);
void start_arrest(Game& g, Seat seat, Seat by, bool with_wound);
void send_piece(Game& g, Seat seat, Piece piece, int place);
void lose_nuggets(Game& g, Seat seat, int n, Seat receiver, Rule rule);  // ruling 114
void halve_nuggets(Game& g, Seat seat, Seat receiver, Rule rule);
void start_move(Game& g, Seat seat, int range, bool prolongs);
void start_send(Game& g, Seat seat, int place);
void move_sheriff(Game& g, Seat mover, int range);
void start_poker(Game& g, Seat seat, PokerGame game);
void roll_dice(Game& g, Seat seat, int dice, bool prospect);
void shop(Game& g, Seat seat, int type_plus_1, int discount, bool free);
void complete_goal(Game& g, Seat seat, int goal);
void gain_legends(Game& g, Seat seat, int n);  // AU28
void place_disc(Game& g, Seat seat, int story, bool moved);

}  // namespace dr
