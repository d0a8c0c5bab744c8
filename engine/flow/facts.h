// Plain facts of the table that conditions, windows and all chapters read.
#pragma once

#include "engine/flow/game.h"

namespace dr {

// --- figures ------------------------------------------------------------------------------------

// Whether a player, the Man in Black, the Sheriff or bandits stand in a space.
bool figure_at(const Public& pub, Space space);

// The figures of other players in a seat's space, the Man in Black among them (MB3).
SeatSet others_here(const Public& pub, Seat seat);

// --- the board ----------------------------------------------------------------------------------

inline const SpaceSet& near(const Catalog& cat, const Public& pub, Space space) {
  return cat.near[on_other_side(pub.switches, Switch::kDiagonals)][space];
}
inline bool at(const Catalog& cat, Space space, Tag tag) {
  return cat.tag[static_cast<int>(tag)].has(space);
}
// Neighbours for the Sheriff and the Man in Black: a rail or pass link is one space (AU39, AU42).
inline SpaceSet near_or_linked(const Catalog& cat, const Public& pub, Space space) {
  return near(cat, pub, space) | cat.linked[space];
}

// --- items and cards ----------------------------------------------------------------------------

inline const ItemSide& side_of(const Catalog& cat, const Player& p, Item item) {
  return cat.items[item].side[p.upgraded >> item & 1];
}
inline bool works(const Catalog& cat, const Player& p, Item item) {  // G12
  return (p.items >> item & 1) &&
         (cat.items[item].type == ItemType::kGeneral || p.weapon == item || p.mount == item);
}
inline unsigned items_of(const Catalog& cat, const Player& p, ItemType type) {  // a set of kinds
  return p.items & cat.items_of_type[static_cast<int>(type)];
}
inline int general_items(const Catalog& cat, const Player& p) {
  return std::popcount(items_of(cat, p, ItemType::kGeneral));
}
inline CardSet fools_gold(const Catalog& cat, CardSet hand) { return hand & cat.nugget_cards; }

}  // namespace dr
