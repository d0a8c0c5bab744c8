// Actions, and where they lead.
#include "bots/script/decision.h"

#include <algorithm>

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"

namespace dr {

static_assert(kActionVerbs == 23,
              "A new action: what is it worth (deed), and is it done twice in a row (chore_of)?");

int Decision::action(Choice c) const {
  if (!plan_.rate || is_travel(c)) return deed(c);
  const int left = pub_.actions_left - 1;
  if (c.verb == Verb::kEndTurn) return after(me().space, 0) - errands_->rate() * left;
  return deed(c) + after(me().space, left, chore_of(c));
}

// What there is to do next, less what may happen there: with `left` actions of this turn, `done`
// behind us.
int Decision::after(Space space, int left, int done) const {
  return errands_->best_row(space, left, done) - peril(space, left);
}

// The same when a move has led there.
int Decision::there(Space space, int left) const {
  return errands_->arrival(space) + after(space, left, kArrivals + space);
}

// What it costs to be there when the turn ends, or maybe with `left` actions still to go.
int Decision::peril(Space space, int left) const {
  if (!caution_) return 0;
  return caution_->at(space) * (left == 0 ? plan_.caution : plan_.caution_passing) / 100;
}

// Moves count what there is to do where they lead.
bool Decision::is_travel(Choice c) const {
  if (c.verb == Verb::kMove || c.verb == Verb::kRailTravel || c.verb == Verb::kCrossPass)
    return true;
  if (c.verb != Verb::kPlayCard) return false;
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(c.a)].abilities))
    if (a.head == Head::kAction && cat_.code[a.code].op == Op::kMove) return true;
  return false;
}

// What is not done twice in a row.
int Decision::chore_of(Choice c) const {
  switch (c.verb) {
    case Verb::kPlayCard: return kCards + c.a;
    case Verb::kFight: return kFights + c.a;
    case Verb::kBuy:
    case Verb::kUpgrade: return pub_.au.rack >> c.a & 1 ? kTradingPostChore : kStoreChore;
    case Verb::kDeposit: return kDepositChore;
    case Verb::kHeist: return kHeistChore;
    case Verb::kHeal: return kHealChore;
    case Verb::kRevel: return kRevelChore;
    case Verb::kTakeCattle: return kCattleChore;
    case Verb::kTakeLonghorn: return kTakeLonghornChore;
    case Verb::kRobTrain: return kTrainChore;
    case Verb::kExplore: return kFrontiers + frontier_here(cat_, me().space);
    case Verb::kHighRoller: return kRollerChore;
    default: return kNoChore;
  }
}

int Decision::deed(Choice c) const {
  switch (c.verb) {
    case Verb::kMove: return move(c.a);
    case Verb::kPlayCard: return play(c.a);
    case Verb::kUseItem: return use_item(c.a);
    case Verb::kUseAbility: return use_ability(c.a);
    case Verb::kFight: return errands_->fight(c.a, static_cast<FightKind>(c.b));
    case Verb::kBuy: return buy(c);
    case Verb::kUpgrade: return upgrade(c);
    case Verb::kPoker: return errands_->poker();
    case Verb::kProspect: return errands_->prospect();
    case Verb::kDeposit: return errands_->deposit(c.a + (c.b != 0) + (c.c != 0));
    case Verb::kHeist: return errands_->heist();
    case Verb::kHeal: return errands_->heal();
    case Verb::kRevel: return errands_->revel(c.a);
    case Verb::kTakeCattle: return errands_->take_cattle(c.a);
    case Verb::kWork: return worth_.cash(kWorkPays);
    case Verb::kTakeLonghorn: return errands_->take_longhorn();
    case Verb::kRobTrain: return errands_->rob_train();
    case Verb::kRailTravel: return cross() + worth_.cash(-kFareCosts);
    case Verb::kCrossPass: return cross();
    case Verb::kExplore: return errands_->explore(frontier_here(cat_, me().space));
    case Verb::kFaro: return errands_->faro();
    case Verb::kHighRoller: return errands_->high_roller();
    case Verb::kCommunityPoker: return errands_->poker() + 20;
    default: return 0;  // kEndTurn
  }
}

