// What brought the question up: the innermost step of the rules that explains it to people.
#include <optional>

#include "darkrock/queries.h"
#include "engine/flow/window.h"
#include "engine/rules/delivery.h"
#include "engine/rules/mine.h"
#include "engine/rules/move.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

Cause of_program(const Public& pub, const ProgramFrame& f) {
  const auto cause = [&](CauseKind kind) { return Cause{kind, f.id, f.seat, rule_of(f.from)}; };
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

Rule rule_of(FightKind kind) {
  switch (kind) {
    case FightKind::kDuel:
    case FightKind::kArrest:
    case FightKind::kRobbery: return B(6, 2);
    case FightKind::kBandit: return B(11, 3);
    case FightKind::kGuard: return B(7, 7);
    case FightKind::kSheriff: return B(12, 4);
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper: return AU(20);
    case FightKind::kTrain: return AU(34);
    case FightKind::kCount: break;
  }
  return {};
}

Cause of_fight(const Public& pub, Seat seat) {
  return {CauseKind::kFight, u8(static_cast<int>(pub.fight.kind)), seat, rule_of(pub.fight.kind)};
}

Cause of_poker(const Public& pub, Seat seat) {
  const PokerGame game = pub.poker.game;
  return {CauseKind::kPoker, u8(static_cast<int>(game)), seat, terms_of(game).begins};
}

// With the rule that makes the moment come.
Cause of_moment(const Public& pub, Moment moment) {
  const auto by = [&](Rule rule) {
    return Cause{CauseKind::kMoment, u8(static_cast<int>(moment)), pub.active, rule};
  };
  switch (moment) {
    case Moment::kStartOfTurn: return {CauseKind::kTurn, 0, pub.active, B(3, 2)};
    case Moment::kEndOfTurn: return {CauseKind::kTurn, 0, pub.active, B(3, 4)};
    case Moment::kEndOfMove: return {CauseKind::kMove, 0, pub.active, B(4, 8)};
    case Moment::kFightStart:
    case Moment::kFightReveal:
    case Moment::kFightWon:
    case Moment::kFightLost:
    case Moment::kFightOver: return of_fight(pub, pub.fight.side[0]);
    case Moment::kPokerReveal:
    case Moment::kPokerWon:
    case Moment::kPokerLost: return of_poker(pub, pub.active);
    case Moment::kGambleWon: return by(AU(26));
    case Moment::kPointsGained: return by(B(9, 7));
    case Moment::kLpGained: return by(G(8));
    case Moment::kSpent: return by(G(19));
    case Moment::kNuggetsGained:
    case Moment::kProspected: return by(B(7, 5));
    case Moment::kSold: return by(B(7, 6));
    case Moment::kDelivered: return by(B(7, 9));
    case Moment::kBought:
    case Moment::kUpgraded: return by(B(7, 2));
    case Moment::kHealed: return by(B(10, 4));
    case Moment::kWoundGained: return by(B(10, 7));
    case Moment::kDiscPlaced: return by(B(8, 6));
    case Moment::kMesaCrossed: return by(B(4, 2));
    case Moment::kExplored: return by(AU(41));
    case Moment::kArrestMade: return by(B(12, 5));
    case Moment::kOnGain: return by(B(15, 4));
    case Moment::kWhenDiscarded: return by(G(10));
  }
  return {};
}

Cause at(Tag tag, Seat seat, Rule rule) {
  return {CauseKind::kLocation, u8(static_cast<int>(tag)), seat, rule};
}

Cause of_turn(const Public& pub, Seat seat) {
  if (pub.ask == Ask::kDiscard) return {CauseKind::kHandLimit, 0, seat, B(10, 2)};
  return {CauseKind::kTurn, 0, seat, B(3, 1)};
}

Cause of_delivery(Delivery what, Seat seat) {
  if (what == Delivery::kLonghorn) return {CauseKind::kLonghorn, 0, seat, AU(18)};
  return {CauseKind::kCattle, 0, seat, B(7, 9)};
}

Cause of_legends(const Public& pub, Seat seat) {
  return {CauseKind::kLegends, 0, seat, pub.modules & kAnteUp ? AU(27) : B(2, 10)};
}

// Nothing if what lies below the frame explains it.
std::optional<Cause> explains(const Public& pub, const Frame& f) {
  switch (static_cast<FrameKind>(f.kind)) {
    case FrameKind::kSetup: return Cause{CauseKind::kSetup, 0, f.seat, B(2, 11)};
    case FrameKind::kTurn: return of_turn(pub, f.seat);
    case FrameKind::kMove:
      if (as<MoveFrame>(f).mode == MoveMode::kByRail) return at(Tag::kRailStation, f.seat, AU(39));
      return {};
    case FrameKind::kDelivery: return of_delivery(as<DeliveryFrame>(f).what, f.seat);
    case FrameKind::kShop:
      if (as<ShopFrame>(f).by_card) return {};
      if (as<ShopFrame>(f).trading_post) return at(Tag::kTradingPost, f.seat, AU(37));
      return at(Tag::kGeneralStore, f.seat, B(7, 2));
    case FrameKind::kDice:
      if (as<DiceFrame>(f).prospect) return at(Tag::kMine, f.seat, B(7, 5));
      return {};
    case FrameKind::kFight:
    case FrameKind::kNpcFight: return of_fight(pub, f.seat);
    case FrameKind::kArrest: return Cause{CauseKind::kArrest, 0, f.seat, B(12, 5)};
    case FrameKind::kSheriff:
      if (pub.ask == Ask::kSheriffTo) return {};
      return Cause{CauseKind::kSheriff, 0, f.seat, B(12, 3)};
    case FrameKind::kPoker: return of_poker(pub, f.seat);
    case FrameKind::kStories: return Cause{CauseKind::kStories, 0, f.seat, B(8, 4)};
    case FrameKind::kProgram: return of_program(pub, as<ProgramFrame>(f));
    case FrameKind::kWindow: return of_moment(pub, as<WindowFrame>(f).moment);
    case FrameKind::kLegends: return of_legends(pub, f.seat);
    case FrameKind::kMib: return Cause{CauseKind::kMibCard, pub.mib.card, kMib, MB(2)};
    case FrameKind::kEvent: return Cause{CauseKind::kEvents, 0, f.seat, AU(10)};
    case FrameKind::kFaro: return Cause{CauseKind::kFaro, 0, f.seat, AU(44)};
    case FrameKind::kExplore: return Cause{CauseKind::kExploring, 0, f.seat, AU(41)};
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
