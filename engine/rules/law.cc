// B9 Marshal and Wanted tracks, A7 the Gambler track, B12 the Sheriff and arrests.
#include "engine/rules/law.h"

#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/hand.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/move.h"
#include "engine/rules/resources.h"

namespace dr {
// --- points -------------------------------------------------------------------------------------

namespace {

void turn_outlaw(Game& g, Seat seat) {  // B9.1
  Player& p = g.player(seat);
  if (!p.mp) return;
  emit(g, EventKind::kPoints, B(9, 1), seat, -p.mp, static_cast<int>(PointKind::kMp));
  p.mp = 0;
}

// AU27, AU72: the cube stays on the last space, points beyond it count as gained.
void gain_gambler_point(Game& g, Seat seat) {
  Player& p = g.player(seat);
  emit(g, EventKind::kPoints, AU(27), seat, 1, static_cast<int>(PointKind::kGp));
  const bool beyond = p.gp == kGamblerSpaces;
  const int code = beyond ? g.cat.gambler_beyond : g.cat.gambler_reward[p.gp];
  if (!beyond) cross_track_marker(g, seat, PointKind::kGp, ++p.gp);
  start_program(g, seat, From::kGambler, p.gp, code);
}

void gain_one_point(Game& g, Seat seat, PointKind kind) {
  if (kind == PointKind::kGp) return gain_gambler_point(g, seat);
  Player& p = g.player(seat);
  const bool mp = kind == PointKind::kMp;
  std::uint8_t& cube = mp ? p.mp : p.wp;
  emit(g, EventKind::kPoints, B(9, 2), seat, 1, static_cast<int>(kind));
  if (cube == kTrackSpaces) return gain_lp(g, seat, 1, LpSource::kOverflow, B(9, 2));
  const int code = mp ? g.cat.marshal_reward[cube] : g.cat.wanted_reward[cube];
  ++cube;
  if (g.pub().au.markers) cross_track_marker(g, seat, kind, cube);
  if (g.cat.code[code].op != Op::kEnd) start_program(g, seat, From::kTrack, cube, code);
}

}  // namespace

void gain_points(Game& g, Seat seat, PointKind kind, int n) {
  if (seat == kMib || n <= 0) return;
  if (kind == PointKind::kMp && g.player(seat).wp) return;  // B9.8
  if (kind == PointKind::kWp) turn_outlaw(g, seat);
  PointsFrame& f = push<PointsFrame>(g, seat);
  f.what = kind;
  f.left = f.gained = u8(n);
}

void run_points(Game& g, PointsFrame& f) {
  if (f.left) {
    --f.left;
    return gain_one_point(g, f.seat, f.what);
  }
  const Seat seat = f.seat;
  const Occasion occasion{Moment::kPointsGained, static_cast<std::uint8_t>(f.what), f.gained};
  pop(g);
  open_window(g, seat_bit(seat), occasion);
}

// --- arrests ------------------------------------------------------------------------------------

namespace {

void cattle_back(Game& g, Seat seat) {  // B12.9
  Player& p = g.player(seat);
  if (p.cattle == kNone) return;
  g.hid().cattle[p.cattle] |= u8(1 << g.own(seat).cattle % kCattlePerColour);
  ++g.pub().cattle_n[p.cattle];
  shuffle_ranch(g, p.cattle);
  p.cattle = g.own(seat).cattle = kNone;
}

// AU56: from the Buzzard Gulch board to the Marshal's office, from elsewhere to the Sheriff's.
Space jail_for(const Catalog& cat, Space space) {
  return cat.gulch.has(space) ? cat.tag[static_cast<int>(Tag::kMarshalsOffice)].first()
                              : office(cat);
}

void jail(Game& g, Seat seat, Seat by) {
  Player& p = g.player(seat);
  const Space jailhouse = jail_for(g.cat, p.space);
  emit(g, EventKind::kArrested, B(12, 5), seat, jailhouse, 0, by);
  p.space = jailhouse;
  put_sheriff(g, jailhouse, B(12, 5));
  if (p.wp) emit(g, EventKind::kPoints, B(12, 5), seat, -p.wp, static_cast<int>(PointKind::kWp));
  p.wp = 0;
  cattle_back(g, seat);
  lose_longhorns(g, seat, p.longhorns, AU(19));
  lose_cash(g, seat, (p.cash + 1) / 2, B(12, 5));
}

}  // namespace

void start_arrest(Game& g, Seat seat, Seat by, bool with_wound) {
  ArrestFrame& f = push<ArrestFrame>(g, seat);
  f.by = by;
  f.step = with_wound ? ArrestStep::kTakeWound : ArrestStep::kLose;
}

void run_arrest(Game& g, ArrestFrame& f) {
  switch (f.step) {
    using enum ArrestStep;
    case kTakeWound: f.step = kTakeCard; return wound(g, f.seat, 1, false, B(12, 5));
    case kTakeCard:
      f.step = kLose;
      draw_cards(g, f.seat, 1, B(12, 5));
      return;
    case kLose: f.step = kLoseNuggets; return jail(g, f.seat, f.by);
    case kLoseNuggets:
      f.step = kArrestDone;
      if (f.by == kNone && g.other(Switch::kSheriffTakesNuggets)) return;
      return halve_nuggets(g, f.seat, kNone, B(12, 5));
    case kArrestDone: return pop(g);
  }
}

// --- the Sheriff's move -------------------------------------------------------------------------

namespace {

SeatSet wanted_at(const Public& pub, Space space) {
  SeatSet set = 0;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.player[seat].wp && pub.player[seat].space == space) set |= seat_bit(seat);
  return set;
}

// Where he can stop: he is stopped by the first Wanted player he meets (B12.3).
SpaceSet sheriff_reach(const Catalog& cat, const Public& pub, int range) {
  SpaceSet out, frontier;
  frontier.add(pub.sheriff);
  for (int step = 0; step < range; ++step) {
    SpaceSet next;
    for_each(frontier, [&](Space s) { next = next | near_or_linked(cat, pub, s); });
    next = next - out;
    out = out | next;
    frontier = {};
    for_each(next, [&](Space s) {
      if (!wanted_at(pub, s)) frontier.add(s);
    });
  }
  return out;
}

// The spaces between where he stands and a space of his reach, for pictures.
void tell_ride(Game& g, Space to, int range) {
  int steps = 1;
  while (steps < range && !sheriff_reach(g.cat, g.pub(), steps).has(to)) ++steps;
  if (steps == 1) return;
  SpaceSet before = sheriff_reach(g.cat, g.pub(), steps - 1) & near_or_linked(g.cat, g.pub(), to);
  for_each(before, [&](Space s) {
    if (wanted_at(g.pub(), s)) before = before - SpaceSet::of(s);
  });
  tell_ride(g, before.first(), steps - 1);
  emit(g, EventKind::kPassed, B(12, 2), kNone, before.first());
}

SpaceSet sheriff_targets(const Catalog& cat, const Public& pub, const SheriffFrame& f) {
  return f.place_plus_1 == kNone ? near(cat, pub, space_of(pub, f.seat))
                                 : cat.places[f.place_plus_1 - 1];
}

void stay(Game& g, SheriffFrame& f) {
  f.step = SheriffStep::kAfter;
  emit(g, EventKind::kSheriffStayed, B(12, 2), f.seat, g.pub().sheriff);
}

// Entering is what counts: where he is already he arrests nobody (ruling 58).
void go_or_stay(Game& g, SheriffFrame& f, Space to) {
  f.to = to;
  if (to == g.pub().sheriff) return stay(g, f);
  f.step = SheriffStep::kGo;
}

void choose_way(Game& g, SheriffFrame& f) {
  if (f.seat == kMib && !f.place_plus_1) return go_or_stay(g, f, mib_sheriff_path(g, f.range));
  if (f.place_plus_1) {
    const SpaceSet to = sheriff_targets(g.cat, g.pub(), f);
    if (to.size() == 1 || f.seat == kMib) return go_or_stay(g, f, to.first());
  } else if (!f.range) {
    f.step = SheriffStep::kAfter;
    return;
  }
  ask(g, Ask::kSheriffTo, seat_bit(f.seat));
}

// B15.7: each Wanted player there discards, the mover first, then clockwise.
void next_discard(Game& g, SheriffFrame& f) {
  const Public& pub = g.pub();
  const Seat start = f.seat == kMib ? pub.first : f.seat;
  while (f.asked < pub.players) {
    const Seat seat = static_cast<Seat>((start + f.asked++) % pub.players);
    if (wanted_at(pub, pub.sheriff) & seat_bit(seat)) return ask_discard(g, seat, 1, B(12, 3));
  }
  f.step = SheriffStep::kTarget;
}

void pick_target(Game& g, SheriffFrame& f) {
  const SeatSet wanted = wanted_at(g.pub(), g.pub().sheriff);
  f.step = SheriffStep::kAttempt;
  if (std::popcount(wanted) == 1)
    f.target = u8(std::countr_zero(wanted));
  else if (f.seat == kMib)
    f.target = mib_sheriff_target(g.pub(), wanted);
  else
    ask(g, Ask::kSheriffTarget, seat_bit(f.seat));
}

}  // namespace

