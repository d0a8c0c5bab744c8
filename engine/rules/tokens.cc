// A4, A5, A8: longhorns, outlaws, claim jumpers, high rollers and nuggets on the board.
#include "engine/rules/ante_up.h"

#include "engine/flow/facts.h"
#include "engine/rules/fight.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

// AU12, AU61.
bool taken(const Public& pub, Space space) {
  return figure_at(pub, space) || fighters(pub.au).has(space) || pub.au.longhorns.has(space);
}

SpaceSet& tokens_on_board(AnteUp& au, TokenKind kind) {
  return kind == TokenKind::kOutlaw        ? au.outlaws
         : kind == TokenKind::kClaimJumper ? au.claim_jumpers
                                           : au.longhorns;
}

std::uint8_t town_bit(const Catalog& cat, Space space) {
  return u8(1 << static_cast<int>(cat.spaces[space].town));
}

// The face-down tokens of a kind that are not on the board.
std::uint64_t supply(const Game& g, TokenKind kind) {
  std::uint64_t set = 0;
  for (int i = 0; i < g.cat.n_tokens; ++i)
    if (g.cat.tokens[i].kind == kind && !g.hid().au.token_at[i]) set |= 1u << i;
  return set;
}

bool free_for(const Game& g, TokenKind kind, Space space) {
  if (kind == TokenKind::kHighRoller) return !(g.pub().au.rollers & town_bit(g.cat, space));
  return !taken(g.pub(), space);
}

void place_one(Game& g, TokenKind kind, Space space) {
  AnteUp& au = g.pub().au;
  std::uint64_t tokens = kind == TokenKind::kLonghorn ? au.longhorn_supply : supply(g, kind);
  if (!tokens || !free_for(g, kind, space))
    return emit(g, EventKind::kTokenBarred, AU(12), kNone, space, static_cast<int>(kind));
  if (kind == TokenKind::kLonghorn)
    --au.longhorn_supply;
  else
    g.hid().au.token_at[pick(g, Purpose::kToken, tokens)] = u8(space + 1);
  if (kind == TokenKind::kHighRoller)
    au.rollers |= town_bit(g.cat, space);
  else
    tokens_on_board(au, kind).add(space);
  emit(g, EventKind::kTokenPlaced, AU(12), kNone, space, static_cast<int>(kind));
}

AnteUp::Pile* pile_at(AnteUp& au, Space space) {
  AnteUp::Pile* free = nullptr;
  for (AnteUp::Pile& pile : au.gold) {
    if (pile.n && pile.space == space) return &pile;
    if (!pile.n && !free) free = &pile;
  }
  return free;
}

void place_gold(Game& g, int n, Space space) {  // AU61: as far as the supply goes
  AnteUp::Pile* pile = pile_at(g.pub().au, space);
  n = std::min<int>(n, g.pub().supply_nuggets);
  if (!pile || n <= 0) return;
  pile->space = space;
  pile->n = u8(pile->n + n);
  g.pub().supply_nuggets = u8(g.pub().supply_nuggets - n);
  emit(g, EventKind::kGoldPlaced, AU(30), kNone, space, n);
}

void turn_up(Game& g, Seat seat, int token) {
  g.pub().au.token = u8(token + 1);
  ++g.pub().reveals;
  emit(g, EventKind::kTokenTurned, AU(20), seat, token);
}

void take_back(Game& g, int token) {
  AnteUp& au = g.pub().au;
  const TokenKind kind = g.cat.tokens[token].kind;
  const Space space = u8(g.hid().au.token_at[token] - 1);
  g.hid().au.token_at[token] = 0;
  if (kind == TokenKind::kHighRoller)
    au.rollers &= u8(~town_bit(g.cat, space));
  else
    tokens_on_board(au, kind).remove(space);
  forget_token(g, space, token + 1);
  emit(g, EventKind::kTokenGone, AU(21), kNone, space, static_cast<int>(kind));
}

