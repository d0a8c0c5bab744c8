#include "bots/sense.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace dr {
namespace {

constexpr int kWorlds = 24;     // in which an option must be worse to be senseless
constexpr int kLongWay = 60;    // answers
constexpr int kMostTried = 12;  // ways to answer what an option brings up
constexpr int kMostSteps = 6;   // from what is better to what is better still

// What is good to have.
struct Goods {
  int lp, mp, gp, cash, nuggets, wounds, longhorns, legends, actions;
  CardSet hand;
  std::uint32_t items, upgraded, goals, used;
};

Goods goods_of(const State& state, Seat seat) {
  const Player& p = state.pub.player[seat];
  const Private& own = state.own[seat];
  const int legends = own.legends[0] + 2 * own.legends[1] + 3 * own.legends[2];
  const int actions = state.pub.active == seat ? state.pub.actions_left : 0;
  return {p.lp,    p.mp,    p.gp,     p.cash,  p.nuggets,  p.wounds,      p.longhorns,
          legends, actions, own.hand, p.items, p.upgraded, p.goals_shown, p.once_used};
}

bool holds(std::uint64_t set, std::uint64_t part) { return (set & part) == part; }

bool at_least(const Goods& a, const Goods& b) {
  return a.lp >= b.lp && a.mp >= b.mp && a.gp >= b.gp && a.cash >= b.cash &&
         a.nuggets >= b.nuggets && a.wounds <= b.wounds && a.longhorns >= b.longhorns &&
         a.legends >= b.legends && a.actions >= b.actions && holds(a.hand, b.hand) &&
         holds(a.items, b.items) && holds(a.upgraded, b.upgraded) && holds(a.goals, b.goals) &&
         holds(b.used, a.used);
}

void leave_out_goods(Public& pub, Player& p, Private& own) {
  p.lp = p.mp = p.gp = p.cash = p.nuggets = p.wounds = p.longhorns = p.hand_n = p.legends_n = 0;
  p.items = p.upgraded = 0;
  p.goals_shown = 0;
  p.once_used = 0;
  p.act_lp = p.act_spent = p.act_nuggets = p.act_sold = 0;
  p.spent_at = p.nuggets_at = p.lp_at = 0;
  own.hand = 0;
  std::memset(own.legends, 0, sizeof own.legends);
  pub.actions_left = 0;
}

// All that is no good and no mere trace of one: piles, supplies and what nobody has seen.
struct Rest {
  Public pub;
  Private own[kMaxPlayers];
};

Rest rest_of(const State& state) {
  Rest rest;
  rest.pub = state.pub;
  std::memcpy(rest.own, state.own, sizeof rest.own);
  Public& pub = rest.pub;
  for (Seat seat = 0; seat < pub.players; ++seat)
    leave_out_goods(pub, pub.player[seat], rest.own[seat]);
  pub.reveals = 0;
  pub.discards = pub.table = 0;
  pub.poker_deck_n = pub.supply_nuggets = pub.legends_n = pub.au.longhorn_supply = 0;
  for (int item = 0; item < kMaxItems; ++item) stock_of(pub, item) = 0;
  return rest;
}

bool alike_but_for_goods(const State& a, const State& b) {
  const Rest x = rest_of(a), y = rest_of(b);
  return std::memcmp(&x, &y, sizeof x) == 0;
}

// Nothing hangs in the air: whoever is asked begins something new.
bool settled(const Public& pub) {
  return pub.over || pub.ask == Ask::kAction || pub.ask == Ask::kIncome;
}

// What whoever has no say in it is taken to do: what it must, or nothing. False: it has a say.
bool lets_be(const Public& pub, const Choices& options, Choice& choice) {
  const Choice* pass = options.n == 1 ? options.begin() : nullptr;
  if (!pass && pub.ask == Ask::kWindow)
    pass = std::find_if(options.begin(), options.end(),
                        [](Choice option) { return option.verb == Verb::kPass; });
  if (!pass || pass == options.end()) return false;
  choice = *pass;
  return true;
}

// Goes on until something new begins, a rival has a say, or the seat has one.
bool seat_is_asked(const Catalog& catalog, State& state, Seat seat, Choices& options) {
  for (int i = 0; i < kLongWay && !settled(state.pub); ++i) {
    const SeatSet asked = to_act(state.pub);
    if (std::popcount(asked) != 1) return false;
    const Seat next = static_cast<Seat>(std::countr_zero(asked));
    legal(catalog, sight(state, next), options);
    if (next == seat && options.n > 1) return true;
    Choice choice;
    if (!lets_be(state.pub, options, choice)) return false;
    apply(catalog, state, next, choice);
  }
  return false;
}

// The seat answers as it would.
void go_on(const Catalog& catalog, State& state, Seat seat, Bot& self) {
  Choices options;
  for (int i = 0; i < kLongWay && seat_is_asked(catalog, state, seat, options); ++i)
    apply(catalog, state, seat, self.choose(catalog, observe(state, seat), options));
}

bool ends_turn(const Catalog& catalog, State& state, Seat seat) {
  return state.pub.ask == Ask::kAction && state.pub.active == seat &&
         try_apply(catalog, state, seat, {Verb::kEndTurn}).ok();
}

bool leads_away(Choice option, Space from) {
  return option.verb == Verb::kMove && option.a != from;
}

static_assert(kVerbs == 62, "Does the new verb leave a mark? Does it pay what it says?");

// Where it shows who did it: on the table, the map or in the order of things.
bool leaves_a_mark(Verb verb) {
  switch (verb) {
    case Verb::kTakeCharacter:
    case Verb::kStartAt:
    case Verb::kUseWeapon:
    case Verb::kUseMount:
    case Verb::kPlaceDisc:
    case Verb::kPick:
    case Verb::kCommitFight:
    case Verb::kResolveStory:
    case Verb::kSheriffTo:
    case Verb::kResolveEvent:
    case Verb::kLook:
    case Verb::kBet: return true;
    default: return false;
  }
}

// Pays what it says and costs no card; a fight, a game or what a card does comes out in many ways.
bool is_plain_action(Verb verb) {
  switch (verb) {
    case Verb::kMove:
    case Verb::kProspect:
    case Verb::kDeposit:
    case Verb::kHeal:
    case Verb::kRevel:
    case Verb::kTakeCattle:
    case Verb::kWork: return true;
    default: return false;
  }
}

// Rivals have a say in it: nothing else led there.
bool in_contest(const Public& pub) { return pub.fight.on || pub.poker.on || pub.au.faro.on; }

// Where it leads only what comes of it will tell.
bool may_move(Verb verb) {
  return verb == Verb::kPlayCard || verb == Verb::kUseItem || verb == Verb::kUseAbility ||
         verb == Verb::kRailTravel || verb == Verb::kCrossPass;
}

// One as good as the other, or not to be compared; at the frontier fewer cards may do.
bool any_will_do(const Public& pub, Verb verb) {
  return verb == Verb::kGiveCard || verb == Verb::kCommit || verb == Verb::kLay ||
         verb == Verb::kBuy || verb == Verb::kUpgrade ||
         (verb == Verb::kDiscard && pub.ask != Ask::kExplore);
}

bool purse_is_full(const Catalog& catalog, const View& view) {
  return view.pub.player[view.seat].cash + income_of(Income::kCash).cash >
         cash_limit(catalog, view.pub, view.seat);
}

// Whether a game need be drawn to tell. Nothing leads where a ride does but the ride across the mesa; a
// card that is laid or played is gone.
bool may_outdo(const Catalog& catalog, const View& view, Choice option, Choice choice) {
  if (option == choice || leaves_a_mark(choice.verb) || leaves_a_mark(option.verb)) return false;
  if (choice.verb == Verb::kIncome) return purse_is_full(catalog, view);
  const bool alike =
      option.verb == choice.verb && option.a == choice.a && choice.verb != Verb::kFight;
  const Space here = view.pub.player[view.seat].space;
  if (leads_away(choice, here)) return alike;
  if (leads_away(option, here) && !may_move(choice.verb)) return false;
  if (view.pub.ask == Ask::kAction) return alike || is_plain_action(option.verb);
  if (option.verb == Verb::kCommit) return false;
  if (option.verb == Verb::kReact && choice.verb == Verb::kPass) return false;
  return alike || option.verb != choice.verb || !any_will_do(view.pub, choice.verb);
}

// Most decisions end here.
Choices rivals_of(const Catalog& catalog, const View& view, Choice choice, const Choices& legal) {
  Choices rivals;
  for (const Choice& option : legal)
    if (may_outdo(catalog, view, option, choice)) rivals.add(option);
  return rivals;
}

}  // namespace

