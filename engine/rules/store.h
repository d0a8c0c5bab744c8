// Buying and upgrading (B7.2).
#pragma once

#include "engine/flow/game.h"

namespace dr {

// The Trading Post has items of its own (AU37).
enum Rack : std::uint8_t { kAnyRack, kGeneralStore, kTradingPost };

// What a purchase is bound by: a store, `shop 1 [KIND] [-$N]` or `take-item 1`.
struct Terms {
  std::uint8_t type_plus_1 = 0;  // only this ItemType, 0 = any
  std::uint8_t discount = 0;     // tens of dollars
  bool free = false;
  std::uint8_t rack = kAnyRack;
};
Terms terms_of(const Frame& f);  // of a shop frame

// The rack that a shop in this space sells from, kAnyRack if there is no shop.
Rack rack_at(const Catalog& cat, Space space);

// Tens of dollars.
int price_of(const Catalog& cat, Item item, Terms terms);

WhyNot refuse_buy(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                  Terms terms);
WhyNot refuse_upgrade(const Catalog& cat, const Public& pub, Seat seat, Item item, bool activate,
                      Terms terms);
bool can_shop(const Catalog& cat, const Public& pub, Seat seat, Terms terms);
void add_purchases(const Catalog& cat, const Public& pub, Seat seat, Terms terms, Choices& out);

// The store action begins with a first purchase.
void start_store(Game& g, Seat seat, Choice first);

// Gives an item of the start bonus, its on-gain effect included.
void gain_item(Game& g, Seat seat, Item item, bool upgraded, Rule rule);

}  // namespace dr
