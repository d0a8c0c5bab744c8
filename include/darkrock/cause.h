// What brings a question up, for people who wonder why they are asked (`cause_now` of queries.h).
#pragma once

#include <string_view>

#include "darkrock/rule.h"
#include "darkrock/types.h"

namespace dr {

enum class CauseKind : std::uint8_t {
  kSetup,      // B2
  kTurn,       // a step of the turn (B3)
  kHandLimit,  // B10.2
  kLocation,   // the action chosen: a store, prospecting, the train's ride
  kMove,       // a move has ended (B4.8)
  kMoment,     // another moment at which effects work; id: Moment
  kFight,      // id: FightKind
  kSheriff,    // B12
  kArrest,     // B12.5
  kPoker,      // id: PokerGame
  kFaro,       // AU44
  kStories,    // story cards are complete (B8.5)
  kLegends,    // legendary tokens were drawn (B2.13, AU28)
  kExploring,  // AU41
  kEvents,     // an event card was called (AU10, AU65)
  // words being carried out, and whose
  kCard,       // id: poker card
  kItem,       // id: item kind; seat: who holds it
  kCharacter,  // seat: whose ability it is
  kFightCard,  // id: value - 2
  kStory,      // id: story
  kCattle,
  kMarshalTrack,
  kWantedTrack,
  kGamblerTrack,
  kMibCard,    // id: card of the Man in Black
  kEvent,      // id: event
  kToken,      // id: token
  kTrainCard,  // id: train card
  kFrontier,   // id: frontier token
  kLonghorn,
  kCount
};
inline constexpr int kCauses = static_cast<int>(CauseKind::kCount);
constexpr std::string_view id_of(CauseKind kind) {
  switch (kind) {
    case CauseKind::kSetup: return "setup";
    case CauseKind::kTurn: return "turn";
    case CauseKind::kHandLimit: return "hand-limit";
    case CauseKind::kLocation: return "location";
    case CauseKind::kMove: return "move";
    case CauseKind::kMoment: return "moment";
    case CauseKind::kFight: return "fight";
    case CauseKind::kSheriff: return "sheriff";
    case CauseKind::kArrest: return "arrest";
    case CauseKind::kPoker: return "poker";
    case CauseKind::kFaro: return "faro";
    case CauseKind::kStories: return "stories";
    case CauseKind::kLegends: return "legends";
    case CauseKind::kExploring: return "exploring";
    case CauseKind::kEvents: return "events";
    case CauseKind::kCard: return "card";
    case CauseKind::kItem: return "item";
    case CauseKind::kCharacter: return "character";
    case CauseKind::kFightCard: return "fight-card";
    case CauseKind::kStory: return "story";
    case CauseKind::kCattle: return "cattle";
    case CauseKind::kMarshalTrack: return "marshal-track";
    case CauseKind::kWantedTrack: return "wanted-track";
    case CauseKind::kGamblerTrack: return "gambler-track";
    case CauseKind::kMibCard: return "mib-card";
    case CauseKind::kEvent: return "event";
    case CauseKind::kToken: return "token";
    case CauseKind::kTrainCard: return "train-card";
    case CauseKind::kFrontier: return "frontier";
    case CauseKind::kLonghorn: return "longhorn";
    case CauseKind::kCount: break;
  }
  return {};
}

struct Cause {
  CauseKind kind = CauseKind::kTurn;
  std::uint8_t id = 0;
  Seat seat = kNone;  // whose turn, move, fight, card … it is
  Rule rule{};        // by which it came to be; the question has its own, `asked_by`
};

}  // namespace dr
