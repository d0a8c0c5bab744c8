// What brought the question up: the innermost step of the rules that explains it to people.
#include <optional>

#include "darkrock/queries.h"
#include "engine/flow/window.h"
#include "engine/rules/mine.h"
#include "engine/rules/move.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

Cause of_program(const Public& pub, const ProgramFrame& f) {
  const auto cause = [&](CauseKind kind) { return Cause{kind, f.id, f.seat}; };
  switch (f.from) {
    case From::kCard:
    case From::kLaid:
    case From::kDiscarded: return cause(CauseKind::kCard);
    case From::kItem: return cause(CauseKind::kItem);
    case From::kCharacter: return cause(CauseKind::kCharacter);
    case From::kFightCard: return cause(CauseKind::kFightCard);
    case From::kStory: return cause(CauseKind::kStory);
    case From::kCattle: return cause(CauseKind::kCattle);
    case From::kTrack: {  // nobody has points of both kinds (B9.1)
      const bool wanted = f.seat < kMaxPlayers && pub.player[f.seat].wp;
      return cause(wanted ? CauseKind::kWantedTrack : CauseKind::kMarshalTrack);
    }
    case From::kMib: return cause(CauseKind::kMibCard);
    case From::kEvent: return cause(CauseKind::kEvent);
    case From::kToken: return cause(CauseKind::kToken);
    case From::kTrain: return cause(CauseKind::kTrainCard);
    case From::kFrontier: return cause(CauseKind::kFrontier);
    case From::kGambler: return cause(CauseKind::kGamblerTrack);
    case From::kLonghorn: return cause(CauseKind::kLonghorn);
  }
  return {};
}

Cause of_moment(const Public& pub, Moment moment) {
  switch (moment) {
    case Moment::kEndOfMove: return {CauseKind::kMove, 0, pub.active};
    case Moment::kStartOfTurn:
    case Moment::kEndOfTurn: return {CauseKind::kTurn, 0, pub.active};
    case Moment::kFightStart:
    case Moment::kFightReveal:
    case Moment::kFightWon:
    case Moment::kFightLost:
    case Moment::kFightOver:
      return {CauseKind::kFight, u8(static_cast<int>(pub.fight.kind)), pub.fight.side[0]};
    case Moment::kPokerReveal:
    case Moment::kPokerWon:
    case Moment::kPokerLost:
      return {CauseKind::kPoker, u8(static_cast<int>(pub.poker.game)), pub.active};
    case Moment::kGambleWon:
    case Moment::kPointsGained:
    case Moment::kLpGained:
    case Moment::kSpent:
    case Moment::kNuggetsGained:
    case Moment::kSold:
    case Moment::kDelivered:
    case Moment::kBought:
    case Moment::kUpgraded:
    case Moment::kHealed:
    case Moment::kWoundGained:
    case Moment::kDiscPlaced:
    case Moment::kProspected:
    case Moment::kMesaCrossed:
    case Moment::kExplored:
    case Moment::kArrestMade:
    case Moment::kOnGain:
    case Moment::kWhenDiscarded: break;
  }
  return {CauseKind::kMoment, u8(static_cast<int>(moment)), pub.active};
}

Cause at(Tag tag, Seat seat) { return {CauseKind::kLocation, u8(static_cast<int>(tag)), seat}; }

// Nothing if what lies below the frame explains it.
std::optional<Cause> explains(const Public& pub, const Frame& f) {
  switch (static_cast<FrameKind>(f.kind)) {
    case FrameKind::kSetup: return Cause{CauseKind::kSetup, 0, f.seat};
    case FrameKind::kTurn:
      return Cause{pub.ask == Ask::kDiscard ? CauseKind::kHandLimit : CauseKind::kTurn, 0, f.seat};
    case FrameKind::kMove:
      if (as<MoveFrame>(f).mode == MoveMode::kByRail) return at(Tag::kRailStation, f.seat);
      return {};
    case FrameKind::kDelivery:
      return Cause{as<DeliveryFrame>(f).what == Delivery::kLonghorn ? CauseKind::kLonghorn
                                                                    : CauseKind::kCattle,
                   0, f.seat};
    case FrameKind::kShop:
      if (as<ShopFrame>(f).by_card) return {};
      return at(as<ShopFrame>(f).trading_post ? Tag::kTradingPost : Tag::kGeneralStore, f.seat);
    case FrameKind::kDice:
      if (as<DiceFrame>(f).prospect) return at(Tag::kMine, f.seat);
      return {};
    case FrameKind::kFight:
    case FrameKind::kNpcFight:
      return Cause{CauseKind::kFight, u8(static_cast<int>(pub.fight.kind)), f.seat};
    case FrameKind::kArrest: return Cause{CauseKind::kArrest, 0, f.seat};
    case FrameKind::kSheriff:
      if (pub.ask == Ask::kSheriffTo) return {};
      return Cause{CauseKind::kSheriff, 0, f.seat};
    case FrameKind::kPoker:
      return Cause{CauseKind::kPoker, u8(static_cast<int>(pub.poker.game)), f.seat};
    case FrameKind::kStories: return Cause{CauseKind::kStories, 0, f.seat};
    case FrameKind::kProgram: return of_program(pub, as<ProgramFrame>(f));
    case FrameKind::kWindow: return of_moment(pub, as<WindowFrame>(f).moment);
    case FrameKind::kLegends: return Cause{CauseKind::kLegends, 0, f.seat};
    case FrameKind::kMib: return Cause{CauseKind::kMibCard, pub.mib.card, kMib};
    case FrameKind::kEvent: return Cause{CauseKind::kEvents, 0, f.seat};
    case FrameKind::kFaro: return Cause{CauseKind::kFaro, 0, f.seat};
    case FrameKind::kExplore: return Cause{CauseKind::kExploring, 0, f.seat};
    case FrameKind::kPoints:
    case FrameKind::kDiscard:
    case FrameKind::kDiscarded:
    case FrameKind::kGive:
    case FrameKind::kLoseNuggets: return {};
  }
  return {};
}

}  // namespace

Cause cause_now(const Public& pub) {
  for (int i = pub.n_frames; i-- > 0;)
    if (const std::optional<Cause> cause = explains(pub, pub.frame[i])) return *cause;
  return {};
}

}  // namespace dr
