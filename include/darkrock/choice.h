// What a seat can say to the engine: four bytes that mean the same in every state, so that a replay
// survives a rule fix that adds an option.
#pragma once

#include <bit>
#include <compare>

#include "darkrock/rule.h"
#include "darkrock/types.h"

namespace dr {

// choice_table.h has a row for each: its id, its bytes a, b and c, its rule.
enum class Verb : std::uint8_t {
  kPass,  // leave it: an optional effect, a reaction, a purchase, a move
  kTakeCharacter,
  kStartAt,
  kIncome,
  kUseWeapon,
  kUseMount,
  // actions (B3.3)
  kMove,  // also answers "move up to N"
  kPlayCard,
  kUseItem,
  kUseAbility,
  kFight,
  kBuy,
  kUpgrade,
  kPoker,
  kProspect,
  kDeposit,  // a: nuggets of the board; the Fool's Gold sold too has b < c
  kHeist,
  kHeal,
  kRevel,  // a: LP bought
  kTakeCattle,
  kWork,
  kEndTurn,
  // answers
  kReact,      // a: poker card with a Reaction in this window
  kTrigger,    // c: ability of it
  kPlaceDisc,  // b: 1 = move the disc of the other story
  kShowGoal,   // a: goal of the own character, 0..3
  kDeliver,
  kOption,
  kAccept,  // yes, to what kPass declines
  kPick,
  kDiscard,
  kGiveCash,
  kGiveCard,
  kCommit,  // a card laid face down in a fight
  kDecline,
  kSurrender,
  kCommitFight,
  kReward,  // for beaten bandits, for poker
  kLoot,
  kPayNuggets,  // the Fool's Gold given among them has a < b
  kJoin,
  kLay,     // a card for a poker hand
  kReroll,  // a: die
  kResolveStory,
  kSheriffTo,   // a: his own space = he stays, or with b: 1 goes away and comes back in
  kKeepLegend,  // a: worth of the token, 1..3 LP
  // Ante Up: actions
  kTakeLonghorn,
  kRobTrain,
  kRailTravel,
  kCrossPass,
  kExplore,
  kFaro,
  kHighRoller,
  kCommunityPoker,
  // Ante Up: answers
  kTakeNuggets,
  kResolveEvent,
  kLook,
  kBet,
  kStay,
  kLeave,
  kRaise,
  kFold,
  kCount
};
inline constexpr int kVerbs = static_cast<int>(Verb::kCount);

enum class Trigger : std::uint8_t { kItem, kCharacter, kCard };

// What kIncome, kReward and kLoot take. kStolen and kGave of event.h tell it by the same numbers.
enum class Income : std::uint8_t { kCash, kCards, kBoth };  // $20, two cards, $10 and a card
enum class Reward : std::uint8_t { kLp, kMp, kGp };
enum class Loot : std::uint8_t { kCash, kNuggets, kCattle, kLonghorn };
enum class Gift : std::uint8_t { kCash, kCard };

// What Scout can look at (ruling 111).
enum class LookAt : std::uint8_t { kTrain, kToken, kHighRoller, kFrontier, kCattle };

//   31      24 23      16 15       8 7        0
//  |  verb    |    a     |    b     |    c     |
struct Choice {
  Verb verb = Verb::kPass;
  std::uint8_t a = 0, b = 0, c = 0;

  constexpr std::uint32_t code() const { return bytes_of(std::bit_cast<std::uint32_t>(*this)); }
  static constexpr Choice from(std::uint32_t code) { return std::bit_cast<Choice>(bytes_of(code)); }
  static constexpr std::uint32_t code_of(Verb verb, int a = 0, int b = 0, int c = 0) {
    return static_cast<std::uint32_t>(verb) << 24 | (a & 0xffu) << 16 | (b & 0xffu) << 8 |
           (c & 0xffu);
  }
  // A code as it lies in memory, and back.
  static constexpr std::uint32_t bytes_of(std::uint32_t code) {
    return std::endian::native == std::endian::little ? __builtin_bswap32(code) : code;
  }
  friend constexpr bool operator==(Choice, Choice) = default;
  friend constexpr auto operator<=>(Choice x, Choice y) { return x.code() <=> y.code(); }
};
static_assert(sizeof(Choice) == 4);

// The legal choices of one decision, ascending and unique. A caller-owned buffer.
struct Choices {
  static constexpr int kCapacity = 384;
  int n = 0;
  Choice list[kCapacity];