Space office(const Catalog& cat) { return cat.tag[static_cast<int>(Tag::kSheriffsOffice)].first(); }

bool sheriff_active(const Public& pub) {
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].wp) return true;
  return false;
}

void put_sheriff(Game& g, Space space, Rule rule) {
  if (g.pub().sheriff == space) return;
  g.pub().sheriff = space;
  emit(g, EventKind::kSheriffMoved, rule, kNone, space);
}

void move_sheriff(Game& g, Seat mover, int range) {
  if (!sheriff_active(g.pub())) return;  // ruling 50
  push<SheriffFrame>(g, mover).range = u8(range);
}

void send_sheriff(Game& g, Seat mover, int place) {
  if (!sheriff_active(g.pub()) || g.pub().sheriff == kNone) return;  // AU5F: not placed yet
  push<SheriffFrame>(g, mover).place_plus_1 = place == kNone ? kNone : u8(place + 1);
}

void run_sheriff(Game& g, SheriffFrame& f) {
  Public& pub = g.pub();
  switch (f.step) {
    using enum SheriffStep;
    case kWhere: return choose_way(g, f);
    case kGo:
      if (g.events && !f.place_plus_1) tell_ride(g, f.to, f.range);
      pub.sheriff = f.to;
      emit(g, EventKind::kSheriffMoved, B(12, 2), f.seat, f.to);
      f.step = wanted_at(pub, f.to) ? kDiscards : kAfter;
      return;
    case kDiscards: return next_discard(g, f);
    case kTarget: return pick_target(g, f);
    case kAttempt:
      f.step = kFightHim;
      if (g.other(Switch::kSheriffAttempt) && f.seat != kMib)
        ask(g, Ask::kAttempt, seat_bit(f.seat));
      return;
    case kFightHim: f.step = kAfter; return start_npc_fight(g, f.target, FightKind::kSheriff);
    case kAfter: {
      const bool arrested = f.arrested != 0;
      const Seat mover = f.seat;
      if (arrested) report_result(g, kMadeArrest);
      pop(g);
      if (arrested && mover != kMib) open_window(g, seat_bit(mover), {Moment::kArrestMade, 0, 0});
      return;
    }
  }
}

