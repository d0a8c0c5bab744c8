// What fills the blanks of an option's templates (wording_choice.cc), each asked for by itself.
#pragma once

#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "text/wording/wording.h"

namespace dr {

struct ChoiceSpeaker {
  const Content& content;
  const View& view;
  const Templates& words;

  const Player* me() const {  // null: a spectator
    return view.seat < pub().players ? &pub().player[view.seat] : nullptr;
  }

  std::string variant(Choice choice) const;        // of the template; empty: the plain one
  std::string thing(Choice choice) const;          // {a}
  std::string_view place_id(Choice choice) const;  // of the space or town that {a} is, or empty
  int n(Choice choice) const;                      // {n}
  std::string effect(Choice choice) const;         // what the words of a card do
  std::string cash(Choice choice) const;           // dollars that change hands
  std::string loot_of(Seat seat) const;            // what a robbery of that seat is about

 private:
  const Public& pub() const { return view.pub; }
  Space here() const { return me() ? me()->space : dr::kNone; }
  Space linked_space() const {
    return me() ? dr::linked_space(content.catalog, pub(), view.seat) : dr::kNone;
  }
  bool at_outlaw_camp() const {
    return here() < kMaxSpaces &&
           content.catalog.tag[static_cast<int>(Tag::kOutlawCamp)].has(here());
  }
  std::string_view foe_at(Space space) const;  // who is fought on entering it: part of a key
  bool can_be_used(Choice purchase) const;
  int distance(Choice choice) const;
  int frontier_cost() const;
  std::string fighter() const;  // whom a fight card is laid against
  std::string fools_gold(int first, int second) const;
  std::string goal(int n) const;
  std::string end_of_purchase(Item item, int side) const;
};

}  // namespace dr
