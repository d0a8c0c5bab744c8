// B2.10 Goals, AU28 legendary tokens.
#include "engine/rules/goals.h"

#include "engine/flow/program.h"
#include "engine/rules/ante_up.h"

namespace dr {
namespace {

bool goal_met(const Catalog& cat, const Public& pub, const Private* own, Seat seat, int goal,
              const Occasion& occasion) {
  const Requirement& r = cat.goals[pub.player[seat].character * kGoalsPerCharacter + goal];
  return r.used && r.moment == occasion.moment && all_hold(cat, pub, own, seat, occasion, r.code);
}

int sum(const std::uint8_t counts[3]) { return counts[0] + counts[1] + counts[2]; }

// AU28 stands in for the limits of B2.10 and B2.13, whatever the tokens come from.
Rule tokens_rule(const Public& pub, Rule base) { return with_ante_up(pub) ? AU(28) : base; }

void draw_tokens(Game& g, LegendsFrame& f) {
  Private& own = g.own(f.seat);
  std::uint8_t* supply = g.hid().legends;
  int n = 0;
  for (; n < f.draw && sum(supply); ++n) {  // B2.13: what there is
    int index = roll(g, Purpose::kLegend, sum(supply)), worth = 0;
    while (index >= supply[worth]) index -= supply[worth++];
    --supply[worth];
    ++own.legends_new[worth];
    emit(g, EventKind::kLegendDrawn, tokens_rule(g.pub(), B(2, 13)), f.seat, worth + 1);
  }
  g.pub().legends_n = u8(g.pub().legends_n - n);
  g.player(f.seat).legends_n = u8(g.player(f.seat).legends_n + n);
  ++g.pub().reveals;
  emit(g, EventKind::kLegendsDrawn, tokens_rule(g.pub(), B(2, 10)), f.seat, n);
}

// Those held and those drawn lie together to choose from.
void start_legends(Game& g, Seat seat, int drawn, int keep) {
  Private& own = g.own(seat);
  for (int worth = 0; worth < 3; ++worth) {
    own.legends_new[worth] = own.legends[worth];
    own.legends[worth] = 0;
  }
  LegendsFrame& f = push<LegendsFrame>(g, seat);
  f.draw = u8(drawn);
  f.keep = u8(keep);
}

void return_rest(Game& g, LegendsFrame& f) {
  Private& own = g.own(f.seat);
  const int returned = sum(own.legends_new);
  for (int worth = 0; worth < 3; ++worth) {
    g.hid().legends[worth] = u8(g.hid().legends[worth] + own.legends_new[worth]);
    own.legends_new[worth] = 0;
  }
  g.pub().legends_n = u8(g.pub().legends_n + returned);
  g.player(f.seat).legends_n = u8(g.player(f.seat).legends_n - returned);
  emit(g, EventKind::kLegendsKept, tokens_rule(g.pub(), B(2, 13)), f.seat,
       g.player(f.seat).legends_n);
  pop(g);
}

}  // namespace

bool goal_may_be_met(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion) {
  const Player& p = pub.player[seat];
  if (!pub.goals || !(cat.goal_mask[static_cast<int>(occasion.moment)] >> p.character & 1))
    return false;
  if (std::popcount(p.goals_shown) >= 3) return false;
  for (int goal = 0; goal < kGoalsPerCharacter; ++goal)
    if (!(p.goals_shown >> goal & 1) && goal_met(cat, pub, nullptr, seat, goal, occasion))
      return true;
  return false;
}

void add_goal_options(const Catalog& cat, const Sight& view, const Occasion& occasion,
                      Choices& out) {
  if (!view.pub.goals) return;
  const unsigned hidden = view.own.goals & ~view.pub.player[view.seat].goals_shown;
  for (int goal = 0; goal < kGoalsPerCharacter; ++goal)
    if ((hidden >> goal & 1) && goal_met(cat, view.pub, &view.own, view.seat, goal, occasion))
      out.add(Verb::kShowGoal, goal);
}

void complete_goal(Game& g, Seat seat, int goal) {
  Player& p = g.player(seat);
  p.goals_shown |= u8(1 << goal);
  ++g.pub().reveals;
  emit(g, EventKind::kGoalShown, B(2, 10), seat, p.character * kGoalsPerCharacter + goal);
  const int n = std::popcount(p.goals_shown);
  start_legends(g, seat, n, with_ante_up(g.pub()) ? kMaxLegends : n);
}

void gain_legends(Game& g, Seat seat, int n) {
  if (seat != kMib) start_legends(g, seat, n, kMaxLegends);
}

void run_legends(Game& g, LegendsFrame& f) {
  if (f.step == LegendsStep::kDraw) {
    f.step = LegendsStep::kAskKeep;
    draw_tokens(g, f);
  }
  Private& own = g.own(f.seat);
  const int open = f.keep - f.kept;
  if (sum(own.legends_new) > open && open > 0) return ask(g, Ask::kKeepLegend, seat_bit(f.seat));
  if (open > 0)
    for (int worth = 0; worth < 3; ++worth) {
      own.legends[worth] = u8(own.legends[worth] + own.legends_new[worth]);
      own.legends_new[worth] = 0;
    }
  return_rest(g, f);
}

void options_legends(const Catalog&, const Sight& view, Choices& out) {
  const LegendsFrame& f = as<LegendsFrame>(top(view.pub));
  const std::uint8_t* tokens = view.own.legends_new;
  const std::uint8_t* kept = view.own.legends;
  const int lowest_next = kept[2] ? 2 : kept[1] ? 1 : 0;  // picks ascend
  for (int worth = lowest_next; worth < 3; ++worth) {
    int left = 0;
    for (int higher = worth; higher < 3; ++higher) left += tokens[higher];
    if (tokens[worth] && left >= f.keep - f.kept) out.add(Verb::kKeepLegend, worth + 1);
  }
}

void take_legends(Game& g, LegendsFrame& f, Seat seat, Choice choice) {
  Private& own = g.own(seat);
  --own.legends_new[choice.a - 1];
  ++own.legends[choice.a - 1];
  ++f.kept;
}

}  // namespace dr
