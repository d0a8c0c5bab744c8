// Deals what a viewer cannot see, for `sample`.
#pragma once

#include "engine/flow/game.h"

namespace dr {

// Calls come in the order of these functions.
struct Dealer {
  const Catalog& cat;
  const View& view;
  State& state;
  Rng& rng;
  bool high;  // who is asked gets the highest cards there are
  CardSet unseen = 0;

  void find_unseen();
  void deal_known();
  void deal_poker_cards();
  void deal_fight_cards();
  void deal_stories();
  void deal_cattle();
  void deal_legends();
  void deal_characters();
  void deal_goals();
  void deal_man_in_black();
  void deal_ante_up();

 private:
  int take(std::uint64_t& set);
  CardSet take_cards(int n);
  CardSet take_highest(int n);
  bool hidden(Seat seat) const { return seat != view.seat; }
  void deal_faro(std::uint64_t& cards);
  bool is_choosing_legends(Seat seat) const;
  void keep_some(Seat seat);
  int seen_at(Space space, int first, int n) const;
  void deal_tokens();
  void lay_token(std::uint64_t (&kinds)[3], int token, Space space);
  void lay_shown_token(std::uint64_t (&kinds)[3], int token);
  void deal_frontier();
  void deal_train();
  void deal_events();
};

}  // namespace dr
