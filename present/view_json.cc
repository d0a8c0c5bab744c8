#include "present/view_json.h"

#include "darkrock/choice_table.h"
#include "darkrock/ids.h"
#include "present/present.h"

namespace dr::present {

void ViewWriter::seats(std::string_view key, SeatSet set) { bits(key, set); }

void ViewWriter::bits(std::string_view key, unsigned set) {
  json.begin(key, '[');
  for (; set; set &= set - 1) json.put(std::countr_zero(set));
  json.end(']');
}

void ViewWriter::spaces(std::string_view key, SpaceSet set) {
  json.begin(key, '[');
  for_each(set, [&](Space s) { json.put(int{s}); });
  json.end(']');
}

void ViewWriter::card_list(CardSet set) {
  json.begin('[');
  for_each_card(set, [&](Card card) { json.put(int{card}); });
  json.end(']');
}

void ViewWriter::cards(std::string_view key, CardSet set) {
  json.key(key);
  card_list(set);
}

void ViewWriter::score(const Score& s) {
  json.begin("score", '{');
  json.field("total", s.total);
  json.field("lp", s.lp);
  json.field("items", s.items);
  json.field("cash", s.cash);
  json.field("wounds", s.wounds);
  json.field("law", s.law);
  json.field("legends", s.legends);
  json.field("gambler", s.gambler);
  json.end('}');
}

void ViewWriter::seat(Seat who, const Score& so_far) {
  const Player& p = pub().player[who];
  json.begin('{');
  json.field("seat", who);
  number_or_none("character", p.character);
  json.field("name", cast.name[who]);
  space("space", p.space);
  json.field("lp", p.lp);
  json.field("mp", p.mp);
  json.field("wp", p.wp);
  json.field("gp", p.gp);
  json.field("cash", p.cash * 10);
  json.field("cashLimit", cash_limit(cat(), pub(), who) * 10);
  json.field("nuggets", p.nuggets);
  json.field("nuggetLimit", nugget_limit(cat(), pub(), who));
  json.field("wounds", p.wounds);
  json.field("hand", p.hand_n);
  json.field("handLimit", hand_limit(cat(), pub(), who));
  json.field("movement", movement(cat(), pub(), who));
  number_or_none("weapon", p.weapon);
  number_or_none("mount", p.mount);
  json.begin("items", '[');
  for (int item = 0; item < cat().n_items; ++item) {
    if (!(p.items >> item & 1)) continue;
    json.begin('{');
    json.field("item", item);
    json.field("up", (p.upgraded >> item & 1) != 0);
    json.end('}');
  }
  json.end(']');
  number_or_none("cattle", p.cattle);
  json.field("longhorns", p.longhorns);
  list("discs", p.discs, 256);
  bits("goalsShown", p.goals_shown);
  json.field("legends", p.legends_n);
  json.field("unlocked", (p.flags & Player::kUnlocked) != 0);
  score(so_far);
  json.end('}');
}

void ViewWriter::stories() {
  json.begin("stories", '[');
  for (int story = 0; story < pub().n_story_decks && story < 2; ++story) {
    json.begin('{');
    number_or_none("trigger", pub().trigger[story]);
    json.field("cards", pub().story_n[story]);
    json.begin("discs", '[');
    for (Seat who = 0; who < pub().players; ++who)
      for (int i = 0; i < pub().player[who].discs[story]; ++i) json.put(int{who});
    for (int i = 0; with_mib(pub()) && i < pub().mib.discs[story]; ++i) json.put(int{kMib});
    json.end(']');
    json.field("need", discs_needed(pub()));
    json.end('}');
  }
  json.end(']');
}

void ViewWriter::dice() {
  const Dice lie = dice_now(pub());
  json.begin("dice", '[');
  for (int i = 0; i < lie.n; ++i) json.put(int{lie.face[i]});
  json.end(']');
}

void ViewWriter::man_in_black(const Score& so_far) {
  json.key("mib");
  if (!with_mib(pub())) return json.null();
  const ManInBlack& mib = pub().mib;
  json.begin('{');
  space("space", mib.space);
  json.field("lp", mib.lp);
  json.field("cash", mib.cash * 10);
  json.field("hand", mib.hand_n);
  json.field("card", mib.card < kMibCards ? mib.card : -1);
  score(so_far);
  json.end('}');
}

void ViewWriter::table() {
  const Scores standing = scores(cat(), pub());
  json.begin('{');
  json.field("seat", view.seat < pub().players ? view.seat : kNone);
  json.field("modules", pub().modules);
  json.field("players", pub().players);
  json.field("goal", game_length(pub().length));
  json.field("firstGame", pub().first_game != 0);
  json.field("goals", pub().goals != 0);
  json.field("cattleGame", pub().cattle_game != 0);
  json.field("round", pub().round);
  json.field("first", pub().first);
  json.field("active", pub().active);
  json.field("actionsLeft", pub().actions_left);
  json.field("lastRound", pub().last_round);
  json.field("over", pub().over != 0);
  seats("winners", pub().winners);
  seats("acting", to_act(pub()));
  json.field("ask", id_of(pub().ask));
  space("sheriff", pub().round ? pub().sheriff : kNone);  // nowhere before the set-up ends (B2.6)
  spaces("bandits", pub().bandits);
  json.field("rack", kRackIds[static_cast<int>(rack_now(cat(), pub(), view.seat))]);
  json.begin("stock", '[');
  for (int item = 0; item < cat().n_items; ++item) json.put(int{stock_of(pub(), item)});
  json.end(']');
  json.field("pokerDeck", pub().poker_deck_n);
  json.field("fightDeck", pub().fight_deck_n);
  cards("discards", pub().discards);
  cards("table", pub().table);
  json.field("nuggets", pub().supply_nuggets);
  list("cattle", pub().cattle_n, 256);
  stories();
  dice();
  json.begin("seats", '[');
  for (Seat who = 0; who < pub().players; ++who) seat(who, standing.seat[who]);
  json.end(']');
  man_in_black(standing.seat[kMib]);
  fight();
  poker();
  faro();
  ante_up();
  own();
  json.end('}');
}

std::string view_json(const Content& content, const View& view, const Templates& words) {
  ViewWriter w(content, view, words);
  w.table();
  return w.json.text();
}

}  // namespace dr::present
