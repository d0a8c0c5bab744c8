// B3.3, B3.7, B5: the actions. Each has one function that says why it is closed; those of a Location
// are in locations.cc.
#include "engine/rules/actions.h"

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/program.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/hand.h"
#include "engine/rules/locations.h"
#include "engine/rules/mine.h"
#include "engine/rules/move.h"
#include "engine/rules/poker.h"
#include "engine/rules/resources.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

static_assert(kActionVerbs == 23, "A new action: why is it closed, when offered, what does it do?");

WhyNot refuse_move(const Catalog& cat, const Public& pub, Seat seat, Choice choice) {
  if (choice.a >= cat.n_spaces || choice.b > 1) return {Refusal::kNoSuchSpace, B(4, 2)};
  const int range = movement(cat, pub, seat);
  const Reach spaces = reach(cat, pub, seat, range);
  if ((choice.b ? spaces.mesa : spaces.plain).has(choice.a)) return {};
  if (choice.b) return {Refusal::kNoMesaCrossing, B(4, 2)};
  Public open = pub;
  open.player[seat].wp = 0;  // only the Sheriff closes the way to it (ruling 56)
  if (reach(cat, open, seat, range).plain.has(choice.a)) return {Refusal::kSheriffThere, B(4, 5)};
  open.bandits = {};
  const Rule stopped = reach(cat, open, seat, range).plain.has(choice.a) ? B(4, 4) : AU(20);
  open.au.outlaws = open.au.claim_jumpers = {};
  for (int steps = 1; steps < 32; ++steps)
    if (reach(cat, open, seat, steps).plain.has(choice.a)) {
      if (steps > range) return {Refusal::kTooFar, B(4, 1), num(steps), num(range)};
      return {Refusal::kBehindBandits, stopped, num(steps), num(range)};
    }
  return {Refusal::kNoSuchSpace, B(4, 2)};
}

const Ability* action_of(const Catalog& cat, const Public& pub, Seat seat, Abilities range) {
  for (const Ability& ability : abilities(cat, range))
    if (ability.head == Head::kAction && usable(cat, pub, nullptr, seat, {}, ability))
      return &ability;
  return nullptr;
}

WhyNot refuse_card(const Catalog& cat, const Sight& view, Card card) {
  if (card >= kPokerCards || !(view.own.hand & bit(card))) return {Refusal::kNotInHand, B(5, 1)};
  if (!(cat.action_cards & bit(card))) return {Refusal::kNoActionOnCard, B(5, 1)};
  if (!action_of(cat, view.pub, view.seat, cat.poker[kind_of(card)].abilities))
    return {Refusal::kOncePerTurn, B(5, 1)};
  return {};
}

WhyNot refuse_item(const Catalog& cat, const Public& pub, Seat seat, Item item) {
  const Player& p = pub.player[seat];
  if (item >= cat.n_items || !works(cat, p, item)) return {Refusal::kNotOwned, B(5, 1)};
  if (!action_of(cat, pub, seat, side_of(cat, p, item).abilities))
    return {Refusal::kNoActionOnCard, B(5, 1)};
  return {};
}

// The item kinds whose side up has an Action.
unsigned items_with_action(const Catalog& cat, const Player& p) {
  return (p.items & ~p.upgraded & cat.items_with_action[0]) |
         (p.upgraded & cat.items_with_action[1]);
}

const Ability* character_action(const Catalog& cat, const Player& p, int index) {
  const auto list = abilities(cat, cat.characters[p.character].abilities);
  if (index >= static_cast<int>(list.size())) return nullptr;
  const Ability& ability = list[static_cast<std::size_t>(index)];
  return ability.head == Head::kAction ? &ability : nullptr;
}

// What a verb of an ability needs that only Ante Up's verbs do: the ante (AU77), a train that a Wanted
// player may go to (AU70).
WhyNot refuse_verb(const Catalog& cat, const Public& pub, const Player& p, const Instr& in) {
  if (in.op == Op::kStartPoker) return must_pay(p, terms_of(PokerGame::kAnywhere).ante, AU(77));
  const bool to_train =
      in.op == Op::kSend && static_cast<Piece>(in.a) == Piece::kSelf && in.b == kNone;
  if (to_train && p.wp && train_space(cat, pub) == pub.sheriff)
    return {Refusal::kSheriffThere, AU(70)};
  return {};
}