int Decision::cross() const { return move(linked_space(cat_, pub_, seat_)); }

// Bandits end the move where they are; what else there is to do there must wait.
int Decision::move(Space space) const {
  const int end = pub_.actions_left <= 1 ? end_of_turn(space) : 0;
  if (plan_.rate) return there(space, pub_.actions_left - 1) + end;
  const int arrival = errands_->arrival(space);
  const int next = errands_->best_from(space, 1);
  return (arrival > 0 ? std::max(arrival, next) : arrival + next) + end;
}

// Ending the turn here may allow a disc.
int Decision::end_of_turn(Space space) const {
  Setting at = worth_.here();
  at.space = space;
  return worth_.disc_for(Moment::kEndOfTurn, at) / 2;
}

int Decision::play(Card card) const {
  int best = kNever;
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities))
    if (a.head == Head::kAction) best = std::max(best, acting(a.code));
  return best - (would_go(card) ? 0 : worth_.fight_use(card));
}

// Whether the hand limit takes the card at the end of this turn.
bool Decision::would_go(Card card) const {
  if (!plan_.rate || pub_.actions_left > 1) return false;
  int worse = 0;
  for_each_card(own_.hand, [&](Card c) { worse += worth_.keep(c) < worth_.keep(card); });
  return worse < me().hand_n - hand_limit(cat_, pub_, seat_);
}

// A program that spends an action. A granted move is worth where it leads.
int Decision::acting(int code) const {
  const Instr& first = cat_.code[code];
  if (first.op == Op::kMove) return granted_move(first.a);
  return worth_.program(code, worth_.here());
}

int Decision::granted_move(int range) const {
  int best = plan_.rate ? kNever : 0;
  within(range, [&](Space space) { best = std::max(best, move(space)); });
  return best;
}

int Decision::use_item(Item item) const {
  int best = kNever;
  for (const Ability& a :
       abilities(cat_, cat_.items[item].side[me().upgraded >> item & 1].abilities))
    if (a.head == Head::kAction) best = std::max(best, acting(a.code));
  return best;
}

int Decision::use_ability(int which) const {
  const auto list = abilities(cat_, cat_.characters[me().character].abilities);
  return which < static_cast<int>(list.size()) ? acting(list[static_cast<std::size_t>(which)].code)
                                               : 0;
}

int Decision::buy(Choice c) const { return errands_->buy(c.a) + active_bonus(c); }

int Decision::upgrade(Choice c) const { return errands_->upgrade(c.a) + active_bonus(c); }

// Of the two ways to buy a weapon or mount, take it in hand if it is the better one.
int Decision::active_bonus(Choice c) const {
  const ItemKind& kind = cat_.items[c.a];
  if (!c.b) return 0;
  const auto use = [&](Item item, bool up) {
    const ItemSide& side = cat_.items[item].side[up];
    return 10 * side.move + worth_.side_effects(side) / 4;
  };
  const Item now = kind.type == ItemType::kMount ? me().mount : me().weapon;
  const int then = use(c.a, c.verb == Verb::kUpgrade || (me().upgraded >> c.a & 1));
  return now == kNone || then > use(now, me().upgraded >> now & 1) ? 5 : -5;
}

int Decision::shop(Choice c) const {
  if (c.verb == Verb::kBuy) return buy(c);
  if (c.verb == Verb::kUpgrade) return upgrade(c);
  return 0;
}

int Decision::move_to(Choice c) const {
  if (plan_.rate) return there(c.verb == Verb::kMove ? c.a : me().space, pub_.actions_left);
  if (c.verb != Verb::kMove) return errands_->best_from(me().space, 0);
  const int arrival = errands_->arrival(c.a);
  const int next = errands_->best_from(c.a, 0);
  return arrival > 0 ? std::max(arrival, next) : arrival + next;
}

}  // namespace dr
