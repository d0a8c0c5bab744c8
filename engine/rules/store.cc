// B7.2 General Store, A10 Trading Post, `shop` and `take-item`.
#include "engine/rules/store.h"

#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

Rack rack_of(const Public& pub, Item item) {
  return pub.au.rack >> item & 1 ? Rack::kTradingPost : Rack::kGeneralStore;
}

WhyNot refuse_terms(const Catalog& cat, const Public& pub, Item item, Terms terms) {
  if (item >= cat.n_items) return {Refusal::kNotOffered, B(7, 2)};
  if (const Rack rack = rack_of(pub, item); terms.rack != Rack::kAny && terms.rack != rack) {
    const Tag shop = rack == Rack::kTradingPost ? Tag::kTradingPost : Tag::kGeneralStore;
    return {Refusal::kOtherRack, AU(37), static_cast<std::int16_t>(shop), -1};
  }
  if (terms.type_plus_1 && static_cast<int>(cat.items[item].type) + 1 != terms.type_plus_1)
    return {Refusal::kNotOffered, B(7, 2)};
  return {};
}

WhyNot refuse_price(const Catalog& cat, const Player& p, Item item, Terms terms) {
  const int price = price_of(cat, item, terms);
  if (p.cash < price) return {Refusal::kCash, B(7, 2), static_cast<std::int16_t>(price), p.cash};
  return {};
}

// The item kinds that the seat could pay.
unsigned affordable(const Catalog& cat, const Player& p, Terms terms) {
  constexpr int kMost = static_cast<int>(std::size(Catalog{}.items_up_to)) - 1;
  return cat.items_up_to[terms.free ? kMost : std::min(p.cash + terms.discount, kMost)];
}

bool wearable(const Catalog& cat, Item item) { return cat.items[item].type != ItemType::kGeneral; }

bool in_use(const Player& p, Item item) { return p.weapon == item || p.mount == item; }

// What one purchase of `shop 1` leaves to do: upgrading the item just bought.
bool only_upgrade_left(const ShopFrame& f) { return f.by_card && f.got != kNone; }

// The part of the discount the first purchase did not need counts for the second (G21).
void use_discount(ShopFrame& f, int price) {
  f.discount = u8(f.discount - std::min<int>(f.discount, price));
}

void buy(Game& g, ShopFrame& f, Item item, bool activate) {
  const Terms terms = terms_of(f);
  Player& p = g.player(f.seat);
  pay_cash(g, f.seat, price_of(g.cat, item, terms), B(7, 2));
  use_discount(f, g.cat.items[item].price);
  --stock_of(g.pub(), item);
  p.items |= 1u << item;
  emit(g, EventKind::kBought, B(7, 2), f.seat, item);
  if (activate) set_active(g, f.seat, item);
  f.got = f.item = item;
  f.deed = Deed::kBought;
  f.step = ShopStep::kGained;
}

void upgrade(Game& g, ShopFrame& f, Item item, bool activate) {
  const Terms terms = terms_of(f);
  Player& p = g.player(f.seat);
  pay_cash(g, f.seat, price_of(g.cat, item, terms), B(7, 2));
  use_discount(f, g.cat.items[item].price);
  p.upgraded |= 1u << item;
  emit(g, EventKind::kUpgraded, B(7, 2), f.seat, item);
  if (activate) set_active(g, f.seat, item);
  trim_nuggets(g, f.seat);
  f.got = f.item = item;
  f.deed = Deed::kUpgraded;
  f.step = ShopStep::kTold;
}

void start_on_gain(Game& g, Seat seat, Item item) {
  const Player& p = g.player(seat);
  const Occasion occasion{Moment::kOnGain, item, 0};
  for (const Ability& ability : abilities(g.cat, side_of(g.cat, p, item).abilities))
    if (ability.moment == Moment::kOnGain && ability.head == Head::kAuto &&
        usable(g.cat, g.pub(), nullptr, seat, occasion, ability))
      start_program(g, seat, From::kItem, item, ability.code, occasion);
}

