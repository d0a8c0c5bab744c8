#include "bots/script/plan.h"

namespace dr {
namespace {

template <int n>
constexpr void set(int (&to)[n], const int (&from)[n]) {
  for (int i = 0; i < n; ++i) to[i] = from[i];
}

// What all personalities know: cards win fights and are worth more than cash, actions are short, and
// an outlaw is arrested sooner or later.
constexpr Plan experienced() {
  Plan p;
  p.card_sense = 1;
  p.pace = 20;
  p.cash_first = 10;
  p.cash_rest = 8;
  p.cash_first_last = p.cash_rest_last = 16;
  set(p.hand, {50, 45, 40, 35, 35, 35});
  p.hand_over = 35;
  p.nugget = 45;
  p.nugget_last = 10;
  p.wound_late = 76;
  p.wound_mid = 40;
  p.wound_early = 20;
  p.extra_action = 90;
  p.gp_nearer = 40;
  p.survival = 75;
  set(p.rank, {0, 0, 0, 1, 1, 2, 4, 7, 10, 15, 35, 50, 60});
  p.start_wp = 0;
  p.start_upgrade = 80;
  p.start_taste = 40;
  p.edge = 40;
  set(p.decline, {100, 85, 75, 20, 3});
  p.wary = 60;
  p.least_odds = 150;
  p.reserve = 110;
  p.commit_keep = 50;
  p.story = 100;
  p.rate = 70;
  p.fade = 20;
  p.sheriff_near = 0;
  p.caution = 100;
  p.story_soon = 200;
  p.story_late = 70;
  p.manhunt = 40;
  p.marshal_comes = 250;
  p.rival_comes = 200;
  return p;
}

constexpr Plan marshal() {
  Plan p = experienced();
  p.side = Plan::kLaw;
  p.mp_nearer = 150;
  p.start_mp = 200;
  p.start_wp = -300;
  return p;
}

constexpr Plan outlaw() {
  Plan p = experienced();
  p.side = Plan::kCrime;
  p.next_heist = 160;
  return p;
}

constexpr Plan prospector() {
  Plan p = experienced();
  p.side = Plan::kLaw;
  p.gold = 160;
  p.nugget = 90;
  p.crime = 50;
  p.mp_nearer = 120;
  p.reroll = 60;
  p.start_wp = -300;
  return p;
}

constexpr Plan rancher() {
  Plan p = experienced();
  p.side = Plan::kLaw;
  p.cattle = 200;
  p.mp_nearer = 150;
  p.crime = 50;
  p.item_move = 25;
  p.start_wp = -300;
  return p;
}

constexpr Plan gambler() {
  Plan p = experienced();
  p.side = Plan::kNeither;
  p.gambling = 140;
  p.crime = 70;
  p.gp_nearer = 30;
  p.cash_first = 20;
  p.cash_knee = 3;
  p.next_heist = 100;
  p.start_gp = 60;
  return p;
}

constexpr Plan explorer() {
  Plan p = experienced();
  p.side = Plan::kNeither;
  p.frontier = 250;
  p.crime = 50;
  p.item_move = 25;
  return p;
}

}  // namespace

constexpr Plan kMarshalPlan = marshal();
constexpr Plan kOutlawPlan = outlaw();
constexpr Plan kProspectorPlan = prospector();
constexpr Plan kRancherPlan = rancher();
constexpr Plan kGamblerPlan = gambler();
constexpr Plan kExplorerPlan = explorer();

}  // namespace dr
