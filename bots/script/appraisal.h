// What things are worth to one seat now, in hundredths of a legendary point. Whole numbers only, so
// that a bot chooses alike on every platform.
#pragma once

#include "bots/script/plan.h"
#include "darkrock/engine.h"
#include "darkrock/queries.h"

namespace dr {

inline constexpr int kLp = 100;

// What the conditions of a program are read against: facts of now, or of a plan.
struct Setting {
  Space space = kNone;
  bool fighting = false, attacking = false;
  FightKind fight{};
  PointKind point{};
  Delivery delivery{};
  Item item = kNone;
  int amount = 0;  // dollars in tens
};

// Which side of the law a player seeks. Characters who begin on one stay there; of the others some
// do this and some that, so that a table sees the whole game.
enum class Temper : std::uint8_t { kLawful, kOutlaw, kFree };
Temper temper_of(const Plan& plan, const Catalog& catalog, const Player& player,
                 std::uint64_t seed);

// A chance in thousandths.
inline constexpr int kSure = 1000;

inline constexpr int kDealt = terms_of(PokerGame::kSaloon).dealer_cards;

// How much one side of a fight lowers the other's card, and whether it wins ties.
struct Edge {
  int lower = 0;
  bool ties = false;
};

class Appraisal {
 public:
  Appraisal(const Catalog& catalog, const View& view, Temper temper = Temper::kFree,
            const Plan& plan = kGreedyPlan);

  const Plan& plan() const { return plan_; }
  Setting here() const { return here_; }
  // What a disc on each of the two stories would be worth now.
  void set_discs(int left, int right) {
    disc_[0] = left;
    disc_[1] = right;
  }
  // Own turns still to come, the one being played included; an estimate until the end is triggered.
  int turns_left() const { return turns_; }
  const Player& me() const { return me_; }

  // Changes of what the seat has. A loss is below 0.
  int cash(int tens) const;
  int cards(int n) const;
  int nuggets(int n) const;
  int wounds(int n) const;  // n wounds gained
  int healing(int n) const;
  int points(PointKind kind, int n) const;
  int item(Item item, bool upgraded) const;      // of having it, its price not counted
  int side_effects(const ItemSide& side) const;  // of the words of an item
  int story(int deck) const;                     // of the reward of its top card, as far as known
  int disc() const;                              // of a disc on a story

  int keep(Card card) const;                // of holding this poker card
  int fight_use(Card card) const;           // of it in fights alone
  int cheapest(CardSet from, int n) const;  // of the n least useful cards of a set

  // A program carried out by this seat, `from` its first instruction on.
  int program(int from, const Setting& at) const;
  bool holds(const Instr& test, const Setting& at) const;
  // Whether all kTest instructions from `code` on hold.
  bool all_hold(int code, const Setting& at) const;
  // Discs that the occasion would allow, as a worth: 0 if no visible story asks for it.
  int disc_for(Moment moment, const Setting& at) const;

  // Of having begun (or being in) such a fight and winning or losing it.
  struct Stakes {
    int won = 0, lost = 0;
  };
  Stakes stakes(FightKind kind, Seat opponent, bool attacking) const;
  // How many fight cards an NPC draws (B11.1); of a token or train card not yet seen a guess.
  int npc_cards(FightKind kind) const;

  // The edge of a seat; `laid` is its card, kNone if unknown.
  Edge edge(Seat seat, const Setting& at, Card laid) const;
  // The chance to win with this card against the best of n fight cards, or against a hand.
  int odds_npc(Card card, const Setting& at, int fight_cards) const;
  int odds_player(Card card, const Setting& at, Seat opponent) const;
  int most_wanted() const;  // the most Wanted points of another
  // What being arrested now would cost.
  int arrest_cost() const;
  // The best chance any card of the hand has when we are attacked so.
  int best_odds(FightKind kind, Seat opponent) const;
  // The most that any card of the hand makes of a fight, the card used up counted in.
  int best_fight(const Setting& at, Seat opponent) const;
  // The chance to beat a hand of so many cards at poker with the cards held, one more to come.
  int odds_poker(CardSet hand, int held) const;
  int guess_poker(CardSet hand, int rivals) const;  // ... as a beginner sees it
  // What the own character and items add to a hand of poker won or lost.
  int at_poker(Moment moment) const;

 private:
  int wound() const;
  int legends(int n) const;
  void choose_guard();
  int wanted_worth(int wp, int most) const;
  int once(const Instr& verb, const Setting& at) const;
  int by_others(const Instr& verb) const;
  int points_to(const std::uint16_t* rewards, int from, int to) const;
  int marshal_points(int n) const;
  int gambler_points(int n) const;
  Stakes token_stakes(FightKind kind, int penalty) const;
  Stakes train_stakes(int penalty) const;
  int wanted_points(int n) const;
  int sheriff_move() const;
  int shopping(int type_plus_1, int off) const;

  const Plan& plan_;
  const Catalog& cat_;
  const Public& pub_;
  const Private& own_;
  const Seat seat_;
  const Player& me_;
  const Temper temper_;
  int turns_;
  int hand_limit_, cash_limit_, nugget_limit_;
  Setting here_;
  Card guard_ = kNone;  // the card that would be laid against the Sheriff
  int guarding_ = 0;    // ... and what it is worth there
  int disc_[2];
  int card_cost_;  // of any card of the hand
};

}  // namespace dr
