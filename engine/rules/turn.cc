// B3 The turn and B13.1 the end of the game. The turn frame lies at the bottom of the stack from
// the first turn to the last.
#include "engine/rules/turn.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/actions.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/hand.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/resources.h"
#include "engine/rules/store.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

// Amounts "from a single action" (B15.6), read one after the other when the action is done.
struct Amount {
  Moment moment;
  std::uint8_t Player::* of;
};
constexpr Amount kAmounts[] = {{Moment::kLpGained, &Player::act_lp},
                               {Moment::kSpent, &Player::act_spent},
                               {Moment::kNuggetsGained, &Player::act_nuggets},
                               {Moment::kSold, &Player::act_sold}};
constexpr int kAmountCount = static_cast<int>(std::size(kAmounts));

void begin_turn(Game& g, TurnFrame& f) {
  Public& pub = g.pub();
  pub.active = f.seat;
  pub.actions_left = kTurnActions;
  pub.extra_given = pub.fought = pub.heist_done = pub.deposit_done = pub.disc_done = 0;
  new_turn_for_all(g);
  emit(g, EventKind::kTurnBegan, B(3, 1), f.seat, pub.round);
  pub.au.train_done = 0;
  if (with_ante_up(pub)) move_train(g);
  open_window(g, seat_bit(f.seat), {Moment::kStartOfTurn, 0, 0});
}

void take_income(Game& g, Seat seat, Income what) {
  const auto [cash, cards] = income_of(what);
  if (cash) gain_cash(g, seat, cash, B(3, 2));
  if (cards) draw_cards(g, seat, cards, B(3, 2));
}

// B3.2(3): one owned is in use; among several the player chooses.
void equip(Game& g, Seat seat, ItemType type) {
  const unsigned set = items_of(g.cat, g.player(seat), type);
  if (std::popcount(set) > 1)
    return ask(g, type == ItemType::kWeapon ? Ask::kWeapon : Ask::kMount, seat_bit(seat));
  if (set) set_active(g, seat, static_cast<Item>(std::countr_zero(set)));
}

void begin_action(Game& g) {
  --g.pub().actions_left;
  g.pub().in_action = 1;
}

// Nothing came of the action that a disc or a goal could ask for.
bool nothing_counted(const Public& pub) {
  unsigned sum = 0;
  for (int i = 0; i < pub.players; ++i) {
    const Player& p = pub.player[i];
    sum |= p.act_lp | p.act_spent | p.act_nuggets | p.act_sold;
  }
  return sum == 0;
}

void end_action(Game& g) {
  g.pub().in_action = 0;
  for (int i = 0; i < g.pub().players; ++i) {
    Player& p = g.pub().player[i];
    p.act_lp = p.act_spent = p.act_nuggets = p.act_sold = 0;
    p.lp_at = p.spent_at = p.nuggets_at = 0;
  }
}

void read_amount(Game& g, const Amount& amount) {
  SeatSet owners = 0;
  for (Seat seat = 0; seat < g.pub().players; ++seat)
    if (g.player(seat).*amount.of) owners |= seat_bit(seat);
  if (owners) open_window(g, owners, {amount.moment, 0, 0});
}

void hand_limit_step(Game& g, Seat seat) {
  ask_discard(g, seat, g.player(seat).hand_n - hand_limit(g.cat, g.pub(), seat), B(10, 2));
}

void wanted_row(Game& g, Seat seat) {
  const Player& p = g.player(seat);
  gain_lp(g, seat, wanted_turn_lp(g.cat, p.wp), LpSource::kWantedRow, B(9, 6));
}

void next_turn(Game& g, TurnFrame& f) {
  const Seat next = left_of(g.pub(), f.seat);
  f.step = next == g.pub().first ? TurnStep::kRoundEnd : TurnStep::kBegin;
  f.seat = next;
}

// B14.2: what was kept to the end is shown then.
void show_kept(Game& g, Seat seat) {
  Player& p = g.player(seat);
  const Private& own = g.own(seat);
  p.legend_lp = static_cast<std::uint8_t>(own.legends[0] + 2 * own.legends[1] + 3 * own.legends[2]);
  for (int goal = 0; goal < kGoalsPerCharacter; ++goal)
    if ((own.goals & ~p.goals_shown) >> goal & 1)
      emit(g, EventKind::kGoalKept, B(14, 2), seat, p.character * kGoalsPerCharacter + goal);
}

void finish_game(Game& g) {
  Public& pub = g.pub();
  for (Seat seat = 0; seat < pub.players; ++seat) show_kept(g, seat);
  pub.over = 1;
  pub.winners = scores(g.cat, pub).winners;
  emit(g, EventKind::kGameOver, B(13, 2));
}

