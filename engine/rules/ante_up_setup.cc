// A2 Set-up of Ante Up.
#include "engine/rules/ante_up.h"

namespace dr {
namespace {

std::uint64_t items_of_type(const Catalog& cat, ItemType type) {
  std::uint64_t set = 0;
  for (int i = 0; i < cat.n_items; ++i)
    if (cat.items[i].type == type) set |= 1u << i;
  return set;
}

int general_kinds(int kinds) { return kinds >= 18 ? 4 : kinds >= 15 ? 3 : 2; }  // AU2

void stock(Game& g, ItemType type, int n) {
  std::uint64_t kinds = items_of_type(g.cat, type);
  for (; n > 0 && kinds; --n) {
    const int item = pick(g, Purpose::kRack, kinds);
    g.pub().au.rack |= static_cast<std::uint16_t>(1u << item);
    emit(g, EventKind::kStocked, AU(2), kNone, item);
  }
}

void lay_frontier_tokens(Game& g) {
  std::uint64_t tokens = (1u << kFrontierTokens) - 1;
  for (int i = 0; i < kFrontierSpaces; ++i) {
    const int token = pick(g, Purpose::kFrontier, tokens);
    g.hid().au.frontier_at[i] = u8(token);
    g.pub().au.frontier[i] = g.cat.frontier[token].number;
  }
}

// AU5D: on space 5 of the tracks, and on LP 5, 10, 15, 20 as far as the game goes.
std::uint8_t markers(const Game& g) {
  const int length = game_length(g.pub().length);
  int set =
      marker_bit(Marker::kGambler) | marker_bit(Marker::kMarshal) | marker_bit(Marker::kWanted);
  int lp = 0;
  for (const Marker marker : kLpMarkers) {
    lp += kLpMarkerStep;
    if (lp < length || (lp == length && !g.other(Switch::kEventMarkerAtEnd)))
      set |= marker_bit(marker);
  }
  return u8(set);
}

}  // namespace

void set_up_ante_up(Game& g) {
  AnteUp& au = g.pub().au;
  AnteUpHidden& hid = g.hid().au;
  g.pub().sheriff = kNone;  // placed last (AU5F)
  if (with_mib(g.pub())) g.pub().mib.space = kNone;
  stock(g, ItemType::kWeapon, 1);
  stock(g, ItemType::kMount, 1);
  stock(g, ItemType::kGeneral, general_kinds(g.cat.n_items));
  au.longhorn_supply = g.cat.n_longhorns;
  au.train = 0;
  au.train_n = kTrainCards;
  hid.train = u8((1 << kTrainCards) - 1);
  lay_frontier_tokens(g);
  au.markers = markers(g);
  au.events_n = u8(g.cat.n_events);
  hid.events = static_cast<std::uint32_t>((std::uint64_t{1} << g.cat.n_events) - 1);
}

int set_up_events(const Public& pub) { return (pub.players + 1) / 2; }

void set_up_man_in_black(Game& g) {
  const Space start = g.cat.tag[static_cast<int>(Tag::kRailStation)].first();
  clear_start_space(g, start);
  g.pub().mib.space = start;
}

}  // namespace dr
