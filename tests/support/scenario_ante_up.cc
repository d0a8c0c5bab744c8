// What lies on the table of a scenario with Ante Up.
#include <gtest/gtest.h>

#include "darkrock/queries.h"
#include "engine/rules/ante_up.h"
#include "tests/support/scenario.h"
#include "tests/support/scenario_words.h"

namespace dr {

Scenario& Scenario::gp(Seat seat, int n) {
  state_.pub.player[seat].gp = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::longhorns(Seat seat, int n) {
  state_.pub.player[seat].longhorns = static_cast<std::uint8_t>(n);
  state_.pub.au.longhorn_supply = static_cast<std::uint8_t>(state_.pub.au.longhorn_supply - n);
  return *this;
}

Scenario& Scenario::legends(Seat seat, std::string_view worths) {
  for (const std::string& word : split(worths)) {
    const int worth = word[0] - '1';
    --state_.hid.legends[worth];
    --state_.pub.legends_n;
    ++state_.own[seat].legends[worth];
    ++state_.pub.player[seat].legends_n;
  }
  return *this;
}

Scenario& Scenario::token(std::string_view id, std::string_view where) {
  const auto found = content_.lexicon.find(id);
  Space space = static_cast<Space>(find(Deck::kSpace, where));
  const auto& lexicon = content_.lexicon;
  int index = found ? found->second : 0;
  AnteUp& au = state_.pub.au;
  switch (found ? found->first : Deck::kCount) {
    case Deck::kOutlaw: au.outlaws.add(space); break;
    case Deck::kClaimJumper:
      index += lexicon.size(Deck::kOutlaw);
      au.claim_jumpers.add(space);
      break;
    case Deck::kHighRoller: {
      index += lexicon.size(Deck::kOutlaw) + lexicon.size(Deck::kClaimJumper);
      const Town town = content_.catalog.spaces[space].town;
      au.rollers |= static_cast<std::uint8_t>(1u << static_cast<int>(town));
      space = saloon_of(content_.catalog, town);
      break;
    }
    default: ADD_FAILURE() << "no such token: " << id; return *this;
  }
  state_.hid.au.token_at[index] = static_cast<std::uint8_t>(space + 1);
  return *this;
}

Scenario& Scenario::longhorn_at(std::string_view space) {
  state_.pub.au.longhorns.add(static_cast<Space>(find(Deck::kSpace, space)));
  --state_.pub.au.longhorn_supply;
  return *this;
}

Scenario& Scenario::gold(std::string_view space, int n) {
  AnteUp::Pile* pile = state_.pub.au.gold;
  while (pile->n) ++pile;
  *pile = {static_cast<Space>(find(Deck::kSpace, space)), static_cast<std::uint8_t>(n)};
  state_.pub.supply_nuggets = static_cast<std::uint8_t>(state_.pub.supply_nuggets - n);
  return *this;
}

Scenario& Scenario::frontier(std::string_view space, std::string_view id) {
  const int token = find(Deck::kFrontier, id);
  const int i = frontier_here(content_.catalog, static_cast<Space>(find(Deck::kSpace, space)));
  if (i < 0) {
    ADD_FAILURE() << space << " is no frontier";
    return *this;
  }
  state_.hid.au.frontier_at[i] = static_cast<std::uint8_t>(token);
  state_.pub.au.frontier[i] = content_.catalog.frontier[token].number;
  return *this;
}

Scenario& Scenario::train(std::string_view space) {
  for (int stop = 0; stop < kTrainStops; ++stop)
    if (content_.catalog.stops[stop] == find(Deck::kSpace, space)) {
      state_.pub.au.train = static_cast<std::uint8_t>(stop);
      return *this;
    }
  ADD_FAILURE() << "the train does not stop at " << space;
  return *this;
}

Scenario& Scenario::marker(std::string_view where) {
  static constexpr std::string_view kMarkers[] = {"gambler", "marshal", "wanted", "5",
                                                  "10",      "15",      "20"};
  for (int i = 0; i < 7; ++i)
    if (where == kMarkers[i]) {
      state_.pub.au.markers |= static_cast<std::uint8_t>(1u << i);
      return *this;
    }
  ADD_FAILURE() << "no such marker: " << where;
  return *this;
}

Scenario& Scenario::trading_post(std::string_view ids) {
  state_.pub.au.rack = 0;
  for (const std::string& id : split(ids))
    state_.pub.au.rack |= static_cast<std::uint16_t>(1u << find(Deck::kItem, id) / 2);
  return *this;
}

std::string Scenario::train_space() const {
  return content_.lexicon.entry(Deck::kSpace, content_.catalog.stops[state_.pub.au.train]).id;
}

bool Scenario::token_at(TokenKind kind, std::string_view where) const {
  const AnteUp& au = state_.pub.au;
  const Space space = static_cast<Space>(find(Deck::kSpace, where));
  switch (kind) {
    case TokenKind::kOutlaw: return au.outlaws.has(space);
    case TokenKind::kClaimJumper: return au.claim_jumpers.has(space);
    case TokenKind::kLonghorn: return au.longhorns.has(space);
    case TokenKind::kNugget: return dr::gold_at(state_.pub, space) > 0;
    case TokenKind::kHighRoller:
      return au.rollers >> static_cast<int>(content_.catalog.spaces[space].town) & 1;
  }
  return false;
}

int Scenario::gold_at(std::string_view space) const {
  return dr::gold_at(state_.pub, static_cast<Space>(find(Deck::kSpace, space)));
}

}  // namespace dr
