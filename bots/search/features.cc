#include "bots/search/features.h"

#include <algorithm>

#include "darkrock/queries.h"

namespace dr {
namespace {

constexpr int kFarAway = 7;  // spaces beyond which distance does not matter

class Reader {
 public:
  Reader(const Catalog& cat, const Public& pub, const Distances& distances, const Look& look)
      : cat_(cat), pub_(pub), distances_(distances), look_(look), scores_(scores(cat, pub)) {
    const int lead = leading_lp(pub), length = game_length(pub.length);
    progress_ = std::min(16, 16 * lead / length);
    rounds_ = pub.last_round ? std::max(0, pub.last_round - pub.round)
                             : std::min(9, 1 + std::max(0, length - lead) * 2 / 5);
  }

  Features player(Seat seat) {
    const Player& p = pub_.player[seat];
    begin(seat);
    set(Feature::kUntilTurn, until_turn(seat));
    if (pub_.active == seat && pub_.ask != Ask::kIncome)
      set(Feature::kUsed, 1 + std::max(0, kTurnActions - pub_.actions_left));
    set(Feature::kWantedTurn, wanted_turn_lp(cat_, p.wp));
    set(Feature::kWantedRow, wanted_turn_lp(cat_, p.wp) * rounds_);
    set(Feature::kLp, p.lp);
    set(Feature::kItemLp, scores_.seat[seat].items);
    set(Feature::kLawLp, scores_.seat[seat].law);
    set(Feature::kLegends, p.legends_n);
    set(Feature::kGoals, std::popcount(p.goals_shown));
    goods(seat, p);
    cards(seat);
    others(seat);
    if (p.space != kNone) places(p);
    return features_;
  }

  Features man_in_black() {
    begin(kMib);
    set(Feature::kManInBlack, 1);
    set(Feature::kLp, pub_.mib.lp);
    set(Feature::kCash, pub_.mib.cash);
    set(Feature::kHand, pub_.mib.hand_n);
    return features_;
  }

 private:
  void set(Feature feature, int value) {
    features_.value[static_cast<int>(feature)] = static_cast<std::int16_t>(value);
  }

  void begin(Seat seat) {
    features_ = {};
    set(Feature::kPlayers, pub_.players);
    set(Feature::kLength, static_cast<int>(pub_.length));
    set(Feature::kProgress, progress_);
    set(Feature::kRoundsLeft, rounds_);
    set(Feature::kTriggered, pub_.last_round != 0);
    set(Feature::kAnteUp, pub_.modules & kAnteUp ? 1 : 0);
    const int total = scores_.seat[seat].total;
    int best = 0, second = 0;
    for_each_other(seat, [&](Seat other) {
      const int theirs = scores_.seat[other].total;
      second = std::max(second, std::min(best, theirs));
      best = std::max(best, theirs);
    });
    set(Feature::kTotal, total);
    set(Feature::kLead, std::clamp(total - best, -12, 12));
    set(Feature::kLeadOfSecond, std::clamp(total - second, -12, 12));
  }

  void goods(Seat seat, const Player& p) {
    set(Feature::kCash, p.cash);
    set(Feature::kNuggets, p.nuggets);
    set(Feature::kWounds, p.wounds);
    set(Feature::kHand, p.hand_n);
    set(Feature::kMarshal, p.mp);
    set(Feature::kWanted, p.wp);
    set(Feature::kGambler, p.gp);
    set(Feature::kItems, std::popcount(p.items));
    set(Feature::kMovement, p.space == kNone ? 2 : movement(cat_, pub_, seat));
    set(Feature::kWeapon, p.weapon == kNone ? 0 : 1 + (p.upgraded >> p.weapon & 1));
    set(Feature::kMount, p.mount == kNone ? 0 : 1 + (p.upgraded >> p.mount & 1));
    set(Feature::kCattle, p.cattle != kNone);
    set(Feature::kLonghorns, p.longhorns);
    set(Feature::kDiscs, p.discs[0] + p.discs[1]);
    set(Feature::kUnlocked, p.flags & Player::kUnlocked ? 1 : 0);
  }

