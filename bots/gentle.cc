#include "bots/gentle.h"

#include <algorithm>

#include "bots/script/plan.h"
#include "bots/script/scripted.h"
#include "bots/sensible.h"
#include "darkrock/amounts.h"

namespace dr {
namespace {

constexpr int kWellAhead = 2;  // LP
constexpr int kRounds = 2;     // of one living

int least_lp(const Public& pub) {
  const auto behind = [](const Player& a, const Player& b) { return a.lp < b.lp; };
  return std::min_element(pub.player, pub.player + pub.players, behind)->lp;
}

bool is_well_ahead(const View& view) {
  return view.pub.player[view.seat].lp >= least_lp(view.pub) + kWellAhead;
}

bool waits(const View& view, const Choices& legal) {
  return view.pub.ask == Ask::kAction && view.pub.actions_left < kTurnActions &&
         legal.has(Choice{Verb::kEndTurn}) && is_well_ahead(view);
}

bool earns_points(Verb verb) {
  return verb == Verb::kDeposit || verb == Verb::kRevel || verb == Verb::kPoker ||
         verb == Verb::kHeist || verb == Verb::kFight;
}

// Wanted points pay at the end of every turn: a few are enough.
bool is_crime(Choice c) {
  return c.verb == Verb::kHeist ||
         (c.verb == Verb::kFight && static_cast<FightKind>(c.b) == FightKind::kRobbery);
}

// What it does without running away from anybody or hurting who is not ahead.
Choices kind_choices(const View& view, const Choices& legal) {
  const Player* player = view.pub.player;
  const Player& me = player[view.seat];
  const bool ahead = is_well_ahead(view);
  Choices left;
  for (int i = 0; i < legal.n; ++i) {
    const Choice c = legal[i];
    const bool attacks = c.verb == Verb::kFight && c.a < view.pub.players;
    if (attacks && player[c.a].lp <= me.lp) continue;
    if ((ahead && earns_points(c.verb)) || (me.wp && is_crime(c))) continue;
    left.add(c);
  }
  return left.n ? left : legal;
}

}  // namespace

GentleBot::GentleBot(std::uint64_t seed) {
  const auto by = [seed](const Plan& plan) {
    return std::make_unique<SensibleBot>(std::make_unique<ScriptedBot>(plan, seed));
  };
  living_[0][0] = by(kGamblerPlan);
  living_[0][1] = by(kOutlawPlan);
  living_[1][0] = by(kProspectorPlan);
  living_[1][1] = by(kRancherPlan);
}

Choice GentleBot::think(const Catalog& catalog, const View& view, const Choices& legal,
                        const Budget& budget) {
  if (waits(view, legal)) return {Verb::kEndTurn};
  Bot& living = *living_[view.seat % 2][view.pub.round / kRounds % 2];
  return living.think(catalog, view, kind_choices(view, legal), budget);
}

}  // namespace dr