void options_sheriff(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const SheriffFrame& f = as<SheriffFrame>(top(pub));
  if (pub.ask == Ask::kSheriffTo) {
    if (f.place_plus_1)
      return for_each(sheriff_targets(cat, pub, f), [&](Space s) { out.add(Verb::kSheriffTo, s); });
    const SpaceSet to = sheriff_reach(cat, pub, f.range);
    out.add(Verb::kSheriffTo, pub.sheriff);
    for_each(to, [&](Space s) {
      if (s != pub.sheriff)
        out.add(Verb::kSheriffTo, s);
      else if (wanted_at(pub, s))
        out.add(Verb::kSheriffTo, s, 1);  // away and back in (ruling 58)
    });
  } else if (pub.ask == Ask::kSheriffTarget) {
    const SeatSet wanted = wanted_at(pub, pub.sheriff);
    for (Seat seat = 0; seat < pub.players; ++seat)
      if (wanted & seat_bit(seat)) out.add(Verb::kPick, seat);
  } else if (pub.ask == Ask::kAttempt) {
    out.add(Verb::kPass);
    out.add(Verb::kAccept);
  }
}

void take_sheriff(Game& g, SheriffFrame& f, Seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kSheriffTo:
      if (!choice.b) return go_or_stay(g, f, choice.a);
      f.to = choice.a;
      f.step = SheriffStep::kGo;
      return;
    case Verb::kPick: f.target = choice.a; return;
    case Verb::kPass: f.step = SheriffStep::kAfter; return;
    case Verb::kAccept: return;
    default: assert(false);
  }
}

void send_piece(Game& g, Seat seat, Piece piece, int place) {
  if (piece == Piece::kSheriff) return send_sheriff(g, seat, place);
  if (piece == Piece::kTrain) return send_train(g, place);
  if (seat == kMib) return mib_send(g, place);
  start_send(g, seat, place);
}

}  // namespace dr