  void cards(Seat seat) {
    if (seat != look_.seat) return;
    int ranks = 0, best = 0, high = 0;
    for_each_card(look_.hand, [&](Card card) {
      const int rank = rank_of(card);
      ranks += std::max(0, rank - 5);
      best = std::max(best, rank);
      high += rank >= 11;
    });
    set(Feature::kKnown, 1);
    set(Feature::kRanks, ranks);
    set(Feature::kBestRank, best);
    set(Feature::kHighCards, high);
  }

  void others(Seat seat) {
    int wanted = 0, marshal = 0, wounds = 0, discs = 0;
    SpaceSet all, hunted, marshals;
    for (Seat s = 0; s < pub_.players; ++s) {
      const Player& p = pub_.player[s];
      if (s == seat) continue;
      wanted = std::max<int>(wanted, p.wp);
      marshal = std::max<int>(marshal, p.mp);
      wounds += p.wounds;
      discs += p.discs[0] + p.discs[1];
      if (p.space == kNone) continue;
      all.add(p.space);
      if (p.wp) hunted.add(p.space);
      if (p.mp) marshals.add(p.space);
    }
    set(Feature::kMostWanted, wanted);
    set(Feature::kMostMarshal, marshal);
    set(Feature::kOthersWounds, wounds);
    set(Feature::kOthersDiscs, discs);
    const Space space = pub_.player[seat].space;
    if (space == kNone) return;
    set(Feature::kToRival, to(space, all));
    set(Feature::kToWanted, to(space, hunted));
    set(Feature::kToMarshal, pub_.player[seat].wp ? to(space, marshals) : kFarAway);
  }

  void places(const Player& p) {
    const Space space = p.space;
    const bool sheriff = p.wp && pub_.sheriff != kNone;
    set(Feature::kToSheriff,
        sheriff ? std::min(kFarAway, distances_.between(space, pub_.sheriff)) : kFarAway);
    set(Feature::kToBandit, to(space, pub_.bandits));
    set(Feature::kToBank, to(space, Tag::kBank));
    set(Feature::kToMine, to(space, Tag::kMine));
    set(Feature::kToDoctor, to(space, Tag::kDoctor));
    set(Feature::kToCabaret, to(space, Tag::kCabaret));
    set(Feature::kToStore, to(space, Tag::kGeneralStore));
    set(Feature::kToSaloon, to(space, Tag::kSaloon));
    set(Feature::kToStation, to(space, Tag::kRailStation));
    set(Feature::kToRanch, to(space, cat_.ranches));
    set(Feature::kToOffice, to(space, Tag::kSheriffsOffice));
  }

  int to(Space from, const SpaceSet& goal) const {
    return std::min(kFarAway, distances_.to(from, goal));
  }
  int to(Space from, Tag tag) const { return to(from, cat_.tag[static_cast<int>(tag)]); }

  int until_turn(Seat seat) const {
    const Seat active = pub_.active < pub_.players ? pub_.active : pub_.first;
    return (seat - active + pub_.players) % pub_.players;
  }

  template <class F>
  void for_each_other(Seat seat, F&& f) const {
    for (Seat s = 0; s < pub_.players; ++s)
      if (s != seat) f(s);
    if (with_mib(pub_) && seat != kMib) f(kMib);
  }

  const Catalog& cat_;
  const Public& pub_;
  const Distances& distances_;
  const Look& look_;
  const Scores scores_;
  int progress_, rounds_;
  Features features_;
};

}  // namespace

TableFeatures read_features(const Catalog& cat, const Public& pub, const Distances& distances,
                            const Look& look) {
  TableFeatures table;
  Reader reader(cat, pub, distances, look);
  for (Seat s = 0; s < pub.players; ++s) table.seat[s] = reader.player(s);
  if (with_mib(pub)) table.seat[kMib] = reader.man_in_black();
  table.who = figures(pub);
  return table;
}

}  // namespace dr
