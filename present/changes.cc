#include "present/changes.h"

#include <algorithm>
#include <utility>

#include "darkrock/queries.h"

namespace dr::present {
namespace {

constexpr std::string_view kPointWords[] = {"mp", "wp", "gp"};  // by PointKind

// The number an event changes; no word if it changes none that is counted here.
std::pair<std::string_view, int> counted(const Event& e) {
  switch (e.kind) {
    case EventKind::kCash: return {"cash", e.a * 10};
    case EventKind::kLp: return {"lp", e.a};
    case EventKind::kNuggets: return {"nuggets", e.a};
    case EventKind::kWounded: return {"wounds", e.a};
    case EventKind::kHealed: return {"wounds", -e.a};
    case EventKind::kDiscarded: return {"cards", -1};
    case EventKind::kLonghorn: return {"longhorns", e.a};
    case EventKind::kPoints: return {kPointWords[e.b], e.a};
    case EventKind::kCharacterTaken:
    case EventKind::kStartCash:
    case EventKind::kStartPoints:
    case EventKind::kStartWounds:
    case EventKind::kSheriffStayed:
    case EventKind::kStayed:
    case EventKind::kStarted:
    case EventKind::kTurnBegan:
    case EventKind::kActionTaken:
    case EventKind::kDrew:
    case EventKind::kDrewCard:
    case EventKind::kReshuffled:
    case EventKind::kPlayed:
    case EventKind::kUsed:
    case EventKind::kWoundCancelled:
    case EventKind::kUnlocked:
    case EventKind::kMoved:
    case EventKind::kSheriffMoved:
    case EventKind::kArrested:
    case EventKind::kBandits:
    case EventKind::kFight:
    case EventKind::kCommitted:
    case EventKind::kDeclined:
    case EventKind::kSurrendered:
    case EventKind::kNpcDrew:
    case EventKind::kNpcDrewCard:
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
    case EventKind::kCattleSeen:
    case EventKind::kDelivered:
    case EventKind::kDice:
    case EventKind::kPoker:
    case EventKind::kJoined:
    case EventKind::kDealer:
    case EventKind::kDealtCard:
    case EventKind::kFlop:
    case EventKind::kLaid:
    case EventKind::kShowed:
    case EventKind::kHandRanked:
    case EventKind::kPokerWon:
    case EventKind::kPokerLost:
    case EventKind::kDisc:
    case EventKind::kStoryTurned:
    case EventKind::kStoryShown:
    case EventKind::kLooked:
    case EventKind::kSaw:
    case EventKind::kGave:
    case EventKind::kGaveCard:
    case EventKind::kKept:
    case EventKind::kGoalShown:
    case EventKind::kLegendsDrawn:
    case EventKind::kLegendDrawn:
    case EventKind::kLegendsKept:
    case EventKind::kFirstPlayer:
    case EventKind::kExtraAction:
    case EventKind::kMibCard:
    case EventKind::kEndTriggered:
    case EventKind::kGoalKept:
    case EventKind::kGameOver:
    case EventKind::kTrainMoved:
    case EventKind::kTrainCard:
    case EventKind::kEventCalled:
    case EventKind::kEventCard:
    case EventKind::kEventSeen:
    case EventKind::kTokenPlaced:
    case EventKind::kTokenBarred:
    case EventKind::kTokenTurned:
    case EventKind::kTokenGone:
    case EventKind::kGoldPlaced:
    case EventKind::kGoldTaken:
    case EventKind::kExplored:
    case EventKind::kPeeked:
    case EventKind::kSawToken:
    case EventKind::kStocked:
    case EventKind::kHighRoller:
    case EventKind::kFaro:
    case EventKind::kFaroShown:
    case EventKind::kBet:
    case EventKind::kFaroTurned:
    case EventKind::kBetWon:
    case EventKind::kBetLost:
    case EventKind::kLeftTable:
    case EventKind::kRaised:
    case EventKind::kFolded:
    case EventKind::kHouseAdds:
    case EventKind::kRandom:
    case EventKind::kCount: break;
  }
  return {};
}

// Whom a choice names or is made against.
Seat aimed_at(const Public& pub, Choice choice) {
  switch (choice.verb) {
    case Verb::kFight:
    case Verb::kPick: return choice.a;
    case Verb::kCommitFight: return pub.fight.side[0];
    case Verb::kLoot: return pub.fight.side[1];
    case Verb::kGiveCash:
    case Verb::kGiveCard: return cause_now(pub).seat;
    case Verb::kPass:
    case Verb::kTakeCharacter:
    case Verb::kStartAt:
    case Verb::kIncome:
    case Verb::kUseWeapon:
    case Verb::kUseMount:
    case Verb::kMove:
    case Verb::kPlayCard:
    case Verb::kUseItem:
    case Verb::kUseAbility:
    case Verb::kBuy:
    case Verb::kUpgrade:
    case Verb::kPoker:
    case Verb::kProspect:
    case Verb::kDeposit:
    case Verb::kHeist:
    case Verb::kHeal:
    case Verb::kRevel:
    case Verb::kTakeCattle:
    case Verb::kWork:
    case Verb::kEndTurn:
    case Verb::kReact:
    case Verb::kTrigger:
    case Verb::kPlaceDisc:
    case Verb::kShowGoal:
    case Verb::kDeliver:
    case Verb::kOption:
    case Verb::kAccept:
    case Verb::kDiscard:
    case Verb::kCommit:
    case Verb::kDecline:
    case Verb::kSurrender:
    case Verb::kReward:
    case Verb::kPayNuggets:
    case Verb::kJoin:
    case Verb::kLay:
    case Verb::kReroll:
    case Verb::kResolveStory:
    case Verb::kSheriffTo:
    case Verb::kKeepLegend:
    case Verb::kTakeLonghorn:
    case Verb::kRobTrain:
    case Verb::kRailTravel:
    case Verb::kCrossPass:
    case Verb::kExplore:
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker:
    case Verb::kTakeNuggets:
    case Verb::kResolveEvent:
    case Verb::kLook:
    case Verb::kBet:
    case Verb::kStay:
    case Verb::kLeave:
    case Verb::kRaise:
    case Verb::kFold:
    case Verb::kCount: break;
  }
  return kNone;
}

}  // namespace

std::vector<Change> changes_of(std::span<const Event> events) {
  std::vector<Change> out;
  for (const Event& event : events) {
    if (event.kind == EventKind::kTurnBegan) break;  // what follows is somebody else's turn
    const auto [what, by] = counted(event);
    if (what.empty() || event.seat >= kMaxFigures) continue;
    const auto known = std::ranges::find_if(
        out, [&](const Change& c) { return c.seat == event.seat && c.what == what; });
    if (known == out.end())
      out.push_back({event.seat, what, by});
    else
      known->by += by;
  }
  std::erase_if(out, [](const Change& c) { return c.by == 0; });
  return out;
}

SeatSet touched_by(const View& view, Choice choice, std::span<const Change> changes) {
  SeatSet out = 0;
  for (const Change& change : changes) out |= seat_bit(change.seat);
  if (const Seat seat = aimed_at(view.pub, choice); seat < kMaxFigures) out |= seat_bit(seat);
  return static_cast<SeatSet>(out & ~seat_bit(view.seat));
}

}  // namespace dr::present
