// Real games of Ante Up up to their first turn, and what the log of a set-up says must lie where.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <set>
#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::start {

inline const Content& content() { return default_content(kAnteUp); }
inline const Catalog& cat() { return content().catalog; }
inline std::string space_id(Space s) { return content().lexicon.entry(Deck::kSpace, s).id; }
inline Space space(std::string_view id) {
  return static_cast<Space>(content().lexicon.find(id)->second);
}
inline std::uint8_t character(std::string_view id) {
  return static_cast<std::uint8_t>(content().lexicon.find(id)->second);
}

inline Setup with(int players, std::initializer_list<const char*> characters = {}) {
  Setup setup = ante_up(kAnteUp);
  setup.players = static_cast<std::uint8_t>(players);
  int seat = 0;
  for (const char* id : characters) setup.characters[seat++] = character(id);
  return setup;
}

struct NewGame {
  State state;
  Events events;
};

// Up to the first question.
inline NewGame begin(const Setup& setup, int seed) {
  NewGame game;
  game.state = new_game(cat(), setup, seed_from(static_cast<std::uint64_t>(seed)), &game.events);
  return game;
}

// Up to the first turn, by the first option everywhere.
inline NewGame to_first_turn(const Setup& setup, int seed) {
  NewGame game = begin(setup, seed);
  while (game.state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(game.state.pub)));
    Choices list;
    legal(cat(), observe(game.state, seat), list);
    apply(cat(), game.state, seat, list[0], &game.events);
  }
  return game;
}

// The table as C15 and AU7 make it, from the events drawn and the figures put down alone.
struct Expected {
  std::map<TokenKind, std::set<std::string>> on;
  std::map<std::string, int> gold;
  std::string train = "sv12";
  std::set<std::string> figures;
  int events = 0, returned = 0;

  bool taken(const std::string& id) {
    return figures.contains(id) || on[kOutlaws].contains(id) || on[kJumpers].contains(id) ||
           on[kLonghorns].contains(id);
  }
  void resolve(const EventRow& row) {
    ++events;
    for (const EventRow::Place& place : row.place) {
      if (!place.space) continue;
      if (place.kind == kGold) gold[place.space] += place.n;
      if (place.kind == kRollers || (place.kind != kGold && !taken(place.space)))
        on[place.kind].insert(place.space);
    }
    if (!row.sheriff) train = row.to;
  }
  void put_figure(const std::string& id) {
    for (const TokenKind kind : {kOutlaws, kJumpers, kLonghorns})
      returned += static_cast<int>(on[kind].erase(id));
    figures.insert(id);
  }
};

inline Expected follow(const Events& log) {
  Expected table;
  for (int i = 0; i < log.n; ++i) {
    const Event& e = log.list[i];
    if (e.kind == EventKind::kEventCard) {
      EXPECT_EQ(content().lexicon.entry(Deck::kEvent, e.a).id, event_row(e.a).id);
      table.resolve(event_row(e.a));
    }
    if (e.kind == EventKind::kStarted) table.put_figure(space_id(static_cast<Space>(e.a)));
  }
  return table;
}

inline std::set<std::string> ids(SpaceSet set) {
  std::set<std::string> out;
  for_each(set, [&](Space s) { out.insert(space_id(s)); });
  return out;
}

inline void expect_board(const State& state, Expected& table) {
  const Public& pub = state.pub;
  EXPECT_EQ(ids(pub.au.outlaws), table.on[kOutlaws]);
  EXPECT_EQ(ids(pub.au.claim_jumpers), table.on[kJumpers]);
  EXPECT_EQ(ids(pub.au.longhorns), table.on[kLonghorns]);
  EXPECT_EQ(pub.au.longhorn_supply, 6 - static_cast<int>(table.on[kLonghorns].size()));
  for (const char* saloon : {"dr5", "rf2", "bg1"}) {
    const int town = static_cast<int>(cat().spaces[space(saloon)].town);
    EXPECT_EQ(pub.au.rollers >> town & 1, table.on[kRollers].contains(saloon)) << saloon;
  }
  std::size_t out = 0;  // tokens that have left their stacks
  for (const Space at : state.hid.au.token_at) out += at != 0;
  EXPECT_EQ(out, table.on[kOutlaws].size() + table.on[kJumpers].size() + table.on[kRollers].size());
  std::map<std::string, int> gold;
  for (const AnteUp::Pile& pile : pub.au.gold)
    if (pile.n) gold[space_id(pile.space)] += pile.n;
  EXPECT_EQ(gold, table.gold);
  EXPECT_EQ(std::popcount(pub.au.event_discards), table.events);
  EXPECT_EQ(pub.au.events_n, cat().n_events - table.events);
}

}  // namespace dr::start
