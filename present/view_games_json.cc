// Fights, poker and Faro in progress, as everybody sees them.
#include "engine/rules/community_poker.h"
#include "engine/rules/fight.h"
#include "present/view_json.h"
#include "text/wording_names.h"

namespace dr::capi {
namespace {

// What is printed on the card of a side; 0: none lies open.
int printed(const Fight& fight, int side) {
  const std::uint8_t card = fight.card[side];
  if (fight.side[side] == kNone) return card < kFightCards ? card + 2 : 0;
  return card < kPokerCards ? rank_of(card) : 0;
}

bool committed(const Public& pub, int side) {
  const Seat seat = pub.fight.side[side];
  if (pub.fight.revealed) return false;
  if (seat == kNone) return pub.fight.npc_committed != 0;
  // The Man in Black lays his card without being asked (MB5).
  return seat == kMib || (seat < kMaxPlayers && pub.player[seat].committed);
}

std::string_view game_word(PokerGame game) {
  switch (game) {
    case PokerGame::kSaloon: return "saloon";
    case PokerGame::kCommunity: return "community";
    case PokerGame::kHighRoller: return "high-roller";
    case PokerGame::kAnywhere: return "anywhere";
  }
  return {};
}

// The best hand of the board with two cards of `held`, those laid among them; 0 if there is none.
std::uint32_t best_hand(const Catalog& cat, const Public& pub, const Private& own, bool deals) {
  Card board[5];
  int n_board = 0;
  for (const std::uint8_t card : pub.poker.flop)
    if (card < kPokerCards) board[n_board++] = card;
  for (const std::uint8_t card : pub.au.river)
    if (card) board[n_board++] = static_cast<Card>(card - 1);
  CardSet laid = 0;
  for (const std::uint8_t card : own.laid)
    if (card < kPokerCards) laid |= bit(card);
  const CardSet all = laid | (deals ? own.deal : own.hand);
  const bool royal = on_other_side(pub.switches, Switch::kPokerTop);
  const int size = std::min(2, count(all));
  std::uint32_t best = 0;
  for_each_card(all, [&](Card a) {
    for_each_card(all, [&](Card b) {
      const CardSet pair = bit(a) | bit(b);
      if (b < a || count(pair) != size || (laid & ~pair)) return;
      const Card hand[2] = {a, b};
      best =
          std::max(best, best_of_board(hand, size, board, n_board, pair & cat.wild_cards, royal));
    });
  });
  return best;
}

}  // namespace

void ViewWriter::fight_side(int side) {
  const Fight& fight = pub().fight;
  const Seat seat = fight.side[side];
  const int value = printed(fight, side);
  json.begin('{');
  number_or_none("seat", seat);
  json.field("name", seat < kMaxFigures ? cast.name[seat]
                                        : listed("enemy", static_cast<int>(fight.kind), words));
  json.field("card", value ? fight.card[side] : -1);
  json.field("committed", committed(pub(), side));
  json.field("drawn", seat == kNone ? fight.npc_drawn : 0);
  json.field("change", fight.change[side]);
  json.field("value", value ? fight_value(pub(), side, value) : 0);
  json.field("winsTies", (fight.flags[side] & Fight::kWinTies) != 0);
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
  number_or_none("npcPlayer", fight.npc_player);
  json.end('}');
}

void ViewWriter::poker() {
  const Poker& poker = pub().poker;
  json.key("poker");
  if (!poker.on) return json.null();
  json.begin('{');
  json.field("game", game_word(poker.game));
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
  const bool deals = poker.dealer == view.seat;
  const bool plays = view.seat < pub().players &&
                     (deals || (poker_players(pub()) & seat_bit(view.seat))) &&
                     poker.flop[0] < kPokerCards;
  const std::uint32_t best = plays ? best_hand(cat(), pub(), view.own, deals) : 0;
  const bool royal = on_other_side(pub().switches, Switch::kPokerTop);
  json.field("best", best ? listed("hand-rank", static_cast<int>(hand_rank(best, royal)), words)
                          : std::string{});
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
      json.field("cash", (marker + 1) * 10);
      json.end('}');
    }
  json.end(']');
  json.end('}');
}

}  // namespace dr::capi
