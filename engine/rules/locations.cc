// B7: what is done at a Location, in the order of its rules.
#include "engine/rules/locations.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/rules/actions.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/hand.h"
#include "engine/rules/resources.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

void add_deposits(const Catalog& cat, const Sight& view, Choices& out) {
  const CardSet gold = fools_gold(cat, view.own.hand);
  const int low = gold ? lowest(gold) + 1 : 0;
  const CardSet rest = gold & (gold - 1);
  const int high = rest ? lowest(rest) + 1 : 0;
  const int pairs[4][2] = {{0, 0}, {low, 0}, {high, 0}, {low, high}};
  for (int n = 0; n <= view.pub.player[view.seat].nuggets; ++n)
    for (int i = 0; i < 4; ++i) {
      if ((i == 1 && !low) || (i >= 2 && !high)) continue;
      const Choice choice{Verb::kDeposit, static_cast<std::uint8_t>(n),
                          static_cast<std::uint8_t>(pairs[i][0]),
                          static_cast<std::uint8_t>(pairs[i][1])};
      if (refuse_deposit(cat, view, choice).ok()) out.add(choice);
    }
}

// A token somebody has looked at is the next one (ruling 111).
int next_cattle(Game& g, int colour) {
  std::uint64_t ranch = g.hid().cattle[colour];
  const int index = g.hid().au.cattle_top[colour] ? g.hid().au.cattle_top[colour] - 1
                                                  : pick(g, Purpose::kCattle, ranch);
  g.hid().cattle[colour] &= u8(~(1 << index));
  shuffle_ranch(g, colour);
  return index;
}

}  // namespace

bool may_sell(const Public& pub) {
  return !(pub.deposit_done && on_other_side(pub.switches, Switch::kDepositPerTurn));
}

int revel_paid_by(int cash) { return std::min(kMostRevel, cash / kRevelCosts); }

WhyNot refuse_purchase(const Catalog& cat, const Public& pub, Seat seat, Choice choice) {
  const Player& p = pub.player[seat];
  const Rack rack = rack_at(cat, p.space);
  if (rack == Rack::kAny) return must_be_at(cat, p, Tag::kGeneralStore, B(7, 1));
  const Terms terms{0, 0, false, rack};
  const bool active = choice.b != 0;
  return choice.verb == Verb::kBuy ? refuse_buy(cat, pub, seat, choice.a, active, terms)
                                   : refuse_upgrade(cat, pub, seat, choice.a, active, terms);
}

// b and c name Fool's Gold cards to be sold as well (ruling 73).
WhyNot refuse_deposit(const Catalog& cat, const Sight& view, Choice choice) {
  const Player& p = view.pub.player[view.seat];
  if (const WhyNot no = must_be_at(cat, p, Tag::kBank, B(7, 6)); !no.ok()) return no;
  if (!may_sell(view.pub))
    return {Refusal::kOncePerTurn, with_ante_up(view.pub) ? AU(60) : B(7, 6)};
  CardSet gold = 0;
  for (std::uint8_t named : {choice.b, choice.c})
    if (named > kPokerCards)
      return {Refusal::kNotInHand, Ruling(73)};
    else if (named)
      gold |= bit(static_cast<Card>(named - 1));
  if ((gold & fools_gold(cat, view.own.hand)) != gold) return {Refusal::kNotInHand, Ruling(73)};
  const bool tidy = choice.c == 0 || (choice.b != 0 && choice.b < choice.c);
  if (choice.a > p.nuggets || choice.a + count(gold) == 0 || !tidy)
    return {Refusal::kNothingToSell, B(7, 6), choice.a, p.nuggets};
  return {};
}

WhyNot refuse_heist(const Catalog& cat, const Public& pub, const Player& p) {
  if (const WhyNot no = must_be_at(cat, p, Tag::kBank, B(7, 7)); !no.ok()) return no;
  return pub.heist_done ? WhyNot{Refusal::kOncePerTurn, B(7, 7)} : WhyNot{};
}

