// Buying and upgrading (B7.2).
#pragma once

#include "darkrock/queries.h"
#include "engine/flow/game.h"

namespace dr {

// What a purchase is bound by: a store, `shop 1 [KIND] [-$N]` or `take-item 1`.
struct Terms {
  std::uint8_t type_plus_1 = 0;  // only this ItemType, 0 = any
  std::uint8_t discount = 0;     // tens of dollars
  bool free = false;
  Rack rack = Rack::kAny;  // AU37
};

enum class ShopStep : std::uint8_t { kAsk, kGained, kTold };
enum class Deed : std::uint8_t { kNothing, kBought, kUpgraded };

// Makes one purchase after another.
struct [[gnu::may_alias]] ShopFrame {
  static constexpr FrameKind kKind = FrameKind::kShop;

  FrameKind kind;
  ShopStep step;
  Seat seat;
  std::uint8_t by_card;   // 1: a card's one purchase, 0: a shop's
  std::uint8_t discount;  // left, tens of dollars
  std::uint8_t type_plus_1;
  Item got;  // kNone until something was bought or upgraded
  std::uint8_t free;
  Item item;  // of the last purchase
  Deed deed;  // the last one
  std::uint8_t trading_post;
  std::uint8_t pad[5];
};

Terms terms_of(const ShopFrame& f);

void run_shop(Game& g, ShopFrame& f);
void options_shop(const Catalog& cat, const Sight& view, Choices& out);
void take_shop(Game& g, ShopFrame& f, Seat seat, Choice choice);

// The rack that a shop in this space sells from, Rack::kAny if there is no shop.
Rack rack_at(const Catalog& cat, Space space);

// Tens of dollars.
int price_of(const Catalog& cat, Item item, Terms terms);

WhyNot refuse_buy(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                  Terms terms);
WhyNot refuse_upgrade(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                      Terms terms);
bool can_shop(const Catalog& cat, const Public& pub, Seat seat, Terms terms);
void add_purchases(const Catalog& cat, const Public& pub, Seat seat, Terms terms, Choices& out);

void set_active(Game& g, Seat seat, Item item);
void return_item(Game& g, Seat seat, Item item);

// A card's purchase: `shop 1 [KIND] [-$N]` or `take-item 1`.
void shop(Game& g, Seat seat, int type_plus_1, int discount, bool free);

// The store action begins with a first purchase.
void start_store(Game& g, Seat seat, Choice first);

// Gives an item of the start bonus, its on-gain effect included.
void gain_item(Game& g, Seat seat, Item item, bool upgraded, Rule rule);

}  // namespace dr