WhyNot refuse_ability(const Catalog& cat, const Public& pub, Seat seat, int index) {
  const Player& p = pub.player[seat];
  const Ability* ability = character_action(cat, p, index);
  if (!ability) return {Refusal::kNoActionOnCard, B(5, 1)};
  if (!(p.flags & Player::kUnlocked)) return {Refusal::kAbilityLocked, B(2, 9), kUnlockingLp, p.lp};
  if ((ability->flags & Ability::kOnce) && (p.once_used >> ability->once_slot & 1))
    return {Refusal::kOncePerTurn, G(6)};
  if (!usable(cat, pub, nullptr, seat, {}, *ability)) return {Refusal::kNotInPlace, B(5, 1)};
  WhyNot no;
  for (int code = ability->code; cat.ante_up && no.ok() && cat.code[code].op != Op::kEnd; ++code)
    no = refuse_verb(cat, pub, p, cat.code[code]);
  return no;
}

// With a figure in the same space.
WhyNot refuse_fight_here(const Public& pub, Seat seat, Seat target, FightKind kind) {
  if (pub.fought & seat_bit(target)) return {Refusal::kFoughtAlready, B(6, 1)};
  if (!pub.player[seat].hand_n) return {Refusal::kEmptyHand, B(6, 4)};
  if (kind != FightKind::kArrest) return {};
  if (!pub.player[seat].mp) return {Refusal::kNeedMarshal, B(6, 2), 1, 0};
  if (target == kMib || !pub.player[target].wp) return {Refusal::kNeedWanted, B(6, 2), 1, 0};
  return {};
}

WhyNot refuse_fight(const Public& pub, Seat seat, Choice choice) {
  const Seat target = choice.a;
  if (target == seat || !plays(pub, target) || choice.b > static_cast<int>(FightKind::kRobbery))
    return {Refusal::kNotOffered, B(6, 1)};
  if (space_of(pub, target) != pub.player[seat].space) return {Refusal::kNotSameSpace, B(6, 1)};
  return refuse_fight_here(pub, seat, target, static_cast<FightKind>(choice.b));
}

void add_fights(const Public& pub, Seat seat, Choices& out) {
  for (unsigned here = others_here(pub, seat); here; here &= here - 1) {
    const Seat target = static_cast<Seat>(std::countr_zero(here));
    for (int kind = 0; kind < 3; ++kind) {
      const Choice choice{Verb::kFight, target, static_cast<std::uint8_t>(kind), 0};
      if (refuse_fight(pub, seat, choice).ok()) out.add(choice);
    }
  }
}

void play_action_card(Game& g, Seat seat, Card card) {
  const Ability* ability = action_of(g.cat, g.pub(), seat, g.cat.poker[kind_of(card)].abilities);
  assert(ability);
  lay_on_table(g, seat, card);
  if (ability->flags & Ability::kOnce) g.player(seat).once_used |= 1u << ability->once_slot;
  emit(g, EventKind::kPlayed, B(5, 1), seat, card);
  start_program(g, seat, From::kCard, card, ability->code);
}

void use_action(Game& g, Seat seat, From from, int id, const Ability* ability) {
  assert(ability);
  if (ability->flags & Ability::kOnce) g.player(seat).once_used |= 1u << ability->once_slot;
  const int shown = from == From::kItem ? id * 2 + (g.player(seat).upgraded >> id & 1) : id;
  emit(g, EventKind::kUsed, B(5, 1), seat,
       static_cast<int>(from == From::kItem ? Trigger::kItem : Trigger::kCharacter), shown);
  start_program(g, seat, from, id, ability->code);
}

}  // namespace

bool may_fight(const Public& pub, Seat seat, Seat target, FightKind kind) {
  return refuse_fight_here(pub, seat, target, kind).ok();
}

WhyNot must_be_at(const Catalog& cat, const Player& p, Tag tag, Rule rule) {
  if (at(cat, p.space, tag)) return {};
  return {Refusal::kNotAtLocation, rule, num(static_cast<int>(tag)), -1};
}

WhyNot must_pay(const Player& p, int tens, Rule rule) {
  if (p.cash >= tens) return {};
  return {Refusal::kCash, rule, num(tens), p.cash};
}

