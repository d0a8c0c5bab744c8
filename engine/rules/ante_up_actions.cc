// The actions Ante Up adds: which are open, and why one is not.
#include "engine/rules/actions.h"

#include "engine/flow/facts.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/move.h"
#include "engine/rules/poker.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

// AU70: arriving is entering.
WhyNot refuse_arrival(const Catalog& cat, const Public& pub, const Player& p) {
  if (p.wp && cat.linked[p.space].has(pub.sheriff)) return {Refusal::kSheriffThere, B(4, 5)};
  return {};
}

WhyNot refuse_train(const Catalog& cat, const Public& pub, const Player& p) {
  const Space train = train_space(cat, pub);
  if (p.space != train) return {Refusal::kNoTrain, AU(34), train, -1};
  return pub.au.train_done ? WhyNot{Refusal::kOncePerTurn, AU(60)} : WhyNot{};
}

WhyNot refuse_explore(const Catalog& cat, const Sight& view, const Player& p) {
  const int frontier = frontier_here(cat, p.space);
  if (frontier < 0)
    return {Refusal::kNotAtLocation, AU(41), num(static_cast<int>(Tag::kFrontier6)), -1};
  if (!view.pub.au.frontier[frontier]) return {Refusal::kExploredAlready, AU(41)};
  const int need = frontier_need(cat, view.pub, frontier), have = cards_worth(view.own.hand);
  return have < need ? WhyNot{Refusal::kHandValue, AU(41), num(need), num(have)} : WhyNot{};
}

WhyNot refuse_high_roller(const Catalog& cat, const Public& pub, const Player& p) {
  if (!high_roller_in(pub, cat.spaces[p.space].town)) return {Refusal::kNoHighRoller, AU(23)};
  return must_pay(p, terms_of(PokerGame::kHighRoller).ante, AU(23));
}

WhyNot refuse_community(const Public& pub, const Player& p) {
  if (!(pub.modules & kCommunityPoker)) return {Refusal::kNotInThisGame, AU(52)};
  const int ante = terms_of(PokerGame::kCommunity).ante;
  if (!on_other_side(pub.switches, Switch::kCcpStake)) return must_pay(p, ante, AU(52));
  if (!p.hand_n) return {Refusal::kEmptyHand, AU(52)};
  return must_pay(p, ante + kPokerRaise, AU(52));
}

// The actions at a saloon.
WhyNot refuse_gamble(const Catalog& cat, const Sight& view, const Player& p, Verb verb) {
  const Rule rule = verb == Verb::kFaro ? AU(44) : verb == Verb::kHighRoller ? AU(23) : AU(52);
  if (const WhyNot no = must_be_at(cat, p, Tag::kSaloon, rule); !no.ok()) return no;
  if (verb == Verb::kHighRoller) return refuse_high_roller(cat, view.pub, p);
  if (verb == Verb::kCommunityPoker) return refuse_community(view.pub, p);
  return must_pay(p, faro_stake(0), AU(73));
}

}  // namespace

WhyNot refuse_ante_up_action(const Catalog& cat, const Sight& view, Choice choice) {
  const Public& pub = view.pub;
  const Player& p = pub.player[view.seat];
  if (!with_ante_up(pub)) return {Refusal::kNotInThisGame, AU(1)};
  switch (choice.verb) {
    case Verb::kTakeLonghorn:
      return pub.au.longhorns.has(p.space) ? WhyNot{} : WhyNot{Refusal::kNoLonghorn, AU(16)};
    case Verb::kRobTrain: return refuse_train(cat, pub, p);
    case Verb::kRailTravel:
      return first_of(
          first_of(must_be_at(cat, p, Tag::kRailStation, AU(39)), must_pay(p, kFareCosts, AU(39))),
          refuse_arrival(cat, pub, p));
    case Verb::kCrossPass:
      if (!cat.passes.has(p.space)) return {Refusal::kNoWayAcross, AU(42)};
      return refuse_arrival(cat, pub, p);
    case Verb::kExplore: return refuse_explore(cat, view, p);
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker: return refuse_gamble(cat, view, p, choice.verb);
    default: assert(false); return {Refusal::kNotAnAnswer, B(3, 3)};
  }
}

void add_ante_up_actions(const Catalog& cat, const Sight& view, Choices& out) {
  const auto offer = [&](Verb verb) {
    if (refuse_ante_up_action(cat, view, {verb}).ok()) out.add(verb);
  };
  const Space here = view.pub.player[view.seat].space;
  if (view.pub.au.longhorns.has(here)) offer(Verb::kTakeLonghorn);
  if (train_space(cat, view.pub) == here) offer(Verb::kRobTrain);
  if (!cat.locations.has(here)) return;  // the rest needs a tagged place
  if (at(cat, here, Tag::kRailStation)) offer(Verb::kRailTravel);
  if (cat.passes.has(here)) offer(Verb::kCrossPass);
  if (frontier_here(cat, here) >= 0) offer(Verb::kExplore);
  if (!at(cat, here, Tag::kSaloon)) return;
  for (const Verb verb : {Verb::kFaro, Verb::kHighRoller, Verb::kCommunityPoker}) offer(verb);
}

void take_ante_up_action(Game& g, Seat seat, Choice choice) {
  const Space here = g.player(seat).space;
  switch (choice.verb) {
    case Verb::kTakeLonghorn:
      g.pub().au.longhorns.remove(here);
      ++g.pub().au.longhorn_supply;
      return gain_longhorns(g, seat, 1, AU(16));
    case Verb::kRobTrain: return rob_train(g, seat);
    case Verb::kRailTravel:
      pay_cash(g, seat, kFareCosts, AU(39));
      return start_rail_travel(g, seat, g.cat.linked[here].first());
    case Verb::kCrossPass: return start_move_action(g, seat, g.cat.linked[here].first(), false);
    case Verb::kExplore: return start_exploring(g, seat);
    case Verb::kFaro: return start_faro(g, seat);
    case Verb::kHighRoller: return start_poker(g, seat, PokerGame::kHighRoller);
    case Verb::kCommunityPoker: return start_poker(g, seat, PokerGame::kCommunity);
    default: assert(false);
  }
}

}  // namespace dr