// Nothing more to buy, or a card's one purchase is made.
bool finished(const Game& g, const ShopFrame& f) {
  const Public& pub = g.pub();
  if (f.by_card && (f.deed == Deed::kUpgraded || f.free)) return f.got != kNone;
  if (only_upgrade_left(f))
    return !refuse_upgrade(g.cat, pub, f.seat, f.got, false, terms_of(f)).ok();
  return !can_shop(g.cat, pub, f.seat, terms_of(f));
}

void add_upgrades(const Catalog& cat, const Public& pub, Seat seat, Item item, Terms terms,
                  Choices& out) {
  for (int activate = 0; activate < 2; ++activate)
    if (refuse_upgrade(cat, pub, seat, item, activate, terms).ok())
      out.add(Verb::kUpgrade, item, activate);
}

}  // namespace

int price_of(const Catalog& cat, Item item, Terms terms) {
  return terms.free ? 0 : std::max(0, cat.items[item].price - terms.discount);
}

int price_for(const Catalog& cat, const Public& pub, Seat seat, Item item, int off) {
  const Terms terms{0, u8(off), false, Rack::kAny};
  const bool owned = pub.player[seat].items >> item & 1;
  const WhyNot no = owned ? refuse_upgrade(cat, pub, seat, item, false, terms)
                          : refuse_buy(cat, pub, seat, item, false, terms);
  return no.ok() ? price_of(cat, item, terms) : -1;
}

Terms terms_of(const ShopFrame& f) {
  const Rack rack = f.by_card        ? Rack::kAny
                    : f.trading_post ? Rack::kTradingPost
                                     : Rack::kGeneralStore;
  return {f.type_plus_1, f.discount, f.free != 0, rack};
}

Rack rack_at(const Catalog& cat, Space space) {
  if (at(cat, space, Tag::kGeneralStore)) return Rack::kGeneralStore;
  return at(cat, space, Tag::kTradingPost) ? Rack::kTradingPost : Rack::kAny;
}

void set_active(Game& g, Seat seat, Item item) {
  Player& p = g.player(seat);
  std::uint8_t& slot = g.cat.items[item].type == ItemType::kMount ? p.mount : p.weapon;
  if (slot == item) return;
  slot = item;
  emit(g, EventKind::kActive, B(3, 5), seat, item);
  trim_nuggets(g, seat);
}

void return_item(Game& g, Seat seat, Item item) {
  Player& p = g.player(seat);
  const int side = p.upgraded >> item & 1;
  p.items &= static_cast<std::uint16_t>(~(1u << item));
  p.upgraded &= static_cast<std::uint16_t>(~(1u << item));
  if (p.weapon == item) p.weapon = kNone;  // B3.8
  if (p.mount == item) p.mount = kNone;
  ++stock_of(g.pub(), item);
  emit(g, EventKind::kItemGone, B(5, 1), seat, item, side);
  trim_nuggets(g, seat);
}

WhyNot refuse_buy(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                  Terms terms) {
  if (const WhyNot no = refuse_terms(cat, pub, item, terms); !no.ok()) return no;
  const Player& p = pub.player[seat];
  if (p.items >> item & 1) return {Refusal::kOwnedAlready, B(7, 2)};
  if (!stock_of(pub, item)) return {Refusal::kNoStock, B(7, 2)};
  if (!wearable(cat, item)) {
    if (general_items(cat, p) >= kGeneralItems)
      return {Refusal::kTooManyItems, B(7, 2), kGeneralItems, kGeneralItems};
    if (activate) return {Refusal::kCannotActivate, B(3, 5)};
  }
  return refuse_price(cat, p, item, terms);
}

