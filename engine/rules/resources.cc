// Cash, LP, nuggets and wounds, with their limits (B7.5, B7.6, B10.3, B13.4).
#include "engine/rules/resources.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"

namespace dr {
namespace {

void count_lp(Player& p, const Public& pub, int n) {
  if (!pub.in_action) return;
  p.act_lp = u8(p.act_lp + n);
  p.lp_at = p.space;
}

// As much of it as there is; gives what was taken.
int take_cash(Game& g, Seat seat, int tens) {
  std::uint8_t& cash = seat == kMib ? g.pub().mib.cash : g.player(seat).cash;
  const int taken = std::min<int>(tens, cash);
  cash = u8(cash - taken);
  return taken;
}

bool wounds_cancelled(const Public& pub, Seat seat) {
  if (!pub.fight.on || !pub.fight.revealed) return false;
  for (int side = 0; side < 2; ++side)
    if (pub.fight.side[side] == seat && (pub.fight.flags[side] & Fight::kCancelWounds)) return true;
  return false;
}

}  // namespace

int cash_limit(const Catalog& cat, const Public& pub, Seat seat) {
  if (seat == kMib) return kCashLimit;  // MB11
  const Player& p = pub.player[seat];
  if (!(p.flags & Player::kUnlocked)) return kCashLimit;
  const Passive& passive = cat.characters[p.character].passive;
  return passive.cash ? passive.cash : kCashLimit;
}

int nugget_limit(const Catalog& cat, const Public& pub, Seat seat) {
  const Player& p = pub.player[seat];
  int limit = kNuggetLimit;
  if (p.flags & Player::kUnlocked) limit += cat.characters[p.character].passive.nugget;
  for (unsigned rest = p.items; rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    if (works(cat, p, item)) limit += side_of(cat, p, item).passive.nugget;
  }
  return limit;
}

void gain_cash(Game& g, Seat seat, int tens, Rule rule) {
  std::uint8_t& cash = seat == kMib ? g.pub().mib.cash : g.player(seat).cash;
  const int room = std::max(0, cash_limit(g.cat, g.pub(), seat) - cash);
  const int gained = std::min(tens, room);
  cash = u8(cash + gained);
  if (tens) emit(g, EventKind::kCash, rule, seat, gained, tens);
}

void lose_cash(Game& g, Seat seat, int tens, Rule rule) {
  tens = take_cash(g, seat, tens);
  if (tens) emit(g, EventKind::kCash, rule, seat, -tens, 0);
}

void pay_cash(Game& g, Seat seat, int tens, Rule rule) {
  tens = take_cash(g, seat, tens);
  if (tens) emit(g, EventKind::kCash, rule, seat, -tens, -tens);
  if (seat == kMib || !g.pub().in_action || tens == 0) return;
  Player& p = g.player(seat);
  p.act_spent = u8(p.act_spent + tens);
  p.spent_at = p.space;
}

void gain_lp(Game& g, Seat seat, int n, LpSource source, Rule rule) {
  if (n <= 0) return;
  emit(g, EventKind::kLp, rule, seat, n, static_cast<int>(source));
  if (seat == kMib) {
    g.pub().mib.lp = u8(std::min(250, g.pub().mib.lp + n));
    return;
  }
  Player& p = g.player(seat);
  p.lp = u8(std::min(250, p.lp + n));
  count_lp(p, g.pub(), n);
  if (g.pub().au.markers) cross_lp_markers(g, seat);
  if (p.lp >= kUnlockingLp && !(p.flags & Player::kUnlocked)) {  // B2.9
    p.flags |= Player::kUnlocked;
    emit(g, EventKind::kUnlocked, B(2, 9), seat);
  }
}

void lose_lp(Game& g, Seat seat, int n, LpSource source, Rule rule) {
  std::uint8_t& lp = seat == kMib ? g.pub().mib.lp : g.player(seat).lp;
  n = std::min<int>(n, lp);  // B13.4
  lp = u8(lp - n);
  if (n) emit(g, EventKind::kLp, rule, seat, -n, static_cast<int>(source));
}

int gain_nuggets(Game& g, Seat seat, int n, Rule rule) {
  if (seat == kMib) return 0;
  Player& p = g.player(seat);
  const int room = std::max(0, nugget_limit(g.cat, g.pub(), seat) - p.nuggets);
  n = std::min({n, room, int{g.pub().supply_nuggets}});
  if (n <= 0) return 0;
  p.nuggets = u8(p.nuggets + n);
  g.pub().supply_nuggets = u8(g.pub().supply_nuggets - n);
  if (g.pub().in_action) {
    p.act_nuggets = u8(p.act_nuggets + n);
    p.nuggets_at = p.space;
  }
  emit(g, EventKind::kNuggets, rule, seat, n);
  return n;
}

void drop_nuggets(Game& g, Seat seat, int n, Rule rule) {
  if (n <= 0) return;
  g.player(seat).nuggets = u8(g.player(seat).nuggets - n);
  g.pub().supply_nuggets = u8(g.pub().supply_nuggets + n);
  emit(g, EventKind::kNuggets, rule, seat, -n);
}

void trim_nuggets(Game& g, Seat seat) {
  if (g.other(Switch::kMuleSwap)) return;
  drop_nuggets(g, seat, g.player(seat).nuggets - nugget_limit(g.cat, g.pub(), seat), Ruling(18));
}

void wound(Game& g, Seat seat, int n, bool sure, Rule rule) {
  if (seat == kMib) return;  // MB11
  Player& p = g.player(seat);
  n = std::min(n, kMaxWounds - p.wounds);  // B10.3
  if (n <= 0) return;
  if (!sure && wounds_cancelled(g.pub(), seat))
    return emit(g, EventKind::kWoundCancelled, B(10, 7), seat, n);
  p.wounds = u8(p.wounds + n);
  emit(g, EventKind::kWounded, rule, seat, n);
  open_window(g, seat_bit(seat), {Moment::kWoundGained, 0, u8(n)});
}

void heal(Game& g, Seat seat, int n, Rule rule) {
  if (seat == kMib) return;
  Player& p = g.player(seat);
  n = std::min<int>(n, p.wounds);
  if (n <= 0) return;
  p.wounds = u8(p.wounds - n);
  emit(g, EventKind::kHealed, rule, seat, n);
  open_window(g, seat_bit(seat), {Moment::kHealed, 0, u8(n)});
}

}  // namespace dr