bool outdoes(const State& a, const State& b, Seat seat) {
  const Goods mine = goods_of(a, seat), less = goods_of(b, seat);
  if (!at_least(mine, less) || at_least(less, mine)) return false;
  for (Seat rival = 0; rival < a.pub.players; ++rival)
    if (rival != seat && !at_least(goods_of(b, rival), goods_of(a, rival))) return false;
  return alike_but_for_goods(a, b);
}

bool Sense::find(const Catalog& catalog, State& state, Seat seat, bool end_turn,
                 const State& came) {
  Choices options;
  if (++tried_ > kMostTried) return false;
  if (seat_is_asked(catalog, state, seat, options)) {
    for (const Choice& option : options) {
      State then = state;
      apply(catalog, then, seat, option);
      if (find(catalog, then, seat, end_turn, came)) return true;
    }
    return false;
  }
  if (outdoes(state, came, seat)) return true;
  return end_turn && ends_turn(catalog, state, seat) && find(catalog, state, seat, false, came);
}

bool Sense::leads_better(const Catalog& catalog, const State& world, Seat seat, Choice option,
                         bool end_turn, const State& came) {
  State state = world;
  apply(catalog, state, seat, option);
  tried_ = 0;
  return find(catalog, state, seat, end_turn, came);
}

Choice Sense::better(const Catalog& catalog, const View& view, const Choices& legal, Choice choice,
                     Bot& self) {
  for (int i = 0; i < kMostSteps; ++i) {
    const Choice next = one_better(catalog, view, legal, choice, self);
    if (next == choice) break;
    choice = next;
  }
  return choice;
}

Choice Sense::one_better(const Catalog& catalog, const View& view, const Choices& legal,
                         Choice choice, Bot& self) {
  Choices left = rivals_of(catalog, view, choice, legal);
  Rng rng{1};
  for (int i = 0; i < kWorlds && left.n; ++i) {
    const State world = sample(catalog, view, rng);
    State came = world;
    apply(catalog, came, view.seat, choice);
    go_on(catalog, came, view.seat, self);
    const bool ended =
        came.pub.over || came.pub.active != view.pub.active || came.pub.round != view.pub.round;
    if (view.pub.ask == Ask::kAction && !ended && in_contest(came.pub)) return choice;
    Choices still;
    for (const Choice& option : left)
      if (!leads_away(option, came.pub.player[view.seat].space) &&
          leads_better(catalog, world, view.seat, option, ended, came))
        still.add(option);
    left = still;
  }
  return left.n ? left[0] : choice;
}

}  // namespace dr