WhyNot refuse_upgrade(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                      Terms terms) {
  if (const WhyNot no = refuse_terms(cat, pub, item, terms); !no.ok()) return no;
  const Player& p = pub.player[seat];
  if (terms.free) return {Refusal::kNotOffered, B(7, 2)};
  if (!cat.items[item].has_upgrade) return {Refusal::kNoUpgrade, B(7, 2)};
  if (!(p.items >> item & 1)) return {Refusal::kNotOwned, B(7, 2)};
  if (p.upgraded >> item & 1) return {Refusal::kUpgradedAlready, B(7, 2)};
  if (activate && (in_use(p, item) || on_other_side(pub.switches, Switch::kSwapOnUpgrade)))
    return {Refusal::kCannotActivate, B(3, 5)};
  return refuse_price(cat, p, item, terms);
}

void add_purchases(const Catalog& cat, const Public& pub, Seat seat, Terms terms, Choices& out) {
  const Player& p = pub.player[seat];
  const unsigned kinds = affordable(cat, p, terms);
  for (unsigned rest = kinds & ~p.items; rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    if (!refuse_buy(cat, pub, seat, item, false, terms).ok()) continue;
    out.add(Verb::kBuy, item, 0);
    if (wearable(cat, item)) out.add(Verb::kBuy, item, 1);
  }
  for (unsigned rest = kinds & p.items; rest; rest &= rest - 1)
    add_upgrades(cat, pub, seat, static_cast<Item>(std::countr_zero(rest)), terms, out);
}

bool can_shop(const Catalog& cat, const Public& pub, Seat seat, Terms terms) {
  for (unsigned rest = affordable(cat, pub.player[seat], terms); rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    if (refuse_buy(cat, pub, seat, item, false, terms).ok() ||
        refuse_upgrade(cat, pub, seat, item, false, terms).ok())
      return true;
  }
  return false;
}

void start_store(Game& g, Seat seat, Choice first) {
  ShopFrame& f = push<ShopFrame>(g, seat);
  f.got = kNone;
  f.trading_post = rack_at(g.cat, g.player(seat).space) == Rack::kTradingPost;
  take_shop(g, f, seat, first);
}

void shop(Game& g, Seat seat, int type_plus_1, int discount, bool free) {
  ShopFrame& f = push<ShopFrame>(g, seat);
  f.by_card = 1;
  f.discount = u8(discount);
  f.type_plus_1 = u8(type_plus_1);
  f.got = kNone;
  f.free = free;
}

void gain_item(Game& g, Seat seat, Item item, bool upgraded, Rule rule) {
  Player& p = g.player(seat);
  --stock_of(g.pub(), item);
  p.items |= 1u << item;
  if (upgraded) p.upgraded |= 1u << item;
  emit(g, EventKind::kBought, rule, seat, item);
  start_on_gain(g, seat, item);
}

void run_shop(Game& g, ShopFrame& f) {
  const SeatSet owner = seat_bit(f.seat);
  switch (f.step) {
    using enum ShopStep;
    case kGained: f.step = kTold; return start_on_gain(g, f.seat, f.item);
    case kTold:
      f.step = kAsk;
      return open_window(
          g, owner, {f.deed == Deed::kBought ? Moment::kBought : Moment::kUpgraded, f.item, 0});
    case kAsk:
      if (finished(g, f)) return pop(g);
      return ask(g, Ask::kShop, owner);
  }
}

void options_shop(const Catalog& cat, const Sight& view, Choices& out) {
  const ShopFrame& f = as<ShopFrame>(top(view.pub));
  out.add(Verb::kPass);
  if (!only_upgrade_left(f)) return add_purchases(cat, view.pub, view.seat, terms_of(f), out);
  add_upgrades(cat, view.pub, view.seat, f.got, terms_of(f), out);
}

void take_shop(Game& g, ShopFrame& f, Seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kBuy: return buy(g, f, choice.a, choice.b != 0);
    case Verb::kUpgrade: return upgrade(g, f, choice.a, choice.b != 0);
    case Verb::kPass: return pop(g);
    default: assert(false);
  }
}

}  // namespace dr
