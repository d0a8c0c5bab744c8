#include <algorithm>
#include <bit>

#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "lessons/lesson.h"

namespace dr {
namespace {

int item_side(const Player& player, int item) {
  if (!(player.items >> item & 1)) return 0;
  return player.upgraded >> item & 1 ? 2 : 1;
}

// What a side's card counts now (B6.15).
int fight_value(const Fight& fight, int side) {
  const bool npc = side == 1 && fight.side[1] == kNone;
  const int printed = npc ? fight.card[side] + 2 : fight.card[side] / 4 + 2;
  return std::max(2, printed + fight.change[side]);
}

struct Frontier {
  int need = 0, token = 0;
};
Frontier frontier_at(const Catalog& catalog, Space space, const Public& pub) {
  const int here = frontier_here(catalog, space);
  if (here < 0) return {};
  return {frontier_need(catalog, pub, here), pub.au.frontier[here]};
}

}  // namespace

int read_condition(const Catalog& catalog, const Condition& c, const Public& pub) {
  using enum Condition::Reading;
  const bool mib = c.seat == kMib;
  const Player& player = pub.player[mib ? 0 : c.seat];
  switch (c.reading) {
    case kLp: return mib ? pub.mib.lp : player.lp;
    case kMp: return player.mp;
    case kWp: return player.wp;
    case kGp: return player.gp;
    case kCash: return 10 * (mib ? pub.mib.cash : player.cash);
    case kNuggets: return player.nuggets;
    case kWounds: return player.wounds;
    case kHand: return mib ? pub.mib.hand_n : player.hand_n;
    case kLonghorns: return player.longhorns;
    case kLegends: return player.legends_n;
    case kCattle: return player.cattle != kNone;
    case kDiscs:
      return mib ? pub.mib.discs[0] + pub.mib.discs[1] : player.discs[0] + player.discs[1];
    case kGoals: return std::popcount(player.goals_shown);
    case kAt: return mib ? pub.mib.space : player.space;
    case kOwns: return item_side(player, c.item);
    case kActions: return pub.actions_left;
    case kRound: return pub.round;
    case kSheriff: return pub.sheriff;
    case kBandits: return pub.bandits.size();
    case kLastRound: return pub.last_round != 0;
    case kOver: return pub.over;
    case kPot: return 10 * pub.poker.pot;
    case kValue: return fight_value(pub.fight, pub.fight.side[0] == c.seat ? 0 : 1);
    case kNpcValue: return fight_value(pub.fight, 1);
    case kNpcCards: return pub.fight.npc_drawn;
    case kBet: return mib ? 0 : pub.au.faro.bet[c.seat][1] ? 20 : 10;
    case kFrontierNeed: return frontier_at(catalog, player.space, pub).need;
    case kFrontierToken: return frontier_at(catalog, player.space, pub).token;
    case kScore: return scores(catalog, pub).seat[c.seat].total;
    case kScoreLaw: return scores(catalog, pub).seat[c.seat].law;
    case kScoreItems: return scores(catalog, pub).seat[c.seat].items;
    case kScoreCash: return scores(catalog, pub).seat[c.seat].cash;
    case kScoreWounds: return -scores(catalog, pub).seat[c.seat].wounds;
    case kCount: break;
  }
  return 0;
}

bool holds(const Catalog& catalog, const Condition& c, const Public& pub) {
  const int now = read_condition(catalog, c, pub);
  switch (c.compare) {
    case Condition::Compare::kEqual: return now == c.value;
    case Condition::Compare::kAtLeast: return now >= c.value;
    case Condition::Compare::kAtMost: return now <= c.value;
  }
  return false;
}

}  // namespace dr
