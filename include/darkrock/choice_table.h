// What is known of every verb, question and refusal, each said here and nowhere else: its id, what
// the bytes of a choice mean, the rule behind it. Replays, JSON, the keys of the sentences
// (`choice.<id>`, `ask.<id>`, `refusal.<id>`) and the browser's types follow from it.
#pragma once

#include <array>
#include <span>

#include "darkrock/choice.h"
#include "darkrock/ids.h"
#include "darkrock/rows.h"

namespace dr {

// What a byte of a choice means, and how it is written in words.
enum class Slot : std::uint8_t {
  kEmpty,
  kNumber,   // as it is
  kOrdinal,  // counted from 1
  kSeat,     // 1..6, mib
  kSpace,
  kCharacter,
  kItem,       // a kind, by the id of its front; none
  kCard,       // Kh
  kNamedCard,  // poker-manhunt/4h
  kSoldCard,   // 1 + card; 0 is left out
  kFightCard,  // value - 2, written as the value
  kEvent,
  // the byte before says what stands here
  kThing,      // what a trigger belongs to
  kDelivered,  // longhorns delivered
  kLooked,     // where Scout looks
  // a word of a list
  kFightKind,
  kColour,
  kIncome,
  kDelivery,
  kSide,
  kReward,
  kLoot,
  kTrigger,
  kLookAt,
  kRank,    // value - 2
  kMarker,  // of a bet
  // a word for 1, nothing for 0
  kActive,
  kMesa,
  kMoved,
  kBack,
  kCount
};

inline constexpr int kSlots = static_cast<int>(Slot::kCount);

struct SlotInfo {
  Slot slot;
  std::string_view id;
  std::string_view expects;  // what to write there; empty: a word of the list or the flag
  std::span<const std::string_view> list{};
  std::string_view flag{};  // the word for 1
};
inline constexpr SlotInfo kSlotTable[] = {
    {Slot::kEmpty, "empty", "nothing"},
    {Slot::kNumber, "number", "a number"},
    {Slot::kOrdinal, "ordinal", "a number from 1"},
    {Slot::kSeat, "seat", "a player, 1 to 6 or mib"},
    {Slot::kSpace, "space", "the id of a space, such as sv12"},
    {Slot::kCharacter, "character", "the id of a character, such as annie-oakley"},
    {Slot::kItem, "item", "the id of an item, such as mule"},
    {Slot::kCard, "card", "a poker card, such as Kh or 10c"},
    {Slot::kNamedCard, "named-card", "a poker card, such as poker-manhunt/4h or 4h"},
    {Slot::kSoldCard, "sold-card", "a poker card, such as Kh or 10c"},
    {Slot::kFightCard, "fight-card", "", kRankIds},
    {Slot::kEvent, "event", "the id of an event, such as event-01"},
    {Slot::kThing, "thing", "nothing"},
    {Slot::kDelivered, "delivered", "nothing"},
    {Slot::kLooked, "looked", "nothing"},
    {Slot::kFightKind, "fight-kind", "", kIdsOf<FightKind>},
    {Slot::kColour, "colour", "", kColourIds},
    {Slot::kIncome, "income", "", kIdsOf<Income>},
    {Slot::kDelivery, "delivery", "", kIdsOf<Delivery>},
    {Slot::kSide, "side", "", kSideIds},
    {Slot::kReward, "reward", "", kIdsOf<Reward>},
    {Slot::kLoot, "loot", "", kIdsOf<Loot>},
    {Slot::kTrigger, "trigger", "", kIdsOf<Trigger>},
    {Slot::kLookAt, "look-at", "", kIdsOf<LookAt>},
    {Slot::kRank, "rank", "", kRankIds},
    {Slot::kMarker, "marker", "", kBetIds},
    {Slot::kActive, "active", "", {}, "active"},
    {Slot::kMesa, "mesa", "", {}, "mesa"},
    {Slot::kMoved, "moved", "", {}, "moved"},
    {Slot::kBack, "back", "", {}, "back"},
};

enum class Role : std::uint8_t { kAnswer, kAction };  // an action costs one of the turn's (B3.3)

// What a choice is about besides what its bytes name.
enum class About : std::uint8_t {
  kNothing,
  kHere,      // the space the chooser stands in
  kOtherEnd,  // the space at the other end of the rail or pass (`linked_space`)
  kFighter,   // whoever fights the bandits, guard … for whom is chosen
  kRobbed,    // whoever lost the robbery
  kCause,     // whoever brought the question up (`cause_now`)
};

struct Traits {
  About about = About::kNothing;
  // Nobody looks for it on a turn: other actions are shown with the reason while they are refused.
  bool unsought = false;
  bool b_first = false;  // in words, b stands before a
  bool aside = false;    // it lets something go: passing, declining …
};

struct VerbInfo {
  Verb verb;
  std::string_view id;  // in all places, and the first word of the choice in a replay
  Role role = Role::kAnswer;
  Rule rule{};  // behind it; none: that of the question
  Traits traits{};
  Slot a = Slot::kEmpty, b = Slot::kEmpty, c = Slot::kEmpty;
};

// clang-format off
inline constexpr auto kVerbTable = [] {
  using enum Role;
  return std::to_array<VerbInfo>({
    {Verb::kPass, "pass", kAnswer, {}, {.aside = true}},
    {Verb::kTakeCharacter, "character", kAnswer, B(2, 3), {}, Slot::kCharacter},
    {Verb::kStartAt, "start", kAnswer, B(2, 4), {}, Slot::kSpace},
    {Verb::kIncome, "income", kAnswer, B(3, 2), {}, Slot::kIncome},
    {Verb::kUseWeapon, "weapon", kAnswer, B(3, 2), {}, Slot::kItem},
    {Verb::kUseMount, "mount", kAnswer, B(3, 2), {}, Slot::kItem},
    {Verb::kMove, "move", kAction, B(4, 1), {.unsought = true}, Slot::kSpace, Slot::kMesa},
    {Verb::kPlayCard, "play", kAction, B(5, 1), {.unsought = true}, Slot::kNamedCard},
    {Verb::kUseItem, "use", kAction, B(5, 1), {.unsought = true}, Slot::kItem},
    {Verb::kUseAbility, "ability", kAction, B(5, 1), {.unsought = true}, Slot::kOrdinal},
    {Verb::kFight, "fight", kAction, B(6, 8), {.b_first = true}, Slot::kSeat, Slot::kFightKind},
    {Verb::kBuy, "buy", kAction, B(7, 2), {}, Slot::kItem, Slot::kActive},
    {Verb::kUpgrade, "upgrade", kAction, B(7, 2), {.unsought = true}, Slot::kItem, Slot::kActive},
    {Verb::kPoker, "poker", kAction, B(7, 3)},
    {Verb::kProspect, "prospect", kAction, B(7, 5)},
    {Verb::kDeposit, "deposit", kAction, B(7, 6), {}, Slot::kNumber, Slot::kSoldCard, Slot::kSoldCard},
    {Verb::kHeist, "heist", kAction, B(7, 7)},
    {Verb::kHeal, "heal", kAction, B(7, 8)},
    {Verb::kRevel, "revel", kAction, B(7, 8), {}, Slot::kNumber},
    {Verb::kTakeCattle, "cattle", kAction, B(7, 9), {}, Slot::kColour},
    {Verb::kWork, "work", kAction, B(7, 10)},
    {Verb::kEndTurn, "end-turn", kAnswer, B(3, 3), {.aside = true}},
    {Verb::kReact, "react", kAnswer, B(5, 2), {}, Slot::kNamedCard},
    {Verb::kTrigger, "trigger", kAnswer, B(5, 2), {}, Slot::kTrigger, Slot::kThing, Slot::kOrdinal},
    {Verb::kPlaceDisc, "disc", kAnswer, B(8, 1), {}, Slot::kSide, Slot::kMoved},
    {Verb::kShowGoal, "goal", kAnswer, B(2, 12), {}, Slot::kOrdinal},
    {Verb::kDeliver, "deliver", kAnswer, B(7, 9), {}, Slot::kDelivery, Slot::kDelivered},
    {Verb::kOption, "option", kAnswer, G(3), {}, Slot::kOrdinal},
    {Verb::kAccept, "accept"},
    {Verb::kPick, "pick", kAnswer, {}, {}, Slot::kSeat},
    {Verb::kDiscard, "discard", kAnswer, {}, {}, Slot::kCard},
    {Verb::kGiveCash, "give-cash", kAnswer, G(16), {.about = About::kCause}},
    {Verb::kGiveCard, "give", kAnswer, G(16), {.about = About::kCause}, Slot::kCard},
    {Verb::kCommit, "commit", kAnswer, B(11, 2), {}, Slot::kCard},
    {Verb::kDecline, "decline", kAnswer, B(6, 4), {.aside = true}},
    {Verb::kSurrender, "surrender", kAnswer, B(12, 4), {.aside = true}},
    {Verb::kCommitFight, "npc-card", kAnswer, B(11, 7), {.about = About::kFighter}, Slot::kFightCard},
    {Verb::kReward, "reward", kAnswer, B(11, 3), {}, Slot::kReward},
    {Verb::kLoot, "loot", kAnswer, B(6, 14), {.about = About::kRobbed}, Slot::kLoot},
    {Verb::kPayNuggets, "pay-nuggets", kAnswer, Ruling(114), {}, Slot::kSoldCard, Slot::kSoldCard},
    {Verb::kJoin, "join", kAnswer, B(7, 11)},
    {Verb::kLay, "lay", kAnswer, B(7, 3, 1), {}, Slot::kCard},
    {Verb::kReroll, "reroll", kAnswer, {}, {}, Slot::kOrdinal},
    {Verb::kResolveStory, "story", kAnswer, B(8, 5), {}, Slot::kSide},
    {Verb::kSheriffTo, "sheriff", kAnswer, B(12, 8), {}, Slot::kSpace, Slot::kBack},
    {Verb::kKeepLegend, "keep-legend", kAnswer, B(2, 13), {}, Slot::kNumber},
    {Verb::kTakeLonghorn, "longhorn", kAction, AU(16), {.about = About::kHere, .unsought = true}},
    {Verb::kRobTrain, "rob-train", kAction, AU(34)},
    {Verb::kRailTravel, "rail", kAction, AU(39), {.about = About::kOtherEnd}},
    {Verb::kCrossPass, "cross", kAction, AU(42), {.about = About::kOtherEnd, .unsought = true}},
    {Verb::kExplore, "explore", kAction, AU(41), {.about = About::kHere}},
    {Verb::kFaro, "faro", kAction, AU(44)},
    {Verb::kHighRoller, "high-roller", kAction, AU(23)},
    {Verb::kCommunityPoker, "community-poker", kAction, AU(52), {.unsought = true}},
    {Verb::kTakeNuggets, "take-nuggets", kAnswer, AU(30), {.about = About::kHere}, Slot::kNumber},
    {Verb::kResolveEvent, "event", kAnswer, AU(65), {}, Slot::kEvent},
    {Verb::kLook, "look", kAnswer, Ruling(111), {}, Slot::kLookAt, Slot::kLooked},
    {Verb::kBet, "bet", kAnswer, AU(48), {}, Slot::kRank, Slot::kMarker},
    {Verb::kStay, "stay", kAnswer, AU(50)},
    {Verb::kLeave, "leave", kAnswer, AU(50), {.aside = true}},
    {Verb::kRaise, "raise", kAnswer, AU(53)},
    {Verb::kFold, "fold", kAnswer, AU(53), {.aside = true}},
  });
}();
// clang-format on

struct AskInfo {
  Ask ask;
  std::string_view id;
};
inline constexpr AskInfo kAskTable[] = {
    {Ask::kNothing, "nothing"},
    {Ask::kCharacter, "character"},
    {Ask::kStart, "start"},
    {Ask::kIncome, "income"},
    {Ask::kWeapon, "weapon"},
    {Ask::kMount, "mount"},
    {Ask::kAction, "action"},
    {Ask::kMoveTo, "move-to"},
    {Ask::kShop, "shop"},
    {Ask::kOrder, "order"},
    {Ask::kWindow, "window"},
    {Ask::kOption, "option"},
    {Ask::kMay, "may"},
    {Ask::kPickSeat, "pick-seat"},
    {Ask::kDiscard, "discard"},
    {Ask::kGive, "give"},
    {Ask::kCommit, "commit"},
    {Ask::kCommitFight, "commit-fight"},
    {Ask::kRestart, "restart"},
    {Ask::kReward, "reward"},
    {Ask::kLoot, "loot"},
    {Ask::kLootCattle, "loot-cattle"},
    {Ask::kPayNuggets, "pay-nuggets"},
    {Ask::kJoin, "join"},
    {Ask::kLay, "lay"},
    {Ask::kDie, "die"},
    {Ask::kStoryOrder, "story-order"},
    {Ask::kSheriffTo, "sheriff-to"},
    {Ask::kSheriffTarget, "sheriff-target"},
    {Ask::kAttempt, "attempt"},
    {Ask::kStoryDisc, "story-disc"},
    {Ask::kSendTo, "send-to"},
    {Ask::kKeepLegend, "keep-legend"},
    {Ask::kEventChoice, "event-choice"},
    {Ask::kLookAt, "look-at"},
    {Ask::kExplore, "explore"},
    {Ask::kBet, "bet"},
    {Ask::kStay, "stay"},
    {Ask::kRaise, "raise"},
    {Ask::kPokerReward, "poker-reward"},
};

struct RefusalInfo {
  Refusal code;
  std::string_view id;
};
inline constexpr RefusalInfo kRefusalTable[] = {
    {Refusal::kNone, "none"},
    {Refusal::kGameOver, "game-over"},
    {Refusal::kNotAsked, "not-asked"},
    {Refusal::kNotAnAnswer, "not-an-answer"},
    {Refusal::kNotOffered, "not-offered"},
    {Refusal::kNotInHand, "not-in-hand"},
    {Refusal::kNoActionsLeft, "no-actions-left"},
    {Refusal::kNoSuchSpace, "no-such-space"},
    {Refusal::kTooFar, "too-far"},
    {Refusal::kBehindBandits, "behind-bandits"},
    {Refusal::kSheriffThere, "sheriff-there"},
    {Refusal::kNoMesaCrossing, "no-mesa-crossing"},
    {Refusal::kNotAtLocation, "not-at-location"},
    {Refusal::kNotInPlace, "not-in-place"},
    {Refusal::kCash, "cash"},
    {Refusal::kNoStock, "no-stock"},
    {Refusal::kOwnedAlready, "owned-already"},
    {Refusal::kNotOwned, "not-owned"},
    {Refusal::kUpgradedAlready, "upgraded-already"},
    {Refusal::kNoUpgrade, "no-upgrade"},
    {Refusal::kTooManyItems, "too-many-items"},
    {Refusal::kNoActionOnCard, "no-action-on-card"},
    {Refusal::kOncePerTurn, "once-per-turn"},
    {Refusal::kNotSameSpace, "not-same-space"},
    {Refusal::kFoughtAlready, "fought-already"},
    {Refusal::kNeedMarshal, "need-marshal"},
    {Refusal::kNeedWanted, "need-wanted"},
    {Refusal::kEmptyHand, "empty-hand"},
    {Refusal::kNothingToSell, "nothing-to-sell"},
    {Refusal::kCarriesCattle, "carries-cattle"},
    {Refusal::kNoCattleLeft, "no-cattle-left"},
    {Refusal::kNoCattleInGame, "no-cattle-in-game"},
    {Refusal::kRevelRange, "revel-range"},
    {Refusal::kCannotActivate, "cannot-activate"},
    {Refusal::kBarredOption, "barred-option"},
    {Refusal::kNoDisc, "no-disc"},
    {Refusal::kGoalNotMet, "goal-not-met"},
    {Refusal::kNotInThisGame, "not-in-this-game"},
    {Refusal::kNoTrain, "no-train"},
    {Refusal::kExploredAlready, "explored-already"},
    {Refusal::kHandValue, "hand-value"},
    {Refusal::kNoLonghorn, "no-longhorn"},
    {Refusal::kNoHighRoller, "no-high-roller"},
    {Refusal::kOtherRack, "other-rack"},
    {Refusal::kNoWayAcross, "no-way-across"},
    {Refusal::kAbilityLocked, "ability-locked"},
};

// Row i is enumerator i, and no row is missing.
static_assert(has_all_rows(kSlotTable, &SlotInfo::slot));
static_assert(has_all_rows(kVerbTable, &VerbInfo::verb));
static_assert(has_all_rows(kAskTable, &AskInfo::ask));
static_assert(has_all_rows(kRefusalTable, &RefusalInfo::code));

inline constexpr int kActionVerbs = [] {
  int n = 0;
  for (const VerbInfo& row : kVerbTable) n += row.role == Role::kAction;
  return n;
}();

// REQUIRES: an enumerator.
constexpr const SlotInfo& info_of(Slot slot) { return kSlotTable[static_cast<std::size_t>(slot)]; }
constexpr const VerbInfo& info_of(Verb verb) { return kVerbTable[static_cast<std::size_t>(verb)]; }
constexpr std::string_view id_of(Verb verb) { return info_of(verb).id; }
constexpr std::string_view id_of(Ask ask) { return kAskTable[static_cast<std::size_t>(ask)].id; }
constexpr std::string_view id_of(Refusal code) {
  return kRefusalTable[static_cast<std::size_t>(code)].id;
}

}  // namespace dr