void end_round(Game& g, TurnFrame& f) {
  Public& pub = g.pub();
  if (pub.last_round && pub.round == pub.last_round) return finish_game(g);
  if (pub.round == 60 && !pub.last_round) {  // B13.6
    pub.last_round = 61;
    emit(g, EventKind::kEndTriggered, B(13, 6), kNone, 61);
  }
  ++pub.round;
  f.step = TurnStep::kBegin;
}

}  // namespace

void new_turn_for_all(Game& g) {
  for (int i = 0; i < g.pub().players; ++i) {
    Player& p = g.pub().player[i];
    p.once_used = 0;
    std::memset(p.won, 0, sizeof p.won);
  }
}

void check_end(Game& g) {
  Public& pub = g.pub();
  if (pub.last_round) return;
  Seat who = kNone;
  const int length = game_length(pub.length);
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.player[seat].lp >= length) who = seat;
  if (with_mib(pub) && pub.mib.lp >= length) who = kMib;
  if (who == kNone) return;
  pub.last_round = static_cast<std::uint8_t>(pub.round + 1);
  emit(g, EventKind::kEndTriggered, B(13, 1), who, pub.last_round);
}

namespace {

void turn_step(Game& g, TurnFrame& f) {
  Public& pub = g.pub();
  // B15.5: events wait until the step is otherwise done; the doctor's has a second half.
  if (pub.au.waiting_n && f.step != TurnStep::kDoctor && resolve_waiting(g)) return;
  switch (f.step) {
    using enum TurnStep;
    case kBegin: f.step = kIncome; return begin_turn(g, f);
    case kIncome: return ask(g, Ask::kIncome, seat_bit(f.seat));
    case kWeapon: f.step = kMount; return equip(g, f.seat, ItemType::kWeapon);
    case kMount: f.step = kActions; return equip(g, f.seat, ItemType::kMount);
    case kActions:
      if (pub.actions_left) return ask(g, Ask::kAction, seat_bit(f.seat));
      f.step = kEndEffects;
      return;
    case kDoctor:  // B7.8
      f.step = kAfterAction;
      draw_cards(g, f.seat, f.wounds, B(7, 8));
      return;
    case kAfterAction:
      if (f.reading == 0 && nothing_counted(pub)) {
        f.step = kActions;
        pub.in_action = 0;
        return;
      }
      if (f.reading < kAmountCount) return read_amount(g, kAmounts[f.reading++]);
      f.reading = 0;
      f.step = kActions;
      return end_action(g);
    case kEndEffects:
      f.step = kStories;
      return open_window(g, seat_bit(f.seat), {Moment::kEndOfTurn, 0, 0});
    case kStories:
      f.step = kHandLimit;
      push<StoriesFrame>(g, f.seat);
      return;
    case kHandLimit: f.step = kWantedRow; return hand_limit_step(g, f.seat);
    case kWantedRow: f.step = kEndCheck; return wanted_row(g, f.seat);
    case kEndCheck:
      check_end(g);
      next_turn(g, f);
      if (f.seat == pub.first && with_mib(pub)) push<MibFrame>(g, kMib);
      return;
    case kRoundEnd: return end_round(g, f);
  }
}

}  // namespace

void run_turn(Game& g, TurnFrame& f) {
  in_steps(g, [&] { turn_step(g, f); });
}

void options_turn(const Catalog& cat, const Sight& view, Choices& out) {
  const Ask ask = view.pub.ask;
  if (ask == Ask::kAction) return add_actions(cat, view, out);
  if (ask == Ask::kIncome) {
    for (const Income what : {Income::kCash, Income::kCards, Income::kBoth})
      out.add(Verb::kIncome, static_cast<int>(what));
  } else if (ask == Ask::kWeapon || ask == Ask::kMount) {
    const Player& p = view.pub.player[view.seat];
    const bool weapon = ask == Ask::kWeapon;
    unsigned rest = items_of(cat, p, weapon ? ItemType::kWeapon : ItemType::kMount);
    for (; rest; rest &= rest - 1)
      out.add(weapon ? Verb::kUseWeapon : Verb::kUseMount, std::countr_zero(rest));
  }
}

void take_turn(Game& g, TurnFrame& f, Seat seat, Choice choice) {
  if (choice.verb == Verb::kIncome) {
    f.step = TurnStep::kWeapon;
    return take_income(g, seat, static_cast<Income>(choice.a));
  }
  if (choice.verb == Verb::kUseWeapon || choice.verb == Verb::kUseMount)
    return set_active(g, seat, choice.a);
  if (choice.verb == Verb::kEndTurn) {
    g.pub().actions_left = 0;
    return;
  }
  f.reading = 0;
  f.wounds = g.player(seat).wounds;
  f.step = choice.verb == Verb::kHeal ? TurnStep::kDoctor : TurnStep::kAfterAction;
  begin_action(g);
  take_action(g, seat, choice);
}

}  // namespace dr
