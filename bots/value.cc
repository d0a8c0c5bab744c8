#include "bots/value.h"

#include <algorithm>
#include <array>

namespace dr {
namespace {

constexpr int kUnit = 1024;     // one of the logistic scale
constexpr int kExpSteps = 512;  // of 1/32

// e^(-i/32) in 65536ths.
constexpr auto kExp = [] {
  std::array<std::int32_t, kExpSteps> table{};
  double x = 65536;
  for (std::int32_t& entry : table) {
    entry = static_cast<std::int32_t>(x + 0.5);
    x *= 0.96923323447634413;
  }
  return table;
}();

int turns_left(const Public& pub, int lead) {
  if (pub.last_round) return std::max(0, pub.last_round - pub.round);
  return std::min(9, 1 + std::max(0, game_length(pub.length) - lead) * 2 / 5);
}

int lead_of(const Public& pub) {
  int lead = pub.players == 2 ? pub.mib.lp : 0;
  for (int s = 0; s < pub.players; ++s) lead = std::max<int>(lead, pub.player[s].lp);
  return lead;
}

int item_lp(const Catalog& cat, const Player& p) {
  int lp = 0;
  for (unsigned rest = p.upgraded; rest; rest &= rest - 1)
    lp += cat.items[std::countr_zero(rest)].side[1].lp;
  return lp;
}

int end_law(const Catalog& cat, const Public& pub, const Player& p) {
  if (p.mp) return cat.marshal_end_lp[p.mp - 1];
  if (!p.wp) return 0;
  for (int s = 0; s < pub.players; ++s)
    if (pub.player[s].wp > p.wp) return 1;
  return 3;
}

bool played_this_round(const Public& pub, Seat seat) {
  const Seat active = pub.active < kMaxPlayers ? pub.active : pub.first;
  const int n = pub.players;
  return (seat - pub.first + n) % n < (active - pub.first + n) % n;
}

std::int64_t logit(const Features& f, const Weights& w, int far) {
  std::int64_t sum = 0;
  for (int i = 0; i < kFeatures; ++i)
    sum += std::int64_t{f.value[i]} * (w.early[i] * 64 + w.late[i] * far);
  return sum / 64;
}

Features features_of_mib(const Public& pub) {
  Features f;
  f.value[static_cast<int>(Feature::kOne)] = 1;
  f.value[static_cast<int>(Feature::kLp)] = pub.mib.lp;
  f.value[static_cast<int>(Feature::kCash)] = pub.mib.cash;
  return f;
}

Chances of_winners(const Public& pub) {
  Chances out;
  const int n = std::popcount(pub.winners);
  for (int s = 0; s < kMaxFigures; ++s)
    if (pub.winners >> s & 1) out.seat[s] = kWholeChance / n;
  return out;
}

}  // namespace

int progress(const Public& pub) {
  return std::min(64, 64 * lead_of(pub) / game_length(pub.length));
}

Features features_of(const Catalog& cat, const Public& pub, Seat seat) {
  const Player& p = pub.player[seat];
  Features f;
  const auto set = [&](Feature feature, int value) { f.value[static_cast<int>(feature)] = value; };
  const int turns = turns_left(pub, lead_of(pub));
  set(Feature::kOne, 1);
  set(Feature::kLp, p.lp);
  set(Feature::kCash, p.cash);
  set(Feature::kNuggets, p.nuggets);
  set(Feature::kWounds, p.wounds);
  set(Feature::kHand, std::min<int>(p.hand_n, 6));
  set(Feature::kMarshal, p.mp);
  set(Feature::kWanted, p.wp);
  set(Feature::kWantedRow, p.wp ? cat.wanted_turn_lp[p.wp - 1] * turns : 0);
  set(Feature::kEndLaw, end_law(cat, pub, p));
  set(Feature::kItemLp, item_lp(cat, p));
  set(Feature::kMovement, p.mount == kNone ? 0 : movement(cat, pub, seat) - 2);
  set(Feature::kWeapon, p.weapon == kNone ? 0 : 1 + (p.upgraded >> p.weapon & 1));
  set(Feature::kLegends, p.legends_n);
  set(Feature::kGambler, p.gp);
  set(Feature::kLoad, (p.cattle != kNone) + p.longhorns);
  set(Feature::kDiscs, p.discs[0] + p.discs[1]);
  set(Feature::kUnlocked, p.flags & Player::kUnlocked ? 1 : 0);
  set(Feature::kHunted, p.wp && p.space != kNone && pub.sheriff != kNone &&
                            (cat.near[0][p.space].has(pub.sheriff) || p.space == pub.sheriff));
  set(Feature::kPlayed, played_this_round(pub, seat));
  set(Feature::kGoals, std::popcount(p.goals_shown));
  return f;
}

Chances chances(const Catalog& cat, const Public& pub) {
  if (pub.over) return of_winners(pub);
  const int far = progress(pub);
  std::int64_t logits[kMaxFigures];
  SeatSet who = static_cast<SeatSet>((1 << pub.players) - 1);
  for (Seat s = 0; s < pub.players; ++s) logits[s] = logit(features_of(cat, pub, s), kWeights, far);
  if (pub.players == 2) {
    who |= seat_bit(kMib);
    logits[kMib] = logit(features_of_mib(pub), kManInBlackWeights, far);
  }
  std::int64_t best = INT64_MIN;
  for (Seat s = 0; s < kMaxFigures; ++s)
    if (who & seat_bit(s)) best = std::max(best, logits[s]);
  std::int64_t odds[kMaxFigures] = {}, sum = 0;
  for (Seat s = 0; s < kMaxFigures; ++s) {
    if (!(who & seat_bit(s))) continue;
    const std::int64_t step = (best - logits[s]) * 32 / kUnit;
    odds[s] = step < kExpSteps ? kExp[static_cast<std::size_t>(step)] : 0;
    sum += odds[s];
  }
  Chances out;
  for (Seat s = 0; s < kMaxFigures; ++s)
    out.seat[s] = static_cast<std::int32_t>(odds[s] * kWholeChance / sum);
  return out;
}

}  // namespace dr
