// What brings a question up, as a network sees it: every kind that has ids has a row of its own.
#pragma once

#include <array>

#include "darkrock/catalog.h"
#include "darkrock/cause.h"
#include "darkrock/ids.h"

namespace dr {

// How many ids what brings a question up can have that say something.
constexpr int ids_of(CauseKind kind) {
  switch (kind) {
    case CauseKind::kMoment: return kMoments;
    case CauseKind::kFight: return kFightKinds;
    case CauseKind::kPoker: return static_cast<int>(kIdsOf<PokerGame>.size());
    case CauseKind::kCard: return kPokerCards;
    case CauseKind::kItem: return kBoxItems;
    case CauseKind::kFightCard: return kFightCards;
    case CauseKind::kStory: return kMaxStories;
    case CauseKind::kMibCard: return kMibCards;
    case CauseKind::kEvent: return kMaxEvents;
    case CauseKind::kToken: return kMaxTokens;
    case CauseKind::kTrainCard: return kTrainCards;
    case CauseKind::kFrontier: return kFrontierTokens;
    case CauseKind::kSetup:
    case CauseKind::kTurn:
    case CauseKind::kHandLimit:
    case CauseKind::kLocation:
    case CauseKind::kMove:
    case CauseKind::kSheriff:
    case CauseKind::kArrest:
    case CauseKind::kFaro:
    case CauseKind::kStories:
    case CauseKind::kLegends:
    case CauseKind::kExploring:
    case CauseKind::kEvents:
    case CauseKind::kCharacter:
    case CauseKind::kCattle:
    case CauseKind::kMarshalTrack:
    case CauseKind::kWantedTrack:
    case CauseKind::kGamblerTrack:
    case CauseKind::kLonghorn:
    case CauseKind::kCount: break;
  }
  return 0;
}
// Where the row of each begins; the last is how long they are together.
inline constexpr auto kCauseFirst = [] {
  std::array<int, kCauses + 1> first{};
  for (std::size_t i = 0; i < kCauses; ++i)
    first[i + 1] = first[i] + ids_of(static_cast<CauseKind>(i));
  return first;
}();

}  // namespace dr