  void clear() { n = 0; }
  // Keeps the order. REQUIRES: room.
  void add(Choice choice) { add_code(choice.code()); }
  void add(Verb verb, int a = 0, int b = 0, int c = 0) { add_code(Choice::code_of(verb, a, b, c)); }
  // REQUIRES: room, and it comes last.
  void append(Verb verb, int a) { append_code(Choice::code_of(verb, a)); }
  bool has(Choice choice) const;
  const Choice* begin() const { return list; }
  const Choice* end() const { return list + n; }
  const Choice& operator[](int i) const { return list[i]; }

 private:
  void add_code(std::uint32_t code) {
    if (n == 0 || list[n - 1].code() < code)
      append_code(code);
    else
      insert(Choice::from(code));
  }
  // The four bytes in one piece: who reads them as one would wait for bytes written one by one.
  void append_code(std::uint32_t code) {
    const std::uint32_t bytes = Choice::bytes_of(code);
    std::memcpy(static_cast<void*>(&list[n++]), &bytes, sizeof bytes);
  }
  void insert(Choice choice);
};

// The questions a seat may be asked. `asked_by` in engine.h gives the rule behind each.
enum class Ask : std::uint8_t {
  kNothing,
  kCharacter,      // B2.3
  kStart,          // B2.4
  kIncome,         // B3.2
  kWeapon,         // B3.2
  kMount,          // B3.2
  kAction,         // B3.3
  kMoveTo,         // a card grants a move
  kShop,           // B7.2 more purchases, or a card grants one
  kOrder,          // B15.3 which automatic effect first
  kWindow,         // B15.3 use an optional effect, or pass
  kOption,         // `choose`
  kMay,            // `may`
  kPickSeat,       // `one-here:`
  kDiscard,        // discard by choice
  kGive,           // `give $10 or 1 card`
  kCommit,         // B6.4, B11.2, B12.4
  kCommitFight,    // B11.7
  kRestart,        // fight card 10
  kReward,         // B11.3
  kLoot,           // B6.14
  kLootCattle,     // B6.14
  kPayNuggets,     // ruling 114
  kJoin,           // B7.11
  kLay,            // B7.3.1, secret and simultaneous
  kDie,            // Miner's Map
  kStoryOrder,     // B8.5
  kSheriffTo,      // B12.8
  kSheriffTarget,  // B12.3
  kAttempt,        // switch sheriff-attempt
  kStoryDisc,      // `story-disc`
  kSendTo,         // `send self` to a place of several spaces
  kKeepLegend,     // B2.13
  kEventChoice,    // AU65
  kLookAt,         // ruling 111
  kExplore,        // AU41 which cards to discard
  kBet,            // AU48
  kStay,           // AU50
  kRaise,          // AU53
  kPokerReward,    // AU43
  kCount
};
inline constexpr int kAsks = static_cast<int>(Ask::kCount);

// Why a choice is refused. `need` and `have` are the numbers of the sentence, -1 where none belongs.
enum class Refusal : std::uint8_t {
  kNone,
  kGameOver,
  kNotAsked,     // somebody else is asked; need: a seat that is
  kNotAnAnswer,  // the verb does not answer this question
  kNotOffered,   // not among the options of this question
  kNotInHand,
  kNoActionsLeft,
  kNoSuchSpace,
  kTooFar,         // need: spaces, have: movement
  kBehindBandits,  // only a path through bandits leads there
  kSheriffThere,
  kNoMesaCrossing,
  kNotAtLocation,  // need: Tag
  kNotInPlace,     // a place condition of the rule fails
  kCash,           // need, have: tens of dollars
  kNoStock,
  kOwnedAlready,
  kNotOwned,
  kUpgradedAlready,
  kNoUpgrade,
  kTooManyItems,
  kNoActionOnCard,
  kOncePerTurn,
  kNotSameSpace,
  kFoughtAlready,
  kNeedMarshal,
  kNeedWanted,
  kEmptyHand,
  kNothingToSell,  // need: asked for, have: nuggets
  kCarriesCattle,
  kNoCattleLeft,
  kNoCattleInGame,
  kRevelRange,
  kCannotActivate,
  kBarredOption,  // G3, G14
  kNoDisc,
  kGoalNotMet,
  kNotInThisGame,    // a module of the game this table plays without
  kNoTrain,          // the train is elsewhere; need: its space
  kExploredAlready,  // no frontier token left here
  kHandValue,        // need, have: value of cards
  kNoLonghorn,
  kNoHighRoller,
  kOtherRack,  // need: Tag of the shop that stocks it
  kNoWayAcross,
  kAbilityLocked,  // need: LP, have: LP
  kCount
};

struct WhyNot {
  Refusal code = Refusal::kNone;
  Rule rule{};
  std::int16_t need = -1, have = -1;

  constexpr bool ok() const { return code == Refusal::kNone; }
};
using Reject = WhyNot;

}  // namespace dr
