// B7.2 General Store, A10 Trading Post, `shop` and `take-item`. A shop frame makes one purchase after
// another:
//
//   a 0 store, 1 card   b discount left   c type + 1   d item got by a card, kNone   e free
//   f item of the last purchase   g 1 bought, 2 upgraded   h 1 = at the Trading Post
#include "engine/rules/store.h"

#include "engine/flow/chapters.h"

namespace dr {
namespace {

enum Step : std::uint8_t { kAsk, kGained, kTold };

Rack rack_of(const Public& pub, Item item) {
  return pub.au.rack >> item & 1 ? kTradingPost : kGeneralStore;
}

WhyNot refuse_terms(const Catalog& cat, const Public& pub, Item item, Terms terms) {
  if (item >= cat.n_items) return {Refusal::kNotOffered, B(7, 2)};
  if (const Rack rack = rack_of(pub, item); terms.rack != kAnyRack && terms.rack != rack) {
    const Tag shop = rack == kTradingPost ? Tag::kTradingPost : Tag::kGeneralStore;
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

bool wearable(const Catalog& cat, Item item) { return cat.items[item].type != ItemType::kGeneral; }

bool in_use(const Player& p, Item item) { return p.weapon == item || p.mount == item; }

// What one purchase of `shop 1` leaves to do: upgrading the item just bought.
bool only_upgrade_left(const Frame& f) { return f.a == 1 && f.d != kNone; }

// The part of the discount the first purchase did not need counts for the second (G21).
void use_discount(Frame& f, int price) { f.b = u8(f.b - std::min<int>(f.b, price)); }

void buy(Game& g, Frame& f, Item item, bool activate) {
  const Terms terms = terms_of(f);
  Player& p = g.player(f.seat);
  pay_cash(g, f.seat, price_of(g.cat, item, terms), B(7, 2));
  use_discount(f, g.cat.items[item].price);
  --g.pub().stock[item];
  p.items |= 1u << item;
  emit(g, EventKind::kBought, B(7, 2), f.seat, item);
  if (activate) set_active(g, f.seat, item);
  f.d = f.f = item;
  f.g = 1;
  f.step = kGained;
}

void upgrade(Game& g, Frame& f, Item item, bool activate) {
  const Terms terms = terms_of(f);
  Player& p = g.player(f.seat);
  pay_cash(g, f.seat, price_of(g.cat, item, terms), B(7, 2));
  use_discount(f, g.cat.items[item].price);
  p.upgraded |= 1u << item;
  emit(g, EventKind::kUpgraded, B(7, 2), f.seat, item);
  if (activate) set_active(g, f.seat, item);
  trim_nuggets(g, f.seat);
  f.d = f.f = item;
  f.g = 2;
  f.step = kTold;
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
bool finished(const Game& g, const Frame& f) {
  const Public& pub = g.pub();
  if (f.a == 1 && (f.g == 2 || f.e)) return f.d != kNone;
  if (only_upgrade_left(f))
    return !refuse_upgrade(g.cat, pub, f.seat, f.d, false, terms_of(f)).ok();
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

Terms terms_of(const Frame& f) {
  const Rack rack = f.a ? kAnyRack : f.h ? kTradingPost : kGeneralStore;
  return {f.c, f.b, f.e != 0, rack};
}

Rack rack_at(const Catalog& cat, Space space) {
  if (at(cat, space, Tag::kGeneralStore)) return kGeneralStore;
  return at(cat, space, Tag::kTradingPost) ? kTradingPost : kAnyRack;
}

unsigned items_of(const Catalog& cat, const Player& p, ItemType type) {
  return p.items & cat.items_of_type[static_cast<int>(type)];
}

int general_items(const Catalog& cat, const Player& p) {
  return std::popcount(items_of(cat, p, ItemType::kGeneral));
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
  ++g.pub().stock[item];
  emit(g, EventKind::kItemGone, B(5, 1), seat, item, side);
  trim_nuggets(g, seat);
}

WhyNot refuse_buy(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                  Terms terms) {
  if (const WhyNot no = refuse_terms(cat, pub, item, terms); !no.ok()) return no;
  const Player& p = pub.player[seat];
  if (p.items >> item & 1) return {Refusal::kOwnedAlready, B(7, 2)};
  if (!pub.stock[item]) return {Refusal::kNoStock, B(7, 2)};
  if (!wearable(cat, item)) {
    if (general_items(cat, p) >= 3) return {Refusal::kTooManyItems, B(7, 2), 3, 3};
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
  for (Item item = 0; item < cat.n_items; ++item) {
    if (!refuse_buy(cat, pub, seat, item, false, terms).ok()) continue;
    out.add(Verb::kBuy, item, 0);
    if (wearable(cat, item)) out.add(Verb::kBuy, item, 1);
  }
  for (unsigned rest = pub.player[seat].items; rest; rest &= rest - 1)
    add_upgrades(cat, pub, seat, static_cast<Item>(std::countr_zero(rest)), terms, out);
}

bool can_shop(const Catalog& cat, const Public& pub, Seat seat, Terms terms) {
  for (Item item = 0; item < cat.n_items; ++item)
    if (refuse_buy(cat, pub, seat, item, false, terms).ok() ||
        refuse_upgrade(cat, pub, seat, item, false, terms).ok())
      return true;
  return false;
}

void start_store(Game& g, Seat seat, Choice first) {
  Frame& f = push(g, FrameKind::kShop, seat);
  f.d = kNone;
  f.h = rack_at(g.cat, g.player(seat).space) == kTradingPost;
  take_shop(g, f, seat, first);
}

void shop(Game& g, Seat seat, int type_plus_1, int discount, bool free) {
  Frame& f = push(g, FrameKind::kShop, seat);
  f.a = 1;
  f.b = u8(discount);
  f.c = u8(type_plus_1);
  f.d = kNone;
  f.e = free;
}

void gain_item(Game& g, Seat seat, Item item, bool upgraded, Rule rule) {
  Player& p = g.player(seat);
  --g.pub().stock[item];
  p.items |= 1u << item;
  if (upgraded) p.upgraded |= 1u << item;
  emit(g, EventKind::kBought, rule, seat, item);
  start_on_gain(g, seat, item);
}

void run_shop(Game& g, Frame& f) {
  const SeatSet owner = seat_bit(f.seat);
  switch (static_cast<Step>(f.step)) {
    case kGained: f.step = kTold; return start_on_gain(g, f.seat, f.f);
    case kTold:
      f.step = kAsk;
      return open_window(g, owner, {f.g == 1 ? Moment::kBought : Moment::kUpgraded, f.f, 0});
    case kAsk:
      if (finished(g, f)) return pop(g);
      return ask(g, Ask::kShop, owner);
  }
}

void options_shop(const Catalog& cat, const Sight& view, Choices& out) {
  const Frame& f = top(view.pub);
  out.add(Verb::kPass);
  if (!only_upgrade_left(f)) return add_purchases(cat, view.pub, view.seat, terms_of(f), out);
  add_upgrades(cat, view.pub, view.seat, f.d, terms_of(f), out);
}

void take_shop(Game& g, Frame& f, Seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kBuy: return buy(g, f, choice.a, choice.b != 0);
    case Verb::kUpgrade: return upgrade(g, f, choice.a, choice.b != 0);
    default: return pop(g);
  }
}

}  // namespace dr
