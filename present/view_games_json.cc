// Fights, poker and Faro in progress, as everybody sees them.
#include "darkrock/ids.h"
#include "present/view_json.h"
#include "text/cards/names.h"

namespace dr::present {
void ViewWriter::fight_side(int side) {
  const Fight& fight = pub().fight;
  const Seat seat = fight.side[side];
  const int value = value_shown(pub(), side);
  json.begin('{');
  number_or_none("seat", seat);
  json.field("name",
             seat < kMaxFigures ? cast.name[seat] : listed("enemy", id_of(fight.kind), words));
  json.field("card", value ? fight.card[side] : -1);
  json.field("committed", card_lies_face_down(pub(), side));
  json.field("drawn", seat == kNone ? fight.npc_drawn : 0);
  json.field("change", fight.change[side]);
  json.field("value", value);
  json.field("cancelsWounds", (fight.flags[side] & Fight::kCancelWounds) != 0);
  json.end('}');
}

void ViewWriter::fight() {
  const Fight& fight = pub().fight;
  json.key("fight");
  if (!fight.on) return json.null();
  json.begin('{');
  json.field("kind", static_cast<int>(fight.kind));
  json.field("name", fight_name(static_cast<int>(fight.kind), words));
  json.begin("sides", '[');
  fight_side(0);
  fight_side(1);
  json.end(']');
  json.field("turn", fight.turn);
  json.field("passes", fight.passes);
  json.field("revealed", fight.revealed != 0);
  number_or_none("winner", fight.winner);
  json.field("ties", side_winning_ties(pub()));
  number_or_none("npcPlayer", fight.npc_player);
  json.end('}');
}

void ViewWriter::poker() {
  const Poker& poker = pub().poker;
  json.key("poker");
  if (!poker.on) return json.null();
  json.begin('{');
  json.field("game", id_of(poker.game));
  seats("players", poker.players);
  number_or_none("dealer", poker.dealer);
  json.field("pot", poker.pot * 10);
  list("flop", poker.flop, kPokerCards);
  json.begin("river", '[');
  for (const std::uint8_t card : pub().au.river)
    if (card) json.put(card - 1);
  json.end(']');
  json.begin("laid", '[');
  for (Seat seat = 0; seat < pub().players; ++seat) json.put(int{pub().player[seat].laid_n});
  json.end(']');
  json.begin("shown", '[');
  for (const auto& hand : poker.shown) {
    json.begin('[');
    for (const std::uint8_t card : hand)
      if (card < kPokerCards) json.put(int{card});
    json.end(']');
  }
  json.end(']');
  seats("folded", pub().au.folded);
  seats("winners", poker.winners);
  const int best = best_hand(cat(), view);
  json.field("best", best < 0 ? std::string{} : listed("hand-rank", kIdsOf<HandRank>, best, words));
  json.end('}');
}

void ViewWriter::faro() {
  const Faro& faro = pub().au.faro;
  json.key("faro");
  if (!faro.on) return json.null();
  json.begin('{');
  seats("players", faro.players);
  number_or_none("dealer", faro.dealer);
  list("shown", faro.shown, kFightCards);
  list("turned", faro.turned, kFightCards);
  json.begin("bets", '[');
  for (Seat seat = 0; seat < pub().players; ++seat)
    for (int marker = 0; marker < 2; ++marker) {
      if (!faro.bet[seat][marker]) continue;
      json.begin('{');
      json.field("seat", seat);
      json.field("value", faro.bet[seat][marker] + 1);
      json.field("cash", faro_stake(marker) * 10);
      json.end('}');
    }
  json.end(']');
  json.end('}');
}

}  // namespace dr::present