WhyNot refuse_action(const Catalog& cat, const Sight& view, Choice choice) {
  const Public& pub = view.pub;
  const Player& p = pub.player[view.seat];
  if (!pub.actions_left && choice.verb != Verb::kEndTurn) return {Refusal::kNoActionsLeft, B(3, 3)};
  switch (choice.verb) {
    case Verb::kMove: return refuse_move(cat, pub, view.seat, choice);
    case Verb::kPlayCard: return refuse_card(cat, view, choice.a);
    case Verb::kUseItem: return refuse_item(cat, pub, view.seat, choice.a);
    case Verb::kUseAbility: return refuse_ability(cat, pub, view.seat, choice.a);
    case Verb::kFight: return refuse_fight(pub, view.seat, choice);
    case Verb::kBuy:
    case Verb::kUpgrade: return refuse_purchase(cat, pub, view.seat, choice);
    case Verb::kPoker:
      return first_of(must_be_at(cat, p, Tag::kSaloon, B(7, 3)),
                      must_pay(p, terms_of(PokerGame::kSaloon).ante, B(7, 3)));
    case Verb::kProspect: return must_be_at(cat, p, Tag::kMine, B(7, 5));
    case Verb::kDeposit: return refuse_deposit(cat, view, choice);
    case Verb::kHeist: return refuse_heist(cat, pub, p);
    case Verb::kHeal:
      return first_of(must_be_at(cat, p, Tag::kDoctor, B(7, 8)),
                      must_pay(p, kDoctorCosts, B(7, 8)));
    case Verb::kRevel: return refuse_revel(cat, p, choice.a);
    case Verb::kTakeCattle: return refuse_cattle(cat, pub, p, choice.a);
    case Verb::kWork: return refuse_work(cat, pub, p);
    case Verb::kEndTurn: return {};
    case Verb::kTakeLonghorn:
    case Verb::kRobTrain:
    case Verb::kRailTravel:
    case Verb::kCrossPass:
    case Verb::kExplore:
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker: return refuse_ante_up_action(cat, view, choice);
    default: return {Refusal::kNotAnAnswer, B(3, 3)};
  }
}

void add_actions(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const Seat seat = view.seat;
  const Player& p = pub.player[seat];
  add_moves(cat, view, movement(cat, pub, seat), out);
  for_each_card(view.own.hand & cat.action_cards, [&](Card card) {
    if (refuse_card(cat, view, card).ok()) out.add(Verb::kPlayCard, card);
  });
  for (unsigned rest = items_with_action(cat, p); rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    if (refuse_item(cat, pub, seat, item).ok()) out.add(Verb::kUseItem, item);
  }
  if (p.flags & Player::kUnlocked)
    for (int i = 0; i < cat.characters[p.character].abilities.n; ++i)
      if (refuse_ability(cat, pub, seat, i).ok()) out.add(Verb::kUseAbility, i);
  add_fights(pub, seat, out);
  if (cat.locations.has(p.space)) add_location_actions(cat, view, out);
  if (refuse_work(cat, pub, p).ok()) out.add(Verb::kWork);
  out.add(Verb::kEndTurn);
  if (with_ante_up(pub)) add_ante_up_actions(cat, view, out);
}

void take_action(Game& g, Seat seat, Choice choice) {
  const Player& p = g.player(seat);
  emit(g, EventKind::kActionTaken, B(3, 3), seat, static_cast<int>(choice.verb), choice.a);
  switch (choice.verb) {
    case Verb::kMove: return start_move_action(g, seat, choice.a, choice.b != 0);
    case Verb::kPlayCard: return play_action_card(g, seat, choice.a);
    case Verb::kUseItem:
      return use_action(g, seat, From::kItem, choice.a,
                        action_of(g.cat, g.pub(), seat, side_of(g.cat, p, choice.a).abilities));
    case Verb::kUseAbility:
      return use_action(g, seat, From::kCharacter, choice.a, character_action(g.cat, p, choice.a));
    case Verb::kFight: return start_fight(g, seat, choice.a, static_cast<FightKind>(choice.b));
    case Verb::kBuy:
    case Verb::kUpgrade: return start_store(g, seat, choice);
    case Verb::kPoker: return start_poker(g, seat, PokerGame::kSaloon);
    case Verb::kProspect: return roll_dice(g, seat, 2, true);
    case Verb::kDeposit: return deposit(g, seat, choice);
    case Verb::kHeist: g.pub().heist_done = 1; return start_npc_fight(g, seat, FightKind::kGuard);
    case Verb::kHeal:
      pay_cash(g, seat, kDoctorCosts, B(7, 8));
      return heal(g, seat, kMaxWounds, B(7, 8));
    case Verb::kRevel:
      pay_cash(g, seat, kRevelCosts * choice.a, B(7, 8));
      return gain_lp(g, seat, choice.a, LpSource::kCabaret, B(7, 8));
    case Verb::kTakeCattle: return take_cattle(g, seat, choice.a);
    case Verb::kWork: return gain_cash(g, seat, kWorkPays, B(7, 10));
    case Verb::kTakeLonghorn:
    case Verb::kRobTrain:
    case Verb::kRailTravel:
    case Verb::kCrossPass:
    case Verb::kExplore:
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker: return take_ante_up_action(g, seat, choice);
    default: assert(false);  // no action
  }
}

}  // namespace dr