int token_at(const Game& g, Space space, TokenKind kind) {
  for (int i = 0; i < g.cat.n_tokens; ++i)
    if (g.hid().au.token_at[i] == space + 1 && g.cat.tokens[i].kind == kind) return i;
  return -1;
}

}  // namespace

void place_tokens(Game& g, TokenKind kind, int n, int place) {
  const Space space = g.cat.places[place].first();
  if (kind == TokenKind::kNugget) return place_gold(g, n, space);
  for (; n > 0; --n) place_one(g, kind, space);
}

void clear_start_space(Game& g, Space space) {
  for (const TokenKind kind : {TokenKind::kOutlaw, TokenKind::kClaimJumper})
    if (const int token = token_at(g, space, kind); token >= 0) take_back(g, token);
  AnteUp& au = g.pub().au;
  if (!au.longhorns.has(space)) return;
  au.longhorns.remove(space);
  ++au.longhorn_supply;
  emit(g, EventKind::kTokenGone, AU(7), kNone, space, static_cast<int>(TokenKind::kLonghorn));
}

void fight_token(Game& g, Seat seat, Space space) {
  const bool outlaw = g.pub().au.outlaws.has(space);
  turn_up(g, seat, token_at(g, space, outlaw ? TokenKind::kOutlaw : TokenKind::kClaimJumper));
  start_npc_fight(g, seat, outlaw ? FightKind::kOutlaw : FightKind::kClaimJumper);
}

void turn_high_roller(Game& g, Seat seat, Town town) {
  for (int i = 0; i < g.cat.n_tokens; ++i) {
    const int space = g.hid().au.token_at[i] - 1;
    if (space >= 0 && g.cat.tokens[i].kind == TokenKind::kHighRoller &&
        g.cat.spaces[space].town == town)
      return turn_up(g, seat, i);
  }
}

void return_token(Game& g) {
  take_back(g, g.pub().au.token - 1);
  g.pub().au.token = 0;
}

void forget_token(Game& g, Space space, int seen) {
  for (int i = 0; i < g.pub().players; ++i) {
    Seen* list = g.own(u8(i)).seen;
    constexpr int n = std::size(Private{}.seen);
    int kept = 0;
    for (int j = 0; j < n; ++j)
      if (list[j].token && (list[j].space != space || list[j].token != seen))
        list[kept++] = list[j];
    for (; kept < n; ++kept) list[kept] = {};
  }
}

int gold_at(const Public& pub, Space space) {
  for (const AnteUp::Pile& pile : pub.au.gold)
    if (pile.n && pile.space == space) return pile.n;
  return 0;
}

int gold_to_take(const Catalog& cat, const Public& pub, Seat seat) {
  const Player& p = pub.player[seat];
  const int gold = gold_at(pub, p.space);
  return gold ? std::clamp(nugget_limit(cat, pub, seat) - p.nuggets, 0, gold) : 0;
}

void take_gold(Game& g, Seat seat, int n) {
  const Space space = g.player(seat).space;
  AnteUp::Pile* pile = pile_at(g.pub().au, space);
  pile->n = u8(pile->n - n);
  if (!pile->n) *pile = {};
  g.pub().supply_nuggets = u8(g.pub().supply_nuggets + n);
  emit(g, EventKind::kGoldTaken, AU(30), seat, space, n);
  gain_nuggets(g, seat, n, AU(30));
}

void gain_longhorns(Game& g, Seat seat, int n, Rule rule) {
  AnteUp& au = g.pub().au;
  n = std::min<int>(n, au.longhorn_supply);
  if (seat == kMib || n <= 0) return;
  au.longhorn_supply = u8(au.longhorn_supply - n);
  g.player(seat).longhorns = u8(g.player(seat).longhorns + n);
  emit(g, EventKind::kLonghorn, rule, seat, n);
}

void lose_longhorns(Game& g, Seat seat, int n, Rule rule) {
  if (n <= 0) return;
  g.player(seat).longhorns = u8(g.player(seat).longhorns - n);
  g.pub().au.longhorn_supply = u8(g.pub().au.longhorn_supply + n);
  emit(g, EventKind::kLonghorn, rule, seat, -n);
}

}  // namespace dr
