// B6 Fight another player: arrest, duel or robbery; the Man in Black fights by the same steps (MB7).
#include "engine/rules/fight.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/resources.h"
#include "engine/rules/robbery.h"

namespace dr {
namespace {

Occasion occasion_of(const FightFrame& f) {
  const bool start = f.step == FightStep::kStart || f.step == FightStep::kLateStart;
  return {start ? Moment::kFightStart : Moment::kFightReveal, 0, 0};
}

int hand_size(const Public& pub, Seat seat) {
  return seat == kMib ? pub.mib.hand_n : pub.player[seat].hand_n;
}

void begin_alternation(Fight& fight, bool fresh) {
  fight.turn = fight.passes = 0;
  if (fresh) fight.used[0] = fight.used[1] = 0;
}

void pass_turn(Fight& fight, bool passed) {
  fight.passes = passed ? static_cast<std::uint8_t>(fight.passes + 1) : 0;
  fight.turn = 1 - fight.turn;
}

void use(Game& g, Seat seat, const Effect& effect, const Occasion& occasion) {
  Fight& fight = g.pub().fight;
  fight.used[fight.turn] |= 1u << effect.bit;
  pass_turn(fight, false);
  start_effect(g, seat, effect, occasion);
}

// One turn of the alternation of B6.3 and B6.6; false when two passes in a row have ended it.
bool alternate(Game& g, const Occasion& occasion) {
  Public& pub = g.pub();
  Fight& fight = pub.fight;
  if (fight.passes >= 2) return false;
  const Seat seat = fight.side[fight.turn];
  if (seat == kMib) {
    pass_turn(fight, true);
    return true;
  }
  Effects automatic, optional;
  find_effects(g.cat, pub, seat, occasion, false, fight.used[fight.turn], MovePart::kWhole,
               automatic);
  find_effects(g.cat, pub, seat, occasion, true, fight.used[fight.turn], MovePart::kWhole,
               optional);
  if (order_matters(automatic)) {
    ask(g, Ask::kOrder, seat_bit(seat));
  } else if (automatic.n) {
    use(g, seat, automatic.list[0], occasion);
  } else if (optional.n || may_hold_reaction(g.cat, pub, seat, occasion, MovePart::kWhole)) {
    ask(g, Ask::kWindow, seat_bit(seat));
  } else {
    pass_turn(fight, true);
  }
  return true;
}

// B6.5: the automatic effects of both sides, active player first. False when none is left.
bool resolve_bonuses(Game& g, const Occasion& occasion) {
  Fight& fight = g.pub().fight;
  for (; fight.turn < 2; ++fight.turn) {
    const Seat seat = fight.side[fight.turn];
    Effects effects;
    find_effects(g.cat, g.pub(), seat, occasion, false, fight.used[fight.turn], MovePart::kWhole,
                 effects);
    if (!effects.n) continue;
    if (order_matters(effects)) {
      ask(g, Ask::kOrder, seat_bit(seat));
    } else {
      fight.used[fight.turn] |= 1u << effects.list[0].bit;
      start_effect(g, seat, effects.list[0], occasion);
    }
    return true;
  }
  return false;
}

void fight_off(Game& g, FightFrame& f) {  // B6.11
  emit(g, EventKind::kFightOff, B(6, 11), g.pub().fight.side[0]);
  f.step = FightStep::kEnd;
}

void ask_commit(Game& g, FightFrame& f) {
  const Seat attacker = g.pub().fight.side[0];
  f.step = FightStep::kAnswer;
  if (!hand_size(g.pub(), attacker)) return fight_off(g, f);
  if (attacker == kMib) return mib_commit(g);
  if (g.player(attacker).hand_n == 1) return commit_card(g, attacker, lowest(g.own(attacker).hand));
  f.step = FightStep::kCommit;
  ask(g, Ask::kCommit, seat_bit(attacker));
}

void decline(Game& g, FightFrame& f) {
  Fight& fight = g.pub().fight;
  fight.declined = 1;
  emit(g, EventKind::kDeclined, B(6, 4), fight.side[1]);
  won_fight(g, 0);
  f.step = FightStep::kWound;
}

void after_commits(Game& g, FightFrame& f) {
  f.step = g.other(Switch::kPlayerFightOrder) ? FightStep::kLateStart : FightStep::kReveal;
  begin_alternation(g.pub().fight, true);
}

void ask_answer(Game& g, FightFrame& f) {
  const Seat target = g.pub().fight.side[1];
  if (!hand_size(g.pub(), target)) return decline(g, f);  // ruling 27, MB13
  if (target == kMib) {
    mib_commit(g);
    return after_commits(g, f);
  }
  ask(g, Ask::kCommit, seat_bit(target));
}

void reveal(Game& g) {
  for (int side = 0; side < 2; ++side) reveal_card(g, side);
  g.pub().fight.revealed = 1;
}

void compare(Game& g, FightFrame& f) {
  const Fight& fight = g.pub().fight;
  const int a = fight_value(g.pub(), 0, rank_of(fight.card[0]));
  const int b = fight_value(g.pub(), 1, rank_of(fight.card[1]));
  emit(g, EventKind::kCompared, B(6, 7), fight.side[0], a, b, fight.side[1]);
  won_fight(g, a == b ? side_winning_ties(g.pub()) : a > b ? 0 : 1);
  f.step = FightStep::kWound;
}

Seat loser(const Public& pub) { return pub.fight.side[1 - pub.fight.winner]; }

void penalty_wound(Game& g) {
  const Seat seat = loser(g.pub());
  if (seat == kMib) return lose_lp(g, kMib, 1, LpSource::kMibLoss, MB(8));
  wound(g, seat, 1, false, B(6, 8));
}

void winners_points(Game& g) {
  const Fight& fight = g.pub().fight;
  const Seat attacker = fight.side[0];
  if (fight.winner != 0) return;  // a target that wins gains nothing (ruling 30)
  switch (fight.kind) {
    case FightKind::kArrest: return gain_points(g, attacker, PointKind::kMp, 1);
    case FightKind::kDuel: return gain_lp(g, attacker, 2, LpSource::kDuel, B(6, 8));
    case FightKind::kRobbery:
      if (attacker != kMib) gain_points(g, attacker, PointKind::kWp, 1);
      return;
    case FightKind::kBandit:
    case FightKind::kGuard:
    case FightKind::kSheriff:
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper:
    case FightKind::kTrain:
    case FightKind::kCount: assert(false);  // npc_fight.cc
  }
}

void rest_of_arrest(Game& g, FightFrame& f) {
  const Fight& fight = g.pub().fight;
  f.step = FightStep::kOver;
  if (fight.winner != 0 || fight.kind != FightKind::kArrest) return;
  f.arrest_made = 1;
  start_arrest(g, fight.side[1], fight.side[0], false);
}

void over(Game& g, FightFrame& f) {
  const Fight& fight = g.pub().fight;
  if (f.arrest_made) {  // the arrest was made
    f.arrest_made = 0;
    return open_window(g, seat_bit(fight.side[0]), {Moment::kArrestMade, 0, 0});
  }
  f.step = FightStep::kEnd;
  SeatSet both = 0;
  for (const Seat seat : fight.side)
    if (seat != kMib) both |= seat_bit(seat);
  open_window(g, both, {Moment::kFightOver, 0, 0});
}

}  // namespace

void start_fight(Game& g, Seat attacker, Seat target, FightKind kind) {
  if (attacker != kMib) g.pub().fought |= seat_bit(target);
  if (attacker == kMib || target == kMib) mib_draw(g);
  if (attacker == kMib && !g.pub().mib.hand_n) return;  // MB13
  begin_fight(g, kind, attacker, target, kNone);
  FightFrame& f = push<FightFrame>(g, attacker);
  f.step = g.other(Switch::kPlayerFightOrder) ? FightStep::kCommit : FightStep::kStart;
}

void run_fight(Game& g, FightFrame& f) {
  const Occasion occasion = occasion_of(f);
  switch (f.step) {
    using enum FightStep;
    case kStart:
      if (!alternate(g, occasion)) f.step = kCommit;
      return;
    case kCommit: return ask_commit(g, f);
    case kAnswer: return ask_answer(g, f);
    case kLateStart:
      if (alternate(g, occasion)) return;
      f.step = kReveal;
      return begin_alternation(g.pub().fight, true);
    case kReveal:
      if (!g.pub().fight.revealed) {
        begin_alternation(g.pub().fight, true);
        reveal(g);
      }
      if (resolve_bonuses(g, occasion)) return;
      f.step = kReact;
      return begin_alternation(g.pub().fight, false);
    case kReact:
      if (!alternate(g, occasion)) f.step = kCompare;
      return;
    case kCompare: return compare(g, f);
    case kWound: f.step = kCard; return penalty_wound(g);
    case kCard:
      f.step = kPoints;
      if (loser(g.pub()) != kMib) draw_cards(g, loser(g.pub()), 1, B(6, 8));
      return;
    case kPoints: f.step = kLoot; return winners_points(g);
    case kLoot: return loot(g, f);
    case kLootCattle: return loot_cattle(g, f);
    case kArrested: return rest_of_arrest(g, f);
    case kOver: return over(g, f);
    case kEnd:
      if (g.pub().fight.declined) discard_unrevealed(g, g.pub().fight.side[0], B(6, 12));  // B5.3
      mib_put_away(g);
      end_fight(g);
      return pop(g);
  }
}

void options_fight(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const FightFrame& f = as<FightFrame>(top(pub));
  const Occasion occasion = occasion_of(f);
  if (pub.ask == Ask::kOrder || pub.ask == Ask::kWindow) {
    const bool window = pub.ask == Ask::kWindow;
    if (window) {
      out.add(Verb::kPass);
      add_reactions(cat, view, occasion, MovePart::kWhole, out);
    }
    Effects effects;
    find_effects(cat, pub, view.seat, occasion, window, pub.fight.used[pub.fight.turn],
                 MovePart::kWhole, effects);
    add_effects(effects, out);
  } else if (pub.ask == Ask::kCommit) {
    for_each_card(view.own.hand, [&](Card card) { out.add(Verb::kCommit, card); });
    if (f.step == FightStep::kAnswer) out.add(Verb::kDecline);
  } else {
    add_loot(pub, out);
  }
}

void take_fight(Game& g, FightFrame& f, Seat seat, Choice choice) {
  Fight& fight = g.pub().fight;
  const Occasion occasion = occasion_of(f);
  switch (choice.verb) {
    case Verb::kCommit:
      commit_card(g, seat, choice.a);
      if (f.step == FightStep::kCommit)
        f.step = FightStep::kAnswer;
      else
        after_commits(g, f);
      return;
    case Verb::kDecline: return decline(g, f);
    case Verb::kLoot: return take_loot(g, static_cast<Loot>(choice.a));
    case Verb::kPass:
      if (g.pub().ask == Ask::kWindow) pass_turn(fight, true);
      return;
    case Verb::kReact: pass_turn(fight, false); return play_reaction(g, seat, choice.a, occasion);
    case Verb::kTrigger: {
      Effects effects;
      find_effects(g.cat, g.pub(), seat, occasion, g.pub().ask == Ask::kWindow,
                   fight.used[fight.turn], MovePart::kWhole, effects);
      const Effect* effect = chosen_effect(effects, choice);
      assert(effect);
      if (f.step != FightStep::kReveal) return use(g, seat, *effect, occasion);
      fight.used[fight.turn] |= 1u << effect->bit;
      return start_effect(g, seat, *effect, occasion);
    }
    default: assert(false);
  }
}

}  // namespace dr
