// What a network sees of a choice: its marks, each a number. 0 is none; then come the verbs, the bytes
// of each verb, and the traits.
#pragma once

#include <array>
#include <string_view>

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "darkrock/rows.h"
#include "net/relative.h"

namespace dr {

// What a choice looks like besides its bytes: the space it leads to, the person it touches, the words
// of the card it carries out.
enum class Trait : std::uint8_t {
  kAnswerTo,     // pass, accept: to what question
  kAnswerCause,  // ... and what brought it up
  kFigures,
  kThings,
  kTags,
  kSheriffNear,
  kRivalNear,
  kRank,
  kTarget,
  kTargetHand,
  kTargetWounds,
  kTargetWanted,
  kTargetMarshal,
  kTargetCash,
  kTargetLead,
  kPrice,
  kStake,
  kWords,
  kGains,
  kLosses,
  kCount
};
inline constexpr int kTags = static_cast<int>(Tag::kCount);

inline constexpr int kOpRoom = 48, kAmounts = 4, kGainAmounts = 6;
inline constexpr int kResources = static_cast<int>(Res::kCount);
inline constexpr int kOpsLearned = 44;  // of verbs behind these a network is told nothing
static_assert(kOpsLearned <= kOps && kOpsLearned <= kOpRoom);

struct TraitInfo {
  Trait trait;
  std::string_view id;
  int size;
};
// clang-format off
inline constexpr TraitInfo kTraits[] = {
    {Trait::kAnswerTo, "answer-to", 2 * kAsks},
    {Trait::kAnswerCause, "answer-cause", 2 * kCauses},
    {Trait::kFigures, "figures", kLookers},
    {Trait::kThings, "things", 6},
    {Trait::kTags, "tags", kTags},
    {Trait::kSheriffNear, "sheriff-near", kSteps},
    {Trait::kRivalNear, "rival-near", kSteps},
    {Trait::kRank, "rank", 13},
    {Trait::kTarget, "target", kAsks * kLookers},
    {Trait::kTargetHand, "target-hand", kFightKinds * 8},
    {Trait::kTargetWounds, "target-wounds", 4},
    {Trait::kTargetWanted, "target-wanted", 11},
    {Trait::kTargetMarshal, "target-marshal", 11},
    {Trait::kTargetCash, "target-cash", 13},
    {Trait::kTargetLead, "target-lead", 17},
    {Trait::kPrice, "price", 14},
    {Trait::kStake, "stake", 14},
    {Trait::kWords, "words", kOpRoom * kAmounts},
    {Trait::kGains, "gains", kResources * kGainAmounts},
    {Trait::kLosses, "losses", kResources * kGainAmounts},
};
// clang-format on

static_assert(has_all_rows(kTraits, &TraitInfo::trait));

// How many values a byte of a choice has.
static_assert(kSlots == 30, "How many values has the new slot, if no list or flag says so?");
constexpr int values_of(Slot slot) {
  const SlotInfo& info = info_of(slot);
  if (!info.list.empty()) return static_cast<int>(info.list.size());
  if (!info.flag.empty()) return 2;
  switch (slot) {
    case Slot::kNumber:
    case Slot::kOrdinal: return 16;
    case Slot::kSeat: return kLookers;
    case Slot::kSpace:
    case Slot::kLooked: return kMaxSpaces;
    case Slot::kCharacter: return kMaxCharacters;
    case Slot::kItem: return kBoxItems + 1;
    case Slot::kCard:
    case Slot::kNamedCard: return kPokerCards;
    case Slot::kSoldCard: return kPokerCards + 1;
    case Slot::kEvent: return kMaxEvents;
    case Slot::kThing: return 3 * 64;
    case Slot::kDelivered: return 8;
    default: return 0;
  }
}

// Where the values of each byte of each verb begin.
inline constexpr auto kSlotFirst = [] {
  std::array<std::array<int, 3>, kVerbs> first{};
  int at = 1 + kVerbs;
  for (std::size_t v = 0; v < kVerbs; ++v) {
    const VerbInfo& info = kVerbTable[v];
    for (std::size_t i = 0; const Slot slot : {info.a, info.b, info.c}) {
      first[v][i++] = at;
      at += values_of(slot);
    }
  }
  return first;
}();
inline constexpr int kFirstTrait = kSlotFirst[kVerbs - 1][2] + values_of(kVerbTable[kVerbs - 1].c);
inline constexpr auto kTraitFirst = [] {
  std::array<int, std::size(kTraits) + 1> first{kFirstTrait};
  for (std::size_t i = 0; i < std::size(kTraits); ++i) first[i + 1] = first[i] + kTraits[i].size;
  return first;
}();
inline constexpr int kMarks = kTraitFirst.back();

}  // namespace dr
