// B4 Move.
#include "engine/rules/move.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/law.h"

namespace dr {
namespace {

bool crosses_mesas(const Catalog& cat, const Player& p) {
  return (p.flags & Player::kUnlocked) &&
         (cat.characters[p.character].passive.flags & Passive::kCrossMesa);
}

SpaceSet neighbours(const Catalog& cat, const Public& pub, SpaceSet from) {
  SpaceSet out;
  for_each(from, [&](Space s) { out = out | near(cat, pub, s); });
  return out;
}

SpaceSet mesa_exits(const Catalog& cat, unsigned mesas) {
  SpaceSet out;
  for (int m = 0; m < cat.n_mesas; ++m)
    if (mesas >> m & 1) out = out | cat.mesa[m];
  return out;
}

unsigned mesas_beside(const Catalog& cat, SpaceSet from) {
  unsigned out = 0;
  for (int m = 0; m < cat.n_mesas; ++m)
    if (!(from & cat.mesa[m]).empty()) out |= 1u << m;
  return out;
}

// A Wanted player may not enter the Sheriff's space (B4.5).
SpaceSet closed_to(const Public& pub, Seat seat) {
  return pub.player[seat].wp ? SpaceSet::of(pub.sheriff) : SpaceSet{};
}

SpaceSet send_targets(const Catalog& cat, const Public& pub, const MoveFrame& f) {
  const SpaceSet to = f.place == kNone ? SpaceSet::of(train_space(cat, pub)) : cat.places[f.place];
  return to - closed_to(pub, f.seat);
}

// The spaces between, for pictures; who is sent somewhere or goes by rail rides through none.
void tell_way(Game& g, const MoveFrame& f) {
  if (!g.events || !g.events->ways) return;
  if (f.mode == MoveMode::kSent || f.mode == MoveMode::kByRail) return;
  const Way path = way(g.cat, g.pub(), f.seat, f.to, f.mesa);
  for (int i = 0; i + 1 < path.n; ++i) emit(g, EventKind::kPassed, B(4, 1), f.seat, path.space[i]);
}

void go(Game& g, MoveFrame& f) {
  tell_way(g, f);
  Player& p = g.player(f.seat);
  p.space = f.to;
  emit(g, EventKind::kMoved, B(4, 1), f.seat, f.to, f.mesa);
  if (f.mesa) open_window(g, seat_bit(f.seat), {Moment::kMesaCrossed, 0, 0});
}

// Those who stop a player that enters their space (B4.4, AU20).
SpaceSet stoppers(const Public& pub) { return pub.bandits | fighters(pub.au); }

// The fights of the space entered, one after the other; then the move goes on.
void arrive(Game& g, MoveFrame& f) {
  f.step = f.mode == MoveMode::kByRail ? MoveStep::kGoOn : MoveStep::kProlong;
  if (!stoppers(g.pub()).has(f.to) || g.player(f.seat).space != f.to) return;
  f.fought = 1;
  if (f.mode == MoveMode::kByRail) f.mode = MoveMode::kAction;  // the Move after it is lost
  const bool bandits = g.pub().bandits.has(f.to);
  f.step = bandits && !fighters(g.pub().au).has(f.to) ? MoveStep::kProlong : MoveStep::kArrive;
  if (bandits) return start_npc_fight(g, f.seat, FightKind::kBandit);
  fight_token(g, f.seat, f.to);
}

// A prolonging move hands what it met to the Move action it prolongs.
void end_prolonging(Game& g, MoveFrame& f) {
  const bool fought = f.fought;
  pop(g);
  if (!fought) return;
  if (MoveFrame* below = innermost<MoveFrame>(g.pub())) below->fought = 1;
}

// Where walks of up to `range` steps end on an empty map, by space. REQUIRES: 1 <= range <= kWalks.
const SpaceSet* walks(const Catalog& cat, const Public& pub, int range) {
  return cat.within[on_other_side(pub.switches, Switch::kDiagonals)][range - 1];
}

// How many of `range` steps the map alone decides: no obstacle stands where the others lead.
int open_steps(const Catalog& cat, const Public& pub, Space from, int range, SpaceSet obstacles) {
  int steps = std::min(range, kWalks);
  while (steps > 1 && !(obstacles & walks(cat, pub, steps - 1)[from]).empty()) --steps;
  return steps;
}

// Where walks of up to `range` steps end that cross no mesa.
SpaceSet walk(const Catalog& cat, const Public& pub, Space from, int range, SpaceSet closed,
              SpaceSet stops) {
  int step = open_steps(cat, pub, from, range, stops | closed);
  SpaceSet out = walks(cat, pub, step)[from] - closed;
  if (step == range) return out;  // mostly
  SpaceSet fresh = step > 1 ? out - walks(cat, pub, step - 1)[from] : out;
  for (; step < range; ++step) {
    fresh = neighbours(cat, pub, fresh - stops) - closed - out;
    out = out | fresh;
  }
  return out;
}

Reach walk_over_mesas(const Catalog& cat, const Public& pub, Space from, int range, SpaceSet closed,
                      SpaceSet stops) {
  Reach out;
  SpaceSet frontier = SpaceSet::of(from), crossed;
  unsigned on_mesa = 0;
  for (int step = 0; step < range; ++step) {
    const SpaceSet next = neighbours(cat, pub, frontier) - closed - out.plain;
    const SpaceSet over =
        (neighbours(cat, pub, crossed) | mesa_exits(cat, on_mesa)) - closed - out.mesa;
    on_mesa = mesas_beside(cat, frontier | crossed);
    out.mesa = out.mesa | over;
    crossed = over - stops;
    out.plain = out.plain | next;
    frontier = next - stops;
  }
  return out;
}

}  // namespace

int movement(const Catalog& cat, const Public& pub, Seat seat) {
  const Player& p = pub.player[seat];
  const int full = p.mount == kNone ? 2 : side_of(cat, p, p.mount).move;  // B4.1
  return p.longhorns ? std::max(1, full - p.longhorns) : full;            // AU17
}

Reach reach(const Catalog& cat, const Public& pub, Seat seat, int range) {
  const Player& p = pub.player[seat];
  if (p.space == kNone || range < 1) return {};  // not on the board yet
  const SpaceSet closed = closed_to(pub, seat), stops = stoppers(pub);
  if (crosses_mesas(cat, p)) return walk_over_mesas(cat, pub, p.space, range, closed, stops);
  return {walk(cat, pub, p.space, range, closed, stops), {}};
}

// Walks back from the goal over what reach() finds with fewer and fewer steps.
Way way(const Catalog& cat, const Public& pub, Seat seat, Space to, bool mesa) {
  constexpr int kMost = kMaxSpaces;
  Way out;
  if (to >= cat.n_spaces || pub.player[seat].space >= cat.n_spaces) return out;
  Reach in[kMost + 1];
  int left = 0;
  const auto found = [&] { return (mesa ? in[left].mesa : in[left].plain).has(to); };
  while (!found()) {
    if (left == kMost) return out;
    ++left;
    in[left] = reach(cat, pub, seat, left);
  }
  out.steps = left;
  const SpaceSet stops = stoppers(pub);
  for (Space at = to;;) {
    out.space[out.n++] = at;
    if (left == 1) break;
    SpaceSet before = (mesa ? in[left - 1].mesa : in[left - 1].plain) - stops;
    before = before & near(cat, pub, at);
    --left;
    if (before.empty()) {  // over the mesa: it is a step of its own
      if (--left == 0) break;
      const SpaceSet beside = mesa_exits(cat, mesas_beside(cat, SpaceSet::of(at))) - stops;
      before = beside & in[left].plain;
      mesa = before.empty();
      if (mesa) before = beside & in[left].mesa;
    }
    at = before.first();
  }
  std::reverse(out.space, out.space + out.n);
  return out;
}

void add_moves(const Catalog& cat, const Sight& view, int range, Choices& out) {
  const Reach spaces = reach(cat, view.pub, view.seat, range);
  if (spaces.mesa.empty())  // nearly always
    return for_each(spaces.plain, [&](Space s) { out.append(Verb::kMove, s); });
  for_each(spaces.plain | spaces.mesa, [&](Space s) {
    if (spaces.plain.has(s)) out.add(Verb::kMove, s, 0);
    if (spaces.mesa.has(s)) out.add(Verb::kMove, s, 1);
  });
}

void start_move_action(Game& g, Seat seat, Space to, bool mesa) {
  MoveFrame& f = push<MoveFrame>(g, seat);
  f.mode = MoveMode::kAction;
  f.to = to;
  f.mesa = mesa;
  f.step = MoveStep::kGo;
}

void start_rail_travel(Game& g, Seat seat, Space to) {
  MoveFrame& f = push<MoveFrame>(g, seat);
  f.mode = MoveMode::kByRail;
  f.to = to;
  f.step = MoveStep::kGo;
}

void start_move(Game& g, Seat seat, int range, bool prolongs) {
  MoveFrame& f = push<MoveFrame>(g, seat);
  f.range = static_cast<std::uint8_t>(range);
  f.mode = prolongs ? MoveMode::kProlonging : MoveMode::kGranted;
}

void start_send(Game& g, Seat seat, int place) {
  MoveFrame& f = push<MoveFrame>(g, seat);
  f.mode = MoveMode::kSent;
  f.place = static_cast<std::uint8_t>(place);
}

namespace {

void move_step(Game& g, MoveFrame& f) {
  const SeatSet mover = seat_bit(f.seat);
  switch (f.step) {
    using enum MoveStep;
    case kAsk: {
      const SpaceSet to = f.mode == MoveMode::kSent ? send_targets(g.cat, g.pub(), f)
                                                    : reach(g.cat, g.pub(), f.seat, f.range).plain;
      if (to.empty()) return pop(g);
      if (f.mode == MoveMode::kSent && to.size() == 1) {
        f.to = to.first();
        f.step = kGo;
        return;
      }
      return ask(g, f.mode == MoveMode::kSent ? Ask::kSendTo : Ask::kMoveTo, mover);
    }
    case kGo: f.step = kArrive; return go(g, f);
    case kArrive: return arrive(g, f);
    case kProlong:
      if (f.mode == MoveMode::kProlonging) return end_prolonging(g, f);
      f.step = kLast;
      if (!f.fought) open_window(g, mover, {Moment::kEndOfMove, 0, 0}, MovePart::kProlonging);
      return;
    case kLast:
      f.step = kDone;
      return open_window(g, mover, {Moment::kEndOfMove, 0, 0}, MovePart::kNotProlonging);
    case kDone: return pop(g);
    case kGoOn: f.range = u8(movement(g.cat, g.pub(), f.seat)); return ask(g, Ask::kMoveTo, mover);
  }
}

}  // namespace

void run_move(Game& g, MoveFrame& f) {
  in_steps(g, [&] { move_step(g, f); });
}

void options_move(const Catalog& cat, const Sight& view, Choices& out) {
  const MoveFrame& f = as<MoveFrame>(top(view.pub));
  if (view.pub.ask == Ask::kSendTo)
    return for_each(send_targets(cat, view.pub, f), [&](Space s) { out.add(Verb::kMove, s); });
  out.add(Verb::kPass);
  add_moves(cat, view, f.range, out);
}

void take_move(Game& g, MoveFrame& f, Seat, Choice choice) {
  const bool by_rail = f.mode == MoveMode::kByRail;
  if (by_rail) f.mode = MoveMode::kAction;
  if (choice.verb == Verb::kPass) {
    if (!by_rail) return pop(g);
    f.step = MoveStep::kProlong;  // the travel ends at the station (AU70)
    return;
  }
  f.to = choice.a;
  f.mesa = choice.b;
  f.step = MoveStep::kGo;
}

}  // namespace dr
