// B13.2 Final score, AU29 the Gambler's point, B13.3 ties, MB12.
#include "darkrock/queries.h"
#include "engine/flow/game.h"

namespace dr {
namespace {

int most_wanted(const Public& pub) {
  int most = 0;
  for (int i = 0; i < pub.players; ++i) most = std::max<int>(most, pub.player[i].wp);
  return most;
}

bool alone_with(const Public& pub, int wp) {
  int n = 0;
  for (int i = 0; i < pub.players; ++i) n += pub.player[i].wp == wp;
  return n == 1;
}

int law_score(const Catalog& cat, const Public& pub, const Player& p) {
  if (!p.wp) return marshal_end_lp(cat, p.mp);
  const int most = most_wanted(pub);
  return wanted_end_lp(p.wp, p.wp == most && alone_with(pub, most));
}

int item_score(const Catalog& cat, const Player& p) {
  int lp = 0;
  for (unsigned rest = p.upgraded; rest; rest &= rest - 1)
    lp += cat.items[std::countr_zero(rest)].side[1].lp;
  return lp;
}

int cash_score(const Public& pub, int cash) {
  const int lp = cash / kCashOfLp;
  return on_other_side(pub.switches, Switch::kCashLpCap) ? std::min(lp, 2) : lp;
}

// AU29, AU72: every leader of the track, from 1 point on.
int gambler_score(const Public& pub, const Player& p) {
  if (!p.gp) return 0;
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].gp > p.gp) return 0;
  return 1;
}

Score score_of(const Catalog& cat, const Public& pub, const Player& p) {
  Score s;
  s.lp = p.lp;
  s.items = static_cast<std::int16_t>(item_score(cat, p));
  s.cash = static_cast<std::int16_t>(cash_score(pub, p.cash));
  s.wounds = static_cast<std::int16_t>(-p.wounds);
  s.law = static_cast<std::int16_t>(law_score(cat, pub, p));
  s.legends = p.legend_lp;
  s.gambler = static_cast<std::int16_t>(gambler_score(pub, p));
  s.total =
      static_cast<std::int16_t>(s.lp + s.items + s.cash + s.wounds + s.law + s.legends + s.gambler);
  return s;
}

// B13.3: most MP or WP, then most nuggets, then fewest wounds.
int compare(const Public& pub, const Scores& scores, Seat a, Seat b) {
  const Player &p = pub.player[a], &q = pub.player[b];
  if (scores.seat[a].total != scores.seat[b].total)
    return scores.seat[a].total - scores.seat[b].total;
  const int p_law = std::max(p.mp, p.wp), q_law = std::max(q.mp, q.wp);
  if (p_law != q_law) return p_law - q_law;
  if (p.nuggets != q.nuggets) return p.nuggets - q.nuggets;
  return q.wounds - p.wounds;
}

}  // namespace

int leading_lp(const Public& pub) {
  int most = with_mib(pub) ? pub.mib.lp : 0;
  for (int i = 0; i < pub.players; ++i) most = std::max<int>(most, pub.player[i].lp);
  return most;
}

Scores scores(const Catalog& cat, const Public& pub) {
  Scores out;
  Seat best = 0;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    out.seat[seat] = score_of(cat, pub, pub.player[seat]);
    if (seat && compare(pub, out, seat, best) > 0) best = seat;
  }
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (compare(pub, out, seat, best) == 0) out.winners |= seat_bit(seat);
  if (!with_mib(pub)) return out;
  Score& mib = out.seat[kMib];
  mib.lp = pub.mib.lp;
  mib.cash = static_cast<std::int16_t>(pub.mib.cash / kCashOfLp);
  mib.total = static_cast<std::int16_t>(mib.lp + mib.cash);
  if (mib.total >= out.seat[best].total) out.winners = seat_bit(kMib);  // MB12
  return out;
}

}  // namespace dr
