// Values, flags and cards of a fight, whoever fights (B6.5 - B6.15).
#include "engine/rules/fight.h"

#include "darkrock/queries.h"
#include "engine/rules/hand.h"

namespace dr {

int side_of_seat(const Public& pub, Seat seat) {
  if (!pub.fight.on) return -1;
  if (pub.fight.side[0] == seat) return 0;
  return pub.fight.side[1] == seat ? 1 : -1;
}

void change_value(Game& g, Seat seat, bool own_card, int change) {
  const int mine = side_of_seat(g.pub(), seat);
  if (mine < 0) return;
  if (change > 0 && !g.other(Switch::kValuesCanRise)) return;  // B6.7
  Fight& fight = g.pub().fight;
  const int side = own_card ? mine : 1 - mine;
  const int before = value_shown(g.pub(), side);
  fight.change[side] = static_cast<std::int8_t>(fight.change[side] + change);
  const int now = value_shown(g.pub(), side);
  if (before && now == before) return;  // an open 2 sinks no lower: nothing to tell
  emit(g, EventKind::kValue, B(6, 7), fight.side[side], change, now);
}

void set_fight_flag(Game& g, Seat seat, Fight::Flag flag) {
  const int side = side_of_seat(g.pub(), seat);
  if (side < 0) return;
  g.pub().fight.flags[side] |= flag;
  if (flag == Fight::kWinTies) emit(g, EventKind::kWinsTies, B(6, 7), seat);
}

int fight_value(const Public& pub, int side, int printed) {
  return std::clamp(printed + pub.fight.change[side], kLowestValue, kHighestValue);
}

int value_shown(const Public& pub, int side) {
  const std::uint8_t card = pub.fight.card[side];
  const bool npc = pub.fight.side[side] == kNone;
  if (card >= (npc ? kFightCards : kPokerCards)) return 0;
  return fight_value(pub, side, npc ? card + 2 : rank_of(card));
}

bool wins_npc_ties(const Public& pub, FightKind kind) {
  return kind == FightKind::kGuard && on_other_side(pub.switches, Switch::kGuardTies);
}

int side_winning_ties(const Public& pub) {
  const Fight& fight = pub.fight;
  const bool first = fight.flags[0] & Fight::kWinTies, second = fight.flags[1] & Fight::kWinTies;
  if (fight.side[1] == kNone) return first || wins_npc_ties(pub, fight.kind) ? 0 : 1;
  return second && !first ? 1 : 0;  // ruling 128
}

int cash_looted(const Public& pub, Seat target) { return (purse_of(pub, target) + 1) / 2; }

int nuggets_looted(const Public& pub, Seat target) {
  return target < kMaxPlayers ? (pub.player[target].nuggets + 1) / 2 : 0;
}

void begin_fight(Game& g, FightKind kind, Seat a, Seat b, Seat npc_player) {
  Fight& fight = g.pub().fight;
  assert(!fight.on);  // B15.5: no fight contains another
  fight = Fight{};
  fight.on = 1;
  fight.kind = kind;
  fight.side[0] = a;
  fight.side[1] = b;
  fight.npc_player = npc_player;
  fight.card[0] = fight.card[1] = kNone;
  fight.winner = kNone;
  emit(g, EventKind::kFight, is_player_fight(kind) ? B(6, 2) : B(11, 1), a, static_cast<int>(kind),
       0, b);
}

void end_fight(Game& g) {
  to_discards(g, g.pub().fight.cards);
  g.pub().fight = Fight{};
}

void commit_card(Game& g, Seat seat, Card card) {
  lay_face_down(g, seat, card);
  g.own(seat).committed = card;
  g.player(seat).committed = 1;
  emit(g, EventKind::kCommitted, B(6, 4), seat);
}

void reveal_card(Game& g, int side) {
  Fight& fight = g.pub().fight;
  const Seat seat = fight.side[side];
  Card card = kNone;
  if (seat == kMib) {
    card = g.hid().mib_commit;
    g.hid().mib_commit = kNone;
  } else if (g.player(seat).committed) {
    card = g.own(seat).committed;
    g.own(seat).committed = kNone;
    g.player(seat).committed = 0;
  }
  if (card == kNone) return;
  forget_card(g, seat, card);
  fight.card[side] = card;
  fight.cards |= bit(card);
  g.pub().table |= bit(card);
  ++g.pub().reveals;
  emit(g, EventKind::kRevealed, B(6, 5), seat, card);
}

void discard_unrevealed(Game& g, Seat seat, Rule rule) {
  Card card = kNone;
  if (seat == kMib) {
    card = g.hid().mib_commit;
    g.hid().mib_commit = kNone;
  } else {
    card = g.own(seat).committed;
    g.own(seat).committed = kNone;
    g.player(seat).committed = 0;
  }
  if (card == kNone) return;
  forget_card(g, seat, card);
  g.pub().discards |= bit(card);
  ++g.pub().reveals;
  emit(g, EventKind::kDiscarded, rule, seat, card);
}

void won_fight(Game& g, int winner) {
  Fight& fight = g.pub().fight;
  fight.winner = static_cast<std::uint8_t>(winner);
  const int kind = static_cast<int>(fight.kind);
  const Rule rule = is_player_fight(fight.kind) ? B(6, 8) : B(11, 8);
  const Seat won = fight.side[winner], lost = fight.side[1 - winner];
  if (won < kMaxPlayers) ++g.player(won).won[kind];
  if (won != kNone) emit(g, EventKind::kWonFight, rule, won, kind, 0, lost);
  if (lost != kNone) emit(g, EventKind::kLostFight, rule, lost, kind, 0, won);
}

}  // namespace dr