WhyNot refuse_revel(const Catalog& cat, const Player& p, int lp) {
  if (const WhyNot no = must_be_at(cat, p, Tag::kCabaret, B(7, 8)); !no.ok()) return no;
  if (lp < 1 || lp > kMostRevel) return {Refusal::kRevelRange, B(7, 16), num(kMostRevel), num(lp)};
  return must_pay(p, kRevelCosts * lp, B(7, 8));
}

WhyNot refuse_cattle(const Catalog& cat, const Public& pub, const Player& p, int colour) {
  if (!pub.cattle_game) return {Refusal::kNoCattleInGame, B(2, 8)};
  if (colour >= kCattleColours) return {Refusal::kNotOffered, B(7, 9)};
  const Tag ranch = static_cast<Tag>(static_cast<int>(Tag::kRanchGreen) + colour);
  if (const WhyNot no = must_be_at(cat, p, ranch, B(7, 9)); !no.ok()) return no;
  if (p.cattle != kNone) return {Refusal::kCarriesCattle, B(7, 9)};
  return pub.cattle_n[colour] ? WhyNot{} : WhyNot{Refusal::kNoCattleLeft, B(3, 7)};
}

WhyNot refuse_work(const Catalog& cat, const Public& pub, const Player& p) {
  if (cat.locations.has(p.space) || on_other_side(pub.switches, Switch::kWorkAnywhere)) return {};
  return {Refusal::kNotInPlace, B(7, 10)};
}

// The actions of the tagged place the player stands in.
void add_location_actions(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const Player& p = pub.player[view.seat];
  const auto here = [&](Tag tag) { return at(cat, p.space, tag); };
  const auto offer = [&](Verb verb, int a = 0) {
    const Choice choice{verb, u8(a)};
    if (refuse_action(cat, view, choice).ok()) out.add(choice);
  };
  if (const Rack rack = rack_at(cat, p.space); rack != Rack::kAny)
    add_purchases(cat, pub, view.seat, {0, 0, false, rack}, out);
  if (here(Tag::kSaloon)) offer(Verb::kPoker);
  if (here(Tag::kMine)) offer(Verb::kProspect);
  if (here(Tag::kBank)) {
    add_deposits(cat, view, out);
    offer(Verb::kHeist);
  }
  if (here(Tag::kDoctor)) offer(Verb::kHeal);
  if (here(Tag::kCabaret))
    for (int lp = 1; lp <= kMostRevel; ++lp) offer(Verb::kRevel, lp);
  if (cat.ranches.has(p.space))
    for (int colour = 0; colour < kCattleColours; ++colour) offer(Verb::kTakeCattle, colour);
}

void deposit(Game& g, Seat seat, Choice choice) {
  CardSet gold = 0;
  for (std::uint8_t named : {choice.b, choice.c})
    if (named) gold |= bit(static_cast<Card>(named - 1));
  const int sold = choice.a + count(gold);
  g.pub().deposit_done = 1;
  drop_nuggets(g, seat, choice.a, B(7, 6));
  gain_cash(g, seat, kNuggetPays * sold, B(7, 6));
  gain_lp(g, seat, sold, LpSource::kDeposit, B(7, 6));
  g.player(seat).act_sold = static_cast<std::uint8_t>(sold);
  discard_from_hand(g, seat, gold, Ruling(73));
}

void take_cattle(Game& g, Seat seat, int colour) {
  const int index = next_cattle(g, colour);
  --g.pub().cattle_n[colour];
  ++g.pub().reveals;
  g.player(seat).cattle = static_cast<std::uint8_t>(colour);
  g.own(seat).cattle = static_cast<std::uint8_t>(colour * kCattlePerColour + index);
  emit(g, EventKind::kCattleTaken, B(7, 9), seat, colour);
  emit(g, EventKind::kCattleSeen, B(7, 9), seat, g.own(seat).cattle);
}

}  // namespace dr
