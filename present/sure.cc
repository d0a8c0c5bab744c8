// What is sure to happen if a choice is made: it is played on samples of what the seat knows.
#include "present/sure.h"

#include "present/events_json.h"

namespace dr::present {
namespace {

constexpr int kSamples = 4;

// From here on chance has a word.
bool is_chance(EventKind kind) {
  switch (kind) {
    case EventKind::kDrew:
    case EventKind::kDrewCard:
    case EventKind::kReshuffled:
    case EventKind::kNpcDrew:
    case EventKind::kNpcDrewCard:
    case EventKind::kCattleSeen:
    case EventKind::kDice:
    case EventKind::kDealtCard:
    case EventKind::kFlop:
    case EventKind::kStoryTurned:
    case EventKind::kStoryShown:
    case EventKind::kSaw:
    case EventKind::kKept:
    case EventKind::kLegendDrawn:
    case EventKind::kMibCard:
    case EventKind::kTrainCard:
    case EventKind::kEventCard:
    case EventKind::kEventSeen:
    case EventKind::kTokenTurned:
    case EventKind::kExplored:
    case EventKind::kSawToken:
    case EventKind::kStocked:
    case EventKind::kFaroShown:
    case EventKind::kFaroTurned:
    case EventKind::kRandom: return true;
    case EventKind::kCharacterTaken:
    case EventKind::kStartCash:
    case EventKind::kStartPoints:
    case EventKind::kStartWounds:
    case EventKind::kSheriffStayed:
    case EventKind::kStayed:
    case EventKind::kStarted:
    case EventKind::kTurnBegan:
    case EventKind::kActionTaken:
    case EventKind::kDiscarded:
    case EventKind::kPlayed:
    case EventKind::kUsed:
    case EventKind::kCash:
    case EventKind::kLp:
    case EventKind::kPoints:
    case EventKind::kNuggets:
    case EventKind::kWounded:
    case EventKind::kWoundCancelled:
    case EventKind::kHealed:
    case EventKind::kUnlocked:
    case EventKind::kMoved:
    case EventKind::kSheriffMoved:
    case EventKind::kArrested:
    case EventKind::kBandits:
    case EventKind::kFight:
    case EventKind::kCommitted:
    case EventKind::kDeclined:
    case EventKind::kSurrendered:
    case EventKind::kRevealed:
    case EventKind::kNpcRevealed:
    case EventKind::kValue:
    case EventKind::kWinsTies:
    case EventKind::kCompared:
    case EventKind::kWonFight:
    case EventKind::kLostFight:
    case EventKind::kFightOff:
    case EventKind::kRestarted:
    case EventKind::kStolen:
    case EventKind::kBought:
    case EventKind::kUpgraded:
    case EventKind::kActive:
    case EventKind::kItemGone:
    case EventKind::kCattleTaken:
    case EventKind::kDelivered:
    case EventKind::kPoker:
    case EventKind::kJoined:
    case EventKind::kDealer:
    case EventKind::kLaid:
    case EventKind::kShowed:
    case EventKind::kHandRanked:
    case EventKind::kPokerWon:
    case EventKind::kPokerLost:
    case EventKind::kDisc:
    case EventKind::kLooked:
    case EventKind::kGave:
    case EventKind::kGaveCard:
    case EventKind::kGoalShown:
    case EventKind::kLegendsDrawn:
    case EventKind::kLegendsKept:
    case EventKind::kFirstPlayer:
    case EventKind::kExtraAction:
    case EventKind::kEndTriggered:
    case EventKind::kGoalKept:
    case EventKind::kGameOver:
    case EventKind::kTrainMoved:
    case EventKind::kEventCalled:
    case EventKind::kTokenPlaced:
    case EventKind::kTokenBarred:
    case EventKind::kTokenGone:
    case EventKind::kGoldPlaced:
    case EventKind::kGoldTaken:
    case EventKind::kLonghorn:
    case EventKind::kPeeked:
    case EventKind::kHighRoller:
    case EventKind::kFaro:
    case EventKind::kBet:
    case EventKind::kBetWon:
    case EventKind::kBetLost:
    case EventKind::kLeftTable:
    case EventKind::kRaised:
    case EventKind::kFolded:
    case EventKind::kHouseAdds:
    case EventKind::kCount: break;
  }
  return false;
}

bool same(const Event& x, const Event& y) {
  return x.kind == y.kind && x.seat == y.seat && x.other == y.other && x.a == y.a && x.b == y.b;
}

}  // namespace

Futures::Futures(const Catalog& cat, const View& view)
    : cat_(cat),
      view_(view),
      state_(std::make_unique<State>()),
      events_(std::make_unique<Events>()) {
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    Rng rng{seed};
    samples_.push_back(sample(cat, view, rng));
  }
}

std::vector<Event> Futures::play(const State& sample, Choice choice) {
  *state_ = sample;
  events_->clear();
  std::vector<Event> seen;
  if (!try_apply(cat_, *state_, view_.seat, choice, events_.get()).ok()) return seen;
  for (int i = 0; i < events_->n; ++i) {
    const Event& event = events_->list[i];
    if (!seen_by(view_, event)) continue;
    if (is_chance(event.kind)) break;
    seen.push_back(event);
  }
  return seen;
}

std::vector<Event> Futures::sure_events(Choice choice) {
  std::vector<Event> sure = play(samples_[0], choice);
  for (std::size_t i = 1; i < samples_.size() && !sure.empty(); ++i) {
    const std::vector<Event> other = play(samples_[i], choice);
    std::size_t n = 0;
    while (n < sure.size() && n < other.size() && same(sure[n], other[n])) ++n;
    sure.resize(n);
  }
  return sure;
}

}  // namespace dr::present
