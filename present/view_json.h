// The parts of TableView of web/src/engine/types.ts.
#pragma once

#include "base/json.h"
#include "darkrock/queries.h"
#include "text/wording/wording.h"

namespace dr::present {

struct ViewWriter {
  const Content& content;
  const View& view;
  const Templates& words;
  Cast cast;
  Json json{};

  ViewWriter(const Content& of, const View& seen, const Templates& in)
      : content(of), view(seen), words(in), cast(cast_of(of, seen.pub, in)) {}

  const Public& pub() const { return view.pub; }
  const Catalog& cat() const { return content.catalog; }

  // -1 where the state has kNone.
  void number_or_none(std::string_view key, int value) {
    json.field(key, value == kNone ? -1 : value);
  }
  void space(std::string_view key, Space value) {
    json.field(key, value < cat().n_spaces ? value : -1);
  }
  void seats(std::string_view key, SeatSet set);
  void bits(std::string_view key, unsigned set);
  void spaces(std::string_view key, SpaceSet set);
  void cards(std::string_view key, CardSet set);
  void card_list(CardSet set);
  // Those of an array that are below a limit.
  template <class T, std::size_t N>
  void list(std::string_view key, const T (&values)[N], int limit) {
    json.begin(key, '[');
    for (const T value : values)
      if (value < limit) json.put(static_cast<long>(value));
    json.end(']');
  }

  void table();
  void seat(Seat who, const Score& score);
  void score(const Score& score);
  void stories();
  void dice();
  void man_in_black(const Score& so_far);
  // view_games_json.cc
  void fight();
  void fight_side(int side);
  void poker();
  void faro();
  // view_own_json.cc
  void own();
  void ante_up();
};

}  // namespace dr::present
